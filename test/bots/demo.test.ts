import { expect } from '@open-wc/testing';
import { begin, replay, startWith, view } from '../../core/engine/session.ts';
import { games } from '../tools/games.ts';

describe('the trial turn', () => {
  for (const game of games)
    it(`of ${game.id}: the table is laid, and the bot has had a turn that shows something`, async () => {
      const [bot, demo] = [await game.rules(), await game.demo()];
      const { options = {}, seed, log } = demo!;
      const start = startWith(bot, options, seed);
      expect(begin(bot, start).turns).to.deep.equal([]);
      const session = replay(bot, start, log);
      expect(view(session, 'turn').kind).to.equal('idle');
      const turn = session.turns.at(-1);
      expect(turn?.script).to.match(/turn$/);
      expect(turn?.steps.length).to.be.greaterThan(0);
    });
});
