import { expect } from '@open-wc/testing';
import type { TableScreen } from '../../../../components/table/table-screen.ts';
import {
  find,
  loadPageStyles,
  settled,
  startOf,
  tableAfter,
  testContext,
} from '../../../../test/components/fixtures.ts';
import { putsCardsRight } from '../../../../test/tools/mistakes.ts';
import { waitUntil } from '../../../../test/tools/wait-until.ts';
import { replay, type Entry } from '../../../engine/session.ts';
import bot from '../bot.ts';
import { holding } from './table.ts';

describe('A.D.A.M., whose cards lie on the table', () => {
  for (const row of ['mirrored', 'asked'])
    describe(`row ${row}`, () => putsCardsRight(bot, { way: 'mirror', row }));
  describe('asking', () => putsCardsRight(bot, { way: 'ask' }));
});

describe('A.D.A.M.: a card is missing or was wrong', () => {
  before(loadPageStyles);

  const options = { way: 'ask' };
  const played = (script: string): Entry => ({ type: 'played', script });
  const named = (card: string): Entry => ({ type: 'answered', to: 'which-card', value: card });
  const took = (value: Record<string, number>): Entry => ({ type: 'answered', to: 'look-for', value });
  const stateAfter = (...log: Entry[]) => replay(bot, startOf(bot, options), log).state;

  const session = (screen: TableScreen) => screen.state.game!.session;
  async function press(screen: TableScreen, ...selectors: string[]): Promise<void> {
    for (const selector of selectors) {
      await waitUntil(() => find(screen, selector), selector);
      find(screen, selector)!.click();
      await settled(screen);
      await settled(screen);
    }
  }
  const sitDown = async (...log: Entry[]) =>
    tableAfter(await testContext('de', { pace: 'turn' }), log, options, bot);

  it('can be said beside the question for the next one, and only that card is asked for again', async () => {
    const begun = [played('set-up'), played('first-turn'), named('tally-red')];
    const screen = await sitDown(...begun, named('tally-black'));
    expect(session(screen).prompt?.with).to.deep.include({ position: 3 });
    await press(screen, '#mend', '[data-at=wrong]');
    const keys = [...find(screen, 'mend-dialog')!.shadowRoot!.querySelectorAll('.key span')];
    expect(keys.map((key) => key.textContent.replace(/Zug.*/su, '').trim())).to.deep.equal([
      ...['schwarz', 'rot'],
    ]);
    await press(screen, '[data-at="2"]', '[data-option=tally-blue]');
    expect(session(screen).prompt?.with, 'the second card stays').to.deep.include({ position: 3 });
    expect(session(screen).state).to.deep.equal(
      stateAfter(played('set-up'), played('first-turn'), named('tally-blue'), named('tally-black')),
    );
  });

  it('shows what changes, and asks what he would have looked for', async () => {
    const cards = ['tally-red', 'tally-black', 'triple-green'].map(named);
    const wrong = [played('set-up'), played('first-turn'), ...cards, took({ red: 2 })];
    const screen = await sitDown(...wrong);
    await press(screen, '#log', '.mend', '[data-at=wrong]', '[data-at="2"]');
    await press(screen, '[data-option=tally-blue]');
    expect(session(screen).prompt?.say).to.equal('look-for');
  });

  it('was never entered before his first turn: that turn was his second', () => {
    const cards = ['tally-red', 'tally-black', 'triple-green'].map(named);
    const late: Entry[] = [
      ...[played('set-up'), played('first-turn'), ...cards, took({ red: 1 })],
      { type: 'reopened', at: 1 },
      ...[played('first-turn'), ...cards, took({ red: 2 })],
      { type: 'rejoined' },
    ];
    const after = replay(bot, startOf(bot, options), late);
    expect(after.turns.map(({ script }) => script)).to.deep.equal(['set-up', 'first-turn', 'turn']);
    expect(holding(after.state)[0]).to.deep.equal(['tally-red', { red: 3 }]);
  });
});
