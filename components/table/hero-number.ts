import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** The number or place that matters, huge: as high as the scene it stands in lets it be. */
@customElement('hero-number')
export class HeroNumber extends LitElement {
  @property() value = '';

  protected override render(): TemplateResult {
    return html`<b>${this.value}</b>`;
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
      font-size: var(--hero);
    }
  `;
}
