import type { Word } from '../words.ts';
import type { Spectra } from './features.ts';

/**
 * `heard`: a voice is there, and the word is not over. `refused`: the player or the browser does not allow the
 * microphone. `missing`: there is none, or it was taken away. `muted`: a switch of it, or of the system, keeps it silent;
 * when that is over, it listens again.
 */
export type State = 'off' | 'listening' | 'heard' | 'refused' | 'missing' | 'muted';

/** Why nothing is heard, for which there is a sentence each. */
const losses = ['refused', 'missing', 'muted'] as const satisfies readonly State[];
export const isLoss = (state: State): state is (typeof losses)[number] =>
  losses.some((loss) => loss === state);

/** `confidence` is between 0, hardly, and 1, surely. */
export interface Spoken {
  readonly word: Word;
  readonly confidence: number;
}

export interface Ears {
  readonly onState?: (state: State) => void;
  /** A word of the vocabulary, and what else was said in the same breath. */
  readonly onWords: (said: readonly Spoken[]) => void;
  /** Something was said that is no word of the vocabulary, or not clearly enough. */
  readonly onUnsure: () => void;
  /** Ten times a second: how far the sound stands above the room, in nepers. */
  readonly onLevel?: (level: number) => void;
  /** The player speaks while the app does. */
  readonly onInterrupted?: () => void;
  /** A word was learned better at the table: all takes that it has from now on, to be kept. */
  readonly onLearned?: (word: Word, takes: readonly Spectra[]) => void;
}

/** Both ways to listen: the browser's recognition and the words a player trained. */
export interface Listener {
  /** The first time inside a tap: the browser asks for the microphone. */
  start(): Promise<State>;
  stop(): void;
  /** The words that make sense from now on. */
  expect(words: readonly Word[]): void;
  /** What was understood last turned out to be right, and may be learned; or it was not. */
  judge(isRight: boolean): void;
  /** The app speaks: it must not hear itself. `hear` when it has ended; the echo is waited for. */
  deafen(): void;
  hear(): void;
}
