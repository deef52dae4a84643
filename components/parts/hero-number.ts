import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** The number or place that matters, huge; where the player reads large type, the sentence gets the room. */
@customElement('hero-number')
export class HeroNumber extends LitElement {
  @property() value = '';
  /** A card or board stands beside it. */
  @property({ type: Boolean, reflect: true }) beside = false;
  /** The sentence below needs more room. */
  @property({ type: Boolean, reflect: true }) less = false;

  protected override render(): TemplateResult {
    return html`<b class="length-${Math.min(this.value.length, 4)}">${this.value}</b>`;
  }

  static override styles = css`
    :host {
      display: block;
      color: var(--bright);
      font-weight: 700;
      letter-spacing: -0.04em;
      margin-left: -6px;
    }
    b {
      display: block;
      line-height: 0.74;
      padding: 0.05em 0;
    }
    .length-1 {
      font-size: calc(min(292px, 34.6dvh, 70vw) / var(--scale));
    }
    .length-2 {
      font-size: calc(min(230px, 28dvh, 56vw) / var(--scale));
    }
    .length-3,
    .length-4 {
      font-size: calc(min(190px, 24dvh, 44vw) / var(--scale));
    }
    :host([less]) .length-1,
    :host([less]) .length-2 {
      font-size: calc(min(200px, 24dvh, 50vw) / var(--scale));
    }
    :host([beside]) .length-1 {
      font-size: calc(min(260px, 31dvh, 60vw) / var(--scale));
    }
    :host([beside]) .length-2 {
      font-size: calc(min(150px, 19dvh, 36vw) / var(--scale));
    }
    :host([beside]) .length-3,
    :host([beside]) .length-4 {
      font-size: calc(min(104px, 14dvh, 25vw) / var(--scale));
    }
    @media (orientation: landscape) {
      .length-1 {
        font-size: calc(min(236px, 40dvh, 24vw) / var(--scale));
      }
      .length-2,
      .length-3,
      .length-4 {
        font-size: calc(min(172px, 32dvh, 16vw) / var(--scale));
      }
      :host([beside]) .length-1 {
        font-size: calc(min(236px, 40dvh, 24vw) / var(--scale));
      }
      :host([beside]) .length-2,
      :host([beside]) .length-3,
      :host([beside]) .length-4 {
        font-size: calc(min(150px, 30dvh, 14vw) / var(--scale));
      }
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'hero-number': HeroNumber;
  }
}
