import { expect, fixture, html } from '@open-wc/testing';
import '../../components/code/code-screen.ts';
import '../../components/code/open-screen.ts';
import { linkTo, longestInPicture, opened } from '../../components/code/game-code.ts';
import { packed, unpacked } from '../../components/code/packed.ts';
import { storeGame } from '../../components/files/stored-game.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { replay, startWith, type Entry } from '../../core/engine/session.ts';
import { wholeGame } from '../../core/engine/simulation.ts';
import { changeCards } from '../../core/store/cards.ts';
import { listGames, notePoints, readGame } from '../../core/store/games.ts';
import { games } from '../tools/games.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, testContext, withOwnCard, type TestContext } from './fixtures.ts';

const [{ id: botId }] = games as [(typeof games)[number]];
const codeOf = (link: string): string => /#\/open\/([\w-]+)$/.exec(link)?.[1] ?? '';

/** A whole game with usual answers, stored. */
async function played(context: TestContext, id: string): Promise<{ id: string; log: Entry[] }> {
  const game = games.find((one) => one.id === id)!;
  const [bot, habits] = [await game.rules(), await game.habits()];
  const log: Entry[] = [];
  const start = startWith(bot, {}, 5);
  wholeGame({ ...start, bot, habits }, 5, ({ script, answers }) =>
    log.push(
      { type: 'played', script },
      ...answers.map(({ to, value, told }): Entry => ({
        type: 'answered',
        to,
        value,
        ...(told ? { told } : {}),
      })),
    ),
  );
  return { id: (await storeGame(context.database, { bot, start, log })).id, log };
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.say;
  }
}

const coded = (content: unknown): Promise<string> => packed(JSON.stringify(content));

describe('a game in a code', () => {
  for (const { id } of games)
    it(`of ${id} is the whole game, and fits a picture`, async () => {
      const context = await testContext('de');
      const game = await played(context, id);
      const link = await linkTo(context.database, game.id, 'game');
      expect(link.length).to.be.at.most(longestInPicture);
      const found = await opened(codeOf(link));
      expect(found.share).to.equal('game');
      expect(found.game.log).to.deep.equal(game.log);
      const { bot, start, log } = found.game;
      expect(found.session.state).to.deep.equal(replay(bot, start, log).state);
    });

  it('may be only its start: seed and options', async () => {
    const context = await testContext('de');
    const game = await played(context, botId);
    const link = await linkTo(context.database, game.id, 'start');
    const found = await opened(codeOf(link));
    expect(found.share).to.equal('start');
    expect(found.game.log).to.deep.equal([]);
    expect(found.game.start.seed).to.equal(5);
    expect(link.length).to.be.below((await linkTo(context.database, game.id, 'game')).length);
  });
});

describe('a code that is none', () => {
  const good = { visavis: 1, bot: botId, seed: 3, log: [{ type: 'played', script: 'set-up' }] };

  it('is refused, whatever is wrong with it', async () => {
    expect(await refusalOf(opened(await coded(good)))).to.equal('taken');
    const refused: readonly (readonly [string, string])[] = [
      ['hello', 'code-damaged'],
      ['a+b/c=', 'code-damaged'],
      [(await coded(good)).slice(0, -6), 'code-damaged'],
      [`${await coded(good)}AAAA`, 'code-damaged'],
      ['A'.repeat(20_000), 'code-large'],
      [await packed('not JSON'), 'code-damaged'],
      [await packed('['.repeat(5000)), 'code-damaged'],
      [await packed(`{"visavis":1,"bot":"${botId}","__proto__":{"a":1}}`), 'code-damaged'],
      [await coded({ ...good, bot: 'nobody' }), 'code-newer'],
      [await coded({ ...good, visavis: 9 }), 'code-newer'],
      [await coded({ ...good, rules: 999 }), 'code-newer'],
      [await coded({ ...good, decks: { decisions: 99 } }), 'code-newer'],
      [await coded({ ...good, log: [{ type: 'played', script: 'end' }] }), 'code-damaged'],
      [await coded({ ...good, cards: {} }), 'code-damaged'],
      [await coded({ games: [], cards: [], settings: [] }), 'code-damaged'],
    ];
    for (const [code, why] of refused) expect(await refusalOf(opened(code)), code.slice(0, 60)).to.equal(why);
  });

  it('that would swell to gigabytes is let go of at once', async () => {
    const bomb = await packed('0'.repeat(8_000_000));
    expect(bomb.length).to.be.below(16_000);
    expect(await refusalOf(unpacked(bomb))).to.equal('code-large');
  });
});

describe('a code that is opened', () => {
  it('shows the game first, and is stored beside all others', async () => {
    const here = await testContext('de');
    const game = await played(here, botId);
    await notePoints(here.database, game.id, { turn: 3, points: 21 });
    const code = codeOf(await linkTo(here.database, game.id, 'game'));
    const screen = await fixture(html`<open-screen .context=${here} .code=${code}></open-screen>`);
    await waitUntil(() => find(screen, '#take'));
    await expect(screen).to.be.accessible();
    expect(find(screen, 'h2')?.textContent).to.equal('Flossenschlag');
    expect(screen.shadowRoot?.textContent).to.contain('schon hier');
    expect((await listGames(here.database)).length).to.equal(1);
    const before = JSON.stringify(await listGames(here.database));
    find(screen, '#take')?.click();
    await waitUntil(() => here.routes.length === 1);
    const now = await listGames(here.database);
    expect(now.length).to.equal(2);
    expect(JSON.stringify(now.filter(({ id }) => id === game.id))).to.equal(before);
    const taken = now.find(({ id }) => id !== game.id)!.id;
    expect(here.routes[0]).to.deep.equal({ at: 'result', game: taken });
    expect((await readGame(here.database, taken)).yours, 'points noted on the way').to.deep.equal([
      { turn: 3, points: 21 },
    ]);
  });

  it('begins the same game anew for who wants to', async () => {
    const there = await testContext('en');
    const { id } = await played(there, botId);
    const code = codeOf(await linkTo(there.database, id, 'start'));
    const screen = await fixture(html`<open-screen .context=${there} .code=${code}></open-screen>`);
    await waitUntil(() => find(screen, '#take'));
    find(screen, '#take')?.click();
    await waitUntil(() => there.routes.length === 1);
    const begun = (await listGames(there.database)).find((one) => one.id !== id);
    expect(begun?.start.seed).to.equal(5);
    expect(begun?.length).to.equal(1);
  });

  it('is the same game whatever cards are whose: with those of its player, not with the own ones', async () => {
    const game = games.find(({ id }) => id === botId)!;
    const bot = await game.rules();
    const own = await withOwnCard(game);
    const [there, here] = [await testContext('en'), await testContext('en')];
    const log: Entry[] = [{ type: 'played', script: 'set-up' }];
    for (const [cards, ofFriend] of [
      [bot.cards.shipped, own],
      [own, bot.cards.shipped],
    ]) {
      const { id } = await storeGame(there.database, { bot, start: startWith(bot, {}, 5, cards), log });
      await changeCards(here.database, bot, () => ofFriend);
      const code = codeOf(await linkTo(there.database, id, 'start'));
      const screen = await fixture(html`<open-screen .context=${here} .code=${code}></open-screen>`);
      await waitUntil(() => find(screen, '#take'));
      here.routes.length = 0;
      find(screen, '#take')?.click();
      await waitUntil(() => here.routes.length === 1);
      const [route] = here.routes;
      const begun = await readGame(here.database, route?.at === 'table' ? route.game : '');
      expect(begun.start.cards).to.deep.equal(cards);
      expect(begun.start.seed).to.equal(5);
    }
  });

  it('says in a sentence why it is refused, and stores nothing', async () => {
    const context = await testContext('de');
    const screen = await fixture(html`<open-screen .context=${context} .code=${'nonsense'}></open-screen>`);
    await waitUntil(() => find(screen, '[role=alert]'));
    expect(find(screen, '[role=alert]')?.textContent).to.contain('beschädigt');
    expect(await listGames(context.database)).to.deep.equal([]);
  });
});

describe('the code on the screen', () => {
  it('is large and dark on white, and says how long it is', async () => {
    const context = await testContext('de');
    const { id } = await played(context, botId);
    const screen = await fixture(html`<code-screen .context=${context} .gameId=${id}></code-screen>`);
    await waitUntil(() => find(screen, 'figure svg'));
    await expect(screen).to.be.accessible();
    expect(find(screen, 'figure path')?.getAttribute('fill')).to.equal('#fff');
    expect(find(screen, 'small')?.textContent).to.match(/^\d+ von höchstens 1\D?600 Zeichen$/);
    find(screen, '[data-value=start]')?.click();
    await waitUntil(() => screen.shadowRoot?.textContent.includes('Freunde'));
  });
});
