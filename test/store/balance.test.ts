import { expect } from '@open-wc/testing';
import type { Score } from '../../core/engine/bot.ts';
import { balance } from '../../core/store/balance.ts';
import { createGame, listGames } from '../../core/store/games.ts';
import { fresh, start, tidy } from './fixtures.ts';

const headline = { say: 'headline', with: {} };
const verdict = { say: 'verdict', with: {} };
const ended = (isWon: boolean, you: number, bot?: number): Score => ({
  lines: [],
  isWon,
  you,
  verdict,
  ...(bot === undefined ? {} : { bot }),
});

/** The records of games that ended so; null: not yet. */
async function records(...scores: (Score | null)[]) {
  const db = await fresh();
  for (const [now, score] of scores.entries())
    await createGame(db, start, { headline, over: score !== null, ...(score ? { score } : {}) }, now);
  return listGames(db);
}

describe('the balance of games', () => {
  afterEach(tidy);

  it('counts finished games, the wins among them, and means', async () => {
    const made = balance(await records(ended(true, 98, 90), ended(false, 85, 99), null, ended(true, 90, 90)));
    expect(made).to.deep.equal({ played: 3, won: 2, you: 91, best: 98, margin: -2 });
  });

  it('has no margin against a bot that only rates', async () => {
    expect(balance(await records(ended(false, 96), ended(true, 121)))).to.deep.equal({
      played: 2,
      won: 1,
      you: 108.5,
      best: 121,
    });
  });

  it('says nothing before a game is finished', async () => {
    expect(balance(await records(null))).to.equal(undefined);
    expect(balance([])).to.equal(undefined);
  });
});
