import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Prompt } from '../../core/engine/bot.ts';
import { mostEvents } from '../../core/engine/expects.ts';
import type { Session, View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { ToolName } from '../../core/look/tools.ts';
import type { Faces } from '../../core/look/faces.ts';
import { base, keys } from '../styles/shared.ts';
import { isDeck } from './answer-choice.ts';
import { hasManyNumbers } from './answer-count.ts';
import { answerKeys } from './answer-keys.ts';
import { belongingsList, belongingsOf, belongingsStyles } from './belongings.ts';
import type { Draft } from './marking.ts';
import { mendNumber } from './mending.ts';
import type { OpenGame } from './open-game.ts';
import { playerEvents } from './in-view.ts';
import { turnRows } from './turn-rows.ts';
import { UnlessEvent } from './turn-sheet.ts';
import { toolSvg } from '../paint.ts';
import { yourSideStyles } from './your-side-styles.ts';

/** A script the player starts: the bot's turn, or a quick event. */
export class PlayEvent extends CustomEvent<string> {
  constructor(script: string) {
    super('play', { detail: script, bubbles: true, composed: true });
  }
}

/** In a trial turn nothing happens in the player's; the tools come when they are spoken of. */
export type Guided = '' | 'closely' | 'loosely';

const toolEvents = ['repeat', 'why', 'undo', 'log'] as const satisfies readonly ToolName[];

/** The player's side of the table: one big thing to press, in the thumb zone, and four tools. */
@customElement('your-side')
export class YourSide extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) game!: OpenGame;
  @property({ attribute: false }) seen!: View;
  @property({ attribute: false }) draft!: Draft;
  @property({ attribute: false }) faces: Faces | undefined;
  /** The turn is shown as a whole: the rows need the room. */
  @property({ type: Boolean, reflect: true }) whole = false;
  /** What the bot has is a list here. */
  @property({ type: Boolean }) listed = false;
  @property({ reflect: true }) guided: Guided = '';
  /** What the lamp means. */
  @property() label = '';
  /** What the player does with the board below the bot's turn. */
  @property() tap = '';
  /** What the player should know besides: what was undone, that there is no voice. */
  @property() note = '';
  /** Seconds until the step goes on by itself. */
  @property({ attribute: false }) left: number | undefined;
  /** Words are listened for: what can be said has a number. */
  @property({ type: Boolean }) listening = false;
  /** Cards with numbers on them answer, too. */
  @property({ type: Boolean }) looking = false;
  /** The events of this state that have no room in one row are asked for. */
  @state() private wantsAll: Session | undefined;
  /** With the answer the player is done, or not; undefined where that is not to be said. */
  @property({ attribute: false }) ends: boolean | undefined;
  /** What an undo would take back. */
  @property() undoLabel = '';
  /** Something was just taken back, and the turn has more of it. */
  @property({ type: Boolean }) within = false;
  /** What was just taken back can be done again. */
  @property({ type: Boolean }) redoes = false;

  protected override willUpdate(): void {
    const { seen } = this;
    this.toggleAttribute('asks', seen.kind === 'prompt');
    this.toggleAttribute('deck', seen.kind === 'prompt' && isDeck(seen.prompt));
    this.toggleAttribute('numbers', seen.kind === 'prompt' && hasManyNumbers(seen.prompt));
  }

  protected override render(): TemplateResult {
    return html`
      <p class="label ${this.label ? '' : 'tap'}">${this.label || this.tap}</p>
      ${this.note ? html`<p class="note">${this.note}</p>` : nothing} ${this.#undone()}
      <slot name="note"></slot><slot></slot> ${this.#main()}
      <nav>${toolEvents.map((name) => this.#tool(name))}</nav>
    `;
  }

  /** After something was taken back: it counts after all, or the rest of the turn goes too. */
  #undone(): TemplateResult | typeof nothing {
    const offered = [...(this.redoes ? ['redo'] : []), ...(this.within ? ['undo-turn'] : [])];
    if (offered.length === 0) return nothing;
    return html`<div class="events">
      ${offered.map(
        (name) =>
          html`<button class="key event" id=${name} @click=${() => this.#send(name)}>
            ${this.text.text({ say: name, with: {} })}
          </button>`,
      )}
    </div>`;
  }

  #main(): TemplateResult {
    const { seen } = this;
    switch (seen.kind) {
      case 'step':
        return html`${this.#otherwise(seen.index)} ${this.#hold()}
        ${this.#button('next', 'table-next', this.#nextHint(), () => this.#send('next'))}`;
      case 'prompt':
        return this.#answers(seen.prompt);
      case 'idle':
        return this.#idle(seen.next);
      case 'over':
        return this.#button('result', 'table-result', undefined, () => this.#send('result'));
    }
  }

  /** What was told as it usually is may have been otherwise. */
  #otherwise(step: number): TemplateResult | typeof nothing {
    const { boards, session } = this.game;
    const row = turnRows(this.text, boards, session.turns.at(-1)).rows.find((one) => one.step === step);
    if (!row || row.exceptions.length === 0) return nothing;
    return html`<div class="events">
      ${row.exceptions.map(
        ({ at, value, name, label }) =>
          html`<button
            class="key event unless"
            data-option=${name}
            @click=${() => this.dispatchEvent(new UnlessEvent(at, value))}
          >
            <b>${label}</b>
          </button>`,
      )}
    </div>`;
  }

  /** Without haste: the step stays. */
  #hold(): TemplateResult | typeof nothing {
    if (this.left === undefined) return nothing;
    const word = this.text.text({ say: 'table-hold', with: {} });
    return html`<button class="key" id="hold" @click=${() => this.#send('hold')}>${word}</button>`;
  }

  #nextHint(): string {
    return this.left === undefined
      ? this.text.text({ say: 'table-next-hint', with: {} })
      : this.text.text({ say: 'table-countdown', with: { seconds: this.left } });
  }

  #button(id: string, say: string, hint: string | undefined, press: () => void): TemplateResult {
    return html`<button class="main" id=${id} @click=${press}>
      <b>${this.text.text({ say, with: {} })}</b>
      ${hint ? html`<span>${hint}</span>` : nothing}
    </button>`;
  }

  get #isNumbered(): boolean {
    return this.listening || this.looking;
  }

  /** What a tap on a drawn board plays needs no key of its own, but a number to be said. */
  get #events(): readonly string[] {
    if (this.guided) return [];
    const { keys, tapped } = playerEvents(this.game.session);
    return this.#isNumbered ? [...keys, ...tapped] : keys;
  }

  #idle(next: readonly string[]): TemplateResult {
    const [main] = next;
    const { aside, turns } = this.game.session;
    const all = this.#events;
    const isShort =
      this.whole && !this.#isNumbered && all.length > mostEvents && this.wantsAll !== this.game.session;
    const events = isShort ? all.slice(0, mostEvents - 1) : all;
    const part = (script: string, name: string) =>
      this.text.part({ say: `script-${script}`, with: {} }, name) ?? nothing;
    // What was put in late may not be the only one; what was answered otherwise is.
    const late = aside && !aside.again ? turns.at(-1)?.script : undefined;
    const action = (event: string) =>
      event === late
        ? this.text.text({ say: 'mend-more', with: {} })
        : this.#isNumbered || part(event, 'short') === nothing
          ? part(event, 'action')
          : part(event, 'short');
    return html`
      ${
        events.length > 0
          ? html`<p class="happens">${this.text.text({ say: 'table-happens', with: {} })}</p>`
          : nothing
      }
      <div class="events ${events.length > mostEvents ? 'all' : ''}">
        ${events.map(
          (event, n) =>
            html`<button class="key event" @click=${() => this.dispatchEvent(new PlayEvent(event))}>
              ${this.#isNumbered ? html`<b>${n + 1}</b> ` : nothing}<span>${action(event)}</span>
            </button>`,
        )}
        ${
          isShort
            ? html`<button class="key event" id="more" @click=${() => (this.wantsAll = this.game.session)}>
                <span>${this.text.text({ say: 'table-more', with: {} })}</span>
              </button>`
            : nothing
        }
      </div>
      ${this.listed ? this.#belongings() : nothing}
      <button class="main yours" id="done" @click=${() => this.#send('next')}>
        <b>${part(main ?? '', 'action')}</b><span>${part(main ?? '', 'hint')}</span>
      </button>
    `;
  }

  #belongings(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<div class="belongings">
      <h2>${this.text.text({ say: 'table-has', with: { bot: word('bot-name') } })}</h2>
      ${belongingsList(belongingsOf(this.game.session, this.text, this.whole), word('table-fresh'), true)}
    </div>`;
  }

  #answers(prompt: Prompt): TemplateResult {
    const how = this.listening ? 'table-say-place' : 'table-tap-place';
    if (prompt.expects.kind === 'place')
      return html`<p class="place">${this.text.text({ say: how, with: {} })}</p>`;
    return html`${answerKeys(this.text, prompt, this.draft, { boards: this.game.boards, faces: this.faces })}
    ${this.#mend(prompt)} ${this.#end()}`;
  }

  /** A report is, as a rule, all of the turn. */
  #end(): TemplateResult | typeof nothing {
    if (this.ends === undefined) return nothing;
    return html`<label class="key" id="ends">
      <input type="checkbox" .checked=${live(this.ends)} @change=${() => this.#send('further')} />
      ${this.text.text({ say: 'table-then-done', with: {} })}
    </label>`;
  }

  /** Beside the cards that can be turned: one is missing, or was wrong. */
  #mend(prompt: Prompt): TemplateResult | typeof nothing {
    const number = mendNumber(this.game.session, prompt);
    if (number === undefined) return nothing;
    return html`<button class="key" id="mend" @click=${() => this.#send('mend')}>
      ${this.#isNumbered ? html`<b>${number}</b>` : nothing}${this.text.text({ say: 'mend-title', with: {} })}
    </button>`;
  }

  #tool(name: (typeof toolEvents)[number]): TemplateResult {
    const word = this.text.text({ say: `table-${name}`, with: {} });
    const full = name === 'undo' && this.undoLabel ? `${word}: ${this.undoLabel}` : word;
    return html`<button
      id=${name}
      title=${full}
      aria-label=${full}
      ?disabled=${name === 'undo' && !this.undoLabel}
      @click=${() => this.#send(name)}
    >
      ${toolSvg(name)}<span>${word}</span>
    </button>`;
  }

  #send(name: string): void {
    this.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  }

  static override styles = [base, keys, belongingsStyles, yourSideStyles];
}

declare global {
  interface HTMLElementEventMap {
    play: PlayEvent;
  }
}
