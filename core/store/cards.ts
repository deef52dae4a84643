import type { Bot, Json } from '../engine/bot.ts';
import { isRecord } from '../engine/expects.ts';
import { changes, ownUnits, unitsOf, withUnits, withoutUnits, type Unit } from '../engine/units.ts';
import { read, write, type Database } from './database.ts';

/**
 * The cards with the player's own among them. Only what is the player's own stays as it was kept: a better shipped value
 * reaches all other cards.
 */
export async function cardsFor(db: Database, bot: Bot): Promise<unknown> {
  return withOwn(bot, await ownCards(db, bot));
}

/** The cards as shipped. Where the app itself does not know a value, what the player told still counts. */
export async function builtInCards(db: Database, bot: Bot): Promise<unknown> {
  const shipped = unitsOf(bot.cards.shipped);
  const own = await ownCards(db, bot);
  return withOwn(
    bot,
    own.filter((unit) => isUnknown(shipped.get(keyOf(unit))?.value ?? null)),
  );
}

/** What the player has put in. */
export async function ownCards(db: Database, bot: Bot): Promise<readonly Unit[]> {
  const kept = await read(() => db.get('cards', bot.id));
  return kept ? ownUnits(kept.cards, bot.cards.shipped) : [];
}

function withOwn(bot: Bot, own: readonly Unit[]): unknown {
  if (own.length === 0) return bot.cards.shipped;
  const cards = withUnits(bot.cards.shipped, own);
  return bot.cards.accepts(cards) ? cards : bot.cards.shipped;
}

function isUnknown(value: Json): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return (value as readonly Json[]).some(isUnknown);
  return isRecord(value) && Object.values(value).some((inside) => isUnknown(inside));
}

export async function keepCards(db: Database, bot: Bot, cards: unknown): Promise<void> {
  await write(db, ['cards'], (transaction) => transaction.objectStore('cards').put({ bot: bot.id, cards }));
}

/** The cards as shipped again. */
export async function forgetCards(db: Database, bot: Bot): Promise<void> {
  await write(db, ['cards'], (transaction) => transaction.objectStore('cards').delete(bot.id));
}

/**
 * What the player read from the box at a table, over what is kept: that table may have begun with other cards. What
 * cards that were changed meanwhile have `brought` is kept already, and may have been changed again.
 */
export async function learnCards(
  db: Database,
  bot: Bot,
  [before, after]: readonly [before: unknown, after: unknown],
  [began, ...brought]: readonly unknown[] = [],
): Promise<void> {
  const foreign = new Set(brought.flatMap((cards) => changes(began, cards)).map(keyOf));
  const isRead = (unit: Unit) => !foreign.has(keyOf(unit));
  const learnt = changes(before, after).filter(isRead);
  const there = unitsOf(after);
  const forgotten = [...unitsOf(before).values()].filter((unit) => !there.has(keyOf(unit)) && isRead(unit));
  if (learnt.length === 0 && forgotten.length === 0) return;
  await keepCards(db, bot, withoutUnits(withUnits(await cardsFor(db, bot), learnt), forgotten));
}

const keyOf = ({ path }: Unit): string => path.join('/');
