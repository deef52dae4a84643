import { saysByVersion } from '../../../../test/tools/versions.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';

saysByVersion(bot, edits, {
  automa: ['sosa solu buto'],
  landscape: ['gika zudo pebe'],
  'scoring-tiles': ['rubu gusi sifi'],
  difficulty: ['subo kimi sote'],
  factions: ['nupo moka vopo'],
  maps: ['fave fedu luzo'],
});
