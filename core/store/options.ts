import type { Bot, Options } from '../engine/bot.ts';
import { fittingOptions } from '../engine/options.ts';
import { isRecord } from '../engine/record.ts';
import { ownCards } from './cards.ts';
import type { Database } from './database.ts';
import { recall, remember } from './memory.ts';

const nameOf = ({ id }: Bot): string => `options-${id}`;

/** As a first game is offered: whoever has entered cards plays with them. */
export async function offeredOptions(db: Database, bot: Bot): Promise<Options> {
  const own = await ownCards(db, bot);
  return fittingOptions(bot, own.length > 0 ? { deck: 'my-cards' } : {});
}

/** As the last game was begun, if there was one. */
export async function lastOptions(db: Database, bot: Bot): Promise<Options | undefined> {
  const kept = await recall(db, nameOf(bot));
  if (!isRecord(kept)) return undefined;
  const offered = await offeredOptions(db, bot);
  // Own cards may have been deleted since: whether they are played with follows from the offer.
  const chosen = Object.entries(kept).filter(([, value]) => value !== 'my-cards');
  return fittingOptions(bot, { ...offered, ...Object.fromEntries(chosen) });
}

/** Keeps what differs from the offer: whatever the player left alone may get better. */
export async function keepOptions(db: Database, bot: Bot, options: Options): Promise<void> {
  const offered = await offeredOptions(db, bot);
  const chosen = Object.entries(options).filter(([name, value]) => value !== offered[name]);
  await remember(db, nameOf(bot), Object.fromEntries(chosen));
}
