import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';
import { base, keys } from '../styles/shared.ts';
import type { Review } from './mending.ts';

/** What will be otherwise when all that came later follows: seen before it is. */
@customElement('review-dialog')
export class ReviewDialog extends OnSheet {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) review: Review | undefined;

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    const send = (name: string) => () => this.dispatchEvent(new Event(name));
    return html`<sheet-dialog
      heading=${word('review-title')}
      closeLabel=${word('app-close')}
      ?open=${this.open}
    >
      ${this.review ? this.#changes(this.review) : nothing}
      <div class="keys">
        <button class="main" id="rejoin" @click=${send('rejoin')}><b>${word('review-do')}</b></button>
        <button class="key" id="abandon" @click=${send('abandon')}>${word('review-abandon')}</button>
      </div>
    </sheet-dialog>`;
  }

  #changes({ amounts, turns, asks }: Review): TemplateResult {
    const say = (key: string, values = {}) => this.text.text({ say: key, with: values });
    return html`
      ${
        amounts.length > 0
          ? html`<dl>
              ${amounts.map(
                ({ id, was, now }) =>
                  html`<div>
                    <dt>${say(`tracker-${id}`)}</dt>
                    <dd><s>${was}</s> <b>${now}</b></dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
      ${turns.map(
        ({ name, gone, come }) =>
          html`<h3>${name}</h3>
            <ul>
              ${gone.map((sentence) => html`<li><s>${sentence}</s></li>`)}
              ${come.map((sentence) => html`<li>${sentence}</li>`)}
            </ul>`,
      )}
      ${amounts.length + turns.length === 0 && !asks ? html`<p>${say('review-nothing')}</p>` : nothing}
      ${asks ? html`<p>${say('review-asks', { question: this.text.text(asks) })}</p>` : nothing}
    `;
  }

  static override styles = [
    base,
    keys,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
        gap: 4px 16px;
      }
      dl div {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 8px;
        border-bottom: 2px solid var(--line);
        padding: 6px 0;
        font-size: 18px;
      }
      dd {
        font-size: calc(24px * var(--scale));
        white-space: nowrap;
      }
      h3 {
        margin-top: 16px;
        font-size: calc(20px * var(--scale));
      }
      li,
      p {
        padding: 6px 0;
        font-size: calc(18px * var(--scale));
        line-height: 1.25;
      }
      p {
        margin-top: 8px;
      }
      s {
        color: var(--ink2);
      }
      /* However much changes, what is to be pressed is there. */
      .keys {
        position: sticky;
        bottom: 0;
        display: grid;
        gap: 8px;
        margin-top: 10px;
        padding-block: 10px;
        background: var(--ground);
      }
      .main {
        --main: var(--ink);
        --on-main: var(--on-ink);
        min-height: 72px;
      }
    `,
  ];
}
