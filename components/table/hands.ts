import type { ReactiveController } from 'lit';
import { view, type Session } from '../../core/engine/session.ts';
import { keepAwake } from '../../core/voice/awake.ts';
import { countDown } from '../../core/voice/countdown.ts';
import { createHeadset, type Headset } from '../../core/voice/headset.ts';
import { feelKnocks } from '../../core/voice/knock.ts';
import type { Table } from './deeds.ts';
import { isOnSurface, tableKey } from './inputs.ts';

/** Hands-free without a voice: the screen stays on; keys, taps, headset buttons, knocks, steps that go on by themselves. */
export class Hands implements ReactiveController {
  /** Seconds until the step goes on; undefined while nothing runs. */
  left: number | undefined;
  readonly #table: Table;
  #sleep: (() => void) | undefined;
  #headset: Headset | undefined;
  #ignore: (() => void) | undefined;
  #end: () => void = () => undefined;
  /** What the last tap met. */
  #met: Session | undefined;
  /** The step that a countdown ran for: stopped, it does not begin again. */
  #counted = '';

  constructor(table: Table) {
    this.#table = table;
    table.addController(this);
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
    const { session } = this.#table;
    if (event.detail > 1 && session && this.#met && isOther(this.#met, session)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else this.#met = session;
  };

  readonly #hush = (): void => this.#table.deeds.stop();

  readonly #press = (event: KeyboardEvent): void => {
    const { context, deeds, session } = this.#table;
    const deed = session && tableKey(event, view(session).kind, context.settings.presenter);
    if (!deed) return;
    event.preventDefault();
    deeds[deed]();
  };

  /** A tap somewhere on the table. */
  readonly tap = (event: Event): void => {
    const { context, deeds } = this.#table;
    if (context.settings.tapAnywhere && isOnSurface(event)) deeds.main();
  };

  readonly #begin = (): void => {
    const { text } = this.#table;
    if (!text) return;
    removeEventListener('click', this.#begin);
    void this.#takeButtons(text.text({ say: 'bot-name', with: {} }));
  };

  async #takeButtons(title: string): Promise<void> {
    const { context, deeds } = this.#table;
    if (context.settings.headset) {
      this.#headset = createHeadset({ next: deeds.main, back: deeds.undo, repeat: deeds.repeat });
      await this.#headset.start(title);
    }
    if (context.settings.knock) this.#ignore = await feelKnocks(deeds.main);
  }

  hostUpdated(): void {
    const { context, session, isSpeaking } = this.#table;
    const { countdown } = context.settings;
    if (countdown === 'off' || !session) return;
    const isStep = view(session).kind === 'step';
    if (!isStep || this.#step !== this.#counted) this.#clear();
    if (!isStep || isSpeaking || this.#step === this.#counted) return;
    this.#counted = this.#step;
    this.#end = countDown(Number(countdown), (left) => {
      this.#become(left);
      if (left === 0) this.#table.deeds.main();
    });
  }

  get #step(): string {
    const { session } = this.#table;
    return session ? `${session.deeds.length} ${session.read}` : '';
  }

  /** The step stays until the player goes on. */
  stop(): void {
    this.#counted = this.#step;
    this.#clear();
  }

  #clear(): void {
    this.#end();
    if (this.left !== undefined) this.#become(undefined);
  }

  #become(left: number | undefined): void {
    this.left = left;
    this.#table.requestUpdate();
  }
}

/** Something else is in front of the player now. Steps are leafed through, however fast. */
function isOther(before: Session, now: Session): boolean {
  return before !== now && !(view(before).kind === 'step' && view(now).kind === 'step');
}
