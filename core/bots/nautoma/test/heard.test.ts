import { expect } from '@open-wc/testing';
import type { State } from '../state.ts';
import type { Answer, Options } from '../../../engine/bot.ts';
import { play } from '../../../engine/play.ts';
import { bot, divers, german, over, run, table } from './table.ts';

/** The question that a script comes to with these answers. */
function asked(s: State, script: string, ...answers: [to: string, value: Answer][]) {
  const given = answers.map(([to, value]) => ({ to, value }));
  return play(bot, s, script, given).prompt!;
}

describe('Nautoma: questions without the screen', () => {
  const heard: [name: string, options: Options, has: Partial<State>, script: string, said: string][] = [
    [
      'which card and row is compared',
      { values: 'compare' },
      over,
      'week-end',
      'Wochenkarte 1, ruhige Seite, Ei oder Jungfisch: Basiswert 3, ein Punkt für jedes Mal. Stimmt das?',
    ],
    [
      'which card and row is read out',
      { level: 'level-4', values: 'read' },
      { ...over, week: 2 },
      'week-end',
      'Wochenkarte 2, stürmische Seite, volle Reihe Fische: Welcher Basiswert steht da?',
    ],
    [
      'that a Spick card is to be drawn',
      { level: 'level-1', spick: 'x-2' },
      { isSetUp: false },
      'set-up',
      'Mische die sechs Spick-Karten, zieh eine und leg sie offen neben deinen Ozean. Welche ist es?',
    ],
    [
      'that the extra points do not count yet',
      { level: 'level-5', board: 'b' },
      { ...over, achievements: ['small-fish', null, null] },
      'week-end',
      'Wie viele Punkte hast du für den Wochenerfolg, ohne die drei zusätzlichen?',
    ],
    [
      'that they do not count at all',
      { level: 'level-3', board: 'b' },
      { week: 4, turn: 7 },
      'end',
      'Wie viele Punkte hast du, ohne die 3 zusätzlichen je Woche?',
    ],
  ];
  for (const [name, options, has, script, said] of heard)
    it(`say ${name}`, () => {
      expect(german.spoken(asked(table(options, has), script))).to.equal(said);
    });

  it('say where the rows of a Spick card are', () => {
    const rows = (options: Options, ...answers: Answer[]) => {
      const set = run(
        table({ level: 'level-1', spick: 'x-2', ...options }, { isSetUp: false }),
        'set-up',
        ...answers,
      );
      return german.spoken(asked({ ...set.state, ...over }, 'week-end', ['spick-column', 3]));
    };
    expect(rows({}, 'spick-6')).to.equal(
      'Und wie viele in den Reihen 2 und 3 von oben, in allen drei Tauchstellen?',
    );
    expect(rows({ deck: 'from-box' })).to.equal(
      'Und wie viele in den markierten Reihen, in allen drei Tauchstellen?',
    );
  });
});

describe('Nautoma: hints', () => {
  it('name what the points are printed on', () => {
    const hint = (s: State) => german.part(asked(s, 'week-end'), 'hint');
    const named: Partial<State> = { ...over, ...divers(1), achievements: ['small-fish', null, null] };
    expect(hint(table({ values: 'compare' }, over))).to.match(/Wochenkarte und Erfolgstableau\.$/);
    expect(hint(table({ values: 'compare', board: 'b' }, named))).to.match(/Wochenkarte und Plättchen\.$/);
  });

  it('doubt the base value, not points that nobody knows yet', () => {
    const drawn: Partial<State> = { isSetUp: false, achievements: ['any-fish', null, null] };
    const { steps } = run(table({ level: 'level-4', board: 'b' }, drawn), 'set-up');
    const tiles = steps.filter(({ say }) => say === 'achievement-drawn');
    expect(tiles.map((step) => german.part(step, 'hint'))).to.deep.equal([
      'Zeile 3 der Wochenkarte. Basiswert 3 (Ersatzwert). Die Punkte sagst du mir bei der Wertung.',
    ]);
  });

  it('speak of extra points only where side B has them', () => {
    const hint = (options: Options) => {
      const { steps } = run(table({ deck: 'built-in', ...options }, { isSetUp: false }), 'set-up');
      return german.part(
        steps.find(({ say }) => say === 'set-up-board')!,
        'hint',
      );
    };
    expect(hint({})).to.equal('Ihre drei Wochenerfolge stehen fest.');
    expect(hint({ board: 'b' })).to.equal('Die 3 zusätzlichen Punkte gibt es nur auf Stufe 5.');
    expect(hint({ level: 'level-5', board: 'b' })).to.equal(
      'Wer beim Wochenerfolg vorn liegt, bekommt 3 Punkte mehr.',
    );
  });
});
