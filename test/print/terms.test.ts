import { expect } from '@open-wc/testing';
import { sidesOf } from '../../core/look/paper.ts';
import { studio, type Studio } from '../../print/jobs.ts';
import { games } from '../tools/games.ts';
import { textBoxes } from './boxes.ts';

/** What paper says of itself and of how it is read: no terms of a game. */
const ofPaper = [
  'Ersatzwert',
  'Ausschneiden',
  'Matte',
  'Symbol',
  'Sternfeld',
  'Pfeile',
  'Sonst',
  'Völkerhilfe',
  'Landschaftsreihe',
  'Wohin',
  'Handeln',
  'Ausführen',
];

/** In German, names of things begin with a capital: so do sentences, which begin with words that the screen has, too. */
const nounsOf = (words: readonly string[]): string[] => {
  const all = words.flatMap((one) => one.replaceAll('\u00ad', '').match(/\p{Lu}\p{Ll}{3,}/gu) ?? []);
  return [...new Set(all)];
};

/** What the screen says, and the voice with it: all messages of a bot but those that are only printed. */
const screenWords = (source: string): string =>
  source
    .split(/\n(?=[a-z][\w-]* =)/)
    .filter((message) => !/^(?:paper|sheet|deck)-/.test(message))
    .join('\n')
    .replaceAll('\u00ad', '')
    .toLowerCase();

/** Without an ending. */
const stem = (noun: string): string => noun.toLowerCase().slice(0, Math.max(4, noun.length - 2));

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
  it(`cards, boards and headings of the sheet have the words of screen and voice: ${id}`, async () => {
    const made = await studio(id, 'de');
    const [{ texts }, { sheet }] = await Promise.all([made.game.rules(), made.game.paper()]);
    const said = screenWords(texts.de);
    const headings = sheet.flatMap(({ heading, items }) => [heading, ...items.map(({ title }) => title)]);
    const printed = nounsOf([
      ...faces(made),
      ...boards(made),
      ...headings.map((say) => made.reader.word(say)),
    ]);
    expect(printed).to.have.length.above(5);
    const others = printed.filter((noun) => !said.includes(stem(noun)) && !ofPaper.includes(noun));
    expect(others).to.deep.equal([]);
  });

it('a word that only paper has would be found', () => {
  const said = screenWords('step-build = Sie baut ein Haus.\npaper-build = Gebäude\n');
  expect(['Haus', 'Gebäude'].map((noun) => said.includes(stem(noun)))).to.deep.equal([true, false]);
});
