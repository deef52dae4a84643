import { expect, fixture, html } from '@open-wc/testing';
import '../../components/games/games-screen.ts';
import '../../components/screens/home-screen.ts';
import template from '../../core/cli/template/bot.ts';
import type { Bot, Score } from '../../core/engine/bot.ts';
import { gameFile } from '../../components/files/downloads.ts';
import { createGame, listGames, readGame, readLog } from '../../core/store/games.ts';
import {
  find,
  likeTemplate,
  loadPageStyles,
  setUp,
  startOf,
  storedGame,
  testContext,
  type TestContext,
} from './fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

const withWords = (words: string) => ({ de: template.texts.de + words, en: template.texts.en + words });
const levels = ['level-1', 'level-2', 'level-3'];

/** A level to choose. */
const chosen = likeTemplate('chosen', {
  options: { level: { kind: 'choice', of: levels, initial: 'level-1' } },
  texts: withWords('\noption-level = .\n    .level-1 = 1\n    .level-2 = 2\n    .level-3 = 3\n'),
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
  at = 1,
): Promise<void> {
  const start = startOf(bot, options);
  const verdict = { say: 'verdict', with: { result: 'won', margin: 1, rating: 'normal' } };
  const headline = bot.shows(bot.start(start.options, [1, 2, 3, 4], start.cards)).headline;
  await createGame(
    context.database,
    start,
    { headline, over: true, score: { lines: [], verdict, ...score } },
    at,
  );
}

/** All rows of all its lists. */
const listed = (screen: Element): HTMLLIElement[] =>
  [...(screen.shadowRoot?.querySelectorAll('games-list') ?? [])].flatMap((list) => [
    ...(list.shadowRoot?.querySelectorAll('li') ?? []),
  ]);

async function balanceOf(context: TestContext): Promise<Element> {
  const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
  await waitUntil(() => find(screen, 'li'));
  expect(find(screen, 'bot-balance'), 'the record stands behind, not above').to.equal(undefined);
  find(screen, '[data-value=balance]')?.click();
  await waitUntil(() => find(screen, 'bot-balance')?.shadowRoot?.querySelector('tbody tr'), 'no balance');
  await expect(screen).to.be.accessible();
  return screen;
}

async function rowsOf(context: TestContext): Promise<string[][]> {
  const screen = await balanceOf(context);
  const rows = find(screen, 'bot-balance')?.shadowRoot?.querySelectorAll('tr') ?? [];
  return [...rows].map((row) =>
    [...row.children].map(({ textContent }) =>
      textContent
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
}

describe('the balance on the list of games', () => {
  before(loadPageStyles);

  it('shows every level of a bot, played or not', async () => {
    const context = await testContext('de');
    await ended(context, chosen, { level: 'level-2' }, { bot: 96, you: 101, isWon: true });
    await ended(context, chosen, { level: 'level-2' }, { bot: 100, you: 90, isWon: false });
    await ended(context, chosen, { level: 'level-3' }, { bot: 130, you: 112, isWon: false });
    expect(await rowsOf(context)).to.deep.equal([
      ['Stufe', 'Partien', 'Siege', 'Abstand'],
      ['1', '–', '–', '–'],
      ['2', '2', '50 %', '−2,5'],
      ['3', '1', '0 %', '−18'],
      ['alle', '3', '33 %', '−7,7'],
    ]);
  });

  it('draws how the last games of each level went, and says it', async () => {
    const context = await testContext('de');
    await ended(context, chosen, { level: 'level-2' }, { bot: 96, you: 101, isWon: true }, 1);
    await ended(context, chosen, { level: 'level-2' }, { bot: 100, you: 90, isWon: false }, 2);
    await ended(context, chosen, { level: 'level-3' }, { bot: 130, you: 112, isWon: false }, 3);
    const screen = await balanceOf(context);
    const rows = [...(find(screen, 'bot-balance')?.shadowRoot?.querySelectorAll('tbody tr') ?? [])];
    const said = rows.map((row) => row.querySelector('svg')?.getAttribute('aria-label'));
    expect(said).to.deep.equal([undefined, '+5, −10', undefined, '+5, −10, −18']);
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

describe('a game in the list', () => {
  it('that runs stands before those that are over, with its game and where it is', async () => {
    const context = await testContext('de');
    const running = await storedGame(context, setUp);
    await ended(context, template, {}, { you: 96, isWon: false });
    const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
    await waitUntil(() => listed(screen).length === 2);
    const text = (selector: string) => find(screen, selector)?.textContent.replace(/\s+/g, ' ').trim();
    expect(text('section h2')).to.equal('Läuft gerade');
    expect(text('.row')).to.match(/^Template Automa · Noch \d+ Schiffe? \d+ heute$/);
    expect(find(screen, '.row')?.getAttribute('href')).to.equal(`#/table/${running}`);
    find(screen, '[data-value=running]')?.click();
    await waitUntil(() => listed(screen).length === 1);
  });

  it('is deleted by a tap, and an undo brings back all of it', async () => {
    const context = await testContext('en');
    const id = await storedGame(context, setUp);
    const before = await gameFile(context.database, await readGame(context.database, id));
    const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
    await waitUntil(() => find(screen, 'li'));
    find(screen, 'li .more')?.click();
    await waitUntil(() => find(screen, '#delete'));
    await expect(screen).to.be.accessible();
    find(screen, '#delete')?.click();
    await waitUntil(() => context.undos.length === 1);
    expect(await listGames(context.database)).to.deep.equal([]);
    expect(await readLog(context.database, id)).to.deep.equal([]);
    await context.undos[0]?.undo();
    expect(await gameFile(context.database, await readGame(context.database, id))).to.equal(before);
  });

  const damages: Record<string, object> = {
    'without a summary': { summary: undefined },
    'with a strange date': { changedAt: 'yesterday' },
    'with a date that no calendar has': { changedAt: 1e300 },
    'without a start': { start: null },
    'with a score that is none': { summary: { headline: { say: 'x', with: {} }, over: true, score: 7 } },
  };
  for (const [what, damage] of Object.entries(damages))
    it(`${what} hides no other, and can be saved and deleted`, async () => {
      const context = await testContext('en');
      const bad = await storedGame(context, setUp);
      await storedGame(context, setUp);
      const record = await context.database.get('games', bad);
      await context.database.put('games', { ...record!, ...damage });
      const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
      await waitUntil(() => find(screen, '.damaged'));
      await waitUntil(() => listed(screen).length === 2);
      expect(find(screen, '.damaged')?.textContent).to.contain('cannot be read');
      const home = await fixture(html`<home-screen .context=${context}></home-screen>`);
      await waitUntil(() => find(home, 'a[href^="#/table/"]'));
      find(screen, '.damaged button:last-of-type')?.click();
      await waitUntil(() => !find(screen, '.damaged'));
      expect(context.refusals).to.deep.equal([]);
    });

  it('of an unknown bot hides no other', async () => {
    const context = await testContext('en');
    await storedGame(context, setUp);
    const id = await storedGame(context, setUp);
    const record = await context.database.get('games', id);
    await context.database.put('games', { ...record!, start: { ...record!.start, bot: 'nobody' } });
    const home = await fixture(html`<home-screen .context=${context}></home-screen>`);
    await waitUntil(() => find(home, 'a[href^="#/table/"]'));
  });

  it('is one of many: a screenful is drawn before anything else is read', async () => {
    const context = await testContext('en');
    const id = await storedGame(context, setUp);
    const record = await context.database.get('games', id);
    for (let n = 0; n < 20; n++)
      await context.database.put('games', { ...record!, id: `many-${n}`, changedAt: n });
    const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
    const drawn: number[] = [];
    const { count, getAllKeys } = IDBIndex.prototype;
    try {
      IDBIndex.prototype.count = function (...of) {
        drawn.push(listed(screen).length);
        return count.apply(this, of);
      };
      IDBIndex.prototype.getAllKeys = function (...of) {
        drawn.push(listed(screen).length);
        return getAllKeys.apply(this, of);
      };
      await waitUntil(() => drawn.length > 3);
    } finally {
      Object.assign(IDBIndex.prototype, { count, getAllKeys });
    }
    expect(Math.min(...drawn)).to.be.at.least(12);
  });

  it('is one of thousands: only those in sight are drawn', async () => {
    const context = await testContext('en');
    const id = await storedGame(context, setUp);
    const record = await context.database.get('games', id);
    const { store } = context.database.transaction('games', 'readwrite');
    for (let n = 0; n < 3000; n++) void store.put({ ...record!, id: `many-${n}`, changedAt: n });
    await store.transaction.done;
    const screen = await fixture(html`<games-screen .context=${context}></games-screen>`);
    await waitUntil(() => find(screen, 'li'));
    const rows = () => listed(screen).length;
    expect(rows()).to.be.at.most(200);
    const before = rows();
    find(screen, '.end')?.scrollIntoView();
    await waitUntil(() => rows() > before);
  });
});
