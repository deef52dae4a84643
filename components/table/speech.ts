import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Phrase } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { forTheEar, sentences } from '../../core/voice/sentences.ts';
import type { Context } from '../shell/context.ts';

/** No voice is told once, not at every step. */
let toldSilence = false;

/** Says phrases for a screen, and knows whether something is being said. */
export class Speech implements ReactiveController {
  speaking = false;
  /** Nothing was heard the last time: there is no voice, or it failed. */
  isMute = false;
  readonly #host: ReactiveControllerHost & { readonly context: Context };
  readonly #onSilence: () => void;

  constructor(host: ReactiveControllerHost & { readonly context: Context }, onSilence: () => void) {
    this.#host = host;
    this.#onSilence = onSilence;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  stop(): void {
    this.#host.context.speaker.stop();
    this.#become(false);
  }

  async say(text: Reader, phrases: readonly Phrase[]): Promise<void> {
    const { language, settings, speaker } = this.#host.context;
    const heard = phrases.flatMap((phrase) => sentences(text.spoken(phrase), language));
    this.#become(true);
    const outcome = await speaker.speak(heard.map(forTheEar), {
      language,
      rate: settings.rate,
      voiceName: settings.voiceNames[language],
    });
    if (outcome === 'stopped') return; // something newer is being said
    this.isMute = outcome === 'unavailable';
    this.#become(false);
    if (!this.isMute || toldSilence) return;
    toldSilence = true;
    this.#onSilence();
  }

  #become(speaking: boolean): void {
    this.speaking = speaking;
    this.#host.requestUpdate();
  }
}
