import type { Bot } from '../engine/bot.ts';
import { changes, isSame, ownUnits, unitsOf, withUnits, withoutUnits } from '../engine/units.ts';
import { read, write, type Database } from './database.ts';

export interface KeptCards {
  /** What the player put in, over the cards as they are shipped now. */
  readonly cards: unknown;
  /** The units that were shipped otherwise when the cards were last kept. */
  readonly changed: readonly string[];
}

/** Only what is the player's own stays as it was kept: a better shipped value reaches all other cards. */
export async function readCards(db: Database, bot: Bot): Promise<KeptCards> {
  const kept = await read(() => db.get('cards', bot.id));
  if (!kept) return { cards: bot.cards, changed: [] };
  const own = ownUnits(kept.cards, bot.cards);
  const cards = own.length > 0 ? withUnits(bot.cards, own) : bot.cards;
  if (!bot.accepts(cards)) return { cards: bot.cards, changed: [] };
  const earlier = unitsOf(kept.cards);
  const changed = [...unitsOf(cards)].filter(
    ([key, unit]) => earlier.has(key) && !isSame(earlier.get(key), unit),
  );
  return { cards, changed: changed.map(([key]) => key) };
}

/** The cards to begin a game with. */
export async function cardsFor(db: Database, bot: Bot): Promise<unknown> {
  return (await readCards(db, bot)).cards;
}

export async function keepCards(db: Database, bot: Bot, cards: unknown): Promise<void> {
  await write(db, ['cards'], (transaction) => transaction.objectStore('cards').put({ bot: bot.id, cards }));
}

/** The cards as shipped again. */
export async function forgetCards(db: Database, bot: Bot): Promise<void> {
  await write(db, ['cards'], (transaction) => transaction.objectStore('cards').delete(bot.id));
}

/** What the player read from the box at a table, over what is kept: that table may have begun with other cards. */
export async function learnCards(db: Database, bot: Bot, before: unknown, after: unknown): Promise<void> {
  const [learnt, forgotten] = [
    changes(before, after),
    [...unitsOf(before)].filter(([key]) => !unitsOf(after).has(key)),
  ];
  if (learnt.length === 0 && forgotten.length === 0) return;
  const kept = withUnits(await cardsFor(db, bot), learnt);
  await keepCards(
    db,
    bot,
    withoutUnits(
      kept,
      forgotten.map(([, unit]) => unit),
    ),
  );
}
