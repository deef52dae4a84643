import { expect, fixture, html } from '@open-wc/testing';
import '../../components/cards/cards-screen.ts';
import { runningGames } from '../../components/cards/recard.ts';
import de from '../../components/cards/de.ftl';
import en from '../../components/cards/en.ftl';
import type { CardsScreen } from '../../components/cards/cards-screen.ts';
import bot from '../../core/cli/template/bot.ts';
import type { CardSet } from '../../core/cli/template/cards.ts';
import type { State } from '../../core/cli/template/state.ts';
import { storeGame } from '../../components/files/stored-game.ts';
import { openGame } from '../../components/table/open-game.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { begin } from '../../core/engine/session.ts';
import { readLog } from '../../core/store/games.ts';
import { writeCardsFile } from '../../core/engine/cards-file.ts';
import { withItem } from '../../core/engine/edits.ts';
import { cardsFor, changeCards } from '../../core/store/cards.ts';
import { understood } from '../../core/store/shipped.ts';
import { likeTemplate, loadPageStyles, startOf, testContext, type TestContext } from './fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

const cardTexts = { de, en };
const { ships } = bot.cards.shipped;
const own = { ships: withItem(ships, 'card-5', { points: 6, provenance: 'owner' }) };

async function screen(context: TestContext, id = bot.id): Promise<CardsScreen> {
  const element = await fixture<CardsScreen>(
    html`<cards-screen .botId=${id} .context=${context}></cards-screen>`,
  );
  await waitUntil(() => find(element, 'h1'), 'no cards');
  return element;
}

const find = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;

async function tap(element: CardsScreen, ...selectors: string[]): Promise<void> {
  const sheet = element.shadowRoot!.querySelector('card-sheet')!;
  for (const selector of selectors) {
    const root = find(element, selector) ? element : sheet;
    await waitUntil(() => find(root, selector), selector);
    find(root, selector)!.click();
    await element.updateComplete;
    await sheet.updateComplete;
  }
}

const stored = async ({ database }: TestContext, of: Bot = bot) => (await cardsFor(database, of)) as CardSet;
const ship = ({ ships }: CardSet, id: string) => ships.find((card) => card.id === id)!;

/** No room for a record of this store. */
function stub({ database }: TestContext, store: string): { restore(): void } {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
    if (this.name === store && this.transaction.db.name === database.name)
      throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
  return { restore: () => (IDBObjectStore.prototype.put = put) };
}

describe('cards screen', () => {
  before(loadPageStyles);

  it('shows every card as it prints, and those of one provenance', async () => {
    const element = await screen(await testContext('en'));
    expect(element.shadowRoot?.querySelectorAll('#deck-ships svg[role=img]')).to.have.length(8);
    expect(find(element, '#filter [data-value=rulebook]')?.textContent).to.match(/rulebook 6/);
    for (const [filter, count] of [
      ['rulebook', 6],
      ['house', 1],
      ['owner', 0],
    ] as const) {
      find(element, `#filter [data-value=${filter}]`)?.click();
      await element.updateComplete;
      expect(element.shadowRoot?.querySelectorAll('#deck-ships li'), filter).to.have.length(count);
    }
    expect(find(element, '#deck-ships')?.textContent).to.contain('There are none of these');
  });

  it('eight cards are compared with eight taps', async () => {
    const context = await testContext('de');
    const element = await screen(context);
    let taps = 0;
    element.addEventListener('click', () => (taps += 1));
    await tap(element, '#deck-ships .compare', ...ships.map(() => '#same'));
    expect(taps, 'one to begin, one for each card').to.equal(9);
    await waitUntil(() => find(element, '[role=status]')?.textContent.includes('fertig verglichen'));
    const compared = ships.map((card) => ({ ...card, provenance: 'owner' }));
    await waitUntil(async () =>
      (await stored(context)).ships.every(({ provenance }) => provenance === 'owner'),
    );
    expect((await stored(context)).ships).to.deep.equal(compared);
  });

  it('a card is corrected in place, and what the rules cannot take is refused with the reason', async () => {
    const context = await testContext('en');
    const reason = { say: 'cards-none', with: {} };
    const refused = (cards: unknown) =>
      ship(cards as CardSet, 'card-2').end === 'left' ? reason : undefined;
    const careful = likeTemplate('careful', {}, { refused });
    const element = await screen(context, careful.id);
    const sheet = element.shadowRoot!.querySelector('card-sheet')!;
    const card = async () => ship(await stored(context, careful), 'card-2');
    await tap(element, '[data-card=card-2]', '#correct', '[data-field=end] [data-value=left]');
    expect(find(sheet, '[role=alert]')?.textContent).to.contain(context.textWith(cardTexts).text(reason));
    expect(find(sheet, '#done')).to.have.property('disabled', true);
    await tap(
      element,
      '[data-field=end] [data-value=right]',
      '[data-field=points] .key:last-of-type',
      '#done',
    );
    await waitUntil(async () => (await card()).provenance === 'owner');
    expect(await card()).to.deep.equal({ id: 'card-2', end: 'right', points: 6, provenance: 'owner' });
    await waitUntil(() => find(element, '[data-card=card-2] .from')?.textContent.includes('yours'));
    await tap(element, '[data-card=card-2]', '#shipped');
    await waitUntil(async () => (await card()).provenance === 'rulebook');
  });

  it('says after an update which cards have changed', async () => {
    const context = await testContext('en');
    const before = { ships: withItem(ships, 'card-5', { points: 6 }) };
    const cards = { ...bot.cards, shipped: before, decks: { ships: 0 } };
    await understood(context.database, { ...bot, cards });
    const element = await screen(context);
    const told = find(element, '#changed')?.textContent.replace(/\s+/g, ' ');
    expect(told).to.contain('Ship 5 Points: 6 → 2');
    expect(told).to.contain('Ships');
    find(element, '#changed .key')?.click();
    await waitUntil(() => !find(element, '#changed'));
  });

  describe('with a game that is running', () => {
    /** It shuffles until somebody has points. */
    const shuffler = likeTemplate('shuffler', {
      deck: { ...bot.deck!, shufflesAgain: (s) => (s as State).points === 0 },
    });
    async function running(context: TestContext, deck: string, points = 0): Promise<string> {
      const start = startOf(shuffler, { deck });
      const state = { ...begin(shuffler, start).state, isSetUp: true, points };
      const resumed = { type: 'resumed', rules: shuffler.rules, state } as const;
      return (await storeGame(context.database, { bot: shuffler, start, log: [resumed] })).id;
    }
    const change = (element: CardsScreen) =>
      tap(element, '[data-card=card-2]', '#correct', '[data-field=end] [data-value=left]', '#done');
    const dialog = (element: CardsScreen) => element.shadowRoot!.querySelector('recard-dialog')!;
    const isAsking = (element: CardsScreen) =>
      dialog(element).shadowRoot!.querySelector('sheet-dialog')!.shadowRoot!.querySelector('dialog')!.open;
    const log = async ({ database }: TestContext, id: string) =>
      (await readLog(database, id)).map(({ entry }) => entry.type);

    it('asks whether it takes the changed cards; yes is an entry of its log', async () => {
      const context = await testContext('de');
      const id = await running(context, 'my-cards');
      const element = await screen(context, shuffler.id);
      await change(element);
      await waitUntil(() => isAsking(element));
      expect(find(dialog(element), '.question')?.textContent).to.contain('ab dem nächsten Mischen');
      find(dialog(element), '#recard')!.click();
      await waitUntil(() => find(element, '[role=status]')?.textContent.includes('laufenden Partie'));
      expect(await log(context, id)).to.deep.equal(['resumed', 'recarded']);
      const { session } = (await openGame(context.database, id)).game;
      expect(session.state.cards).to.deep.equal(bot.cards.shipped);
      expect(session.state.newCards?.map(({ path }) => path.join('/'))).to.deep.equal(['ships/card-2']);
      expect(isAsking(element)).to.equal(false);
    });

    it('keeps its cards at a no', async () => {
      const context = await testContext('en');
      const id = await running(context, 'on-table');
      const element = await screen(context, shuffler.id);
      await change(element);
      await waitUntil(() => isAsking(element));
      find(dialog(element), '#keep')!.click();
      await waitUntil(() => !isAsking(element));
      expect(await log(context, id)).to.deep.equal(['resumed']);
    });

    it('is told that it shuffles no more, instead of being asked', async () => {
      const context = await testContext('en');
      await running(context, 'my-cards', 4);
      const element = await screen(context, shuffler.id);
      await change(element);
      await waitUntil(() =>
        find(element, '[role=status]')?.textContent.includes('will not be shuffled again'),
      );
      expect(isAsking(element)).to.equal(false);
    });

    it('with the built-in deck is not asked about', async () => {
      const context = await testContext('en');
      await running(context, 'built-in');
      const element = await screen(context, shuffler.id);
      await change(element);
      await waitUntil(async () => ship(await stored(context, shuffler), 'card-2').provenance === 'owner');
      const { games, late } = await runningGames(context.database, shuffler, await stored(context, shuffler));
      expect([games, late]).to.deep.equal([[], []]);
      expect(isAsking(element)).to.equal(false);
    });
  });

  it('deletes the player’s cards, and an undo brings them back', async () => {
    const context = await testContext('en');
    await changeCards(context.database, bot, () => own);
    const element = await screen(context);
    await tap(element, '#forget');
    await waitUntil(() => context.undos.length === 1);
    expect(context.undos[0]?.done).to.contain('deleted');
    expect(await stored(context)).to.deep.equal(bot.cards.shipped);
    await context.undos[0]?.undo();
    expect(await stored(context)).to.deep.equal(own);
  });

  it('keeps every confirmation, however quick the finger', async () => {
    const context = await testContext('de');
    const element = await screen(context);
    const sheet = element.shadowRoot!.querySelector('card-sheet')!;
    await tap(element, '#deck-ships .compare');
    for (let n = 0; n < 8; n++) {
      find(sheet, '#same')!.click();
      await new Promise((resolve) => setTimeout(resolve, 40 + 15 * n)); // as fast as a finger
    }
    const isKept = ({ provenance }: { provenance: string }) => provenance === 'owner';
    await waitUntil(async () => (await stored(context)).ships.every(isKept), 'one is lost');
  });

  it('keeps what another tab has put in meanwhile', async () => {
    const context = await testContext('de');
    const element = await screen(context);
    await changeCards(context.database, bot, () => own);
    await tap(element, '[data-card=card-2]', '#same');
    await waitUntil(async () => ship(await stored(context), 'card-2').provenance === 'owner');
    expect(ship(await stored(context), 'card-5')).to.deep.equal(ship(own, 'card-5'));
  });

  it('shows the cards as they are kept where there is no room for a change, and says so', async () => {
    const context = await testContext('de');
    const element = await screen(context);
    const put = stub(context, 'cards');
    await tap(element, '[data-card=card-2]', '#same');
    await waitUntil(() => context.refusals.length > 0);
    expect(String(context.refusals[0])).to.contain('refused-store-full');
    put.restore();
    await waitUntil(() => !find(element, '[data-card=card-2] .from')?.textContent.includes('deine'));
  });

  it('opens where nothing can be written', async () => {
    const context = await testContext('de');
    const put = stub(context, 'settings');
    const element = await screen(context);
    expect(find(element, '[data-card=card-2]')).to.not.equal(undefined);
    put.restore();
  });

  it('fetches cards from a file, and says why another file will not do', async () => {
    const context = await testContext('en');
    const element = await screen(context);
    const choose = async (content: string) => {
      const input = find(element, 'input[type=file]') as HTMLInputElement;
      const files = new DataTransfer();
      files.items.add(new File([content], 'cards.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
      await waitUntil(() => input.value === '');
      await element.updateComplete;
    };
    const status = () => find(element, '[role=status]')?.textContent ?? '';
    await choose(writeCardsFile(bot, own));
    await waitUntil(() => context.undos.length === 1);
    expect(context.undos[0]?.done).to.contain('The cards are here');
    expect(await stored(context)).to.deep.equal(own);
    await choose('{');
    await waitUntil(() => status().includes('damaged'));
    expect(await stored(context)).to.deep.equal(own);
    expect(context.refusals).to.deep.equal([]);
  });
});
