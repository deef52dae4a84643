import type { Answer, ShownBoard } from '../../core/engine/bot.ts';
import { fits, mostWays } from '../../core/engine/expects.ts';
import { advance } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { placeName, type Board, type Lying } from '../../core/look/board.ts';
import { boardWith, playedBy, tappable } from './in-view.ts';
import type { OpenGame } from './open-game.ts';

/** A space that a finger met among others that lie close: which one, and what can be done there. */
export interface Pick {
  readonly place: string;
  readonly name: string;
  readonly board: Board;
  readonly lying: Omit<Lying, 'room' | 'text' | 'strip'>;
  /** The first is the likely one. Without a value only the place is meant. */
  readonly ways: readonly Way[];
}

interface Way {
  readonly label: string;
  /** For who hears it by itself. */
  readonly full?: string | undefined;
  readonly value?: Answer;
  /** With it the player is done. */
  readonly ends?: boolean;
}

export function pickOf(game: OpenGame, text: Reader, place: string): Pick | undefined {
  const { session, boards } = game;
  const { state, prompt } = session;
  const asked = prompt?.expects.kind === 'place' ? prompt.expects : undefined;
  // A quick finger met the board before the question was there.
  if (prompt && !asked?.of.includes(place)) return undefined;
  const shown: ShownBoard | undefined = asked
    ? { board: asked.board, marks: {}, ...prompt?.board, places: asked.of }
    : boardWith(session, place);
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

/** The likely way says that it is the whole turn; that more comes is the next key. */
function withEnd(text: Reader, ways: readonly Way[]): readonly Way[] {
  const [likely, ...others] = ways;
  if (!likely) return ways;
  const more = { say: 'pick-more', with: { way: likely.label } };
  const further = { ...likely, label: text.text(more), full: text.part(more, 'full') };
  return [{ ...likely, ends: true }, further, ...others];
}

/** What the next question would offer, first what is told instead of it; without one, what a tap does. */
function waysAt({ session }: OpenGame, text: Reader, place: string): readonly Way[] {
  const { aside, bot, state } = session;
  const script = playedBy(session, place);
  if (!script) return [];
  const isWholeTurn = !aside && bot.shows(state).wholeTurns?.includes(script) === true;
  const begun = advance(session, { type: 'played', script });
  const asks = begun.prompt;
  const next =
    asks && fits(asks.expects, place)
      ? advance(begun, { type: 'answered', to: asks.say, value: place }).prompt
      : undefined;
  if (next?.expects.kind === 'choice' && next.expects.of.length <= mostWays) {
    const isUsual = (value: string): number => Number(value === next.usual?.answer);
    const ways = next.expects.of
      .toSorted((one, other) => isUsual(other) - isUsual(one))
      .map((value) => ({ value, label: text.label(next, value) }));
    return isWholeTurn && next.usual ? withEnd(text, ways) : ways;
  }
  const only = [{ label: text.part({ say: `script-${script}`, with: {} }, 'action') ?? place }];
  return isWholeTurn && !next ? withEnd(text, only) : only;
}
