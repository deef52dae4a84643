import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Phrase } from '../../core/engine/bot.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { hands } from './hand-trials.ts';
import { addressOf } from '../shell/route.ts';
import { base, keys } from '../styles/shared.ts';
import { settingSection, settingStyles, settingsText } from './setting-section.ts';

/** The ways to play with full hands: each is switched on here, and tried. */
@customElement('hands-settings')
export class HandsSettings extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** How the last trial of each way went, or how it is going. */
  @state() private outcomes: Readonly<Record<string, Phrase>> = {};
  @state() private trying = '';
  #end: () => void = () => undefined;
  /** Counts the trials: what an older one brings late is not for the newer one. */
  #turn = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #word(say: string): string {
    return settingsText(this.context).text({ say, with: {} });
  }

  #tell(hand: string, say: string): void {
    this.outcomes = { ...this.outcomes, [hand]: { say, with: {} } };
  }

  #stop(): void {
    this.#turn += 1;
    this.#end();
    this.#end = () => undefined;
    this.trying = '';
  }

  /** Inside a tap: browsers want one. */
  async #try(name: string): Promise<void> {
    this.#stop();
    const hand = hands[name];
    if (!hand) return;
    const mine = this.#turn;
    this.trying = name;
    this.#tell(name, `settings-${name}-test`);
    const end = await hand.begin({
      title: this.#word(`settings-${name}`),
      settings: this.context.settings,
      tell: (phrase) => (this.outcomes = { ...this.outcomes, [name]: phrase }),
      arrive: () => this.#finish(name, `settings-${name}-felt`),
    });
    if (mine !== this.#turn) return end?.();
    if (end) this.#end = end;
    else this.#finish(name, 'settings-hand-missing');
  }

  #finish(name: string, say: string): void {
    this.#stop();
    this.#tell(name, say);
  }

  #trial(name: string): TemplateResult {
    const outcome = this.outcomes[name];
    const isTrying = this.trying === name;
    return html`<button
        class="key"
        data-trial=${name}
        @click=${() => (isTrying ? this.#finish(name, 'settings-hand-stopped') : this.#try(name))}
      >
        ${this.#word(isTrying ? 'settings-hand-stop' : 'settings-hand-try')}
      </button>
      <p class="outcome" role="status">${outcome ? settingsText(this.context).text(outcome) : ''}</p>`;
  }

  protected override render(): TemplateResult {
    return html`
      <section>
        <h2>${this.#word('settings-hands')}</h2>
        <p>${this.#word('settings-hands-text')}</p>
        <a class="key" href=${addressOf({ at: 'train' })}>
          ${toolSvg('mic-on')}${this.#word('settings-train')}
        </a>
      </section>
      ${Object.entries(hands).map(([name, { setting, of }]) => {
        const value = this.context.settings[setting];
        const isOn = value !== false && value !== 'off';
        return settingSection(this.context, setting, name, of, isOn ? this.#trial(name) : nothing);
      })}
    `;
  }

  static override styles = [
    base,
    keys,
    settingStyles,
    css`
      .outcome {
        margin-top: 8px;
        font-weight: 700;
        color: var(--ink);
      }
    `,
  ];
}
