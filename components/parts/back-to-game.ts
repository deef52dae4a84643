import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { base, keys } from '../styles/shared.ts';

/** On a screen that was opened from the table: the way back to it. */
@customElement('back-to-game')
export class BackToGame extends LitElement {
  @property({ attribute: false }) context!: Context;

  /** Without a way back it takes no room. */
  protected override willUpdate(): void {
    this.hidden = this.context.from?.at !== 'table';
  }

  protected override render(): TemplateResult | typeof nothing {
    const { from, text } = this.context;
    if (from?.at !== 'table') return nothing;
    return html`<a class="key" href=${addressOf(from)}>
      ${toolSvg('back')}${text.text({ say: 'app-back-to-game', with: {} })}
    </a>`;
  }

  static override styles = [
    base,
    keys,
    css`
      .key {
        justify-content: flex-start;
        gap: 8px;
        min-height: 56px;
        padding: 0 16px 0 8px;
        background: var(--ink);
        border-color: var(--ink);
        color: var(--on-ink);
        font-size: calc(20px * var(--scale));
      }
    `,
  ];
}
