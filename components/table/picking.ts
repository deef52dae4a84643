import type { Answer, ShownBoard } from '../../core/engine/bot.ts';
import { fits, mostWays } from '../../core/engine/expects.ts';
import { advance } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { placeName, type Board, type Lying } from '../../core/look/board.ts';
import { playedBy, tappable } from './in-view.ts';
import type { OpenGame } from './open-game.ts';

/** A space that a finger met among others that lie close: which one, and what can be done there. */
export interface Pick {
  readonly place: string;
  readonly name: string;
  readonly board: Board;
  readonly lying: Omit<Lying, 'room' | 'text' | 'strip'>;
  /** The first is the likely one. Without a value only the place is meant. */
  readonly ways: readonly { readonly label: string; readonly value?: Answer }[];
}

export function pickOf(game: OpenGame, text: Reader, place: string): Pick | undefined {
  const { session, boards } = game;
  const { bot, state, prompt } = session;
  const asked = prompt?.expects.kind === 'place' ? prompt.expects : undefined;
  const shown: ShownBoard | undefined = asked
    ? { board: asked.board, marks: {}, ...prompt?.board, places: asked.of }
    : bot.shows(state).boards?.find((one) => one.onTap && tappable(one).includes(place));
  const board = shown && boards.named[shown.board];
  if (!board) return undefined;
  const { marks, places = [] } = shown;
  return {
    place,
    name: placeName(boards, shown.board, place, text),
    board,
    lying: { marks, places, choices: tappable(shown), state },
    ways: asked ? [{ label: text.text({ say: 'pick-here', with: {} }) }] : waysAt(game, text, place),
  };
}

/** What the next question would offer, first what is told instead of it; without one, what a tap does. */
function waysAt({ session }: OpenGame, text: Reader, place: string): Pick['ways'] {
  const script = playedBy(session, place);
  if (!script) return [];
  const begun = advance(session, { type: 'played', script });
  const asks = begun.prompt;
  const next =
    asks && fits(asks.expects, place)
      ? advance(begun, { type: 'answered', to: asks.say, value: place }).prompt
      : undefined;
  if (next?.expects.kind === 'choice' && next.expects.of.length <= mostWays) {
    const isUsual = (value: string): number => Number(value === next.usual?.answer);
    return next.expects.of
      .toSorted((one, other) => isUsual(other) - isUsual(one))
      .map((value) => ({ value, label: text.label(next, value) }));
  }
  return [{ label: text.part({ say: `script-${script}`, with: {} }, 'action') ?? place }];
}
