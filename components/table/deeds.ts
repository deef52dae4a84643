import type { ReactiveControllerHost } from 'lit';
import type { Answer, Marks, Phrase } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Context } from '../shell/context.ts';

/** What can be done at the table: by taps, keys, buttons, knocks and words. */
export interface Deeds {
  /** The one big thing: on to the next step, the bot's turn, or the result. */
  main(): void;
  undo(): void;
  repeat(): void;
  why(): void;
  /** Be quiet, and wait. */
  stop(): void;
  play(script: string): void;
  /** `readBack`: what was understood, said before the bot goes on. */
  answer(value: Answer, readBack?: Phrase): void;
  /** Something besides the step. */
  tell(...phrases: readonly Phrase[]): void;
}

/** The table as its helpers see it. */
export interface Table extends ReactiveControllerHost {
  readonly context: Context;
  readonly session: Session | undefined;
  readonly text: Reader | undefined;
  readonly boards: Boards;
  readonly isSpeaking: boolean;
  /** What has been put on the board so far, before it is answered. */
  marks: Marks;
  readonly deeds: Deeds;
}
