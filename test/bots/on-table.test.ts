import { expect } from '@open-wc/testing';
import mautoma from '../../core/bots/mautoma/bot.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import type { Answer, Bot } from '../../core/engine/bot.ts';
import { advance, begin, type Session } from '../../core/engine/session.ts';
import { randomGame } from '../tools/random-game.ts';

interface Drawn {
  readonly card: string | null;
  readonly spick?: { readonly card: string | null } | null;
}

/** Names the cards that the app has drawn in the same game. */
function named(onTable: Session, drawn: Drawn): Session {
  const cards: Readonly<Record<string, Answer | null | undefined>> = {
    'which-card': drawn.card,
    'which-spick': drawn.spick?.card,
  };
  const { prompt } = onTable;
  const value = prompt && cards[prompt.say];
  if (!prompt || value === null || value === undefined) return onTable;
  return named(advance(onTable, { type: 'answered', to: prompt.say, value }), drawn);
}

for (const bot of [nautoma, mautoma] as unknown as Bot[])
  describe(`${bot.id} on the table`, () => {
    it('plays as if the app had drawn the same cards', () => {
      for (let seed = 1; seed <= 150; seed++) {
        const { start, session } = randomGame(bot, seed, { deck: 'built-in' });
        let app = begin(bot, start);
        let table = begin(bot, { ...start, options: { ...start.options, deck: 'on-table' } });
        for (const deed of session.deeds.filter(({ type }) => type !== 'read')) {
          app = advance(app, deed);
          table = named(advance(table, deed), app.state as unknown as Drawn);
        }
        expect(bot.next(table.state), `seed ${seed}`).to.deep.equal([]);
        expect(bot.trackers(table.state)).to.deep.equal(bot.trackers(app.state));
        expect(bot.score(table.state)).to.deep.equal(bot.score(app.state));
      }
    });

    it('has what is left among the cards that the player is told, in every turn', () => {
      for (let seed = 1; seed <= 50; seed++) {
        const { start, session } = randomGame(bot, seed, { deck: seed % 2 ? 'built-in' : 'on-table' });
        let now = begin(bot, start);
        for (const deed of session.deeds) {
          const before = bot.pile!(now.state);
          now = advance(now, deed);
          const { left, possible } = bot.pile!(now.state);
          expect(left).to.be.at.most(possible.length);
          const { card } = now.state as unknown as Drawn;
          if (left === before.left - 1 && card !== null) expect(before.possible).to.contain(card);
        }
      }
    });
  });
