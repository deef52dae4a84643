import { expect } from '@open-wc/testing';
import mautoma from '../../core/bots/mautoma/bot.ts';
import adam from '../../core/bots/adam/bot.ts';
import { edited, withItem } from '../../core/engine/edits.ts';
import type { Entry } from '../../core/engine/session.ts';
import { find, settled, setUp, tableAfter, testContext } from './fixtures.ts';

const { shipped: cards } = mautoma.cards;
const changed = edited(cards, { ...cards, actions: withItem(cards.actions, 'explore', { energy: 4 }) });
const recarded: Entry = { type: 'recarded', cards: changed };

describe('a table with changed cards', () => {
  it('shows them in the log and in the menu, and an undo takes them back', async () => {
    const table = await tableAfter(await testContext('de'), [...setUp, recarded], { deck: 'my-cards' });
    table.acts.lay('log');
    await settled(table);
    expect(find(find(table, 'log-dialog')!, '.changed')?.textContent).to.contain('ab dem nächsten Mischen');
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
    expect(find(table, 'menu-dialog')!.shadowRoot!.textContent).not.to.contain('geänderten Karten');
  });
});

describe('what is left of A.D.A.M.’s prophecies', () => {
  it('is told by kind, without a count of the deck', () => {
    const s = adam.start({ promos: false }, [1, 2, 3, 4], adam.cards.shipped);
    const { left, possible, names } = adam.deck!.pile(s);
    expect(left).to.equal(null);
    expect(possible).to.have.length(54);
    expect(possible.filter((family) => family === 'tally')).to.have.length(10);
    expect(names).to.equal('which-family');
    const held = { card: 'tally-red', held: { yellow: 0, red: 0, black: 0, green: 0, blue: 0 } };
    const later = adam.deck!.pile({ ...s, open: [held], fulfilled: ['triple-blue'] });
    expect(later.possible).to.have.length(52);
  });
});
