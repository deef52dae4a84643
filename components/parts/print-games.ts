import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games } from '../../core/bots/index.ts';
import { back } from '../../core/look/motifs.ts';
import { botId } from '../../core/look/pairs.ts';
import { paint } from '../../print/svg.ts';
import { addressOf } from '../app/route.ts';
import { base } from '../styles/shared.ts';

const printable = games
  .filter(({ load }) => load)
  .map(({ id, game }) => ({ id, game, back: back(botId(id)) }));

/** The games by their card backs. Each back has hundreds of shapes: one a frame, so that nothing is held up. */
@customElement('print-games')
export class PrintGames extends LitElement {
  @property() label = '';
  @property() botId = '';
  @state() private painted = 0;

  protected override updated(): void {
    if (this.painted < printable.length) requestAnimationFrame(() => this.painted++);
  }

  protected override render(): TemplateResult {
    return html`<nav aria-label=${this.label}>
      ${printable.map(
        ({ id, game, back: drawing }, i) =>
          html`<a
            href=${addressOf({ at: 'print', bot: id })}
            aria-current=${id === this.botId ? 'page' : 'false'}
          >
            <div class="back">${i < this.painted ? paint(drawing) : nothing}</div>
            <span>${game}</span>
          </a>`,
      )}
    </nav>`;
  }

  static override styles = [
    base,
    css`
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
      }
      nav a {
        display: grid;
        gap: 4px;
        padding: 6px;
        border: 4px solid transparent;
        border-radius: 14px;
        font-size: 16px;
        text-align: center;
      }
      nav a[aria-current='page'] {
        border-color: var(--ink);
        font-weight: 700;
      }
      nav svg {
        width: 64px;
        margin: auto;
        border-radius: 5px;
      }
      .back {
        width: 64px;
        height: 89px;
        margin: auto;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'print-games': PrintGames;
  }
}
