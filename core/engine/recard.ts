import type { BaseState, Bot } from './bot.ts';
import { frozen } from './play.ts';
import { isRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import { changes, unitsOf, withUnits, type Unit } from './units.ts';

/** A changed part of a card set. */
export type CardChange = Pick<Unit, 'path' | 'value'>;

/** A list of changes that comes from a file. */
export function areChanges(list: unknown): list is readonly CardChange[] {
  const isPath = (path: unknown) => Array.isArray(path) && path.every((key) => typeof key === 'string');
  return Array.isArray(list) && list.every((one) => isRecord(one) && isPath(one['path']) && 'value' in one);
}

/** What is other than in the running game. A set that the rules cannot take, or that lacks a card of the game, is refused. */
export function newCards(bot: Bot, now: unknown, cards: unknown): CardChange[] {
  if (!bot.cards.accepts(cards)) throw new Refusal('refused-cards');
  const units = unitsOf(cards);
  const isThere = ([key, { from }]: readonly [string, Unit]): boolean => from === undefined || units.has(key);
  if (![...unitsOf(now)].every(isThere)) throw new Refusal('refused-cards');
  return changes(now, cards).map(({ path, value }) => ({ path, value }));
}

/** Where a bot shuffles: the changed cards that waited for it are the game's from now on. */
export function takeNewCards(s: BaseState): void {
  if (!s.newCards) return;
  s.cards = frozen(withUnits(s.cards, s.newCards));
  delete s.newCards;
}
