import { expect, fixture, html } from '@open-wc/testing';
import type { TableScreen } from '../../components/table/table-screen.ts';
import type { Entry } from '../../core/engine/session.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { PlaceEvent } from '../../components/boards/place-event.ts';
import '../../components/screens/result-screen.ts';
import { storeGame } from '../../components/files/stored-game.ts';
import { goOnFrom } from '../../components/replay/go-on.ts';
import { lookAt, openGame } from '../../components/table/open-game.ts';
import template from '../../core/cli/template/bot.ts';
import { framesOf } from '../../core/engine/frames.ts';
import { readGame, readLog } from '../../core/store/games.ts';
import { holdGame } from '../../core/store/lock.ts';
import { find, settled, storedGame, tableAfter, testContext, type TestContext } from './fixtures.ts';
import { playing, begun, gull, idle, setUp, sitDown } from './gull.ts';
import { randomGame } from '../tools/random-game.ts';
import { waitUntil } from '../tools/wait-until.ts';

const read: Entry = { type: 'read' };

async function tableOf(context: TestContext, id: string): Promise<TableScreen> {
  const screen = await fixture<TableScreen>(
    html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
  );
  await waitUntil(() => find(screen, 'your-side'));
  return screen;
}

async function tap(screen: TableScreen, selector: string, detail: number): Promise<void> {
  const event = new MouseEvent('click', { detail, bubbles: true, composed: true, cancelable: true });
  find(screen, selector)?.dispatchEvent(event);
  await settled(screen);
}

describe('nothing is lost at the table', () => {
  it('when it is opened again, what was put on the board lies there', async () => {
    const context = await testContext();
    const screen = await sitDown(context, playing('paint'));
    for (let i = 0; i < 2; i++) await tap(screen, '[data-mark=red]', 1);
    const { gameId, state } = screen;
    const { marks } = state.draft;
    expect(marks).to.deep.equal({ 1: 'red', 2: 'red', 3: 'next' });
    screen.remove();
    const again = await tableOf(context, gameId);
    expect(again.state.draft.marks).to.deep.equal(marks);
    // For another question, or another game, it does not count.
    find(again, '#undo')?.click();
    await settled(again);
    expect(again.state.draft.marks).to.deep.equal({});
    again.remove();
    expect((await tableOf(context, gameId)).state.draft.marks).to.deep.equal({});
  });

  it('when it is left at once, the game is free for whoever wants it next', async () => {
    const context = await testContext();
    const id = await storedGame(context, setUp, {}, gull);
    const screen = await fixture<TableScreen>(
      html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
    );
    screen.remove();
    const release = await holdGame(id);
    expect(release).to.be.a('function');
    release?.();
  });

  it('when a key is tapped twice, the second tap does not answer what came instead', async () => {
    const screen = await sitDown(await testContext(), idle);
    await tap(screen, '#done', 1);
    const begun = [...idle, { type: 'played', script: 'turn' }];
    for (const detail of [2, 3]) await tap(screen, '#next', detail);
    expect(screen.state.game?.log).to.deep.equal(begun);
    await tap(screen, '#next', 1);
    expect(screen.state.game?.log).to.deep.equal([...begun, read]);
  });

  it('when the board is tapped before a question is there, it is asked, and no loupe lies over it', async () => {
    const context = await testContext('de', { pace: 'turn' });
    const screen = await tableAfter(context, idle, { chart: true }, gull);
    const done = tap(screen, '#done', 1);
    find(screen, 'bot-field')?.dispatchEvent(new PlaceEvent('n2', true));
    expect(screen.state.sheet).to.equal('pick');
    await done;
    await waitUntil(() => screen.state.game?.session.prompt?.say === 'which-way');
    await screen.updateComplete;
    expect(screen.state.sheet).to.equal(undefined);
    expect(context.refusals).to.deep.equal([]);
  });

  it('and steps are leafed through as fast as one taps', async () => {
    const screen = await sitDown(await testContext(), begun);
    for (const detail of [1, 2, 3]) await tap(screen, '#next', detail);
    expect(screen.state.game?.session.read).to.equal(3);
  });

  const damages: Record<string, (context: TestContext, id: string) => Promise<unknown>> = {
    'an entry that is none': ({ database }, id) =>
      database.put('entries', { game: id, n: 1, at: 0, entry: undefined as never }),
    'a page of entries that is none': ({ database }, id) =>
      database.put('entries', {
        game: id,
        n: 0,
        at: 0,
        entry: { type: 'played', script: 'set-up' },
        more: null as never,
      }),
    'an entry that is lost': ({ database }, id) => database.delete('entries', [id, 0]),
    'cards that are none': ({ database }, id) => database.put('sets', { game: id, cards: 7 }),
  };
  for (const [what, damage] of Object.entries(damages))
    it(`when its record is damaged by ${what}, that is said, and not that we were at fault`, async () => {
      const context = await testContext();
      const id = await storedGame(context, setUp);
      await damage(context, id);
      await fixture(html`<table-screen .context=${context} .gameId=${id}></table-screen>`);
      await waitUntil(() => context.refusals.length > 0);
      expect(context.refusals[0]).to.be.instanceOf(Refusal).with.property('say', 'refused-store-damaged');
    });

  it('when another tab plays, this one follows and writes nothing', async () => {
    const context = await testContext();
    const id = await storedGame(context, idle, {}, gull);
    const playing = await tableOf(context, id);
    const watching = await fixture<TableScreen>(
      html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
    );
    await waitUntil(() => find(watching, '.elsewhere'));
    const entries = async () => (await readLog(context.database, id)).length;
    expect(await entries(), 'looking is not playing').to.equal(idle.length);
    await tap(playing, '#done', 1);
    await waitUntil(() => watching.state.game?.log.length === idle.length + 1);
    expect(watching.state.game?.session.turns).to.have.length(playing.state.game!.session.turns.length);
    expect(watching.state.elsewhere).to.equal(true);
    // Under newer rules the game would go on from its last turn; that is for the tab that plays.
    const record = await context.database.get('games', id);
    await context.database.put('games', { ...record!, rules: gull.rules - 1 });
    const late = await fixture<TableScreen>(
      html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
    );
    await waitUntil(() => find(late, '.elsewhere'));
    expect(await entries()).to.equal(idle.length + 1);
  });

  it('when it ended under rules that are no more, it is shown as it ended', async () => {
    const context = await testContext();
    const id = await storedGame(context, idle, {}, gull);
    const record = (await context.database.get('games', id))!;
    const score = { lines: [], you: 8, bot: 5, isWon: true, verdict: { say: 'verdict', with: {} } };
    const summary = { ...record.summary, over: true, score };
    const ended = { ...record, rules: gull.rules - 1, summary, shelf: 'over' as const };
    await context.database.put('games', ended);
    await fixture(html`<table-screen .context=${context} .gameId=${id}></table-screen>`);
    await waitUntil(() => context.routes.length > 0);
    expect(context.routes).to.deep.equal([{ at: 'result', game: id }]);
    expect(await readLog(context.database, id)).to.have.length(idle.length);
    expect(await context.database.get('games', id)).to.deep.equal(ended);
    const result = await fixture(html`<result-screen .context=${context} .gameId=${id}></result-screen>`);
    await waitUntil(() => find(result, '#replay'));
    expect(find(result, `a[href$="/table/${id}"]`)).to.equal(undefined);
  });

  it('when the rules of now lead to the same end, it is looked at turn by turn and goes on from anywhere', async () => {
    const context = await testContext();
    const { database } = context;
    const { start, session } = randomGame(template, 5);
    const { id } = await storeGame(database, { bot: template, start, log: session.deeds });
    const record = (await database.get('games', id))!;
    expect(record.summary.over).to.equal(true);
    const older = (summary = record.summary) =>
      database.put('games', {
        ...record,
        summary,
        rules: template.rules - 1,
        start: { ...record.start, rules: template.rules - 1 },
      });
    await older();
    const game = await lookAt(database, id);
    expect(game.isPast).to.equal(true);
    const frames = framesOf(game.played);
    expect(frames.length > 10).to.equal(true);
    const other = await goOnFrom(database, game, frames[10]!);
    expect((await readGame(database, other)).rules).to.equal(template.rules);
    expect((await openGame(database, other)).told).to.deep.equal([]);
    // Another end than the one that was reached is not shown as if it had been.
    const score = { ...record.summary.score!, you: (record.summary.score!.you ?? 0) + 1 };
    await older({ ...record.summary, score });
    expect(framesOf((await lookAt(database, id)).played)).to.deep.equal([]);
  });
});
