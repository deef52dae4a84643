import { expect } from '@open-wc/testing';
import type { Bot, ShownBoard } from '../../core/engine/bot.ts';
import type { Turn } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import type { Boards, Lying } from '../../core/look/board.ts';
import { isColour } from '../../core/look/colours.ts';
import { games } from '../tools/games.ts';
import { randomGame } from '../tools/random-game.ts';

const room = { width: 350, height: 350 };

function boardsOf(bot: Bot, { after, steps }: Turn): ShownBoard[] {
  return [...(bot.shows(after).boards ?? []), ...steps.flatMap(({ board = [] }) => board)];
}

/** Names of spaces in which a word of their mark stands as it is. */
function rawNames({ named }: Boards, state: Turn['after'], shown: ShownBoard, text: Reader): string[] {
  const { board, marks, places = [] } = shown;
  const lying: Lying = { state, marks, places, choices: places, text, room, strip: () => undefined };
  const drawn = named[board]?.draw(lying as Lying<never>).places ?? [];
  return drawn.flatMap(({ id, name }) => {
    const words = (marks[id] ?? '').split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
    return words.some((word) => name.split(/[^\p{L}]+/u).includes(word)) ? [name] : [];
  });
}

for (const game of games)
  it(`${game.id}: what lies on its boards is named in words, not by its id`, async () => {
    const [bot, boards] = [await game.rules(), await game.boards()];
    const text = readerOf('de', bot.texts);
    const turns = [1, 2, 3, 4, 5, 6].flatMap((seed) => randomGame(bot, seed).session.turns);
    const raw = turns.flatMap((turn) =>
      boardsOf(bot, turn).flatMap((shown) => rawNames(boards, turn.after, shown, text)),
    );
    expect([...new Set(raw)]).to.deep.equal([]);
    for (const name of boards.legend ?? []) {
      expect(isColour(name) || boards.sign?.(name), name).to.be.ok;
      expect(text.part({ say: 'names', with: {} }, name), name).to.be.a('string');
    }
  });
