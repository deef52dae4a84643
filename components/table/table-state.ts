import type { ReactiveControllerHost } from 'lit';
import type { Phrase } from '../../core/engine/bot.ts';
import { isWholeTurn, view, type Deed, type Session, type View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Faces } from '../../core/look/faces.ts';
import type { State as Camera } from '../../core/sight/camera.ts';
import sightDe from '../../core/sight/de.ftl';
import sightEn from '../../core/sight/en.ftl';
import type { State as Microphone } from '../../core/voice/listen/listening.ts';
import type { Word } from '../../core/voice/words.ts';
import type { Context } from '../shell/context.ts';
import { latest } from '../../core/look/once.ts';
import { wordTexts } from './listening.ts';
import { doubts, otherwiseOutOfView, type Doubt, type Otherwise } from './doubt.ts';
import { sayable, type Sayable } from './in-view.ts';
import type { Draft } from './marking.ts';
import { mendables, reviewOf, type Fault, type Mendable, type Review } from './mending.ts';
import type { OpenGame } from './open-game.ts';
import { pickOf, type Pick } from './picking.ts';
import { isOwn } from './turn-rows.ts';
import type { Offer } from './turned.ts';
import de from './de.ftl';
import en from './en.ftl';

const texts = { de, en };
const sightTexts = { de: sightDe, en: sightEn };

/** All that a table shows, beside what the app gives it. It never changes: whatever happens makes another one. */
export interface TableState {
  /** None before it is open. */
  readonly game?: OpenGame;
  /** Draws the cards, once it is there. */
  readonly faces?: Faces | undefined;
  /** Another tab plays the game: here it is only looked at. */
  readonly elsewhere: boolean;
  /** The sheet that lies over the table. */
  readonly sheet?: 'why' | 'log' | 'menu' | 'mend' | 'review' | 'belongings' | 'pick' | 'points' | undefined;
  /** The space under the loupe. */
  readonly picked?: string | undefined;
  /** What is wrong with the cards, while they are put right. */
  readonly fault?: Fault | undefined;
  /** What the player should know besides the step: what was undone, that there is no voice. */
  readonly note: readonly Phrase[];
  readonly draft: Draft;
  /** Words of an answer that is not complete. */
  readonly heard: readonly Word[];
  /** How often something was said to this question that was not understood; and was it just now? */
  readonly misses: number;
  readonly isCrossed: boolean;
  readonly microphone: Microphone;
  readonly camera: Camera;
  /** A card was seen that had been turned before: was it shuffled in again, or must the cards be put right? */
  readonly offered?: Offer | undefined;
  readonly isSpeaking: boolean;
  /** The step of the turn that is being spoken. */
  readonly spoken?: number | undefined;
  /** Nothing was heard the last time: there is no voice, or it failed. */
  readonly isMute: boolean;
  /** Seconds until the step goes on; none while nothing runs. */
  readonly left?: number | undefined;
  /** The step that stays until the player goes on. */
  readonly held?: Session | undefined;
  /** It was asked whether nothing happened in this turn of the player. */
  readonly still?: Session | undefined;
  /** More comes after the report that is being made: so many turns there were. */
  readonly further?: number | undefined;
  /** Where the last undo led: from there the whole turn can be taken back. */
  readonly undone?: Session | undefined;
  /** What was taken back to get there and can be done again, the last first. */
  readonly redo?: readonly Deed[] | undefined;
  /** The rows of this turn are put away: the board has all the room. */
  readonly cleared?: Session | undefined;
}

const laying: TableState = {
  elsewhere: false,
  note: [],
  draft: { marks: {} },
  heard: [],
  misses: 0,
  isCrossed: false,
  microphone: 'off',
  camera: 'off',
  isSpeaking: false,
  isMute: false,
};

export const isListening = (microphone: Microphone): boolean =>
  microphone === 'listening' || microphone === 'heard';

/** It looks, even if it sees nothing. */
export const isLooking = (camera: Camera): boolean =>
  camera === 'looking' || camera === 'dark' || camera === 'taken';

/** The only one who keeps the state of a table. */
export class TableStore {
  readonly #host: ReactiveControllerHost & { readonly context: Context };
  readonly #view = latest(view);
  #state = laying;
  /** What changes is drawn. */
  #draws = true;

  constructor(host: ReactiveControllerHost & { readonly context: Context }) {
    this.#host = host;
  }

  get context(): Context {
    return this.#host.context;
  }

  get state(): TableState {
    return this.#state;
  }

  /** What is in front of the player. */
  get seen(): View | undefined {
    const { game } = this.#state;
    return game && this.#view(game.session, this.context.settings.pace);
  }

  /** The player's turn has the field. */
  get isOwn(): boolean {
    const { game, cleared } = this.#state;
    if (!game || this.seen?.kind !== 'idle') return false;
    return this.context.settings.pace !== 'turn' || isOwn(this.text, game, cleared === game.session);
  }

  /** How it was instead of what was told and is out of view, the latest first. */
  readonly outOfView = (): Iterable<Otherwise> => {
    const { game, elsewhere } = this.#state;
    if (!game || elsewhere) return [];
    const { session, boards } = game;
    const isRows = this.context.settings.pace === 'turn' && !this.isOwn;
    return otherwiseOutOfView(doubts(session, boards, this.text), session, this.seen!, isRows);
  };

  /** What was told last, in view or not, and may have been otherwise. */
  get told(): Doubt | undefined {
    const { game, elsewhere } = this.#state;
    if (!game || elsewhere) return undefined;
    const [last] = doubts(game.session, game.boards, this.text);
    return last;
  }

  /** Is the player done with the answer? Undefined where that is not to be said. */
  get ends(): boolean | undefined {
    const { game, further, microphone, camera } = this.#state;
    const isByHand = this.context.settings.pace === 'turn' && !isListening(microphone) && !isLooking(camera);
    if (!game || !isByHand || !isWholeTurn(game.session)) return undefined;
    return further !== game.session.turns.length;
  }

  /** What can be said between turns. */
  get sayable(): readonly Sayable[] {
    const { game } = this.#state;
    return game ? sayable(game.session, this.outOfView()) : [];
  }

  /** The app's words and the bot's. */
  get text(): Reader {
    const { game } = this.#state;
    return game ? this.context.textWith(game.session.bot.texts, texts, sightTexts) : this.context.text;
  }

  /** What can be chosen to put the cards right. */
  get mendables(): readonly Mendable[] {
    const { game, sheet, fault } = this.#state;
    return game && sheet === 'mend' ? mendables(game.session, game.boards, this.text, fault) : [];
  }

  /** What lies under the loupe. */
  get pick(): Pick | undefined {
    const { game, sheet, picked } = this.#state;
    return game && sheet === 'pick' && picked ? pickOf(game, this.text, picked) : undefined;
  }

  /** What will be otherwise when what was set aside follows. */
  get review(): Review | undefined {
    const { game } = this.#state;
    return game && reviewOf(game.session, game.boards, this.text);
  }

  /** The words that can be said. */
  get words(): Reader {
    return this.context.textWith(wordTexts);
  }

  change(part: Partial<TableState>): void {
    const isNew = Object.entries(part).some(
      ([name, value]) => this.#state[name as keyof TableState] !== value,
    );
    if (!isNew) return;
    this.#state = { ...this.#state, ...part };
    if (this.#draws) this.#host.requestUpdate();
  }

  /** What this changes is drawn with what comes next; by itself, if nothing else has been drawn when that has `settled`. */
  withNext(work: () => void, settled: () => Promise<unknown>): void {
    const before = this.#state;
    this.#draws = false;
    try {
      work();
    } finally {
      this.#draws = true;
    }
    const changed = this.#state;
    const draw = () => {
      if (this.#state === changed) this.#host.requestUpdate();
    };
    if (changed !== before) setTimeout(() => void settled().then(draw));
  }
}
