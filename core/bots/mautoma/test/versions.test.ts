import { saysByVersion } from '../../../../test/tools/versions.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';

saysByVersion(bot, edits, {
  actions: ['vubo muvu kuro'],
  board: ['funo busa kali'],
  costs: ['dare vani nada'],
});
