import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer, Marks, Prompt } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Deed, Turn } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import '../boards/board-view.ts';
import type { PlaceEvent } from '../boards/place-event.ts';
import '../parts/sheet-dialog.ts';
import { base, keys } from '../styles/shared.ts';
import type { DraftEvent } from './answer-marks.ts';
import { answerWords, type AnswerEvent } from './answering.ts';
import { answerKeys } from './answer-keys.ts';
import { askedBoard, tapped, type Draft } from './marking.ts';
import { preview, type OpenGame } from './open-game.ts';

type GivenAnswer = Turn['answers'][number];

export class CorrectEvent extends CustomEvent<{ at: number; value: Answer }> {
  constructor(at: number, value: Answer) {
    super('correct', { detail: { at, value } });
  }
}

/** Everything that happened, latest first. An older answer can be changed; the rest is played again. */
@customElement('log-dialog')
export class LogDialog extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) game!: OpenGame;
  @property({ type: Boolean }) open = false;
  @state() private wrong: GivenAnswer | undefined;
  @state() private right: Answer | undefined;
  @state() private draft: Draft = { marks: {} };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) this.#begin();
  }

  readonly #begin = (): void => {
    this.wrong = undefined;
    this.right = undefined;
  };

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<sheet-dialog
      heading=${word(this.wrong ? 'correct-title' : 'log-title')}
      closeLabel=${word('app-close')}
      ?open=${this.open}
    >
      ${this.wrong ? this.#correction(this.wrong) : this.open ? this.#turns() : nothing}
    </sheet-dialog>`;
  }

  #turns(): TemplateResult {
    const { turns } = this.game.session;
    const changes = recardings(this.game.session.deeds);
    if (turns.length + changes.length === 0)
      return html`<p>${this.text.text({ say: 'log-empty', with: {} })}</p>`;
    /** Cards were changed after so many turns. */
    const changed = (after: number) =>
      changes
        .filter((one) => one === after)
        .map(() => html`<li class="changed">${this.text.text({ say: 'log-recarded', with: {} })}</li>`);
    return html`<ol>
      ${turns.toReversed().map(
        (turn, index) =>
          html`${changed(turns.length - index)}
            <li>
              <h3>
                ${this.text.text({ say: `script-${turn.script}`, with: {} })}
                <small>${turns.length - index}</small>
              </h3>
              ${turn.steps.map((step) => html`<p>${this.text.text(step)}</p>`)}
              ${turn.answers.map((given) => this.#given(given))}
            </li>`,
      )}
      ${changed(0)}
    </ol>`;
  }

  #given(given: GivenAnswer): TemplateResult {
    const answer = answerWords(this.text, this.game.boards, given.prompt, given.value);
    return html`<p class="given">
      <span>${this.text.text(given.prompt)}</span>
      <button
        class="key"
        aria-label=${this.text.text({ say: 'log-correct', with: { answer } })}
        @click=${() => {
          this.wrong = given;
          this.draft = { marks: given.prompt.expects.kind === 'marks' ? (given.value as Marks) : {} };
        }}
      >
        ${answer}
      </button>
    </p>`;
  }

  #correction({ prompt, at }: GivenAnswer): TemplateResult {
    if (this.right !== undefined) return this.#confirmation(at, this.right);
    const { boards } = this.game;
    return html`
      <p class="question">${this.text.text(prompt)}</p>
      <div class="answers" @answer=${this.#answer} @place=${this.#place} @draft=${this.#mark}>
        ${this.#board(prompt)} ${answerKeys(this.text, prompt, this.draft, { boards })}
      </div>
    `;
  }

  #board(prompt: Prompt): TemplateResult | typeof nothing {
    const { text, game } = this;
    const asked = askedBoard(text, prompt, this.draft);
    const board = asked && game.boards.named[asked.board];
    if (!board) return nothing;
    const lying = { ...asked, state: game.session.state, text, strip: () => undefined };
    return html`<div class="board"><board-view .board=${board} .lying=${lying}></board-view></div>`;
  }

  #confirmation(at: number, value: Answer): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    const count = this.#lost(at, value);
    return html`
      <p class="question">${answerWords(this.text, this.game.boards, this.wrong!.prompt, value)}</p>
      <p>${this.text.text({ say: 'correct-drops', with: { count } })}</p>
      <div class="two">
        <button class="key" @click=${this.#begin}>${word('correct-cancel')}</button>
        <button
          class="key"
          aria-pressed="true"
          @click=${() => this.dispatchEvent(new CorrectEvent(at, value))}
        >
          ${word('correct-do')}
        </button>
      </div>
    `;
  }

  /** How many later inputs would no longer fit. Steps that were only read do not count. */
  #lost(at: number, value: Answer): number {
    const inputs = (deeds: readonly { type: string }[]) => deeds.filter(({ type }) => type !== 'read').length;
    try {
      const after = preview(this.game, { type: 'corrected', at, value });
      return inputs(this.game.session.deeds) - inputs(after.deeds);
    } catch (error) {
      if (error instanceof Refusal) return 0;
      throw error;
    }
  }

  readonly #answer = (event: AnswerEvent): void => {
    event.stopPropagation();
    this.right = event.detail;
  };

  readonly #mark = (event: DraftEvent): void => {
    event.stopPropagation();
    this.draft = event.detail;
  };

  readonly #place = (event: PlaceEvent): void => {
    event.stopPropagation();
    const expects = this.wrong?.prompt.expects;
    if (expects?.kind === 'marks') this.draft = tapped(expects, this.draft, event.detail);
    else this.right = event.detail;
  };

  static override styles = [
    base,
    keys,
    css`
      li {
        padding: 12px 0;
        border-top: 2px solid var(--line);
      }
      .changed {
        font-weight: 700;
      }
      h3 {
        display: flex;
        justify-content: space-between;
        font-size: calc(20px * var(--scale));
        font-weight: 700;
      }
      small {
        font-size: 17px;
        color: var(--ink2);
      }
      p {
        margin-top: 4px;
      }
      .given {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        color: var(--ink2);
      }
      .given .key {
        flex: none;
        max-width: 55%;
        min-height: 48px;
        font-size: 18px;
      }
      .question {
        font-size: calc(28px * var(--scale));
        font-weight: 600;
        line-height: 1.1;
        margin-bottom: 16px;
      }
      .answers {
        display: flex;
        flex-direction: column;
        min-height: 200px;
      }
      .board {
        height: min(352px, 44dvh);
        padding: 12px;
        border-radius: 16px;
        background: var(--night, #14181b);
      }
      .two {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
        margin-top: 20px;
      }
    `,
  ];
}

/** After how many turns cards were changed, each time. */
function recardings(deeds: readonly Deed[]): number[] {
  let turns = 0;
  return deeds.flatMap(({ type }) => {
    if (type === 'played') turns += 1;
    return type === 'recarded' ? [turns] : [];
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'log-dialog': LogDialog;
  }
}
