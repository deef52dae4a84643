import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { games } from '../../core/bots/index.ts';
import { back } from '../../core/look/motifs.ts';
import type { Language } from '../../core/engine/text.ts';
import { once } from '../../core/look/once.ts';
import { paint } from '../paint.ts';
import { addressOf } from '../shell/route.ts';
import { base } from '../styles/shared.ts';

/** Each has hundreds of shapes: drawn when it is painted first, and kept. */
const backs = games.map(({ look }) => once(() => back(look)));

/** The games by their card backs, to choose from. One back a frame, so that nothing is held up. */
@customElement('game-row')
export class GameRow extends LitElement {
  @property() label = '';
  @property() language: Language = 'de';
  /** The screen that they lead to. */
  @property() at: 'print' | 'cards' = 'print';
  @property() botId = '';
  @state() private painted = 0;

  protected override updated(): void {
    if (this.painted < games.length) requestAnimationFrame(() => this.painted++);
  }

  protected override render(): TemplateResult {
    return html`<nav aria-label=${this.label}>
      ${games.map(
        ({ id, game }, i) =>
          html`<a
            href=${addressOf({ at: this.at, bot: id })}
            aria-current=${id === this.botId ? 'page' : 'false'}
          >
            <div class="back">${guard([i < this.painted], () => this.#back(i))}</div>
            <span>${game[this.language]}</span>
          </a>`,
      )}
    </nav>`;
  }

  #back(i: number): TemplateResult | typeof nothing {
    const drawing = i < this.painted ? backs[i]?.() : undefined;
    return drawing ? paint(drawing) : nothing;
  }

  static override styles = [
    base,
    css`
      nav {
        display: grid;
        grid-template-columns: repeat(auto-fill, 108px);
        gap: 8px;
      }
      nav a {
        display: grid;
        align-content: start;
        gap: 4px;
        padding: 6px 0;
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
