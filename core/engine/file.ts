import * as v from 'valibot';
import type { Bot, Options } from './bot.ts';
import { fits } from './options.ts';
import { isRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import type { Entry, Snapshot, Start } from './session.ts';
import { mostPoints, type YourPoints } from './your-points.ts';

/** A game as a file: how it began, and everything that happened. */
export interface GameFile {
  readonly bot: Bot;
  readonly start: Start;
  readonly log: readonly Entry[];
  /** When each entry was made, in milliseconds since 1970. */
  readonly times?: readonly number[];
  /** From which the game goes on where the rules of the app have changed. */
  readonly snapshot?: Snapshot;
  readonly noted?: Noted;
  readonly yours?: readonly YourPoints[];
}

/** What the player wrote about a game. */
export const noteNames = ['text', 'place', 'expansions'] as const;
export type Noted = { readonly [N in (typeof noteNames)[number]]?: string };
export const longestNote = 1000;

const version = 1;
/** A game of hundreds of turns has a tenth of it; also the limit for bytes. */
export const largestGameFile = 4_000_000;
const limits = { depth: 24, entries: 6000 } as const;
const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const name = v.pipe(v.string(), v.maxLength(100));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A record of such values; `v.record` alone takes lists too. */
const recordOf = <T>(value: v.GenericSchema<T>) =>
  v.pipe(v.custom<Record<string, T>>(isRecord), v.record(name, value));
/** As far as a calendar goes. */
const time = v.pipe(count, v.maxValue(8_640_000_000_000_000));
/** What is in it, the bot knows. */
const state = v.custom<Record<string, unknown>>(isRecord);
const answer = v.union([v.boolean(), count, name, v.array(name), recordOf(count), recordOf(name)]);
const entry = v.variant('type', [
  v.strictObject({ type: v.literal('played'), script: name }),
  v.strictObject({
    type: v.literal('answered'),
    to: name,
    value: answer,
    told: v.exactOptional(v.picklist(['usual', 'unusual', 'again'])),
  }),
  v.strictObject({ type: v.literal('read') }),
  v.strictObject({ type: v.literal('recarded'), cards: v.unknown() }),
  v.strictObject({ type: v.literal('undone') }),
  v.strictObject({ type: v.literal('corrected'), at: count, value: answer }),
  v.strictObject({ type: v.literal('reopened'), at: count }),
  v.strictObject({ type: v.literal('rejoined') }),
  v.strictObject({
    type: v.literal('resumed'),
    rules: count,
    state,
    version: v.exactOptional(count),
    turns: v.exactOptional(v.pipe(count, v.maxValue(limits.entries))),
  }),
]);
const kept = v.strictObject({
  n: count,
  rules: count,
  state,
  version: v.exactOptional(count),
  open: v.boolean(),
});

const written = v.exactOptional(v.pipe(v.string(), v.maxLength(longestNote)));
const notes = v.strictObject({ text: written, place: written, expansions: written });

const counted = v.pipe(
  v.array(v.strictObject({ turn: count, points: v.pipe(count, v.maxValue(mostPoints)) })),
  v.maxLength(limits.entries),
);

/** Which bot the game is against, so that only that one needs loading before `readGameFile`. */
export function botOfGameFile(input: unknown): string {
  const { bot } = gameRecord(input);
  if (typeof bot !== 'string') throw new Refusal('refused-file-foreign');
  return bot;
}

/** Reads a game from text or from parsed JSON. Whether its log is legal shows when it is replayed. */
export function readGameFile(input: unknown, botById: (id: string) => Bot | undefined): GameFile {
  const file = gameRecord(input);
  const id = botOfGameFile(file);
  const bot = botById(id);
  if (!bot) throw new Refusal('refused-bot', { bot: id.slice(0, 100) });

  const {
    rules = bot.rules,
    seed = 1,
    cards = bot.cards.shipped,
    options = {},
    log = [],
    times,
    snapshot,
    noted,
    yours,
  } = file;
  if (!v.is(count, rules) || !v.is(count, seed)) throw new Refusal('refused-file-foreign');
  if (rules > bot.rules) throw new Refusal('refused-file-newer');
  if (!bot.cards.accepts(cards)) throw new Refusal('refused-cards');
  return {
    bot,
    start: { bot: id, rules, options: readOptions(bot, options), seed, cards },
    log: readLog(log, bot),
    ...(times === undefined ? {} : { times: readTimes(times, log) }),
    ...(snapshot === undefined ? {} : { snapshot: readSnapshot(snapshot, bot) }),
    ...(noted === undefined ? {} : { noted: readNoted(noted) }),
    ...(yours === undefined ? {} : { yours: readYours(yours) }),
  };
}

export function writeGameFile(
  start: Start,
  log: readonly Entry[],
  more: Pick<GameFile, 'times' | 'snapshot' | 'noted' | 'yours'> = {},
): string {
  return JSON.stringify({ visavis: version, ...start, log, ...more }, null, 1);
}

function gameRecord(input: unknown): Record<string, unknown> {
  if (typeof input === 'string' && input.length > largestGameFile) throw new Refusal('refused-file-large');
  const file = typeof input === 'string' ? parsed(input, 'refused-file-json') : input;
  if (!isHarmless(file) || !isRecord(file)) throw new Refusal('refused-file-foreign');
  refuseOther(file, 'game');
  const { visavis } = file;
  if (!v.is(count, visavis) || visavis < 1) throw new Refusal('refused-file-foreign');
  if (visavis > version) throw new Refusal('refused-file-newer');
  return file;
}

/** What tells the app's files apart, in this order. */
const marks = [
  ['visavis-cards', 'cards'],
  ['games', 'backup'],
  ['bot', 'game'],
] as const;

/** A file of ours, but not of the kind that was asked for. */
export function refuseOther(file: Record<string, unknown>, wanted: 'game' | 'backup'): void {
  const kind = marks.find(([mark]) => Object.hasOwn(file, mark))?.[1];
  if (kind !== undefined && kind !== wanted) throw new Refusal('refused-file-other', { kind });
}

/** What the text says, or the refusal of that name. What is nested as nothing of ours is, is not even parsed. */
export function parsed(text: string, say: string): unknown {
  if (depthOf(text) > limits.depth * 2) throw new Refusal(say);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(say);
  }
}

/** How deep brackets are nested; those in strings do not count. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++depth);
    else if (mark === ']' || mark === '}') depth -= 1;
  }
  return deepest;
}

/** Names that reach into JavaScript itself, and nesting that no game has, end here. */
export function isHarmless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === limits.depth) return false;
  return Object.entries(value).every(
    ([key, inside]) => !prototypeKeys.includes(key) && isHarmless(inside, depth + 1),
  );
}

/** Options not named have their initial value. */
function readOptions(bot: Bot, given: unknown): Options {
  if (!isRecord(given)) throw new Refusal('refused-options', { option: 'none' });
  const foreign = Object.keys(given).find((option) => !Object.hasOwn(bot.options, option));
  if (foreign !== undefined) throw new Refusal('refused-options', { option: foreign.slice(0, 100) });
  return Object.fromEntries(
    Object.entries(bot.options).map(([option, spec]) => {
      const value = given[option] ?? spec.initial;
      if (!fits(spec, value)) throw new Refusal('refused-options', { option });
      return [option, value];
    }),
  );
}

function readLog(log: unknown, bot: Bot): Entry[] {
  if (!Array.isArray(log) || log.length > limits.entries) throw new Refusal('refused-log', { entry: 0 });
  const entries = log.map((one: unknown, index) => {
    if (!v.is(entry, one)) throw new Refusal('refused-log', { entry: index + 1 });
    if (one.type === 'recarded' && !bot.cards.accepts(one.cards)) throw new Refusal('refused-cards');
    return one;
  });
  // Earlier ones do not count any more.
  const last = entries.findLast((one) => one.type === 'resumed');
  if (last) refuseState(last, bot);
  return entries;
}

function readTimes(times: unknown, log: unknown): readonly number[] {
  const length = Array.isArray(log) ? log.length : 0;
  if (!v.is(v.pipe(v.array(time), v.length(length)), times)) throw new Refusal('refused-log', { entry: 0 });
  return times;
}

function readSnapshot(snapshot: unknown, bot: Bot): Snapshot {
  if (!v.is(kept, snapshot)) throw new Refusal('refused-state');
  refuseState(snapshot, bot);
  return snapshot;
}

function readNoted(noted: unknown): Noted {
  if (!v.is(notes, noted)) throw new Refusal('refused-file-foreign');
  return noted;
}

function readYours(yours: unknown): readonly YourPoints[] {
  if (!v.is(counted, yours)) throw new Refusal('refused-file-foreign');
  return yours;
}

/** A state that the rules cannot work with, whatever it was written with. */
function refuseState(
  { state, rules, version = 1 }: Pick<Snapshot, 'state' | 'rules' | 'version'>,
  bot: Bot,
): void {
  if (rules > bot.rules || version > bot.saved.version) throw new Refusal('refused-file-newer');
  if (!bot.saved.read(state, version)) throw new Refusal('refused-state');
}
