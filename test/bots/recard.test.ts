import { expect } from '@open-wc/testing';
import type { Bot } from '../../core/engine/bot.ts';
import { edited, type Edits } from '../../core/engine/edits.ts';
import { readGameFile, writeGameFile } from '../../core/engine/file.ts';
import { below, seeded } from '../../core/engine/rng.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import {
  advance,
  begin,
  extended,
  replay,
  replayed,
  sessionOf,
  type Entry,
  type Session,
} from '../../core/engine/session.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { games } from '../tools/games.ts';
import { randomGame, randomRest } from '../tools/random-game.ts';

/** Every card of the first deck with another value, as far as the rules take it. */
function changed(bot: Bot, edits: Edits): unknown {
  let cards: unknown = bot.cards.shipped;
  for (const [i] of edits.decks(cards)[0]!.cards.entries()) {
    const fields = edits.decks(cards)[0]!.cards[i]!.fields;
    const all = fields.flatMap((field) =>
      field.kind === 'count' ? [field.put(field.value === field.min ? field.max : field.min)] : [],
    );
    const toggled = fields.flatMap((field) =>
      field.kind === 'choice'
        ? field.of.filter((one) => one !== field.value).map((one) => field.put(one))
        : [],
    );
    cards =
      [...all, ...toggled].map((one) => edited(cards, one)).find((one) => bot.cards.accepts(one)) ?? cards;
  }
  return cards;
}

const state = (session: Session): unknown => {
  const copy = { ...session.state };
  delete copy.newCards;
  return copy;
};

/** The first deck as it is played with. */
const deck = (session: Session, edits: Edits) => {
  const keys = edits.decks(session.state.cards)[0]!.cards.flatMap(({ units }) => units);
  const units = unitsOf(session.state.cards);
  return keys.map((key) => units.get(key)?.value);
};

for (const game of games) {
  const [bot, edits] = await Promise.all([game.rules(), game.edits()]);
  const shufflesAgain = bot.deck?.shufflesAgain;
  if (!shufflesAgain) continue; // nothing is shuffled while it is played
  describe(`changed cards in a running game of ${bot.id}`, () => {
    it('come with the next shuffle, not before, and an undo takes them back', () => {
      const cards = changed(bot, edits);
      let shuffled = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const dice = { rng: seeded(seed) };
        const options = { deck: seed % 2 ? 'my-cards' : 'on-table' };
        const { start, session: whole } = randomGame(bot, seed, options);
        const n = below(dice, whole.deeds.length);
        const before = replay(bot, start, whole.deeds.slice(0, n));
        const recarded: Entry = { type: 'recarded', cards };
        const log: Entry[] = [...before.deeds, recarded];
        expect(replay(bot, start, [...log, { type: 'undone' }])).to.deep.equal(before);

        const after = randomRest(replay(bot, start, log), dice);
        const later = after.deeds.slice(log.length);
        let [played, unchanged] = [replayed(bot, start, log), replayed(bot, start, before.deeds)];
        let now = sessionOf(played);
        for (const entry of later) {
          played = extended(played, entry);
          now = sessionOf(played);
          if (now.state.newCards === undefined && now.waiting === undefined) break;
          unchanged = extended(unchanged, entry);
          const old = sessionOf(unchanged);
          expect(state(now), `seed ${seed}`).to.deep.equal(state(old));
          expect(now.turns.length).to.equal(old.turns.length);
          expect(now.turns.at(-1)?.steps).to.deep.equal(old.turns.at(-1)?.steps);
        }
        if (now.state.newCards ?? now.waiting) continue; // there was no shuffle any more
        shuffled += 1;
        expect(deck(now, edits)).to.deep.equal(deck({ ...now, state: { ...now.state, cards } }, edits));
        const file = readGameFile(writeGameFile(start, after.deeds), () => bot);
        expect(replay(bot, file.start, file.log)).to.deep.equal(after);
      }
      expect(shuffled).to.be.greaterThan(10);
    });

    it('are announced only where there is another shuffle', () => {
      for (let seed = 1; seed <= 20; seed++) {
        const { start, session } = randomGame(bot, seed, { deck: 'my-cards' });
        let is = true;
        let played = begin(bot, start);
        for (const deed of session.deeds) {
          played = advance(played, deed);
          const now = shufflesAgain(played.prompt ? played.before : played.state);
          expect(is || !now, 'it never begins again').to.equal(true);
          is = now;
        }
        expect(shufflesAgain(session.state)).to.equal(false);
      }
    });

    it('that the rules cannot take are refused, in the game and in a file', () => {
      const { start } = randomGame(bot, 1);
      for (const cards of [
        null,
        {},
        7,
        'x',
        [bot.cards.shipped],
        { ...(bot.cards.shipped as object), more: 1 },
      ]) {
        expect(() => replay(bot, start, [{ type: 'recarded', cards }])).to.throw(Refusal);
        const file = JSON.stringify({ visavis: 1, bot: bot.id, log: [{ type: 'recarded', cards }] });
        expect(() => readGameFile(file, () => bot))
          .to.throw(Refusal)
          .with.property('say', 'refused-cards');
      }
      expect(begin(bot, start).state.newCards).to.equal(undefined);
    });
  });
}
