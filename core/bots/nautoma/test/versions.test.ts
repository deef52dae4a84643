import { saysByVersion } from '../../../../test/tools/versions.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';

saysByVersion(bot, edits, {
  decisions: ['bofu sume sudu'],
  spick: ['daso papi sili'],
  weeks: ['zivo kigi mebe'],
  'side-a': ['labe dodu mari'],
});
