import { html, render } from 'lit';
import '../../components/boards/board-view.ts';
import '../../components/shell/all-words.ts';
import { textWith } from '../../components/shell/words.ts';
import { games, type Game } from '../../core/bots/index.ts';
import { randomGame } from '../tools/random-game.ts';

/** Maps as they lie at the end of a bot's random games. */
async function mapsOf(game: Game) {
  const [bot, { named }] = [await game.rules(), await game.boards()];
  if (!Object.values(named).some(({ shape }) => shape === 'map')) return [];
  return Array.from({ length: 12 }, (_, seed) => randomGame(bot, seed).session.state).flatMap((state) =>
    (bot.shows(state).boards ?? [])
      .filter(({ board }) => named[board]?.shape === 'map')
      .map(({ board, marks, places = [] }) => ({
        board: named[board]!,
        lying: {
          ...{ state, marks, places, choices: [] as string[], text: textWith.en(bot.texts) },
          ...{ strip: () => undefined, room: { width: 1, height: 1 } },
        },
      })),
  );
}

/** Runs inside Chromium. The most crowded map of all fills the window, all of its spaces open. False if no bot has one. */
export async function mount(): Promise<boolean> {
  const crowd = ({ lying }: { lying: { marks: object } }) => Object.keys(lying.marks).length;
  const maps = (await Promise.all(games.map(mapsOf))).flat();
  const most = maps.sort((one, other) => crowd(other) - crowd(one))[0];
  if (!most) return false;
  const { board, lying } = most;
  const choices = board.draw(lying as never).places.map(({ id }) => id);
  document.body.style.cssText = 'margin: 0; height: 100vh; --bright: #fc4; --field: #430';
  render(html`<board-view .board=${board} .lying=${{ ...lying, choices }}></board-view>`, document.body);
  return true;
}
