import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Bot } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { GameRecord } from '../../core/store/games.ts';
import type { Context } from '../shell/context.ts';
import { recardGame, runningGames } from './recard.ts';
import { base, keys } from '../styles/shared.ts';
import '../parts/sheet-dialog.ts';
import { summaryWords } from '../shell/words.ts';

/** What came of it, as the message that says so. */
export class RecardEvent extends CustomEvent<string> {
  constructor(say: string) {
    super('recard', { detail: say });
  }
}

/** After cards were changed: do running games take them at their next shuffle? */
@customElement('recard-dialog')
export class RecardDialog extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) text!: Reader;
  @state() private games: readonly GameRecord[] = [];
  @state() private open = false;
  #cards: unknown;

  /** Asks only where there is something to ask. */
  async ask(bot: Bot, cards: unknown): Promise<void> {
    const { games, late } = await runningGames(this.context.database, bot, cards);
    this.#cards = cards;
    this.games = games;
    if (late.length > 0) this.dispatchEvent(new RecardEvent('recard-late'));
    this.open = games.length > 0;
  }

  readonly #close = (): void => {
    this.open = false;
  };

  readonly #yes = async (): Promise<void> => {
    try {
      for (const game of this.games) await recardGame(this.context.database, game, this.#cards);
      this.dispatchEvent(new RecardEvent('recard-done'));
    } catch (error) {
      this.context.refuse(error);
    } finally {
      this.#close();
    }
  };

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<sheet-dialog
      heading=${word('recard-title')}
      closeLabel=${word('app-close')}
      ?open=${this.open}
      @closed=${this.#close}
    >
      <p class="question">${this.text.text({ say: 'recard-ask', with: { count: this.games.length } })}</p>
      <ul>
        ${this.games.map(({ summary }) => html`<li>${summaryWords(this.text, summary.headline)}</li>`)}
      </ul>
      <div class="keys">
        <button class="main" id="recard" @click=${this.#yes}><b>${word('recard-yes')}</b></button>
        <button class="key" id="keep" @click=${this.#close}>${word('recard-no')}</button>
      </div>
      <p>${word('recard-hint')}</p>
    </sheet-dialog>`;
  }

  static override styles = [
    base,
    keys,
    css`
      .question {
        font-size: calc(24px * var(--scale));
        font-weight: 700;
        line-height: 1.2;
      }
      p,
      li {
        font-size: calc(17px * var(--scale));
      }
      li {
        padding: 10px 0;
        border-bottom: 2px solid var(--line);
      }
      .keys {
        display: grid;
        gap: 10px;
        margin: 16px 0;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'recard-dialog': RecardDialog;
  }
}
