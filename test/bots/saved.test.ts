import { expect } from '@open-wc/testing';
import template from '../../core/cli/template/bot.ts';
import type { Bot, Json } from '../../core/engine/bot.ts';
import { isRecord } from '../../core/engine/record.ts';
import { begin } from '../../core/engine/session.ts';
import { games } from '../tools/games.ts';
import { randomGame } from '../tools/random-game.ts';

const part = { deck: { known: [], hidden: 0, pool: [] } };

/** Parts that every new game has are always there. */
function partsOfEveryGame(bot: Bot): string[] {
  const parts = [1, 2, 3, 4, 5, 6, 7].map((seed) =>
    Object.keys(begin(bot, randomGame(bot, seed).start).state),
  );
  return parts.reduce((all, some) => all.filter((name) => some.includes(name)));
}

/** Where the lists of a value are that hold something. */
function listsIn(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => listsIn(one, [...path, key]));
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}

/** A copy with the list there as long as no game has one. */
function withLongList(value: Json, [key, ...rest]: readonly string[]): Json {
  if (key !== undefined) {
    const changed = withLongList((value as Record<string, Json>)[key]!, rest);
    return (
      Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed }
    ) as Json;
  }
  const list = value as readonly Json[];
  return Array.from({ length: 1000 }, (_, n) => {
    const one = list[n % list.length]!;
    return isRecord(one) && 'id' in one ? { ...one, id: `x-${n}` } : one;
  });
}

describe('a saved state', () => {
  for (const { id, rules } of games)
    describe(id, () => {
      let bot: Bot;
      before(async () => {
        bot = await rules();
      });

      it('fits after every turn of any game', () => {
        for (let seed = 1; seed <= 12; seed++) {
          const { session, start } = randomGame(bot, seed);
          for (const { script, after } of session.turns)
            if (!bot.saved.read(after, bot.saved.version))
              expect.fail(`${seed} ${script} ${JSON.stringify({ ...start.options, ...after, cards: 0 })}`);
        }
      });

      it('does not fit with a part less, a part more or a part of another kind', () => {
        const { state } = randomGame(bot, 7).session;
        for (const name of partsOfEveryGame(bot)) {
          const { [name]: one, ...less } = state as unknown as Record<string, unknown>;
          expect(bot.saved.read(less, 1), `without ${name}`).to.equal(undefined);
          for (const other of [typeof one === 'string' ? 3 : 'x', -1e9, 1e9, [[[]]], { x: 1 }])
            expect(
              bot.saved.read({ ...state, [name]: other }, 1),
              `${name}: ${JSON.stringify(other)}`,
            ).to.equal(undefined);
        }
        expect(bot.saved.read({ ...state, more: 1 }, 1)).to.equal(undefined);
        expect(bot.saved.read(null, 1)).to.equal(undefined);
      });

      it('has no card set with a list that does not end', () => {
        const { shipped } = bot.cards;
        for (const path of listsIn(shipped as Json))
          expect(bot.cards.accepts(withLongList(shipped as Json, path)), path.join('/')).to.equal(false);
      });

      it('of a version that is still to come is none', () => {
        const { state } = randomGame(bot, 7).session;
        expect(bot.saved.read(state, bot.saved.version + 1)).to.equal(undefined);
        expect(bot.saved.read(state, 0)).to.equal(undefined);
      });
    });

  it('must not name a card that is not there, nor one twice', () => {
    const { state } = randomGame(template, 3).session;
    const withDeck = (known: string[]) => template.saved.read({ ...state, deck: { ...part.deck, known } }, 1);
    expect(withDeck(['card-1', 'card-2'])).to.not.equal(undefined);
    expect(withDeck(['card-9'])).to.equal(undefined);
    expect(withDeck(['card-1', 'card-1'])).to.equal(undefined);
  });
});
