import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../components/cards/cards-screen.ts';
import { runningGames } from '../../components/cards/recard.ts';
import type { CardsScreen } from '../../components/cards/cards-screen.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import { storeGame } from '../../components/files/stored-game.ts';
import { openGame } from '../../components/table/open-game.ts';
import { begin } from '../../core/engine/session.ts';
import { readLog } from '../../core/store/games.ts';
import { writeCardsFile } from '../../core/engine/cards-file.ts';
import { withItem } from '../../core/engine/edits.ts';
import { cardsFor, keepCards } from '../../core/store/cards.ts';
import { understood } from '../../core/store/shipped.ts';
import { loadPageStyles, testContext, type TestContext } from './fixtures.ts';

const bot = nautoma;
type Set = typeof nautoma.cards.shipped;

async function screen(context: TestContext, id = 'nautoma'): Promise<CardsScreen> {
  const element = await fixture<CardsScreen>(
    html`<cards-screen .botId=${id} .context=${context}></cards-screen>`,
  );
  await waitUntil(() => find(element, 'h1'), 'no cards', { timeout: 5000 });
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

const stored = async ({ database }: TestContext) => (await cardsFor(database, bot)) as Set;
const decision = ({ decisions }: Set, id: string) => decisions.find((card) => card.id === id)!;

describe('cards screen', () => {
  before(loadPageStyles);

  it('shows every card as it prints, and those of one provenance', async () => {
    const element = await screen(await testContext('en'));
    expect(element.shadowRoot?.querySelectorAll('#deck-decisions svg[role=img]')).to.have.length(7);
    expect(find(element, '#filter [data-value=house]')?.textContent).to.match(/house value 15/);
    find(element, '#filter [data-value=rulebook]')?.click();
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('#deck-spick li')).to.have.length(1);
    expect(find(element, '#deck-decisions')?.textContent).to.contain('There are none of these');
  });

  it('seven cards are compared with seven taps', async () => {
    const context = await testContext('de');
    const element = await screen(context);
    let taps = 0;
    element.addEventListener('click', () => (taps += 1));
    await tap(element, '#deck-decisions .compare', ...Array.from({ length: 7 }, () => '#same'));
    expect(taps, 'one to begin, one for each card').to.equal(8);
    await waitUntil(() => find(element, '[role=status]')?.textContent.includes('fertig verglichen'));
    await waitUntil(async () =>
      (await stored(context)).decisions.every((card) => card.provenance === 'owner'),
    );
    const { decisions } = await stored(context);
    expect(decisions.map((card) => ({ ...card, provenance: 'house' }))).to.deep.equal(
      nautoma.cards.shipped.decisions,
    );
  });

  it('a card is corrected in place, and what the rules cannot take is refused with the reason', async () => {
    const context = await testContext('en');
    const element = await screen(context);
    const sheet = element.shadowRoot!.querySelector('card-sheet')!;
    await tap(element, '[data-card=card-2]', '#correct', '[data-field=action] [data-value=dive]');
    await tap(
      element,
      ...['school', 'hatch', 'eggs'].map((step) => `[data-field=steps] [data-value=${step}]`),
    );
    expect(find(sheet, '[role=alert]')?.textContent).to.contain('Card 2 dives without a step');
    expect(find(sheet, '#done')).to.have.property('disabled', true);
    await tap(element, '[data-field=steps] [data-value=hatch]', '#done');
    await waitUntil(async () => decision(await stored(context), 'card-2').provenance === 'owner');
    expect(decision(await stored(context), 'card-2').action).to.deep.equal({
      kind: 'dive',
      steps: ['hatch'],
    });
    await waitUntil(() => find(element, '[data-card=card-2] .from')?.textContent.includes('yours'));
    await tap(element, '[data-card=card-2]', '#shipped');
    await waitUntil(async () => decision(await stored(context), 'card-2').provenance === 'house');
  });

  it('says after an update which cards have changed', async () => {
    const context = await testContext('en');
    const decisions = withItem(nautoma.cards.shipped.decisions, 'card-5', { marker: 'remove' });
    const cards = {
      ...bot.cards,
      shipped: { ...bot.cards.shipped, decisions },
      decks: { ...bot.cards.decks, decisions: 0 },
    };
    await understood(context.database, { ...bot, cards });
    const element = await screen(context);
    const told = find(element, '#changed')?.textContent.replace(/\s+/g, ' ');
    expect(told).to.contain('Card 5 At the top: Diver back → Nothing');
    expect(told).to.contain('Decision cards');
    find(element, '#changed .key')?.click();
    await waitUntil(() => !find(element, '#changed'));
  });

  describe('with a game that is running', () => {
    const options = Object.fromEntries(
      Object.entries(bot.options).map(([name, { initial }]) => [name, initial]),
    );
    /** A game with the player's cards; `weeks` is the number of weeks that are over. */
    async function running(context: TestContext, deck: string, week = 1): Promise<string> {
      const start = {
        bot: bot.id,
        rules: bot.rules,
        options: { ...options, deck },
        seed: 3,
        cards: bot.cards.shipped,
      };
      const { state } = begin(bot, start);
      const resumed = {
        type: 'resumed',
        rules: bot.rules,
        state: { ...state, isSetUp: true, week },
      } as const;
      return (await storeGame(context.database, { bot, start, log: [resumed] })).id;
    }
    const change = (element: CardsScreen) =>
      tap(element, '[data-card=card-2]', '#correct', '[data-field=marker] [data-value=remove]', '#done');
    const dialog = (element: CardsScreen) => element.shadowRoot!.querySelector('recard-dialog')!;
    const isAsking = (element: CardsScreen) =>
      dialog(element).shadowRoot!.querySelector('sheet-dialog')!.shadowRoot!.querySelector('dialog')!.open;
    const log = async ({ database }: TestContext, id: string) =>
      (await readLog(database, id)).map(({ entry }) => entry.type);

    it('asks whether it takes the changed cards; yes is an entry of its log', async () => {
      const context = await testContext('de');
      const id = await running(context, 'my-cards');
      const element = await screen(context);
      await change(element);
      await waitUntil(() => isAsking(element));
      expect(find(dialog(element), '.question')?.textContent).to.contain('ab dem nächsten Mischen');
      find(dialog(element), '#recard')!.click();
      await waitUntil(() => find(element, '[role=status]')?.textContent.includes('laufenden Spiel'));
      expect(await log(context, id)).to.deep.equal(['resumed', 'recarded']);
      const { session } = (await openGame(context.database, id)).game;
      expect(session.state.cards).to.deep.equal(bot.cards.shipped);
      expect(session.state.newCards?.map(({ path }) => path.join('/'))).to.deep.equal(['decisions/card-2']);
      expect(isAsking(element)).to.equal(false);
    });

    it('keeps its cards at a no', async () => {
      const context = await testContext('en');
      const id = await running(context, 'on-table');
      const element = await screen(context);
      await change(element);
      await waitUntil(() => isAsking(element));
      find(dialog(element), '#keep')!.click();
      await waitUntil(() => !isAsking(element));
      expect(await log(context, id)).to.deep.equal(['resumed']);
    });

    it('is told that it shuffles no more, instead of being asked', async () => {
      const context = await testContext('en');
      await running(context, 'my-cards', 4);
      const element = await screen(context);
      await change(element);
      await waitUntil(() =>
        find(element, '[role=status]')?.textContent.includes('does not shuffle any more'),
      );
      expect(isAsking(element)).to.equal(false);
    });

    it('with the built-in deck is not asked about', async () => {
      const context = await testContext('en');
      await running(context, 'built-in');
      const element = await screen(context);
      await change(element);
      await waitUntil(async () => decision(await stored(context), 'card-2').provenance === 'owner');
      const { games, late } = await runningGames(context.database, bot, await stored(context));
      expect([games, late]).to.deep.equal([[], []]);
      expect(isAsking(element)).to.equal(false);
    });
  });

  it('deletes the player’s cards at the second tap', async () => {
    const context = await testContext('en');
    const decisions = withItem(nautoma.cards.shipped.decisions, 'card-5', {
      marker: 'remove',
      provenance: 'owner',
    });
    await keepCards(context.database, bot, { ...nautoma.cards.shipped, decisions });
    const element = await screen(context);
    await tap(element, '#forget');
    expect(decision(await stored(context), 'card-5').marker).to.equal('remove');
    await tap(element, '#forget');
    await waitUntil(() => find(element, '[role=status]')?.textContent.includes('shipped'));
    expect(await stored(context)).to.deep.equal(nautoma.cards.shipped);
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
    const decisions = withItem(nautoma.cards.shipped.decisions, 'card-5', {
      marker: 'remove',
      provenance: 'owner',
    });
    const own = { ...nautoma.cards.shipped, decisions };
    await choose(writeCardsFile(nautoma, own));
    await waitUntil(() => status().includes('The cards are here'));
    expect(await stored(context)).to.deep.equal(own);
    await choose('{');
    await waitUntil(() => status().includes('damaged'));
    expect(await stored(context)).to.deep.equal(own);
    expect(context.refusals).to.deep.equal([]);
  });
});
