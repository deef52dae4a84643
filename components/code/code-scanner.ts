import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { createCamera, isLoss, type State } from '../../core/sight/camera.ts';
import { base, keys } from '../styles/shared.ts';
import { codeIn } from './game-code.ts';
import { layout } from './layout.ts';

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
    onSeen: (_marks, { text }) => this.#read(text),
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#camera.stop();
  }

  async #start(): Promise<void> {
    if ((await this.#camera.start()) !== 'looking') return;
    await this.updateComplete;
    const { video } = this;
    if (!video) return;
    video.srcObject = this.#camera.stream ?? null;
    await video.play();
  }

  #read(text: string | undefined): void {
    const code = text === undefined ? undefined : codeIn(text);
    this.isOther = text !== undefined;
    if (code === undefined) return;
    this.#camera.stop();
    this.dispatchEvent(new CustomEvent('code', { detail: code }));
  }

  protected override render(): TemplateResult {
    const { sight } = this;
    const isOn = sight === 'looking' || sight === 'dark' || sight === 'taken';
    return html`<div>
      <p role="status">
        ${isLoss(sight) || sight === 'asking' ? this.text.word('code-camera', { state: sight }) : this.text.word(this.isOther ? 'code-scan-other' : 'code-scan')}
      </p>
      ${isOn ? html`<figure><video muted playsinline></video></figure>` : nothing}
      ${
        isOn || sight === 'asking'
          ? nothing
          : html`<button class="main" id="scan" @click=${() => this.#start()}>
              <b>${this.text.word('code-scan-start')}</b>
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
