import { opensKept } from '../../../../test/tools/kept.ts';
import bot from '../bot.ts';
import finished from './kept/0.1-finished.json';
import running from './kept/0.1-running.json';

describe('Expeditions: games of version 0.1', () => {
  opensKept(bot, { finished, running });
});
