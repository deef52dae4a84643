import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { TableScreen } from '../../components/table/table-screen.ts';
import adam from '../../core/bots/adam/bot.ts';
import type { Entry } from '../../core/engine/session.ts';
import { holdGame } from '../../core/store/lock.ts';
import { logUntil } from '../tools/log-until.ts';
import { find, setUp, storedGame, tableAfter, testContext, type TestContext } from './fixtures.ts';

const bot = adam;
const read: Entry = { type: 'read' };

async function tableOf(context: TestContext, id: string): Promise<TableScreen> {
  const screen = await fixture<TableScreen>(
    html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
  );
  await waitUntil(() => find(screen, 'your-side'));
  return screen;
}

describe('nothing is lost at the table', () => {
  it('when it is opened again, what was put on the board lies there', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, logUntil(bot, 'set-up-pieces'), {}, bot);
    for (let i = 0; i < 3; i++) {
      find(screen, '[data-mark=red]')?.click();
      await screen.updateComplete;
    }
    const { marks, gameId } = screen;
    expect(Object.values(marks).filter((mark) => mark === 'red')).to.have.length(3);
    await aTimeout(100);
    screen.remove();
    const again = await tableOf(context, gameId);
    expect(again.marks).to.deep.equal(marks);
    // For another question, or another game, it does not count.
    find(again, '#undo')?.click();
    await waitUntil(() => Object.keys(again.marks).length === 0);
    again.remove();
    expect((await tableOf(context, gameId)).marks).to.deep.equal({});
  });

  it('when it is left at once, the game is free for whoever wants it next', async () => {
    const context = await testContext();
    const id = await storedGame(context, setUp);
    const screen = await fixture<TableScreen>(
      html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
    );
    screen.remove();
    const release = await holdGame(id);
    expect(release).to.be.a('function');
    release?.();
  });

  it('when a key is tapped twice, the second tap does not answer what came instead', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, [...setUp, read, read]);
    const length = () => screen.session?.deeds.length ?? 0;
    const tap = async (selector: string, detail: number) => {
      const event = new MouseEvent('click', { detail, bubbles: true, composed: true, cancelable: true });
      find(screen, selector)?.dispatchEvent(event);
      await aTimeout(100);
    };
    const before = length();
    await tap('#done', 1);
    await waitUntil(() => length() === before + 1, 'the turn did not begin');
    for (const detail of [2, 3]) await tap('#next', detail);
    expect(length()).to.equal(before + 1);
    await tap('#next', 1);
    await waitUntil(() => length() === before + 2, 'the next step did not come');
  });

  it('and steps are leafed through as fast as one taps', async () => {
    const screen = await tableAfter(await testContext(), [{ type: 'played', script: 'set-up' }]);
    for (const detail of [1, 2, 3]) {
      const event = new MouseEvent('click', { detail, bubbles: true, composed: true });
      find(screen, '#next')?.dispatchEvent(event);
      await waitUntil(() => screen.session?.read === detail, `step ${detail} was not read`);
    }
  });
});
