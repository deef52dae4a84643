import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { gameOf, games } from '../../core/bots/index.ts';
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
      <b aria-hidden="true">${gameOf(this.botId)?.game[this.language]}</b>
    </nav>`;
  }

  #back(i: number): TemplateResult | typeof nothing {
    const drawing = i < this.painted ? backs[i]?.() : undefined;
    return drawing ? paint(drawing) : nothing;
  }

  static override styles = [
    base,
    css`
      :host {
        container-type: inline-size;
      }
      nav {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 120px));
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
      nav b {
        display: none;
        grid-column: 1 / -1;
        font-size: calc(20px * var(--scale));
      }
      nav a[aria-current='page'] {
        border-color: var(--ink);
        font-weight: 700;
      }
      nav svg {
        width: 100%;
        border-radius: 5px;
      }
      .back {
        width: min(64px, 100% - 8px);
        aspect-ratio: 63.5 / 88.9;
        margin: auto;
      }
      /* Too narrow for five names: the chosen one is below them. */
      @container (max-width: 600px) {
        nav span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
        nav b {
          display: block;
        }
      }
    `,
  ];
}
