import { expect } from '@open-wc/testing';
import bot from '../../core/cli/template/bot.ts';
import { edited, withItem } from '../../core/engine/edits.ts';
import type { Entry } from '../../core/engine/session.ts';
import { find, settled, setUp, tableAfter, testContext } from './fixtures.ts';

const { shipped } = bot.cards;
const changed = edited(shipped, { ships: withItem(shipped.ships, 'card-1', { points: 6 }) });
const recarded: Entry = { type: 'recarded', cards: changed };

describe('a table with changed cards', () => {
  it('shows them in the log and in the menu, and an undo takes them back', async () => {
    const table = await tableAfter(await testContext('de'), [...setUp, recarded], { deck: 'my-cards' });
    table.acts.lay('log');
    await settled(table);
    expect(find(find(table, 'log-dialog')!, '.changed')?.textContent).to.contain('ab dem nächsten Mischen');
    table.acts.lay('menu');
    await settled(table);
    const menu = find(table, 'menu-dialog')!;
    expect(menu.shadowRoot!.textContent).to.contain('Mit dem nächsten Mischen kommen die geänderten Karten');
    const side = find(table, 'your-side') as unknown as { undoLabel: string };
    expect(side.undoLabel).to.equal('Geänderte Karten zurücknehmen');
  });

  it('says nothing of them where there are none', async () => {
    const table = await tableAfter(await testContext('de'), setUp, { deck: 'my-cards' });
    table.acts.lay('log');
    await settled(table);
    expect(find(find(table, 'log-dialog')!, 'h3')).to.not.equal(undefined);
    expect(find(find(table, 'log-dialog')!, '.changed')).to.equal(undefined);
    table.acts.lay('menu');
    await settled(table);
    const menu = find(table, 'menu-dialog')!;
    expect(find(menu, '.pile')).to.not.equal(undefined);
    expect(menu.shadowRoot!.textContent).not.to.contain('geänderten Karten');
  });
});
