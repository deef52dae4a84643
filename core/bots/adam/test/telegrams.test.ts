import { telegramsFit } from '../../../../test/tools/telegrams.ts';
import bot from '../bot.ts';

describe('A.D.A.M.: telegrams', () => telegramsFit(bot));
