import { choice, count, order, withItem, type EditCard, type Edits } from '../../engine/edits.ts';
import {
  colours,
  families,
  limits,
  patternSymbols,
  spots,
  wishesOf,
  type CardSet,
  type PatternSymbol,
  type Prophecy,
} from './cards.ts';
import de from './edits.de.ftl';
import en from './edits.en.ftl';

/** A symbol by a name that a message can have. */
const nameOf = (symbol: PatternSymbol): string =>
  (symbol === '∞' ? 'any∞' : symbol).replace('∞', '-many').replace('×', '-not');
const symbolNames = patternSymbols.map(nameOf);
const symbolOf = (name: string): PatternSymbol[] =>
  patternSymbols.filter((symbol) => nameOf(symbol) === name);

const mostLevels = 4;

function prophecy(set: CardSet, card: Prophecy, position: number): EditCard<CardSet> {
  const { id, frame, family, pattern, levels, copies } = card;
  const put = (change: Partial<Prophecy>): CardSet => ({
    ...set,
    prophecies: withItem(set.prophecies, id, change),
  });
  const lengthened = (length: number) =>
    Array.from(
      { length },
      (_, i) => levels[i] ?? ([Math.min(limits.times[1], i + 1), levels.at(-1)?.[1] ?? 0] as const),
    );
  return {
    id,
    name: { say: 'edit-prophecy', with: { number: position + 1 } },
    units: [`prophecies/${id}`],
    fields: [
      choice('frame', colours, frame, (value) => put({ frame: value })),
      choice('family', families, family, (value) => put({ family: value })),
      order('pattern', symbolNames, { most: limits.pattern, repeats: true }, pattern.map(nameOf), (names) =>
        put({ pattern: names.flatMap(symbolOf) }),
      ),
      count('levels', [1, mostLevels], levels.length, (length) => put({ levels: lengthened(length) })),
      ...levels.flatMap(([times, points], i) => [
        count('times', limits.times, times, (value) => put({ levels: levels.with(i, [value, points]) }), {
          level: i + 1,
        }),
        count('points', limits.points, points, (value) => put({ levels: levels.with(i, [times, value]) }), {
          level: i + 1,
        }),
      ]),
      count('copies', limits.copies, copies, (value) => put({ copies: value })),
    ],
  };
}

/** The numbers printed on the supply board: its fields are tapped from 1 to 10. */
function supplyNumbers(set: CardSet): EditCard<CardSet> {
  return {
    id: 'numbers',
    name: { say: 'edit-numbers', with: {} },
    units: ['numbers'],
    fields: [
      order(
        'spots',
        spots,
        { most: spots.length, repeats: false, onBoard: 'supply-numbers' },
        set.numbers.spots,
        (row) => ({
          ...set,
          numbers: { ...set.numbers, spots: row },
        }),
      ),
    ],
  };
}

const edits: Edits<CardSet> = {
  texts: { de, en },
  decks: (set) => [
    { id: 'supply', board: 'paper-supply', cards: [supplyNumbers(set)] },
    { id: 'prophecies', cards: set.prophecies.map((card, i) => prophecy(set, card, i)) },
  ],
  refused({ prophecies, numbers }) {
    const missing = spots.length - numbers.spots.length;
    if (missing > 0) return { say: 'edit-missing-spots', with: { missing } };
    const empty = prophecies.findIndex((card) => wishesOf(card).length === 0);
    return empty < 0 ? undefined : { say: 'edit-no-piece', with: { number: empty + 1 } };
  },
};

export default edits;
