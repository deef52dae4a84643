import bot from '../bot.ts';
import type { ColourName } from '../../../look/colour-names.ts';
import { segmentNames, type CardSet } from '../cards.ts';
import { start as newGame, type State } from '../state.ts';
import type { Step } from '../../../engine/bot.ts';
import type { Answer, Marks } from '../../../engine/expects.ts';
import { play, type Run } from '../../../engine/play.ts';
import { seeded } from '../../../engine/rng.ts';
import { tableOf } from '../../../../test/tools/table.ts';

export { bot };
export const { german, english, runWith } = tableOf(bot);

/** The printed board is unknown: 12 fields, three a segment, two an area, four colours in turn. */
const hues: readonly ColourName[] = ['white', 'yellow', 'red', 'blue'];
const { shipped } = bot.cards;
export const cards: CardSet = {
  ...shipped,
  board: {
    ...shipped.board,
    fields: Array.from({ length: 12 }, (_, field) => ({
      colour: hues[field % 4]!,
      segment: segmentNames[Math.floor(field / 3)]!,
      area: Math.floor(field / 2),
    })),
  },
};

export const options = { citizens: 'a', deck: 'built-in', artifacts: 'ask', tribe: false };
export function at(changes: Partial<State> = {}, chosen: Partial<typeof options> = {}): State {
  const state = newGame({ ...options, ...chosen }, seeded(1), cards);
  return { ...state, marker: 0, isSetUp: true, ...changes };
}
export const deckOf = (...known: string[]) => ({ known, hidden: 0, pool: [] });

type Given = readonly [to: string, value: Answer];
export function turn(s: State, ...answers: Given[]): Run<State> {
  return play(
    bot,
    s,
    'turn',
    answers.map(([to, value]) => ({ to, value })),
  );
}
export const said = (run: Run<State>) => run.steps.map(({ say }) => say);
export const step = (run: Run<State>, say: string): Step | undefined =>
  run.steps.find((one) => one.say === say);

/** A hex by row and column, both from 0, as in the hand-worked scenarios. */
export const hex = (row: number, column: number) => `${'ABCDEFGHI'[row]}${column + 1}`;
export const marks = (mark: string, ...places: (readonly [number, number])[]): Marks =>
  Object.fromEntries(places.map(([row, column]) => [hex(row, column), mark]));

/** A turn to its end, with the first answer offered at every question that is not answered yet. */
export function finished(s: State, ...answers: Given[]): State {
  const { prompt, state } = turn(s, ...answers);
  if (!prompt) return state;
  if (prompt.expects.kind !== 'choice') throw new Error(`unexpected ${prompt.say}`);
  return finished(s, ...answers, [prompt.say, prompt.expects.of[0]!]);
}
