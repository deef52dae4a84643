import { LitElement, css, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ShownCard } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Faces } from '../../core/look/faces.ts';
import { paint } from '../paint.ts';

/** The drawn card, as it prints; the row that is being carried out is lit. */
@customElement('card-face')
export class CardFace extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) faces!: Faces;
  @property({ attribute: false }) card!: ShownCard;

  protected override render(): TemplateResult | typeof nothing {
    const drawing = this.faces.face(this.card);
    return drawing ? paint(drawing, this.text.text({ say: 'table-card', with: {} })) : nothing;
  }

  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 63.5 / 88;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
      border-radius: 4.7%/3.4%;
      overflow: hidden;
    }
  `;
}
