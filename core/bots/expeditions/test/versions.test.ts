import { expect } from '@open-wc/testing';
import { fresh, tidy } from '../../../../test/store/fixtures.ts';
import { saysByVersion } from '../../../../test/tools/versions.ts';
import { remember } from '../../../store/memory.ts';
import { newsOf } from '../../../store/shipped.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';

saysByVersion(bot, edits, {
  decisions: ['ruru rega tatu'],
  progress: ['nibe mine rivu'],
});

describe('the glory card', () => {
  afterEach(tidy);

  it('is no news to players of version 0.1, where only decks to enter had a version', async () => {
    const db = await fresh();
    const known = { versions: { decisions: 1, progress: 1 }, cards: bot.cards.shipped };
    await remember(db, 'shipped-expeditions', known);
    expect(await newsOf(db, bot)).to.equal(undefined);
    await remember(db, 'shipped-expeditions', { ...known, versions: { decisions: 0, progress: 1 } });
    expect(await newsOf(db, bot)).to.deep.include({ decks: ['decisions'] });
  });
});
