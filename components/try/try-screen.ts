import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { replay, startWith } from '../../core/engine/session.ts';
import { clearAll } from '../../core/store/clear.ts';
import { openDatabase, type Database } from '../../core/store/database.ts';
import { gameFor, storeGame } from '../files/stored-game.ts';
import type { Context } from '../shell/context.ts';
import { low, wide } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import '../table/table-screen.ts';
import type { TableScreen } from '../table/table-screen.ts';
import de from './de.ftl';
import en from './en.ftl';

const texts = { de, en };

/** What the notes are about, in their order. A turn that asks nothing has no question to show. */
const steps = ['turn', 'question', 'end'] as const;

/** "So spielt sich das": a turn on the real table, for who has no box at hand. It is kept apart from all games. */
@customElement('try-screen')
export class TryScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';
  @state() private gameId = '';
  @state() private step: (typeof steps)[number] = 'turn';
  @query('table-screen') private table!: TableScreen | null;
  #database: Database | undefined;
  /** How many turns had been played. */
  #begun: number | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#database?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('botId')) void this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      const game = gameFor(this.botId);
      const [bot, demo] = await Promise.all([game.rules(), game.demo()]);
      if (!demo) {
        this.#leave();
        return;
      }
      this.#database = await openDatabase('visavis-try');
      await clearAll(this.#database);
      const { options = {}, seed, log } = demo;
      const start = startWith(bot, options, seed);
      this.gameId = (await storeGame(this.#database, { bot, start, log }, replay(bot, start, log))).id;
    } catch (error) {
      this.context.refuse(error);
      this.#leave();
    }
  }

  /** Back to where one can begin. */
  #leave(): void {
    this.context.go(this.context.from ?? { at: 'home' });
  }

  /** The note follows what is on the table. */
  readonly #follow = (): void => {
    const session = this.table?.state.game?.session;
    if (!session) return;
    this.#begun ??= session.turns.length;
    if (session.prompt) this.step = 'question';
    else this.step = session.turns.length > this.#begun ? 'end' : 'turn';
  };

  protected override render(): TemplateResult | typeof nothing {
    const { context, gameId } = this;
    const database = this.#database;
    if (!gameId || !database) return nothing;
    const inside: Context = {
      ...context,
      database,
      settings: { ...context.settings, pace: 'turn' },
      from: undefined,
      go: (route, instead) =>
        route.at === 'result' || route.at === 'home' ? this.#leave() : context.go(route, instead),
    };
    return html`<table-screen
      guided=${this.step === 'end' ? 'loosely' : 'closely'}
      .context=${inside}
      .gameId=${gameId}
      @shown=${this.#follow}
    >
      <div slot="note">${this.#note()}</div>
    </table-screen>`;
  }

  #note(): TemplateResult {
    const { bot } = gameFor(this.botId);
    const text = this.context.textWith(texts);
    const word = (say: string, values = {}) => text.text({ say, with: values });
    const at = steps.indexOf(this.step);
    return html`<aside aria-label=${word('try-title')}>
      <p class="head">
        <span class="dots" aria-hidden="true"
          >${steps.map((_, n) => html`<i class=${n === at ? 'now' : n < at ? 'past' : ''}></i>`)}</span
        >
        <span>${word('try-step', { n: at + 1, of: steps.length })}</span>
        ${
          this.step === 'end'
            ? nothing
            : html`<button id="skip" @click=${() => this.#leave()}>${word('try-skip')}</button>`
        }
      </p>
      <p role="status">${word(`try-${this.step}`, { bot })}</p>
      ${
        this.step === 'end'
          ? html`<button class="key" id="choose" @click=${() => this.#leave()}>${word('try-choose')}</button>`
          : nothing
      }
    </aside>`;
  }

  static override styles = [
    base,
    keys,
    css`
      aside {
        padding: 2px 14px 10px;
        border: 2px solid var(--ink);
        border-radius: 18px;
        background: var(--card);
        font-size: calc(18px * var(--scale));
        font-weight: 600;
        line-height: 1.2;
      }
      [role='status'] {
        text-wrap: balance;
      }
      .head {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: 48px;
        font-size: calc(16px * var(--scale));
        font-weight: 500;
        white-space: nowrap;
      }
      .head button {
        min-width: 48px;
        min-height: 48px;
        margin-left: auto;
        padding: 0 4px;
        font-weight: 700;
        text-decoration: underline 2px;
        text-underline-offset: 3px;
      }
      .dots {
        display: flex;
        gap: 5px;
      }
      .dots i {
        width: 10px;
        height: 10px;
        border: 2px solid var(--ink);
        border-radius: 5px;
      }
      .dots .now {
        width: 24px;
        background: var(--ink);
      }
      .dots .past {
        background: var(--ink);
      }
      @media ${low} {
        .dots {
          display: none;
        }
      }
      /* Steps and the way out stay in one line, whatever the size of the type. */
      @media ${wide} {
        .head {
          gap: 7px;
          font-size: min(16px * var(--scale), 18px);
        }
        .head button {
          padding-right: 0;
        }
      }
      .key {
        width: 100%;
        min-height: 56px;
        margin-top: 8px;
        background: var(--ink);
        border-color: var(--ink);
        color: var(--on-ink);
      }
    `,
  ];
}
