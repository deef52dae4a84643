import { opensKept } from '../../../../test/tools/kept.ts';
import bot from '../bot.ts';
import finished from './kept/0.1-finished.json';
import running from './kept/0.1-running.json';

describe('Nautoma: games of earlier versions', () => {
  opensKept(bot, { '0.1, finished': finished, '0.1, running': running });
});
