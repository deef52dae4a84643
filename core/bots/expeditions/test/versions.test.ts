import { saysByVersion } from '../../../../test/tools/versions.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';

saysByVersion(bot, edits, {
  decisions: ['ruru rega tatu'],
  progress: ['nibe mine rivu'],
});
