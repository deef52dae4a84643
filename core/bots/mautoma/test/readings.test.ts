import { saysReadings } from '../../../../test/tools/readings.ts';
import bot from '../bot.ts';

describe('Mautoma: where the rulebook leaves room', () => {
  saysReadings(bot, [
    ['range is counted as the player counts distance', 'because-range', 'aid-range-from'],
    ['the same range is measured again', 'because-again', 'aid-cards'],
    ['any range lifts only the range', 'because-far', 'aid-far'],
    ['not where a figure of his is', 'because-own-figure', 'aid-own-figure'],
    ['without pieces an action is impossible', 'because-no-piece', 'aid-no-piece'],
    ['the direction counts, not the corner', 'because-direction', 'aid-direction'],
    ['the first hex of a tile counts', 'because-first-hex', 'aid-first-hex'],
    ['the marker stays while he walks on', 'because-walk', 'aid-walk'],
    ['none left, none removed', 'because-none-left', 'aid-walk'],
    ['round 18 is the player’s', 'because-last-round', 'aid-last-round'],
  ]);
});
