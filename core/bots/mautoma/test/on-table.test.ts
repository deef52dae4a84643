import { playsAnyOrder } from '../../../../test/tools/on-table.ts';
import bot from '../bot.ts';

playsAnyOrder(bot, { from: { pile: 'progress' } });
