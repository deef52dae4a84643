import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { games } from '../../core/bots/index.ts';
import { registerServiceWorker } from '../../sw/register.ts';

@customElement('visavis-app')
export class VisavisApp extends LitElement {
  static override styles = css`
    :host {
      display: block;
      padding: 20px;
    }
  `;

  override firstUpdated(): void {
    registerServiceWorker({ onUpdateReady: () => undefined });
  }

  override render() {
    return html`<h1>Visavis</h1>
      <ul>
        ${games.map(({ game, bot, load }) => html`<li @click=${() => void load?.()}>${game}: ${bot}</li>`)}
      </ul>`;
  }
}
