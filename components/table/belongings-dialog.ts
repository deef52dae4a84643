import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';
import { base } from '../styles/shared.ts';
import { belongingsList, belongingsStyles, type Belonging } from './belongings.ts';

/** All that the bot has, where a row has no room for it. */
@customElement('belongings-dialog')
export class BelongingsDialog extends OnSheet {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) of: readonly Belonging[] = [];

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    const heading = this.text.text({ say: 'table-has', with: { bot: word('bot-name') } });
    return html`<sheet-dialog heading=${heading} closeLabel=${word('app-close')} ?open=${this.open}>
      ${belongingsList(this.of, word('table-fresh'))}
    </sheet-dialog>`;
  }

  static override styles = [
    base,
    belongingsStyles,
    css`
      .belongings-list li {
        min-height: 54px;
      }
      .belongings-list b {
        font-size: 30px;
      }
    `,
  ];
}
