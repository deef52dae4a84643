import bot from '../bot.ts';
import type { CardSet } from '../cards.ts';
import { newMirror, places, type Location, type Mirror } from '../mirror.ts';
import type { State } from '../state.ts';
import type { Options, Phrase, Prompt } from '../../../engine/bot.ts';
import type { Answer } from '../../../engine/expects.ts';
import { frozen, play, type Given, type Run } from '../../../engine/play.ts';
import { seeded } from '../../../engine/rng.ts';
import { readerOf } from '../../../engine/words.ts';

export { bot };
export const german = readerOf('de', bot.texts);

const usual: Options = {
  level: 'level-2',
  way: 'mirror',
  stacks: 'values',
  deck: 'on-table',
  begins: 'you',
  adjust: 'as-printed',
  values: 'app',
};

/** A table with these options, set up, and changed as the test needs it. */
export function table(
  options: Options = {},
  change: Partial<State> = {},
  cards: CardSet = bot.cards.shipped,
): State {
  const s = bot.start({ ...usual, ...options }, seeded(1), frozen(cards));
  return { ...s, isSetUp: true, ...change };
}

export interface Played extends Run<State> {
  readonly asked: readonly string[];
  readonly said: readonly string[];
}

/** Runs a script to its end; `answer` sees each question. */
export function runWith(s: State, script: string, answer: (prompt: Prompt) => Answer): Played {
  const { given, ...result } = answered(s, script, answer);
  return { ...result, asked: given.map(({ to }) => to), said: result.steps.map((step) => german.text(step)) };
}

/** The same without a word. */
export function answered(s: State, script: string, answer: (prompt: Prompt) => Answer) {
  const given: Given[] = [];
  let result = play(bot, s, script, given);
  while (result.prompt) {
    const value = answer(result.prompt);
    given.push({ to: result.prompt.say, value });
    result = play(bot, s, script, given);
    if (result.misfit !== undefined) throw new Error(`${JSON.stringify(value)} does not fit`);
  }
  return { ...result, given };
}

/** Runs a script with answers in their order, whatever they are asked for, to its end. */
export function run(s: State, script: string, ...answers: Answer[]): Played {
  const played = runWith(s, script, (prompt) => {
    const value = answers.shift();
    if (value === undefined) throw new Error(`no answer to ${german.text(prompt)}`);
    return value;
  });
  if (answers.length > 0) throw new Error(`nobody asked for ${JSON.stringify(answers)}`);
  return played;
}

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
