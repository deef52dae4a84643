import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../components/screens/games-screen.ts';
import adam from '../../core/bots/adam/bot.ts';
import mautoma from '../../core/bots/mautoma/bot.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import type { Bot, Score } from '../../core/engine/bot.ts';
import { createGame } from '../../core/store/games.ts';
import { find, loadPageStyles, startOf, testContext, type TestContext } from './fixtures.ts';

const bots: Readonly<Record<string, Bot>> = { nautoma, mautoma, adam };

/** A game that ended so. */
async function ended(
  context: TestContext,
  id: string,
  options: Readonly<Record<string, string | boolean>>,
  score: Omit<Score, 'lines' | 'verdict'>,
): Promise<void> {
  const bot = bots[id]!;
  const start = startOf(bot, options);
  const verdict = { say: 'verdict', with: { result: 'won', margin: 1, rating: 'normal' } };
  const headline = bot.shows(bot.start(start.options, [1, 2, 3, 4], start.cards)).headline;
  await createGame(
    context.database,
    start,
    { headline, over: true, score: { lines: [], verdict, ...score } },
    1,
  );
}

async function rowsOf(context: TestContext): Promise<string[][]> {
  const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
  await waitUntil(() => find(screen, 'bot-balance')?.shadowRoot?.querySelector('tbody tr'), 'no balance');
  await expect(screen).to.be.accessible();
  const rows = find(screen, 'bot-balance')?.shadowRoot?.querySelectorAll('tr') ?? [];
  return [...rows].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  );
}

describe('the balance on the list of games', () => {
  before(loadPageStyles);

  it('shows every level of a bot, played or not, beside what it scores in simulated games', async () => {
    const context = await testContext('de');
    await ended(context, 'nautoma', { level: 'level-2' }, { bot: 96, you: 101, isWon: true });
    await ended(context, 'nautoma', { level: 'level-2' }, { bot: 100, you: 90, isWon: false });
    await ended(context, 'nautoma', { level: 'level-5' }, { bot: 130, you: 112, isWon: false });
    expect(await rowsOf(context)).to.deep.equal([
      ['Stufe', 'Partien', 'Siege', 'Abstand', 'erwartet'],
      ['1', '–', '–', '–', '84 77–90'],
      ['2', '2', '50 %', '−2,5', '97 90–104'],
      ['3', '–', '–', '–', '115 108–123'],
      ['4', '–', '–', '–', '121 114–129'],
      ['5', '1', '0 %', '−18', '133 120–148'],
      ['alle', '3', '33 %', '−7,7', ''],
    ]);
  });

  it('shows the levels that were played of a bot with switches', async () => {
    const context = await testContext('en');
    await ended(context, 'adam', { 'level-1': true, 'level-3': true }, { bot: 40, you: 44, isWon: true });
    await ended(context, 'adam', {}, { bot: 50, you: 51, isWon: true });
    expect(await rowsOf(context)).to.deep.equal([
      ['Level', 'Games', 'Won', 'Margin'],
      ['none', '1', '100%', '+1'],
      ['Level 1, Level 3', '1', '100%', '+4'],
      ['all', '2', '100%', '+2.5'],
    ]);
  });

  it('shows points against a bot without levels that only rates', async () => {
    const context = await testContext('de');
    await ended(context, 'mautoma', {}, { you: 96, isWon: false });
    await ended(context, 'mautoma', {}, { you: 121, isWon: true });
    expect(await rowsOf(context)).to.deep.equal([
      ['Partien', 'Siege', 'Punkte'],
      ['2', '50 %', '108,5'],
    ]);
  });
});
