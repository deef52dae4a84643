import { expect } from '@open-wc/testing';
import type { Language } from '../../core/engine/text.ts';
import { forTheEar, sentences } from '../../core/voice/sentences.ts';

const cases: [Language, string, string[]][] = [
  ['de', 'Möwe zieht. Nimm zwei Karten!', ['Möwe zieht.', 'Nimm zwei Karten!']],
  ['de', 'Nimm Plättchen, z. B. Gebäude. Dann weiter.', ['Nimm Plättchen, z. B. Gebäude.', 'Dann weiter.']],
  ['de', 'M.Ö.W.E. Karten liegen offen. Decke auf.', ['M.Ö.W.E. Karten liegen offen.', 'Decke auf.']],
  ['de', 'In der 3. Runde zählt es. Sonst nicht.', ['In der 3. Runde zählt es.', 'Sonst nicht.']],
  ['de', 'Du hast 3. Dann nimm eine.', ['Du hast 3.', 'Dann nimm eine.']],
  ['de', 'Lege bis zu ca. Zehn ab.', ['Lege bis zu ca. Zehn ab.']],
  ['en', 'The card is 63.5 by 88. Cut it.', ['The card is 63.5 by 88.', 'Cut it.']],
  ['en', 'It scores 12. You score 14.', ['It scores 12.', 'You score 14.']],
  ['en', 'How many? 3 or more … then stop.', ['How many?', '3 or more … then stop.']],
  ['en', 'Move it (if you can). Done', ['Move it (if you can).', 'Done']],
  ['de', 'Reihen: −1. Dann 2 × 3 %.', ['Reihen: minus 1.', 'Dann 2 mal 3 Prozent.']],
  ['en', 'Yellow ∞, +1. Go on.', ['Yellow infinity, plus 1.', 'Go on.']],
  ['en', 'No end', ['No end']],
  ['en', ' … ', []],
  ['en', '', []],
];

describe('sentences', () => {
  for (const [language, text, expected] of cases)
    it(`${language}: “${text}”`, () => {
      expect(sentences(text, language)).to.deep.equal(expected);
    });

  it('lose what cannot be heard, and no words', () => {
    expect(forTheEar('★ Hafen · «Runde» 1 → 2 + 3')).to.equal('Hafen, Runde 1, 2 + 3');
    expect(forTheEar('Über\u00ADwinterung\u00A0jetzt .')).to.equal('Überwinterung jetzt.');
  });
});
