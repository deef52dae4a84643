import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games } from '../../core/bots/index.ts';
import type { Context } from '../shell/context.ts';
import { base, keys } from '../styles/shared.ts';
import { settingStyles, settingsText } from './setting-section.ts';

/** As sw/installed.mjs writes it. */
interface Shipped {
  readonly version: string;
  readonly paragraphs: readonly string[];
  readonly licences: readonly {
    readonly packages: readonly string[];
    readonly licence: string;
    /** Which paragraphs. */
    readonly text: readonly number[];
  }[];
}

interface Credit {
  readonly game: string;
  readonly bot: string;
  readonly words: string;
}

/** What this is, which version, whose work is in it, and under which licences. */
@customElement('about-settings')
export class AboutSettings extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private shipped: Shipped | undefined;
  @state() private credits: readonly Credit[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  /** The build puts the file beside the page; where it is not, nothing of it is shown. */
  async #look(): Promise<void> {
    try {
      const answer = await fetch(new URL('licences.json', document.baseURI));
      if (answer.ok) this.shipped = (await answer.json()) as Shipped;
    } catch {
      this.shipped = undefined;
    }
  }

  /** The bots' words are many: they are loaded when somebody wants to read them. */
  async #openCredits(): Promise<void> {
    if (this.credits.length > 0) return;
    const { language, textWith } = this.context;
    this.credits = await Promise.all(
      games.map(async ({ game, bot, rules }) => {
        const text = textWith((await rules()).texts);
        const words = text.part({ say: 'bot-name', with: {} }, 'credit') ?? '';
        return { game: game[language], bot, words };
      }),
    );
  }

  #word(say: string, values = {}): string {
    return settingsText(this.context).text({ say, with: values });
  }

  protected override render(): TemplateResult {
    const { shipped } = this;
    return html`<section>
      <h2>${this.#word('settings-about')}</h2>
      <p>${this.#word('settings-about-text')}</p>
      ${shipped ? html`<p id="version">${this.#word('settings-version', { version: shipped.version })}</p>` : nothing}
      <details id="credits" @toggle=${() => void this.#openCredits()}>
        <summary class="key">${this.#word('settings-credits')}</summary>
        <p>${this.#word('settings-credits-text')}</p>
        ${this.credits.map(({ game, bot, words }) => html`<p><b>${game}</b> · ${[bot, words].filter((said) => said).join('. ')}</p>`)}
        <p>${this.#word('settings-credits-type')}</p>
      </details>
      ${
        shipped
          ? html`<details id="licences">
              <summary class="key">${this.#word('settings-licences')}</summary>
              <p>${this.#word('settings-licences-own')}</p>
              ${shipped.licences.map(
                ({ packages, licence, text }) =>
                  html`<details>
                    <summary>${packages.join(', ')} <span>${licence}</span></summary>
                    ${text.map((at) => html`<p>${shipped.paragraphs[at]}</p>`)}
                  </details>`,
              )}
            </details>`
          : nothing
      }
    </section>`;
  }

  static override styles = [
    base,
    keys,
    settingStyles,
    css`
      p + p {
        margin-top: 8px;
      }
      details > p {
        margin-top: 8px;
      }
      summary {
        cursor: pointer;
      }
      .key {
        margin-top: 8px;
      }
      details details summary {
        padding: 12px 0;
        border-top: 2px solid var(--line);
      }
      details details span {
        color: var(--ink2);
      }
      details details p {
        margin: 0 0 12px;
        font-size: 16px;
        overflow-wrap: anywhere;
      }
    `,
  ];
}
