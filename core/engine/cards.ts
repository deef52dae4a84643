import * as v from 'valibot';
import { provenances } from './bot.ts';

/** Where a printed value comes from. */
export const provenance = v.picklist(provenances);

/** The printed values that the rules of a bot read. A game keeps the set it began with; players may enter their own. */
export interface Cards<C = unknown> {
  readonly shipped: C;
  /** Its decks, as they are shown, entered and printed; each with the version of its data, raised with every correction. */
  readonly decks: Readonly<Record<string, number>>;
  /** Is this a set that the rules can work with? */
  accepts(cards: unknown): cards is C;
}

/** A card set is what its schema says: type and check are one thing. */
export function defineCards<C>(
  schema: v.GenericSchema<unknown, C>,
  shipped: C,
  decks: Cards['decks'],
): Cards<C> {
  return { shipped, decks, accepts: (cards): cards is C => v.is(schema, cards) };
}
