import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Marks, Prompt } from '../../core/engine/bot.ts';
import { howMany, isGuided } from '../../core/engine/expects.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { ToolName } from '../../core/look/tools.ts';
import { toolSvg } from '../paint.ts';
import { narrow, small, wide } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';
import { markSign } from './mark-sign.ts';
import { back, brushOf, given, put, skip, type Draft, type MarksExpected } from './marking.ts';

/** What has been put so far. */
export class DraftEvent extends CustomEvent<Draft> {
  constructor(draft: Draft) {
    super('draft', { detail: draft, bubbles: true, composed: true });
  }
}

/** A word of so many letters has room in a narrow key. */
const shortWord = 7;

/** What lies there? Marks go on the spaces of the board above: one after the other, or where the player taps. */
@customElement('answer-marks')
export class AnswerMarks extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @property({ attribute: false }) boards!: Boards;
  @property({ attribute: false }) draft: Draft = { marks: {} };

  get #expects(): MarksExpected {
    const { expects } = this.prompt;
    if (expects.kind !== 'marks') throw new Error(`marks expected, not ${expects.kind}`);
    return expects;
  }

  /** A mark was chosen: guided, it goes to the next space; else it is what the next taps put. */
  #choose(brush: string): void {
    const { marks } = this.draft;
    this.#change({ brush, marks: isGuided(this.#expects) ? put(this.#expects, marks, brush) : marks });
  }

  #change(draft: Draft): void {
    this.dispatchEvent(new DraftEvent(draft));
  }

  protected override render() {
    const { marks, min, of } = this.#expects;
    const answer = given(this.draft.marks);
    const count = Object.keys(answer).length;
    const guided = isGuided(this.#expects);
    const isWorded = marks.some((mark) => this.text.label(this.prompt, mark).length > shortWord);
    return html`
      ${
        marks.length > 1
          ? html`<div
              class="brushes ${isWorded ? 'worded' : ''}"
              role=${guided ? 'group' : 'radiogroup'}
              aria-label=${this.#say('marks-brush')}
            >
              ${marks.map((mark) => this.#key(mark, guided))}
            </div>`
          : nothing
      }
      <div class="row">
        ${guided ? this.#tool('back', 'undo', count === 0, back) : nothing}
        ${guided && min < of.length ? this.#tool('skip', 'close', count === of.length, skip) : nothing}
        <button
          class="key done"
          ?disabled=${count < min}
          @click=${() => this.dispatchEvent(new AnswerEvent(answer))}
        >
          ${guided ? this.#say('marks-so-far', { count, min: howMany(this.#expects) }) : this.#say('marks-done', { count })}
        </button>
      </div>
    `;
  }

  #key(mark: string, guided: boolean): TemplateResult {
    const choose = () => this.#choose(mark);
    const shown = html`${markSign(this.boards, mark, 50)}<span>${this.text.label(this.prompt, mark)}</span>`;
    if (guided) return html`<button class="key" data-mark=${mark} @click=${choose}>${shown}</button>`;
    const checked = mark === brushOf(this.#expects, this.draft);
    return html`<button class="key" data-mark=${mark} role="radio" aria-checked=${checked} @click=${choose}>
      ${shown}
    </button>`;
  }

  #tool(
    name: 'back' | 'skip',
    icon: ToolName,
    disabled: boolean,
    change: (expects: MarksExpected, marks: Marks) => Marks,
  ): TemplateResult {
    return html`<button
      class="key tool"
      data-tool=${name}
      ?disabled=${disabled}
      @click=${() => this.#change({ ...this.draft, marks: change(this.#expects, this.draft.marks) })}
    >
      ${toolSvg(icon)}<span>${this.#say(`marks-${name}`)}</span>
    </button>`;
  }

  #say(say: string, values: Record<string, number> = {}): string {
    return this.text.text({ say, with: values });
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 8px;
        flex: none;
      }
      .brushes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(48px, 1fr));
        gap: 4px;
      }
      .brushes .key {
        min-height: 52px;
        padding: 2px;
      }
      /* Three or four words have no room side by side. */
      .brushes:has(.key:nth-child(3)):not(:has(.key:nth-child(5)), :has(svg)) {
        grid-template-columns: 1fr 1fr;
      }
      .brushes:has(.key:nth-child(3)):not(:has(.key:nth-child(5)), :has(svg)) .key {
        font-size: calc(18px * var(--scale));
      }
      /* A drawing above its word: the longest keeps off the border. */
      .brushes:has(svg) {
        grid-template-columns: repeat(auto-fit, minmax(66px, 1fr));
      }
      .brushes .key:has(svg) {
        flex-direction: column;
        gap: 6px;
        min-height: 84px;
        padding: 2px 0;
        font-size: 16px;
        font-weight: 600;
        letter-spacing: -0.02em;
      }
      .brushes .key:has(svg)[aria-checked='true'] {
        box-shadow: inset 0 0 0 3px var(--card);
      }
      /* Five or more long words need rows. */
      .brushes.worded:has(.key:nth-child(5)) {
        grid-template-columns: repeat(auto-fit, minmax(92px, 1fr));
      }
      .brushes.worded:has(.key:nth-child(5)) .key {
        gap: 0;
        min-height: 48px;
      }
      .brushes.worded:has(.key:nth-child(5)) svg {
        flex: none;
        width: 28px;
        height: 28px;
      }
      /* Five in rows of three and two, where they have no room side by side. */
      @media ${wide} {
        .brushes:has(svg) {
          grid-template-columns: repeat(auto-fit, minmax(max(66px, 26%), 1fr));
        }
      }
      @media ${narrow} {
        .brushes:has(svg) {
          margin-inline: -10px;
        }
      }
      @media (max-height: 779px) {
        .brushes .key:has(svg) {
          gap: 2px;
          min-height: 64px;
        }
        .brushes svg {
          width: 34px;
          height: 34px;
        }
      }
      .row {
        display: flex;
        gap: 6px;
      }
      .tool {
        flex: 0 1 92px;
        flex-direction: column;
        gap: 2px;
        padding: 2px;
        font-size: 16px;
        font-weight: 600;
      }
      .done {
        flex: 1;
      }
      @media ${small} {
        :host {
          gap: 4px;
        }
        .brushes .key:has(svg) {
          gap: 0;
          min-height: 48px;
        }
        .brushes svg {
          width: 24px;
          height: 24px;
        }
        .row :is(.tool, .done) {
          min-height: 48px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    draft: DraftEvent;
  }
}
