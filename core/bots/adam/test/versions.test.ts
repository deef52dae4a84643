import { saysByVersion } from '../../../../test/tools/versions.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';

saysByVersion(bot, edits, {
  supply: ['zasu buba tote'],
  prophecies: ['tame podo liba'],
});
