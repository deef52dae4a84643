import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../components/screens/games-screen.ts';
import template from '../../core/cli/template/bot.ts';
import type { Bot, Score } from '../../core/engine/bot.ts';
import { createGame } from '../../core/store/games.ts';
import { find, likeTemplate, loadPageStyles, startOf, testContext, type TestContext } from './fixtures.ts';

const withWords = (words: string) => ({ de: template.texts.de + words, en: template.texts.en + words });
const levels = ['level-1', 'level-2', 'level-3'];

/** A level to choose, and what to expect of each. */
const chosen = likeTemplate('chosen', {
  options: { level: { kind: 'choice', of: levels, initial: 'level-1' } },
  texts: withWords('\noption-level = .\n    .level-1 = 1\n    .level-2 = 2\n    .level-3 = 3\n'),
  scoring: {
    ...template.scoring,
    expected: Object.fromEntries(levels.map((level, n) => [level, { mean: 80 + n, low: 70, high: 90 }])),
  },
});
/** A switch for every level. */
const switched = likeTemplate('switched', {
  options: Object.fromEntries(levels.map((level) => [level, { kind: 'yes-no', initial: false }])),
  texts: withWords(levels.map((level, n) => `\noption-${level} = Level ${n + 1}\n`).join('')),
});

/** A game that ended so. */
async function ended(
  context: TestContext,
  bot: Bot,
  options: Readonly<Record<string, string | boolean>>,
  score: Omit<Score, 'lines' | 'verdict'>,
): Promise<void> {
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
    await ended(context, chosen, { level: 'level-2' }, { bot: 96, you: 101, isWon: true });
    await ended(context, chosen, { level: 'level-2' }, { bot: 100, you: 90, isWon: false });
    await ended(context, chosen, { level: 'level-3' }, { bot: 130, you: 112, isWon: false });
    expect(await rowsOf(context)).to.deep.equal([
      ['Stufe', 'Partien', 'Siege', 'Abstand', 'erwartet'],
      ['1', '–', '–', '–', '80 70–90'],
      ['2', '2', '50 %', '−2,5', '81 70–90'],
      ['3', '1', '0 %', '−18', '82 70–90'],
      ['alle', '3', '33 %', '−7,7', ''],
    ]);
  });

  it('shows the levels that were played of a bot with switches', async () => {
    const context = await testContext('en');
    await ended(context, switched, { 'level-1': true, 'level-3': true }, { bot: 40, you: 44, isWon: true });
    await ended(context, switched, {}, { bot: 50, you: 51, isWon: true });
    expect(await rowsOf(context)).to.deep.equal([
      ['Level', 'Games', 'Won', 'Margin'],
      ['none', '1', '100%', '+1'],
      ['Level 1, Level 3', '1', '100%', '+4'],
      ['all', '2', '100%', '+2.5'],
    ]);
  });

  it('shows points against a bot without levels that only rates', async () => {
    const context = await testContext('de');
    await ended(context, template, {}, { you: 96, isWon: false });
    await ended(context, template, {}, { you: 121, isWon: true });
    expect(await rowsOf(context)).to.deep.equal([
      ['Partien', 'Siege', 'Punkte'],
      ['2', '50 %', '108,5'],
    ]);
  });
});
