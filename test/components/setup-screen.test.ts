import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../components/screens/result-screen.ts';
import '../../components/screens/setup-screen.ts';
import type { SetupScreen } from '../../components/screens/setup-screen.ts';
import { composed } from '../../components/screens/setup-options.ts';
import { games } from '../../core/bots/index.ts';
import template from '../../core/cli/template/bot.ts';
import type { OptionSpec } from '../../core/engine/bot.ts';
import { forgetCards, changeCards } from '../../core/store/cards.ts';
import { listGames, readGame } from '../../core/store/games.ts';
import { keepOptions, lastOptions } from '../../core/store/options.ts';
import { knownBots } from '../../core/store/shipped.ts';
import { randomGame } from '../tools/random-game.ts';
import { find, likeTemplate, storedGame, testContext, withOwnCard, type TestContext } from './fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

async function setUp(context: TestContext, id: string): Promise<SetupScreen> {
  const screen = await fixture<SetupScreen>(
    html`<setup-screen .botId=${id} .context=${context}></setup-screen>`,
  );
  await waitUntil(() => find(screen, '#start'), 'no form');
  return screen;
}

async function begun(screen: SetupScreen, context: TestContext) {
  find(screen, '#start')!.click();
  await waitUntil(() => context.routes.length > 0);
  const [game] = await listGames(context.database);
  return (await readGame(context.database, game!.id)).start;
}

/** An option where it stands: on the screen, behind its row, or under "more". */
async function option(screen: SetupScreen, name: string): Promise<HTMLElement> {
  const there = () => find(screen, `#option-${name}`);
  if (!there()) (find(screen, `#row-${name}`) ?? find(screen, '#row-more'))!.click();
  await waitUntil(there);
  return there()!;
}

const key = (within: HTMLElement, value: string) =>
  within.querySelector<HTMLButtonElement>(`[data-value=${value}]`) ?? undefined;

for (const game of games)
  describe(`what ${game.id} is played with`, () => {
    const { id, rules } = game;

    it('is built in, the player’s cards, or on the table; own ones only when some are entered', async () => {
      const context = await testContext('de');
      const screen = await setUp(context, id);
      const shown = await option(screen, 'deck');
      expect(key(shown, 'built-in')?.ariaChecked).to.equal('true');
      expect(key(shown, 'my-cards')?.disabled).to.equal(true);
      expect(shown.textContent).to.contain('Noch ist nichts eingetragen');
      // Of some bots the cards lie on the table in any case.
      const { deck } = (await rules()).options;
      const isOffered = deck?.kind === 'choice' && deck.of.includes('on-table');
      expect(key(shown, 'on-table') !== undefined).to.equal(isOffered);
      expect((await begun(screen, context)).cards).to.deep.equal((await rules()).cards.shipped);
      expect(await knownBots(context.database)).to.deep.equal([id]);
    });

    it('is the player’s cards once there are some, unless the built-in ones are chosen', async () => {
      const bot = await rules();
      const own = await withOwnCard(game);
      expect(own).not.to.deep.equal(bot.cards.shipped);

      const context = await testContext('en');
      await changeCards(context.database, bot, () => own);
      expect((await begun(await setUp(context, id), context)).cards).to.deep.equal(own);

      const other = await testContext('en');
      await changeCards(other.database, bot, () => own);
      const screen = await setUp(other, id);
      key(await option(screen, 'deck'), 'built-in')!.click();
      await screen.updateComplete;
      expect((await begun(screen, other)).cards).to.deep.equal(bot.cards.shipped);
    });

    it('has every option once, with at most three rows and "more"', async () => {
      const { options } = await rules();
      const { top, way, rows, more } = composed(options);
      const all = [...top, ...(way === undefined ? [] : [way]), ...rows, ...more];
      expect(all.toSorted()).to.deep.equal(Object.keys(options).toSorted());
      expect(rows.length + (more.length > 0 ? 1 : 0)).to.be.at.most(way === undefined ? 4 : 3);
      expect(more).not.to.have.length(1);
    });
  });

const yesNo: OptionSpec = { kind: 'yes-no', initial: false };
const abc = { kind: 'choice', of: ['a', 'b', 'c'], initial: 'b' } as const;
const words = `
option-level = Stufe
    .a = Leicht
    .b = Mittel
    .c = Schwer
    .explain-a = Zahm.
    .explain-b = Wie im Regelheft.
    .explain-c = Wild.
option-way = Kai
    .a = A
    .b = B
    .c = C
    .hint-a = links
${[1, 2, 3, 4, 5].map((n) => `option-one-${n} = Nummer ${n}\n    .explain = Was ${n} tut.\n`).join('')}
`;
const several = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`one-${n}`, yesNo]));
const texts = { de: template.texts.de + words, en: template.texts.en + words };
likeTemplate('levelled', {
  options: { ...several, way: { ...abc, shown: 'way' }, level: { ...abc, shown: 'level' } },
  texts,
});
likeTemplate('switched-on', {
  options: Object.fromEntries(Object.entries(several).map(([name]) => [name, { ...yesNo, shown: 'level' }])),
  texts,
});

describe('the set-up screen', () => {
  it('composes: what a bot says nothing about is a row while there is room', () => {
    const way = { ...abc, shown: 'way' } as const;
    expect(composed({ ...several, way })).to.deep.equal({
      top: [],
      way: 'way',
      rows: ['one-1', 'one-2'],
      more: ['one-3', 'one-4', 'one-5'],
    });
    expect(composed({ first: { ...yesNo, shown: 'more' }, ...several }).rows).to.deep.equal([
      'one-1',
      'one-2',
      'one-3',
    ]);
    // One alone is not worth a sheet.
    expect(composed({ a: yesNo, b: { ...yesNo, shown: 'more' } })).to.deep.include({
      rows: ['a', 'b'],
      more: [],
    });
  });

  it('numbers levels, names the chosen one and says what it means', async () => {
    const screen = await setUp(await testContext('de'), 'levelled');
    const level = await option(screen, 'level');
    const said = () => level.querySelector('p [aria-live]')?.textContent.replace(/\s+/g, ' ').trim();
    const labels = [...level.querySelectorAll('.key')].map(({ textContent }) => textContent.trim());
    expect(labels, 'with a place for what it scores').to.deep.equal(['1…', '2…', '3…']);
    expect(said()).to.equal('Stufe 2, Mittel. Wie im Regelheft.');
    key(level, 'c')!.click();
    await screen.updateComplete;
    expect(said()).to.equal('Stufe 3, Schwer. Wild.');
    expect((await option(screen, 'way')).textContent).to.contain('links');
  });

  it('is used by keys: arrows choose within a group, the tab key leaves it', async () => {
    const context = await testContext('de');
    const screen = await setUp(context, 'levelled');
    key(await option(screen, 'level'), 'b')!.focus();
    const focused = () => (screen.shadowRoot?.activeElement as HTMLElement).dataset['value'];
    for (const [pressed, value] of [
      ['ArrowRight', 'c'],
      ['ArrowRight', 'a'],
      ['ArrowUp', 'c'],
    ] as const) {
      await sendKeys({ press: pressed });
      expect(focused()).to.equal(value);
    }
    await sendKeys({ press: 'Tab' });
    expect(screen.shadowRoot?.activeElement?.closest('#option-way')).to.not.equal(null);
    expect((await begun(screen, context)).options['level']).to.equal('c');
  });

  it('a list closes with the choice and gives the focus back; arrows only look around', async () => {
    const screen = await setUp(await testContext('de'), 'levelled');
    find(screen, '#row-one-1')!.focus();
    key(await option(screen, 'one-1'), 'false')!.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(find(screen, 'option-sheet')).to.not.equal(undefined);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !find(screen, 'option-sheet'));
    expect(find(screen, '#row-one-1')?.textContent).to.contain('Ja');
    expect(screen.shadowRoot?.activeElement?.id).to.equal('row-one-1');
  });

  it('"more" explains what was touched last, and closes when the player is done', async () => {
    const context = await testContext('de');
    const screen = await setUp(context, 'levelled');
    key(await option(screen, 'one-4'), 'true')!.click();
    const sheet = find(screen, 'option-sheet')!;
    await waitUntil(() => find(sheet, '.foot p')?.textContent.includes('Was 4 tut.'));
    find(sheet, '#done')!.click();
    await waitUntil(() => !find(screen, 'option-sheet'));
    expect((await begun(screen, context)).options).to.deep.include({ 'one-3': false, 'one-4': true });
  });

  it('levels that are switches can be combined', async () => {
    const context = await testContext('de');
    const screen = await setUp(context, 'switched-on');
    expect(find(screen, '.top p')?.textContent).to.contain('mehrere');
    for (const n of [2, 5, 4, 4]) {
      find(screen, `#option-one-${n}`)!.click();
      await screen.updateComplete;
    }
    expect(find(screen, '.top p')?.textContent).to.contain('Was 4 tut.');
    const { options } = await begun(screen, context);
    expect(Object.keys(options).filter((name) => options[name])).to.deep.equal(['one-2', 'one-5']);
  });

  it('recommends, and the next time offers what was played', async () => {
    const context = await testContext('de');
    const note = (screen: SetupScreen) => find(screen, 'h2 span')?.textContent;
    const first = await setUp(context, 'levelled');
    expect(note(first)).to.equal('empfohlen');
    key(await option(first, 'level'), 'c')!.click();
    await first.updateComplete;
    expect(note(first)).to.equal(undefined);
    await begun(first, context);
    const second = await setUp(context, 'levelled');
    expect(note(second)).to.equal('wie zuletzt');
    expect(key(await option(second, 'level'), 'c')?.ariaChecked).to.equal('true');
  });

  it('the result proposes one level more after a win, and offers the same beside it', async () => {
    const context = await testContext('de');
    const verdict = { say: 'verdict', with: { result: 'won', margin: 1, rating: 'normal' } };
    const levels = ['one', 'two'];
    const bot = likeTemplate('climbed', {
      options: {
        ...template.options,
        level: { kind: 'choice', of: levels, initial: 'one', shown: 'level' },
      },
      texts: {
        de: `${template.texts.de}\noption-level = Stufe\n    .one = 1\n    .two = 2\n`,
        en: template.texts.en,
      },
      scoring: { score: () => ({ lines: [], bot: 10, you: 20, isWon: true, verdict }) },
    });
    const { deeds } = randomGame(template, 7, { deck: 'built-in' }).session;
    const id = await storedGame(context, deeds, { deck: 'built-in' }, bot);
    const screen = await fixture(html`<result-screen .context=${context} .gameId=${id}></result-screen>`);
    await waitUntil(() => find(screen, '#again'));
    expect(find(screen, 'header span')?.textContent).to.contain('Stufe 1');
    expect(find(screen, '#again')?.textContent.trim()).to.equal('Noch einmal, Stufe 2');
    expect(find(screen, '#same')?.textContent.trim()).to.equal('Stufe 1');
    find(screen, '#again')!.click();
    await waitUntil(() => context.routes.length > 0);
    const again = (await listGames(context.database)).find((record) => record.id !== id);
    expect(again?.start.options['level']).to.equal('two');
  });

  it('"again" on the result begins the same game at once', async () => {
    const context = await testContext('de');
    const options = { deck: 'on-table' };
    const { deeds } = randomGame(template, 7, options).session;
    const id = await storedGame(context, deeds, options);
    const screen = await fixture(html`<result-screen .context=${context} .gameId=${id}></result-screen>`);
    await waitUntil(() => find(screen, 'button.main'));
    find(screen, 'button.main')!.click();
    await waitUntil(() => context.routes.length > 0);
    const again = (await listGames(context.database)).find((record) => record.id !== id);
    expect(context.routes).to.deep.equal([{ at: 'table', game: again?.id }]);
    expect(again?.start.options).to.deep.equal(options);
    expect(again?.length).to.equal(1);
    expect(await lastOptions(context.database, template)).to.deep.equal(options);
  });
});

describe('remembered options', () => {
  it('are those that fit; what was left alone follows the offer, and own cards only while there are some', async () => {
    const { database } = await testContext();
    expect(await lastOptions(database, template)).to.equal(undefined);
    await keepOptions(database, template, { deck: 'built-in', gone: true });
    expect(await lastOptions(database, template)).to.deep.equal({ deck: 'built-in' });

    const game = games.find(({ id }) => id === template.id)!;
    const own = await withOwnCard(game);
    await changeCards(database, template, () => own);
    expect(await lastOptions(database, template)).to.deep.equal({ deck: 'my-cards' });
    await keepOptions(database, template, { deck: 'built-in' });
    expect(await lastOptions(database, template)).to.deep.equal({ deck: 'built-in' });

    await forgetCards(database, template);
    await keepOptions(database, template, { deck: 'my-cards' });
    expect(await lastOptions(database, template)).to.deep.equal({ deck: 'built-in' });
  });
});
