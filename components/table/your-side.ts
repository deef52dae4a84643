import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Prompt } from '../../core/engine/bot.ts';
import { view } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { ToolName } from '../../core/look/tools.ts';
import type { Faces } from '../../core/look/faces.ts';
import { base, keys } from '../styles/shared.ts';
import { answerKeys } from './answer-keys.ts';
import type { Draft } from './marking.ts';
import type { OpenGame } from './open-game.ts';
import { playerEvents } from './in-view.ts';
import { toolSvg } from '../paint.ts';
import { yourSideStyles } from './your-side-styles.ts';

/** A script the player starts: the bot's turn, or a quick event. */
export class PlayEvent extends CustomEvent<string> {
  constructor(script: string) {
    super('play', { detail: script, bubbles: true, composed: true });
  }
}

const toolEvents = ['repeat', 'why', 'undo', 'log'] as const satisfies readonly ToolName[];

/** The player's side of the table: one big thing to press, in the thumb zone, and four tools. */
@customElement('your-side')
export class YourSide extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) game!: OpenGame;
  @property({ attribute: false }) draft!: Draft;
  @property({ attribute: false }) faces: Faces | undefined;
  /** What the lamp means. */
  @property() label = '';
  /** What the player should know besides: what was undone, that there is no voice. */
  @property() note = '';
  /** Seconds until the step goes on by itself. */
  @property({ attribute: false }) left: number | undefined;
  /** Words are listened for: what can be said has a number. */
  @property({ type: Boolean }) listening = false;
  /** What an undo would take back. */
  @property() undoLabel = '';

  protected override render(): TemplateResult {
    return html`
      <p class="label">${this.label}</p>
      ${this.note ? html`<p class="note">${this.note}</p>` : nothing}
      <slot></slot> ${this.#main()}
      <nav>${toolEvents.map((name) => this.#tool(name))}</nav>
    `;
  }

  #main(): TemplateResult {
    const seen = view(this.game.session);
    switch (seen.kind) {
      case 'step':
        return html`${this.#hold()}
        ${this.#button('next', 'table-next', this.#nextHint(), () => this.#send('next'))}`;
      case 'prompt':
        return this.#answers(seen.prompt);
      case 'idle':
        return this.#idle(seen.next);
      case 'over':
        return this.#button('result', 'table-result', undefined, () => this.#send('result'));
    }
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

  /** What a tap on a drawn board plays needs no key of its own, but a number to be said. */
  get #events(): readonly string[] {
    const { keys, tapped } = playerEvents(this.game.session);
    return this.listening ? [...keys, ...tapped] : keys;
  }

  #idle(next: readonly string[]): TemplateResult {
    const [main] = next;
    const { bot, state } = this.game.session;
    const boards = (bot.shows(state).boards?.length ?? 0) > 0;
    const events = this.#events;
    const part = (script: string, name: string) =>
      this.text.part({ say: `script-${script}`, with: {} }, name) ?? nothing;
    return html`
      ${events.length > 0 ? html`<p>${this.text.text({ say: 'table-happens', with: {} })}</p>` : nothing}
      <div class=${`events ${events.length > (boards ? 1 : 2) ? 'many' : ''} ${boards ? 'brief' : ''}`}>
        ${events.map(
          (event, n) =>
            html`<button class="key event" @click=${() => this.dispatchEvent(new PlayEvent(event))}>
              <span>${this.listening ? html`<b>${n + 1}</b> ` : nothing}${part(event, 'action')}</span
              ><span>${part(event, 'hint')}</span>
            </button>`,
        )}
      </div>
      <button class="main yours" id="done" @click=${() => this.dispatchEvent(new PlayEvent(main ?? ''))}>
        <b>${part(main ?? '', 'action')}</b><span>${part(main ?? '', 'hint')}</span>
      </button>
    `;
  }

  #answers(prompt: Prompt): TemplateResult {
    const how = this.listening ? 'table-say-place' : 'table-tap-place';
    if (prompt.expects.kind === 'place')
      return html`<p class="place">${this.text.text({ say: how, with: {} })}</p>`;
    return answerKeys(this.text, prompt, this.draft, { boards: this.game.boards, faces: this.faces });
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

  static override styles = [base, keys, yourSideStyles];
}

declare global {
  interface HTMLElementEventMap {
    play: PlayEvent;
  }
  interface HTMLElementTagNameMap {
    'your-side': YourSide;
  }
}
