import { telegramsFit } from '../../../../test/tools/telegrams.ts';
import bot from '../bot.ts';

describe('Automa: telegrams', () => telegramsFit(bot));
