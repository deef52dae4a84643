import adam from '../bot.ts';
import { opensKept } from '../../../../test/tools/kept.ts';
import finished from './kept/0.1-finished.json';
import running from './kept/0.1-running.json';

describe('A.D.A.M.: games of version 0.1', () => opensKept(adam, { finished, running }));
