import adam from '../bot.ts';
import { colours, spots, type Colour } from '../cards.ts';
import type { Key } from '../phrases.ts';
import { counted } from '../pieces.ts';
import type { OpenCard, State } from '../state.ts';
import { fields, fullSupply, kinds, piecesOn, placesOf, type Supply } from '../supply.ts';
import type { Answer, Expects, Table, Values } from '../../../engine/bot.ts';
import { fits } from '../../../engine/expects.ts';
import { asking } from '../../../engine/play.ts';
import { tableOf } from '../../../../test/tools/table.ts';

export const bot = adam;
const played = tableOf(bot, { bags: 'you', row: 'mirrored' });
export const { german, english, table, run, because } = played;

/** What is usual is so, the rest is answered. */
export const runWith: typeof played.runWith = (s, script, answer) =>
  played.runWith(s, script, (prompt) => (prompt.usual ? undefined : answer(prompt)));

export const open = (card: string, held: Partial<Record<Colour, number>> = {}): OpenCard => ({
  card,
  held: { ...counted([]), ...held },
});

/** His cards, each with what lies on it. */
export const holding = (s: Readonly<State>) =>
  s.open.map(({ card, held }) => [card, Object.fromEntries(Object.entries(held).filter(([, n]) => n > 0))]);

export interface Asked {
  readonly say: string;
  readonly with: Values;
  readonly expects: Expects;
}

/** Plays without the runner: told steps and questions go straight to the test. */
export const direct = (
  answer: (asked: Asked) => Answer,
  tell: (say: Key, values: Values) => void = () => undefined,
): Table<Key> => ({
  tell: (say, values = {}) => tell(say, values),
  ...asking((expects, { say, with: values = {}, usual }) => {
    if (usual) {
      tell(usual.tell as Key, values);
      return usual.answer;
    }
    const value = answer({ say, with: values, expects });
    if (!fits(expects, value)) throw new Error(`${JSON.stringify(value)} does not fit ${say}`);
    return value;
  }),
});

/** Names cards in their order; behind the last there is none. */
export function namer(next: () => string | undefined): (say: string) => string {
  return (say) => {
    if (say !== 'which-card') throw new Error(`${say} does not ask for a card`);
    return next() ?? 'none';
  };
}

export function boardOf(pieces: readonly (readonly Colour[])[]): Record<string, Colour> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      (pieces[field - 1] ?? []).map((colour, index) => [placesOf(spots, field)[index] as string, colour]),
    ),
  );
}

export const supplyWith = (pieces: readonly (readonly Colour[])[]): Supply => ({
  ...fullSupply(),
  board: boardOf(pieces),
});

/** Where all pieces of a colour are: on cards, board, in the bags, with the player, discarded. */
export function whereabouts(s: State, colour: Colour): number {
  const { supply } = s;
  if (!supply) throw new Error('nothing is mirrored');
  return (
    s.open.reduce((sum, { held }) => sum + held[colour], 0) +
    Object.values(supply.board).filter((one) => one === colour).length +
    kinds.reduce((sum, kind) => sum + supply.bag[kind][colour], 0) +
    supply.yours[colour] +
    s.discarded[colour]
  );
}

/** What a player answers who looks for the wanted colours on this board: the pieces of the first field, or none. */
export function lookedFor({ say, with: values }: Pick<Asked, 'say' | 'with'>, board: Board): Answer {
  const listed = [1, 2, 3, 4, 5].map((n) => values[`c${n}`]);
  const wanted = listed.includes('any') ? colours : colours.filter((colour) => listed.includes(colour));
  const field = fields.find((one) => piecesOn(board, one).some((colour) => wanted.includes(colour)));
  if (field === undefined && say !== 'look-for') throw new Error('nothing lies there');
  return field === undefined ? {} : counted(piecesOn(board, field));
}

type Board = Readonly<Record<string, Colour>>;

/** The search once more, as plainly as possible: the wanted colours card by card. */
export function firstMatch(wanted: readonly (readonly Colour[])[], board: Board): number | undefined {
  const on = (field: number) => piecesOn(board, field);
  for (const want of wanted)
    for (const field of fields) if (on(field).some((colour) => want.includes(colour))) return field;
  return fields.find((field) => on(field).length > 0);
}
