import type { Language, Reader } from '../../core/engine/text.ts';
import type { Settings } from '../../core/store/settings.ts';
import type { Database } from '../../core/store/database.ts';
import type { Undo } from '../../core/store/undoable.ts';
import type { Speaker } from '../../core/voice/speaker.ts';
import type { Route } from './route.ts';
import type { Theme } from './theme-colour.ts';
import type { TextWith } from './words.ts';

/** What every screen gets from the app. It is made anew whenever something in it changes. */
export interface Context {
  readonly text: Reader;
  readonly textWith: TextWith;
  readonly language: Language;
  readonly settings: Settings;
  readonly theme: Theme;
  readonly database: Database;
  readonly speaker: Speaker;
  /** Where "back" leads; none where the app was opened. */
  readonly from: Route | undefined;
  /** `instead` of this screen: browser back does not open it again. */
  go(route: Route, instead?: 'instead'): void;
  set<N extends keyof Settings>(name: N, value: Settings[N]): Promise<void>;
  /** Settings were stored by other means: they are read again. */
  reread(): Promise<void>;
  /** Something was done that the player may not have meant: he reads what, and can take it back. */
  offerUndo(done: string, undo: Undo): void;
  /** Tells the player what cannot be done; anything but a refusal is a fault of ours and said as such. */
  refuse(error: unknown): void;
}
