import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Bot, Step } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Faces } from '../../core/look/faces.ts';
import { base } from '../styles/shared.ts';
import './card-face.ts';
import './reason-list.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';

/** On request: the reasons, the hint, and the card as it prints. */
@customElement('why-dialog')
export class WhyDialog extends OnSheet {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) bot!: Bot;
  @property({ attribute: false }) steps: readonly Step[] = [];
  @property({ attribute: false }) faces: Faces | undefined;

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    const hints = this.steps.flatMap((step) => this.text.part(step, 'hint') ?? []);
    const card = this.steps.find((step) => step.card)?.card;
    return html`<sheet-dialog heading=${word('why-title')} closeLabel=${word('app-close')} ?open=${this.open}>
      ${this.steps.length > 0 ? nothing : html`<p>${word('why-nothing')}</p>`}
      <reason-list .text=${this.text} .bot=${this.bot} .steps=${this.steps}></reason-list>
      ${hints.map((hint) => html`<p>${hint}</p>`)}
      ${
        card && this.faces
          ? html`<card-face .text=${this.text} .faces=${this.faces} .card=${card}></card-face>`
          : nothing
      }
    </sheet-dialog>`;
  }

  static override styles = [
    base,
    css`
      card-face {
        width: min(300px, 80%);
        margin: 12px auto 0;
        outline: 2px solid var(--line);
        border-radius: 14px;
      }
      p {
        padding: 10px 0;
        border-top: 2px solid var(--line);
        font-size: calc(20px * var(--scale));
      }
    `,
  ];
}
