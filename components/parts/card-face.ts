import { LitElement, css, html } from 'lit';
import { customElement } from 'lit/decorators.js';

@customElement('card-face')
export class CardFace extends LitElement {
  protected override render() {
    return html``;
  }
  static override styles = css``;
}
