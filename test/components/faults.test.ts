import { expect, fixture, html } from '@open-wc/testing';
import { reportOf } from '../../components/files/report.ts';
import '../../components/table/table-screen.ts';
import type { TableScreen } from '../../components/table/table-screen.ts';
import { register } from '../../core/bots/game.ts';
import type { Game } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { shuffleIn } from '../../core/engine/deck.ts';
import { advance, begin, possible, replay, type Entry, type Start } from '../../core/engine/session.ts';
import type { Boards } from '../../core/look/board.ts';
import { noteGame, readLog } from '../../core/store/games.ts';
import { games } from '../tools/games.ts';
import { randomGame } from '../tools/random-game.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, settled, testContext, type TestContext } from './fixtures.ts';
import { storeGame } from '../../components/files/stored-game.ts';

const fault = (): never => {
  throw new Error('a fault, on purpose');
};

/** The game under another name, with faults in it. */
function faulty(game: Game, id: string, bot: Bot, boards?: Boards): void {
  register(id, {
    game: game.game,
    bot: game.bot,
    look: game.look,
    rules: () => Promise.resolve({ default: bot }),
    boards: async () => ({ default: boards ?? (await game.boards()) }),
    paper: async () => ({ default: await game.paper() }),
    edits: async () => ({ default: await game.edits() }),
  });
}

/** All up to where this script can be played first; cards are shuffled in again where they are real. */
function before(bot: Bot, script: string): { start: Start; log: readonly Entry[] } | undefined {
  for (let seed = 1; seed <= 60; seed++) {
    const { start, session } = randomGame(bot, seed, script === shuffleIn ? { deck: 'on-table' } : {});
    let now = begin(bot, start);
    for (const [at, deed] of session.deeds.entries()) {
      if (!now.prompt && possible(bot, now.state).includes(script))
        return { start, log: session.deeds.slice(0, at) };
      now = advance(now, deed);
    }
  }
  return undefined;
}

/** By board, all up to where it is shown: by its last question, else by its first step. */
function showing(bot: Bot): Map<string, { start: Start; log: readonly Entry[] }> {
  const told = new Map<string, { start: Start; log: readonly Entry[] }>();
  const asked = new Map(told);
  for (let seed = 1; seed <= 8; seed++) {
    const { start, session } = randomGame(bot, seed);
    let now = begin(bot, start);
    for (const [at, deed] of session.deeds.entries()) {
      now = advance(now, deed);
      const { board } = now.prompt ?? now.turns.at(-1)?.steps.findLast((step) => step.board) ?? {};
      const found = now.prompt ? asked : told;
      if (board && (now.prompt || !told.has(board.board)))
        found.set(board.board, { start, log: session.deeds.slice(0, at + 1) });
    }
  }
  return new Map([...told, ...asked]);
}

async function sit(
  context: TestContext,
  bot: Bot,
  start: Start,
  log: readonly Entry[],
): Promise<TableScreen> {
  const file = { bot, start: { ...start, bot: bot.id }, log };
  const session = replay(bot, file.start, log);
  const { id } = await storeGame(context.database, file, session);
  const screen = await fixture<TableScreen>(
    html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
  );
  await waitUntil(() => find(screen, 'your-side'), 'the table is not laid');
  await screen.updateComplete;
  return screen;
}

/** Boards tell of their faults: none of them is one of the tests. */
globalThis.reportError = () => undefined;

describe('a fault of ours', () => {
  for (const game of games)
    it(`in any script of ${game.id} leaves the game where it was`, async () => {
      const bot = await game.rules();
      for (const script of Object.keys(bot.scripts)) {
        const there = before(bot, script);
        if (!there) expect.fail(`${script} is never played`);
        const id = `faulty-${game.id}-${script}`;
        const broken: Bot = { ...bot, id, scripts: { ...bot.scripts, [script]: fault } };
        faulty(game, id, broken);
        const context = await testContext();
        const screen = await sit(context, broken, there.start, there.log);
        screen.acts.play(script);
        await waitUntil(() => context.refusals.length > 0, `${script} is not told`);
        await settled(screen);
        expect(String(context.refusals[0])).to.contain('on purpose');
        const stored = (await readLog(context.database, screen.gameId)).map(({ entry }) => entry);
        expect(stored.slice(0, there.log.length), script).to.deep.equal(there.log);
        expect(stored.some((entry) => entry.type === 'played' && entry.script === script)).to.equal(false);
        expect(find(screen, 'your-side'), 'the table is still there').to.not.equal(undefined);
        screen.remove();
      }
    });

  for (const game of games)
    it(`in any board of ${game.id} takes only the board`, async () => {
      const thrown = new Set<string>();
      const bot = await game.rules();
      const boards = await game.boards();
      const named = Object.fromEntries(
        Object.entries(boards.named).map(([name, board]) => {
          const draw = () => {
            thrown.add(name);
            return fault();
          };
          return [name, { ...board, draw }];
        }),
      );
      const id = `boardless-${game.id}`;
      const broken: Bot = { ...bot, id };
      faulty(game, id, broken, { ...boards, named });
      const context = await testContext();
      const shown = showing(bot);
      expect([...shown.keys()]).to.have.members(Object.keys(named));
      for (const [name, { start, log }] of shown) {
        const screen = await sit(context, broken, start, log);
        await waitUntil(() => thrown.has(name), `${name} is not drawn`);
        await settled(screen);
        expect(find(screen, '#undo, #done, #next, answer-choice, answer-marks'), name).to.not.equal(
          undefined,
        );
        screen.remove();
      }
      expect(context.refusals).to.deep.equal([]);
    });

  it('can be reported with the game, and nothing of the player', async () => {
    const context = await testContext();
    const [game] = games;
    const bot = await game!.rules();
    const { start, session } = randomGame(bot, 3);
    const file = { bot, start, log: session.deeds.slice(0, 5) };
    const { id } = await storeGame(context.database, file, replay(bot, start, file.log));
    await context.database.put('settings', { name: 'player', value: 'Ada Lovelace' });
    await noteGame(context.database, id, { text: 'Lost to Ada Lovelace', place: 'Lovelace Road' });
    const report = await reportOf(context.database, new Error('on purpose'), id);
    expect(report).to.contain('on purpose').and.to.contain('"log"').and.not.to.contain('Lovelace');
  });
});
