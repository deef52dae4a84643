import { playsAnyOrder } from '../../../../test/tools/on-table.ts';
import bot from '../bot.ts';

playsAnyOrder(bot, { hasAside: true, shufflesFirst: true, options: { begins: 'you' } });
