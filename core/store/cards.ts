import type { Bot, Json } from '../engine/bot.ts';
import { isRecord } from '../engine/record.ts';
import {
  canonical,
  changes,
  ownUnits,
  unitsOf,
  withUnits,
  withoutUnits,
  type Unit,
} from '../engine/units.ts';
import { read, type Database } from './database.ts';
import { undoable, type Deed, type Undo } from './undoable.ts';

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

/** Changes the cards as the player has them now, in one go: what another tab has put in meanwhile stays. */
export async function changeCards(
  db: Database,
  bot: Bot,
  change: (cards: unknown) => unknown,
): Promise<Undo> {
  return (await undoable(db, ['cards'], (deed) => changeCardsIn(deed, bot, change))).undo;
}

/** The same as a part of something larger. */
export async function changeCardsIn(
  deed: Deed,
  bot: Bot,
  change: (cards: unknown) => unknown,
): Promise<void> {
  const kept = await deed.transaction.objectStore('cards').get(bot.id);
  const own = kept ? ownUnits(kept.cards, bot.cards.shipped) : [];
  await deed.put('cards', { bot: bot.id, cards: change(withOwn(bot, own)) });
}

/** The player's own among these, over what he has; what he put in here only stays. */
export const withOwnOf =
  (bot: Bot, cards: unknown) =>
  (here: unknown): unknown => {
    const both = withUnits(here, ownUnits(cards, bot.cards.shipped));
    return bot.cards.accepts(both) ? both : cards;
  };

/** The cards as shipped again. Nothing comes back where there was nothing to forget: a second tap has no undo of its own. */
export async function forgetCards(db: Database, bot: Bot): Promise<Undo | undefined> {
  const { undo, isChanged } = await undoable(db, ['cards'], (deed) => deed.remove('cards', bot.id));
  return isChanged ? undo : undefined;
}

/** What was changed between these two sets, put into a third. */
const changed =
  (before: unknown, after: unknown, counts: (unit: Unit) => boolean = () => true) =>
  (cards: unknown): unknown => {
    const there = unitsOf(after);
    const gone = [...unitsOf(before).values()].filter((unit) => !there.has(keyOf(unit)));
    return withoutUnits(withUnits(cards, changes(before, after).filter(counts)), gone.filter(counts));
  };

/** What the player has just changed, over what is kept: another tab may have changed other cards. */
export const editCards = (
  db: Database,
  bot: Bot,
  [before, after]: readonly [before: unknown, after: unknown],
): Promise<Undo> => changeCards(db, bot, changed(before, after));

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
  const learnt = changed(before, after, isRead);
  if (canonical(learnt(before) as Json) === canonical(before as Json)) return;
  await changeCards(db, bot, learnt);
}

const keyOf = ({ path }: Unit): string => path.join('/');
