import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { createCamera, isLoss, type State } from '../../core/sight/camera.ts';
import { base, keys } from '../styles/shared.ts';
import { codeIn } from './game-code.ts';
import { layout } from './layout.ts';

/** Milliseconds between two looks; each is over before the next begins. */
const pace = 250;
/** Larger frames are made smaller: the finest code has dots enough even so. */
const longest = 1280;

/** Looks for the code of a game. Says `code` when it has found one. */
@customElement('code-scanner')
export class CodeScanner extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @state() private sight: State = 'off';
  /** A code was read that is none of ours. */
  @state() private isOther = false;
  @query('video') private video!: HTMLVideoElement | null;

  readonly #camera = createCamera({
    onState: (sight) => (this.sight = sight),
    onSeen: () => undefined, // marks of cards are of no interest here
  });
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#camera.stop();
  }

  async #start(): Promise<void> {
    const decoding = import('qr/decode.js');
    if ((await this.#camera.start()) !== 'looking') return;
    await this.updateComplete;
    const { video } = this;
    if (!video) return;
    video.srcObject = this.#camera.stream ?? null;
    await video.play();
    const { default: decode } = await decoding;
    const canvas = document.createElement('canvas');
    const look = (): void => {
      if (!this.isConnected) return;
      const text = readFrom(video, canvas, decode);
      const code = text === undefined ? undefined : codeIn(text);
      if (code !== undefined) {
        this.#camera.stop();
        this.dispatchEvent(new CustomEvent('code', { detail: code }));
        return;
      }
      this.isOther = text !== undefined;
      this.#timer = setTimeout(look, pace);
    };
    look();
  }

  #word(say: string, values = {}): string {
    return this.text.text({ say, with: values });
  }

  protected override render(): TemplateResult {
    const { sight } = this;
    const isOn = sight === 'looking' || sight === 'dark' || sight === 'taken';
    return html`<div>
      <p role="status">
        ${isLoss(sight) || sight === 'asking' ? this.#word('code-camera', { state: sight }) : this.#word(this.isOther ? 'code-scan-other' : 'code-scan')}
      </p>
      ${isOn ? html`<figure><video muted playsinline></video></figure>` : nothing}
      ${
        isOn || sight === 'asking'
          ? nothing
          : html`<button class="main" id="scan" @click=${() => this.#start()}>
              <b>${this.#word('code-scan-start')}</b>
            </button>`
      }
    </div>`;
  }

  static override styles = [
    base,
    keys,
    layout,
    css`
      div {
        display: grid;
        gap: 12px;
      }
    `,
  ];
}

type Decode = typeof import('qr/decode.js').default;

/** What the frame says; undefined if there is no code in it, or it cannot be read yet. */
function readFrom(video: HTMLVideoElement, canvas: HTMLCanvasElement, decode: Decode): string | undefined {
  const { videoWidth, videoHeight } = video;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight, 1));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (!context || width === 0 || height === 0) return undefined;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decode(context.getImageData(0, 0, width, height), { timeLimit: 100 });
  } catch {
    return undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'code-scanner': CodeScanner;
  }
}
