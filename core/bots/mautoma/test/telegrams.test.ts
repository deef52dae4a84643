import { telegramsFit } from '../../../../test/tools/telegrams.ts';
import bot from '../bot.ts';

describe('Mautoma: telegrams', () => telegramsFit(bot));
