import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Expects } from '../../core/engine/expects.ts';
import { mostPoints } from '../../core/engine/your-points.ts';
import type { Reader } from '../../core/engine/text.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';
import { base } from '../styles/shared.ts';
import './answer-count.ts';

const expects = { kind: 'count', min: 0, max: mostPoints } as const satisfies Expects;

/** The player's points now. Nobody asks for them: whoever wants to see later how both grew says them. */
@customElement('points-dialog')
export class PointsDialog extends OnSheet {
  @property({ attribute: false }) text!: Reader;

  protected override render(): TemplateResult {
    return html`<sheet-dialog
      heading=${this.text.word('points-title')}
      closeLabel=${this.text.word('app-close')}
      ?open=${this.open}
    >
      <p>${this.text.word('points-why')}</p>
      ${this.open ? html`<answer-count .text=${this.text} .expects=${expects}></answer-count>` : nothing}
    </sheet-dialog>`;
  }

  static override styles = [
    base,
    css`
      p {
        margin-bottom: 14px;
        font-size: calc(19px * var(--scale));
        line-height: 1.25;
      }
    `,
  ];
}
