import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Frame } from '../../core/engine/frames.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { headline, headlineStyles } from '../parts/headline.ts';
import '../parts/sheet-dialog.ts';
import { base } from '../styles/shared.ts';
import { answerWords } from '../table/answering.ts';

/** A moment was chosen. */
export class MomentEvent extends CustomEvent<number> {
  constructor(at: number) {
    super('moment', { detail: at });
  }
}

/** The whole game to read, turn by turn; a tap leads to the moment. */
@customElement('moment-list')
export class MomentList extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) frames: readonly Frame[] = [];
  @property({ attribute: false }) boards!: Boards;
  @property({ type: Number }) at = 0;
  @property({ type: Boolean }) open = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open)
      this.renderRoot.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'center' });
  }

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<sheet-dialog
      heading=${word('replay-list')}
      closeLabel=${word('app-close')}
      ?open=${this.open}
    >
      ${this.open ? this.#turns() : nothing}
    </sheet-dialog>`;
  }

  #turns(): TemplateResult {
    return html`<ol>
      ${this.frames.map((frame, at) => {
        const { session, turn } = frame;
        const isFirst = this.frames[at - 1]?.turn !== turn;
        return html`<li class=${isFirst ? 'first' : ''}>
          ${
            isFirst
              ? html`<h3>
                  ${this.text.text({ say: `script-${session.turns[turn]!.script}`, with: {} })}
                  <small class="headline"
                    >${headline(this.text.text(session.bot.shows(session.turns[turn]!.after).headline))}</small
                  >
                </h3>`
              : nothing
          }
          ${this.#moment(frame, at)}
        </li>`;
      })}
    </ol>`;
  }

  #moment(frame: Frame, at: number): TemplateResult {
    const answer =
      frame.kind === 'answer' ? answerWords(this.text, this.boards, frame.prompt, frame.value) : undefined;
    return html`<button
      aria-current=${at === this.at ? 'true' : 'false'}
      @click=${() => this.dispatchEvent(new MomentEvent(at))}
    >
      ${momentWords(this.text, frame)}${answer === undefined ? nothing : html` <b>${answer}</b>`}
    </button>`;
  }

  static override styles = [
    base,
    headlineStyles,
    css`
      li {
        content-visibility: auto;
        contain-intrinsic-size: auto 60px;
      }
      .first {
        margin-top: 8px;
        padding-top: 10px;
        border-top: 2px solid var(--line);
      }
      h3 {
        font-size: calc(19px * var(--scale));
      }
      button {
        display: block;
        width: 100%;
        min-height: 48px;
        padding: 6px 10px;
        border-radius: 12px;
        font-size: calc(18px * var(--scale));
        line-height: 1.25;
      }
      button[aria-current='true'] {
        background: var(--ink);
        color: var(--on-ink);
      }
    `,
  ];
}

/** What is told or asked, in a sentence. */
export function momentWords(text: Reader, frame: Frame): string {
  if (frame.kind === 'answer') return text.text(frame.prompt);
  return text.text(frame.session.turns[frame.turn]!.steps[frame.step]!);
}
