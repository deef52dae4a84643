import { expect } from '@open-wc/testing';
import { languages, type Language } from '../../core/engine/text.ts';
import { sidesOf } from '../../core/look/paper.ts';
import { studio, type Studio } from '../../print/jobs.ts';
import { games } from '../tools/games.ts';
import { textBoxes } from './boxes.ts';

/** What paper says of itself and of how it is read, and words of every day: no terms of a game. */
const ofPaper: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'ersatzwert',
    'ausschneiden',
    'matte',
    'symbol',
    'sternfeld',
    'pfeile',
    'sonst',
    'völkerhilfe',
    'landschaftsreihe',
    'wohin',
    'handeln',
    'ausführen',
    ...['gleichstand', 'gleichstände', 'schluss', 'seite', 'mitte', 'treffer', 'buchstaben'],
    // Of two words of the screen.
    ...['markerfelds', 'fortschrittsstapel', 'kreisviertel', 'reservekarte'],
  ],
  en: [
    ...['unchecked', 'unofficial', 'house', 'value', 'beside', 'copy', 'symbol', 'arrows', 'loop', 'bottom'],
    ...['anywhere', 'while', 'over', 'they', 'most', 'puts', 'carry', 'lasting', 'benefits', 'ties'],
    ...[
      'everything',
      'better',
      'least',
      'less',
      'above',
      'below',
      'apart',
      'otherwise',
      'rather',
      'twice',
      'minus',
    ],
    ...['says', 'failed', 'chosen', 'useful', 'follows', 'beginning', 'literally', 'herself', 'exchanging'],
    ...['brings', 'those', 'whoever', 'hers'],
  ],
};

/** In German, names of things begin with a capital; in English, all words of some length are looked at. */
const nouns: Readonly<Record<Language, RegExp>> = { de: /\p{Lu}\p{Ll}{3,}/gu, en: /\p{L}{4,}/gu };

function nounsOf(words: readonly string[], language: Language): string[] {
  const all = words.flatMap((one) => one.replaceAll('\u00ad', '').match(nouns[language]) ?? []);
  return [...new Set(all.map((one) => one.toLowerCase()))];
}

/** What the screen says, and the voice with it: all messages of a bot but those that are only printed. */
const screenWords = (source: string): string =>
  source
    .split(/\n(?=[a-z][\w-]* =)/)
    .filter((message) => !/^(?:paper|sheet|deck)-/.test(message))
    .join('\n')
    .replaceAll('\u00ad', '')
    .toLowerCase();

/** Without an ending. */
const stem = (noun: string): string => noun.slice(0, Math.max(4, noun.length - 2));

const faces = (made: Studio): string[] =>
  made
    .decks()
    .filter(({ isExtra }) => !isExtra)
    .flatMap(({ cards }) => cards.flatMap(sidesOf))
    .flatMap(({ face }) => textBoxes(face()).map(({ content }) => content));

const boards = (made: Studio): string[] =>
  made
    .boards()
    .filter(({ isExtra }) => !isExtra)
    .flatMap(({ drawing }) => textBoxes(drawing).map(({ content }) => content));

for (const { id } of games)
  for (const language of languages)
    it(`cards, boards and the sheet have the words of screen and voice: ${id}, ${language}`, async () => {
      const made = await studio(id, language);
      const [{ texts }, { sheet }] = await Promise.all([made.game.rules(), made.game.paper()]);
      const said = screenWords(texts[language]);
      const headings = sheet.flatMap(({ heading, items }) => [heading, ...items.map(({ title }) => title)]);
      const told = sheet.flatMap(({ items }) =>
        items.flatMap(({ text }) => (text ? [made.reader.text(text)] : [])),
      );
      const printed = nounsOf(
        [...faces(made), ...boards(made), ...headings.map((say) => made.reader.word(say)), ...told],
        language,
      );
      expect(printed).to.have.length.above(5);
      const others = printed.filter(
        (noun) => !said.includes(stem(noun)) && !ofPaper[language].includes(noun),
      );
      expect(others).to.deep.equal([]);
    });

it('a word that only paper has would be found', () => {
  const said = screenWords('step-build = Sie baut ein Haus.\npaper-build = Gebäude\n');
  expect(['haus', 'gebäude'].map((noun) => said.includes(stem(noun)))).to.deep.equal([true, false]);
});
