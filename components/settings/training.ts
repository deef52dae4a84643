import type { Language } from '../../core/engine/text.ts';
import type { Database } from '../../core/store/database.ts';
import { saveTakes, type Voice } from '../../core/store/voices.ts';
import { createListener } from '../../core/voice/listen/listener.ts';
import type { State } from '../../core/voice/listen/listening.ts';
import { distances, median, type Takes } from '../../core/voice/listen/match.ts';
import { levelOf } from '../../core/voice/listen/noise.ts';
import { packed, takesOfWord, type Flaw } from '../../core/voice/listen/train.ts';
import type { Word } from '../../core/voice/words.ts';
import { takesOf } from '../table/listening.ts';

/** So many words has a test. */
const testedWords = 10;

/** What the player is asked for now. */
export interface Asked {
  readonly word: Word;
  /** Which of the words, from 0. */
  readonly at: number;
  readonly of: number;
  /** Which take of the word, from 0; in a test there is only one. */
  readonly take: number;
  readonly flaw?: Flaw | undefined;
}

export interface Trainer {
  readonly onAsk: (asked: Asked) => void;
  readonly onState: (state: State) => void;
  /** How far the voice stands above the room, in nepers. */
  readonly onLevel: (level: number) => void;
}

export interface Whose {
  readonly database: Database;
  readonly player: string;
  readonly language: Language;
}

/** Each word, take after take; a word is stored when all of its takes are there. Resolves with why it cannot listen. */
export async function train(
  words: readonly Word[],
  whose: Whose,
  known: Voice | undefined,
  { onAsk, ...ears }: Trainer,
  signal: AbortSignal,
): Promise<State> {
  const listener = createListener({ ...ears, onWords: () => undefined, onUnsure: () => undefined });
  let saving: Promise<unknown> = Promise.resolve();
  try {
    const state = await listener.start();
    if (state !== 'listening') return state;
    const { database, player, language } = whose;
    const apart = known ? Object.values(await takesOf(known)).flatMap(distances) : [];
    // Not those of another day: the microphone may be another.
    const levels: number[] = [];
    for (const [at, word] of words.entries()) {
      const manner = { spread: median(apart), level: median(levels) };
      const taking = takesOfWord(manner, (take, flaw, expected) => {
        onAsk({ word, at, of: words.length, take, flaw });
        return listener.record(signal, expected);
      });
      // The word before is stored while this one is said.
      const [takes] = await Promise.all([taking, saving]);
      apart.push(...distances(takes));
      levels.push(...takes.map(levelOf));
      saving = saveTakes(database, player, language, word, takes.map(packed), Date.now());
    }
    return state;
  } finally {
    listener.stop();
    await saving;
  }
}

export interface Hits {
  readonly hits: number;
  readonly of: number;
  readonly missed: readonly Word[];
}

/** Some trained words, those at risk first, each said once: how many are understood. */
export async function test(
  takes: Takes,
  trained: readonly Word[],
  risky: readonly string[],
  { onAsk, ...ears }: Trainer,
  signal: AbortSignal,
): Promise<Hits | State> {
  let decide: (word: string | undefined) => void = () => undefined;
  const listener = createListener({
    ...ears,
    onWords: ([first]) => decide(first?.word),
    onUnsure: () => decide(undefined),
  });
  try {
    const state = await listener.start();
    if (state !== 'listening') return state;
    listener.learn(takes);
    listener.expect(trained);
    const shuffled = [...trained].sort(() => Math.random() - 0.5);
    const isRisky = (word: Word): boolean => risky.includes(word);
    const words = [...shuffled.filter(isRisky), ...shuffled.filter((word) => !isRisky(word))].slice(
      0,
      testedWords,
    );
    const missed: Word[] = [];
    for (const [at, word] of words.entries()) {
      onAsk({ word, at, of: words.length, take: 0 });
      const heard = await new Promise<string | undefined>((resolve, reject) => {
        decide = resolve;
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      if (heard !== word) missed.push(word);
    }
    return { hits: words.length - missed.length, of: words.length, missed };
  } finally {
    listener.stop();
  }
}
