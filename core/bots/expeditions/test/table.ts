import bot from '../bot.ts';
import { newMirror, places, type Location, type Mirror } from '../mirror.ts';
import type { State } from '../state.ts';
import type { Phrase } from '../../../engine/bot.ts';
import { tableOf } from '../../../../test/tools/table.ts';

export { bot };
const usual = { stacks: 'values', deck: 'on-table', begins: 'you', values: 'app' };
export const { german, english, table, run, runWith } = tableOf(bot, usual);

/** What lies at a place: `map`, a stack from its top, the 20 alone, or a stack and the 20. */
type Lies = 'map' | readonly number[] | '20' | { readonly over20: readonly number[] };

function location(lies: Lies | undefined): Location {
  if (lies === undefined) return { map: false, stack: [], twenty: false };
  if (lies === 'map') return { map: true, stack: [], twenty: false };
  if (lies === '20') return { map: false, stack: [], twenty: true };
  if ('over20' in lies) return { map: false, stack: [...lies.over20], twenty: true };
  return { map: false, stack: [...lies], twenty: false };
}

/** Flipped and empty rows but for what lies there. */
export function mirrored(
  lying: Readonly<Record<string, Lies>>,
  who: Partial<Mirror['mechs']> & { you?: string } = {},
): Mirror {
  const { you = null, ...mechs } = who;
  const start = newMirror();
  return {
    locations: Object.fromEntries(places.map((place) => [place, location(lying[place])])),
    mechs: { ...start.mechs, ...mechs },
    you,
  };
}

/** The progress at which she has so many stars. */
export function progressFor(stars: number, level = 2): number {
  return bot.cards.shipped.levels[level - 1]?.starAt[stars - 1] ?? 0;
}

export const mirrorOf = (s: State): Mirror => s.mirror!;

export const stackAt = (s: State, place: string): Location['stack'] => mirrorOf(s).locations[place]!.stack;

export const reasons = (because: readonly Phrase[] = []): string[] =>
  because.map((phrase) => german.text(phrase));

export const trackers = (s: State): Record<string, string | number> =>
  Object.fromEntries(bot.shows(s).trackers.map(({ id, value }) => [id, value]));
