import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../components/screens/setup-screen.ts';
import type { SetupScreen } from '../../components/screens/setup-screen.ts';
import { games } from '../../core/bots/index.ts';
import { confirmed } from '../../core/engine/edits.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { keepCards } from '../../core/store/cards.ts';
import { listGames } from '../../core/store/games.ts';
import { knownBots } from '../../core/store/shipped.ts';
import { find, testContext, type TestContext } from './fixtures.ts';

async function setUp(context: TestContext, id: string): Promise<SetupScreen> {
  const screen = await fixture<SetupScreen>(
    html`<setup-screen .botId=${id} .context=${context}></setup-screen>`,
  );
  await waitUntil(() => find(screen, '#start'), 'no form', { timeout: 5000 });
  return screen;
}

async function begun(screen: SetupScreen, context: TestContext) {
  find(screen, '#start')!.click();
  await waitUntil(() => context.routes.length > 0);
  return (await listGames(context.database))[0]!.start;
}

const key = (screen: SetupScreen, value: string) =>
  find<HTMLButtonElement>(screen, `#option-deck [data-value=${value}]`);

for (const { id, rules, edits: editing } of games)
  describe(`what ${id} is played with`, () => {
    it('is built in, the player’s cards, or on the table; own ones only when some are entered', async () => {
      const context = await testContext('de');
      const screen = await setUp(context, id);
      expect(key(screen, 'built-in')?.ariaChecked).to.equal('true');
      expect(key(screen, 'my-cards')?.disabled).to.equal(true);
      expect(find(screen, '#option-deck')?.textContent).to.contain('noch ist nichts eingetragen');
      // Of some bots the cards lie on the table in any case.
      const { deck } = (await rules()).options;
      const isOffered = deck?.kind === 'choice' && deck.of.includes('on-table');
      expect(key(screen, 'on-table') !== undefined).to.equal(isOffered);
      expect((await begun(screen, context)).cards).to.deep.equal((await rules()).cards.shipped);
      expect(await knownBots(context.database)).to.deep.equal([id]);
    });

    it('is the player’s cards once there are some, unless the built-in ones are chosen', async () => {
      const bot = await rules();
      const edits = await editing();
      const known = [...unitsOf(bot.cards.shipped)].filter(
        ([, unit]) => !JSON.stringify(unit.value).includes('null'),
      );
      const [first] = edits.decks(bot.cards.shipped).flatMap((deck) => deck.cards);
      const own = confirmed(
        bot.cards.shipped,
        first!.units.filter((unit) => known.some(([one]) => one === unit)),
      );
      expect(own).not.to.deep.equal(bot.cards.shipped);

      const context = await testContext('en');
      await keepCards(context.database, bot, own);
      expect((await begun(await setUp(context, id), context)).cards).to.deep.equal(own);

      const other = await testContext('en');
      await keepCards(other.database, bot, own);
      const screen = await setUp(other, id);
      key(screen, 'built-in')!.click();
      await screen.updateComplete;
      expect((await begun(screen, other)).cards).to.deep.equal(bot.cards.shipped);
    });
  });
