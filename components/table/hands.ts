import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session, View } from '../../core/engine/session.ts';
import { keepAwake } from '../../core/voice/awake.ts';
import { countDown } from '../../core/voice/countdown.ts';
import { createHeadset, type Headset } from '../../core/voice/headset.ts';
import { feelKnocks } from '../../core/voice/knock.ts';
import type { Acts } from './acts.ts';
import { playerEvents } from './in-view.ts';
import { isOnSurface, tableKey } from './inputs.ts';
import type { TableState, TableStore } from './table-state.ts';

/** Hands-free without a voice: the screen stays on; keys, taps, headset buttons, knocks, steps that go on by themselves. */
export class Hands implements ReactiveController {
  readonly #store: TableStore;
  readonly #acts: Acts;
  #sleep: (() => void) | undefined;
  #headset: Headset | undefined;
  #ignore: (() => void) | undefined;
  #end: () => void = () => undefined;
  /** What the last tap met. */
  #met: Met | undefined;
  /** The step that a countdown runs for, or has run. */
  #counted: Session | undefined;

  constructor(host: ReactiveControllerHost, store: TableStore, acts: Acts) {
    this.#store = store;
    this.#acts = acts;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sleep = keepAwake();
    // Before anybody acts on it: whatever is pressed, the voice and the countdown stop.
    addEventListener('click', this.#guard, { capture: true });
    addEventListener('click', this.#hush, { capture: true });
    addEventListener('keydown', this.#hush, { capture: true });
    addEventListener('keydown', this.#press);
    // Browsers want a tap before they play, and before they let feel.
    addEventListener('click', this.#begin);
  }

  hostDisconnected(): void {
    this.#sleep?.();
    removeEventListener('click', this.#guard, { capture: true });
    removeEventListener('click', this.#hush, { capture: true });
    removeEventListener('keydown', this.#hush, { capture: true });
    removeEventListener('keydown', this.#press);
    removeEventListener('click', this.#begin);
    this.#headset?.stop();
    this.#headset = undefined;
    this.#ignore?.();
    this.#ignore = undefined;
    this.#clear();
  }

  /** The second tap of a double tap was meant for what the first one met: it does not answer what came instead. */
  readonly #guard = (event: MouseEvent): void => {
    const [session, kind] = [this.#session, this.#store.seen?.kind];
    const { still, sheet } = this.#store.state;
    const meets = session && kind && { session, kind, still, sheet };
    if (event.detail > 1 && meets && this.#met && isOther(this.#met, meets)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else this.#met = meets;
  };

  readonly #hush = (): void => this.#acts.hush();

  readonly #press = (event: KeyboardEvent): void => {
    const session = this.#session;
    const { presenter } = this.#store.context.settings;
    const act = session && tableKey(event, this.#store.seen!.kind, presenter);
    if (!act) return;
    event.preventDefault();
    if (act === 'undo' && event.shiftKey) void this.#acts.undoTurn();
    else this.#acts[act]();
  };

  /** A tap somewhere on the table leafs through steps; beside a whole turn, or a board to tap, it would end the player's. */
  readonly tap = (event: Event): void => {
    const { context, seen } = this.#store;
    const { pace, tapAnywhere } = context.settings;
    const isBeside = seen?.kind === 'idle' && this.#session && playerEvents(this.#session).tapped.length > 0;
    if (pace === 'step' && tapAnywhere && !isBeside && isOnSurface(event)) this.#acts.main();
  };

  readonly #begin = (): void => {
    if (!this.#session) return;
    removeEventListener('click', this.#begin);
    void this.#takeButtons(this.#store.text.text({ say: 'bot-name', with: {} }));
  };

  async #takeButtons(title: string): Promise<void> {
    const { headset, knock } = this.#store.context.settings;
    const { main, undo, repeat } = this.#acts;
    if (headset) {
      this.#headset = createHeadset({ next: main, back: undo, repeat });
      await this.#headset.start(title);
    }
    if (knock) this.#ignore = await feelKnocks(main);
  }

  hostUpdated(): void {
    const { countdown } = this.#store.context.settings;
    const { held, isSpeaking } = this.#store.state;
    const session = this.#session;
    const step = session && this.#store.seen?.kind === 'step' && session !== held ? session : undefined;
    if (step !== this.#counted) this.#clear();
    if (!step || isSpeaking || step === this.#counted || countdown === 'off') return;
    this.#counted = step;
    this.#end = countDown(Number(countdown), (left) => {
      this.#store.change({ left });
      if (left === 0) this.#acts.main();
    });
  }

  get #session(): Session | undefined {
    return this.#store.state.game?.session;
  }

  #clear(): void {
    this.#end();
    this.#counted = undefined;
    this.#store.change({ left: undefined });
  }
}

interface Met {
  readonly session: Session;
  readonly kind: View['kind'];
  readonly still: Session | undefined;
  readonly sheet: TableState['sheet'];
}

/** Something else is in front of the player now. Steps are leafed through, however fast. */
function isOther(before: Met, now: Met): boolean {
  if (before.session === now.session) return before.still !== now.still || before.sheet !== now.sheet;
  return !(before.kind === 'step' && now.kind === 'step');
}
