import type { BaseState, Bot, Prompt } from '../engine/bot.ts';
import type { Answer } from '../engine/expects.ts';
import { readerOf } from '../engine/words.ts';
import { isClose, type Boards, type Picture, type Size } from '../look/board.ts';

/** A space lies so close to others that a loupe is laid over it. */
export type Closeness = (
  given: { readonly prompt: Prompt; readonly value: Answer },
  state: BaseState,
  room?: keyof typeof rooms,
) => boolean;

/** What a board has of a phone of 390 × 664: in a question, in the player's turn, and while the bot's stands above it. */
const rooms = {
  asked: { width: 382, height: 256 },
  own: { width: 382, height: 224 },
  below: { width: 358, height: 112 },
};

/** A finger on the boards of a bot; keys and voices miss nothing. */
export function fingerOn(bot: Bot, boards: Boards, hand = 'finger'): Closeness {
  const text = readerOf('de', bot.texts);
  return ({ prompt: { expects, board: shown }, value }, state, where = 'asked') => {
    const room = rooms[where];
    const board = expects.kind === 'place' ? boards.named[expects.board] : undefined;
    if (!board || expects.kind !== 'place' || hand !== 'finger') return false;
    const lying = { marks: {}, ...shown, places: expects.of, choices: expects.of, state, text, room };
    const picture = board.draw({ ...lying, strip: () => undefined } as never);
    return isClose(picture, value as string, scaleOf(picture, room));
  };
}

/** Boards are shown whole. */
const scaleOf = ({ width, height }: Picture, room: Size): number =>
  Math.min(room.width / width, room.height / height);
