import { expect } from '@open-wc/testing';
import { saysReadings, type Reading } from '../../../../test/tools/readings.ts';
import { bot, run, table } from './table.ts';

describe('Nautoma: where the rulebook leaves room', () => {
  const readings: readonly Reading[] = [
    ['without a diver none is placed', 'because-no-diver', 'aid-no-diver'],
    ['the base values of the rulebook are those of the calm side', 'because-calm', 'aid-calm'],
    ['several eggs count as often as she has so many', 'because-sets', 'aid-sets'],
    ['level 5 compares the achievement alone', 'because-achievement-only', 'aid-achievement-only'],
    ['Spick points count on level 1, too', 'because-spick-level-1', 'aid-spick-level-1'],
  ];
  saysReadings(bot, readings, ['because-no-diver']);

  it('says so where all her divers are on the board', () => {
    const { steps } = run(table({}, { divers: 0, diversOnBoard: 6 }), 'turn', 'card-1');
    const none = steps.find(({ say }) => say === 'place-none');
    expect(none?.because?.map(({ say }) => say)).to.deep.equal(['because-no-diver']);
  });
});
