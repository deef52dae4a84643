import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import type { Camera, Eyes, State } from '../../core/sight/camera.ts';
import sightDe from '../../core/sight/de.ftl';
import sightEn from '../../core/sight/en.ftl';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { base, keys } from '../styles/shared.ts';
import { settingSection, settingStyles, settingsTexts } from './setting-section.ts';

const texts = { de: sightDe, en: sightEn };

/** What a frame showed: how many cards, and how far away the nearest one is. */
interface Seen {
  readonly count: number;
  readonly centimetres: number;
}

/** How far and how dark it was when a card was still read. */
interface Best {
  readonly far: number;
  readonly dark: number;
}

/** Points of a frame as wide as the worker makes it, at the 70° that most cameras see from side to side. */
const focus = 1280 / 2 / Math.tan((35 * Math.PI) / 180);
const percent = (light: number): number => Math.round((100 * light) / 255);

/** The camera: on or off, and a trial in which the player finds out how far and how dark it works here. */
@customElement('sight-settings')
export class SightSettings extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private camera: State = 'off';
  @state() private seen: Seen | undefined;
  @state() private best: Best | undefined;
  #camera: Camera | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  get #text(): Reader {
    return this.context.textWith(settingsTexts, texts);
  }

  #word(say: string, values = {}): string {
    return this.#text.text({ say, with: values });
  }

  #stop(): void {
    this.#camera?.stop();
    this.#camera = undefined;
    this.seen = undefined;
  }

  async #try(): Promise<void> {
    this.#stop();
    this.best = undefined;
    try {
      const { createCamera, markSize } = await import('../../core/sight/sight.ts');
      if (!this.isConnected) return;
      const onSeen: Eyes['onSeen'] = (sightings, { light }) => {
        const size = Math.max(0, ...sightings.map((one) => one.size));
        const centimetres = size > 0 ? Math.round((focus * markSize) / size / 10) : 0;
        this.seen = { count: sightings.length, centimetres };
        if (size === 0) return;
        const { far, dark } = this.best ?? { far: 0, dark: 255 };
        this.best = { far: Math.max(far, centimetres), dark: Math.min(dark, light) };
      };
      this.#camera = createCamera({ onState: (state) => (this.camera = state), onSeen });
      await this.#camera.start();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  protected override render(): TemplateResult {
    const isOn = this.camera === 'asking' || this.#camera?.stream !== undefined;
    const press = () => (isOn ? this.#stop() : void this.#try());
    return settingSection(
      this.context,
      'camera',
      'camera',
      [true, false],
      html`<button class="key" data-trial="camera" @click=${press}>
          ${toolSvg(isOn ? 'eye-off' : 'eye-on')}${this.#word(isOn ? 'settings-hand-stop' : 'settings-camera-try')}
        </button>
        <p class="outcome" role="status">${this.#outcome()}</p>
        ${this.best ? html`<p id="best">${this.#word('settings-camera-best', { far: this.best.far, dark: percent(this.best.dark) })}</p>` : nothing}
        ${
          this.#camera?.stream
            ? html`<video muted autoplay playsinline .srcObject=${this.#camera.stream}></video>`
            : nothing
        }`,
    );
  }

  /** In a sentence. */
  #outcome(): string {
    const { camera, seen } = this;
    if (camera === 'off' || camera === 'asking') return '';
    if (camera !== 'looking') return this.#word(`sight-${camera}`);
    return seen && seen.count > 0
      ? this.#word('settings-camera-seen', { count: seen.count, centimetres: seen.centimetres })
      : this.#word('settings-camera-none');
  }

  static override styles = [
    base,
    keys,
    settingStyles,
    css`
      video {
        display: block;
        max-width: 100%;
        max-height: 260px;
        margin-top: 8px;
        border-radius: 12px;
      }
      .outcome {
        min-height: 1.3em;
        margin-top: 8px;
      }
    `,
  ];
}
