import { expect, fixture, html } from '@open-wc/testing';
import '../../components/print/print-presets.ts';
import '../../components/print/print-screen.ts';
import '../../components/replay/replay-screen.ts';
import '../../components/screens/setup-screen.ts';
import '../../components/settings/train-screen.ts';
import { listGames } from '../../core/store/games.ts';
import { listPlayers, saveTakes } from '../../core/store/voices.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, setUp, storedGame, testContext } from './fixtures.ts';

/** The first and the second tap of a quick finger, and a third that comes when the first has been done. */
const taps = [1, 2] as const;

function tap(screen: Element, selector: string, detail: number): void {
  const event = new MouseEvent('click', { detail, bubbles: true, composed: true, cancelable: true });
  find(screen, selector)?.dispatchEvent(event);
}

describe('a quick finger', () => {
  it('begins one game, also while its table is on the way', async () => {
    const context = await testContext();
    const screen = await fixture(
      html`<setup-screen .context=${context} .botId=${'template'}></setup-screen>`,
    );
    await waitUntil(() => find(screen, '#start'));
    for (const detail of taps) tap(screen, '#start', detail);
    await waitUntil(() => context.routes.length > 0);
    tap(screen, '#start', 3);
    expect(find<HTMLButtonElement>(screen, '#start')?.disabled).to.equal(true);
    expect(await listGames(context.database)).to.have.length(1);
  });

  it('goes on from a moment of a game once', async () => {
    const context = await testContext();
    const id = await storedGame(context, setUp);
    const screen = await fixture(html`<replay-screen .context=${context} .gameId=${id}></replay-screen>`);
    await waitUntil(() => find(screen, '#go-on'));
    for (const detail of taps) tap(screen, '#go-on', detail);
    await waitUntil(() => context.routes.length > 0);
    expect(await listGames(context.database)).to.have.length(2);
  });

  it('forgets one voice, not that of the next player', async () => {
    const context = await testContext();
    for (const [n, player] of ['Ada', 'Ben'].entries())
      await saveTakes(context.database, player, 'de', 'next', [new Uint8Array(480).fill(90)], n);
    const screen = await fixture(html`<train-screen .context=${context}></train-screen>`);
    await waitUntil(() => find(screen, '#remove'));
    tap(screen, '#remove', 1);
    await waitUntil(() => context.undos.length > 0);
    tap(screen, '#remove', 2);
    expect(await listPlayers(context.database)).to.have.length(1);
  });

  it('deletes one way of printing, and an undo brings it back', async () => {
    const context = await testContext();
    const screen = await fixture(
      html`<print-screen .context=${context} .botId=${'template'}></print-screen>`,
    );
    await waitUntil(() => find(screen, 'input[name=preset]'));
    const presets = () => find(screen, 'print-presets')!.shadowRoot!.querySelectorAll('.preset').length;
    for (const [n, name] of ['one', 'two', 'three'].entries()) {
      find<HTMLInputElement>(screen, 'input[name=preset]')!.value = name;
      find(screen, '#keep')!.click();
      await waitUntil(() => presets() === n + 1);
    }
    tap(screen, '.preset .small:last-child', 1);
    await waitUntil(() => presets() === 2);
    tap(screen, '.preset .small:last-child', 2);
    expect(context.undos).to.have.length(1);
    await context.undos[0]!.undo();
    await waitUntil(() => presets() === 3);
  });
});
