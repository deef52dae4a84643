import type { ReactiveController } from 'lit';
import { view } from '../../core/engine/session.ts';
import { keepAwake } from '../../core/voice/awake.ts';
import { createHeadset, type Headset } from '../../core/voice/headset.ts';
import { feelKnocks } from '../../core/voice/knock.ts';
import type { Table } from './deeds.ts';

/** Hands-free without a voice: the screen stays on, headset buttons, knocks, and steps that go on by themselves. */
export class Hands implements ReactiveController {
  /** Seconds until the step goes on; undefined while nothing runs. */
  left: number | undefined;
  readonly #table: Table;
  #sleep: (() => void) | undefined;
  #headset: Headset | undefined;
  #ignore: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The step that a countdown ran for: stopped, it does not begin again. */
  #counted = '';

  constructor(table: Table) {
    this.#table = table;
    table.addController(this);
  }

  hostConnected(): void {
    this.#sleep = keepAwake();
    // Browsers want a tap before they play, and before they let feel.
    addEventListener('click', this.#begin);
  }

  hostDisconnected(): void {
    this.#sleep?.();
    removeEventListener('click', this.#begin);
    this.#headset?.stop();
    this.#headset = undefined;
    this.#ignore?.();
    this.#ignore = undefined;
    this.stop();
  }

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
    const step = `${session.deeds.length} ${session.read}`;
    if (!isStep || step !== this.#counted) this.stop();
    if (!isStep || isSpeaking || step === this.#counted) return;
    this.#counted = step;
    this.#count(Number(countdown));
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.left === undefined) return;
    this.left = undefined;
    this.#table.requestUpdate();
  }

  #count(seconds: number): void {
    this.left = seconds;
    this.#table.requestUpdate();
    this.#timer = setInterval(() => {
      this.left = (this.left ?? 1) - 1;
      this.#table.requestUpdate();
      if (this.left > 0) return;
      this.stop();
      this.#table.deeds.main();
    }, 1000);
  }
}
