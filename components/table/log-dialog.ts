import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Answer, Step } from '../../core/engine/bot.ts';
import type { Deed, Turn } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { headline, headlineStyles } from '../parts/headline.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';
import { base, keys } from '../styles/shared.ts';
import { answerWords } from './answering.ts';
import { exceptions } from './in-view.ts';
import { canMend } from './mending.ts';
import type { OpenGame } from './open-game.ts';
import { UnlessEvent } from './turn-sheet.ts';

type GivenAnswer = Turn['answers'][number];

/** An answer was wrong: it is asked for again. */
export class ReopenEvent extends CustomEvent<number> {
  constructor(at: number) {
    super('reopen', { detail: at });
  }
}

/** Everything that happened, latest first. An older answer can be put right; what came after it follows. */
@customElement('log-dialog')
export class LogDialog extends OnSheet {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) game!: OpenGame;

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<sheet-dialog heading=${word('log-title')} closeLabel=${word('app-close')} ?open=${this.open}>
      ${this.open ? html`${this.#mend()}${this.#turns()}` : nothing}
    </sheet-dialog>`;
  }

  #mend(): TemplateResult | typeof nothing {
    if (!canMend(this.game.session)) return nothing;
    return html`<button class="key mend" @click=${() => this.dispatchEvent(new Event('mend'))}>
      ${this.text.text({ say: 'mend-title', with: {} })}
    </button>`;
  }

  #turns(): TemplateResult {
    const { bot, deeds, turns } = this.game.session;
    const changes = recardings(deeds);
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
                <small class="headline">${headline(this.text.text(bot.shows(turn.after).headline))}</small>
              </h3>
              ${turn.steps.map(
                (step) =>
                  html`<p>${this.text.text(step)}</p>
                    ${this.#told(turn, step)}`,
              )}
              ${turn.answers
                .filter((_, n) => !turn.steps.some(({ asks }) => asks === n))
                .map((given) => this.#given(given))}
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
        ?disabled=${this.game.session.aside !== undefined}
        @click=${() => this.dispatchEvent(new ReopenEvent(given.at))}
      >
        ${answer}
      </button>
    </p>`;
  }

  /** It was told, not asked: how it was instead is a key. */
  #told(turn: Turn, step: Step): TemplateResult | typeof nothing {
    const given = step.asks === undefined ? undefined : turn.answers[step.asks];
    if (!given) return nothing;
    const words = (value: Answer) => answerWords(this.text, this.game.boards, given.prompt, value);
    const others = exceptions(turn, step);
    if (others.length === 0) return this.#given(given);
    return html`<p class="told">
      ${given.told === 'unusual' ? html`<b>${words(given.value)}</b>` : nothing}
      ${others.map(
        ({ at, value, name }) =>
          html`<button
            class="key"
            data-option=${name}
            ?disabled=${this.game.session.aside !== undefined}
            @click=${() => this.dispatchEvent(new UnlessEvent(at, value))}
          >
            ${words(value)}
          </button>`,
      )}
    </p>`;
  }

  static override styles = [
    base,
    keys,
    headlineStyles,
    css`
      li {
        padding: 12px 0;
        border-top: 2px solid var(--line);
      }
      .changed {
        font-weight: 700;
      }
      h3 {
        font-size: calc(20px * var(--scale));
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
        min-width: 56px;
        max-width: 55%;
        min-height: 48px;
        font-size: 18px;
      }
      .told {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        color: var(--ink2);
      }
      .told .key {
        min-height: 48px;
        padding: 0 14px;
        font-size: 17px;
      }
      .mend {
        width: 100%;
        min-height: 52px;
        margin-bottom: 12px;
        font-size: 18px;
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
