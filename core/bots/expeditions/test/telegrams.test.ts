import { telegramsFit } from '../../../../test/tools/telegrams.ts';
import bot from '../bot.ts';

describe('Expeditions: telegrams', () => telegramsFit(bot));
