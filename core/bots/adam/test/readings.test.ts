import { expect } from '@open-wc/testing';
import { saysReadings, type Reading } from '../../../../test/tools/readings.ts';
import { counted } from '../pieces.ts';
import { bot, open, runWith, supplyWith, table } from './table.ts';

describe('A.D.A.M.: where the rulebook leaves room', () => {
  const readings: readonly Reading[] = [
    ['all fields for one card, then for the next', 'because-card-by-card', 'aid-search'],
    ['∞ is one piece for each repetition', 'because-infinite', 'aid-symbols'],
    ['a white ∞ after the colours', 'because-white-last', 'aid-white'],
    ['discarded is out of the game', 'because-box', 'aid-discard'],
    ['all that is needed moves on', 'because-moves-on', 'aid-fulfil'],
    ['cascades in the same turn', 'because-same-turn', 'aid-fulfil'],
    ['new cards come one by one, empty', 'because-comes-empty', 'aid-draw'],
    ['level 5 refills to four', 'because-four', 'aid-four'],
    ['his running turn is finished', 'because-finishes', 'aid-end'],
    ['the numbers of the fields', 'because-numbers', 'aid-numbers'],
    ['an empty deck', 'because-deck', 'aid-deck'],
    ['without heads and tails', 'because-used-up', 'aid-used-up'],
  ];
  saysReadings(bot, readings, ['because-used-up']);

  it('says so where the middle is empty for good', () => {
    const reds = ['red', 'red'] as const;
    const s = table({ row: 'asked' }, { open: [open('triple-red')], supply: supplyWith([reds, reds]) });
    s.supply!.bag = { body: counted(['red']), head: counted([]), tail: counted([]) };
    const { steps, asked } = runWith(s, 'turn', ({ expects }) =>
      expects.kind === 'marks' ? { [expects.of[0]!]: 'red' } : 'none',
    );
    const because = [...steps, ...asked].flatMap((step) => step.because ?? []);
    expect(because.map(({ say }) => say)).to.include('because-used-up');
  });
});
