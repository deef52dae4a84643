import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Bot, Score } from '../../core/engine/bot.ts';
import { deleteGame, listGames, type GameRecord } from '../../core/store/games.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { downloadGame } from '../files/downloads.ts';
import { importGame } from '../files/import.ts';
import { loadBot, summaryWords } from '../files/stored-game.ts';
import { addressOf } from '../shell/route.ts';
import './bot-balance.ts';
import '../parts/nav-bar.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import de from './games.de.ftl';
import en from './games.en.ftl';

const texts = { de, en };

/** How the games went; all of them, the latest first: go on, look at, save as a file, delete; and fetch one from a file. */
@customElement('games-screen')
export class GamesScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private records: readonly GameRecord[] | undefined;
  @state() private bots: ReadonlyMap<string, Bot> = new Map();
  @state() private doomed = '';

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('context')) void this.#try(() => this.#look());
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  async #look(): Promise<void> {
    const records = await listGames(this.context.database);
    const known = records.map(({ start }) => start.bot).filter((id) => gameOf(id));
    this.bots = new Map(
      await Promise.all([...new Set(known)].map(async (id) => [id, await loadBot(id)] as const)),
    );
    this.records = records;
  }

  readonly #import = (event: Event): Promise<void> =>
    this.#try(async () => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      if (!file) return;
      input.value = '';
      await importGame(this.context.database, file);
      await this.#look();
    });

  async #delete({ id }: GameRecord): Promise<void> {
    if (this.doomed !== id) {
      this.doomed = id;
      return;
    }
    await deleteGame(this.context.database, id);
    await this.#look();
  }

  protected override render(): TemplateResult {
    const text = this.context.textWith(texts);
    const word = (say: string) => text.text({ say, with: {} });
    return html`
      <main>
        <h1>${word('games-title')}</h1>
        ${this.records?.length === 0 ? html`<p>${word('games-none')}</p>` : nothing} ${this.#balances(word)}
        <ul>
          ${(this.records ?? []).map((record) => this.#row(record))}
        </ul>
        <label class="key">
          ${toolSvg('share')}<span>${word('games-import')}</span>
          <input class="unseen" type="file" accept="application/json,.json" @change=${this.#import} />
        </label>
      </main>
      <nav-bar .text=${this.context.text} at="games"></nav-bar>
    `;
  }

  #balances(word: (say: string) => string): TemplateResult | typeof nothing {
    const records = (this.records ?? []).filter(({ summary }) => summary.over);
    const bots = [...this.bots.values()].filter(({ id }) => records.some(({ start }) => start.bot === id));
    if (bots.length === 0) return nothing;
    return html`<h2>${word('games-balance')}</h2>
      ${bots.map(
        (bot) =>
          html`<bot-balance
            ${inPair(gameOf(bot.id)!.look, this.context.theme)}
            .text=${this.context.textWith(bot.texts, texts)}
            .bot=${bot}
            .records=${records.filter(({ start }) => start.bot === bot.id)}
          ></bot-balance>`,
      )}
      <h2>${word('games-title')}</h2>`;
  }

  #row(record: GameRecord): TemplateResult {
    const bot = this.bots.get(record.start.bot);
    const text = bot ? this.context.textWith(bot.texts, texts) : this.context.textWith(texts);
    const { summary } = record;
    const game = gameOf(record.start.bot);
    const date = new Intl.DateTimeFormat(this.context.language, { dateStyle: 'medium' });
    const word = (say: string) => text.text({ say, with: {} });
    const at = summary.over ? 'result' : 'table';
    return html`<li ${game ? inPair(game.look, this.context.theme) : nothing}>
      <div>
        <b>${game?.bot ?? record.start.bot}</b>
        <span>${bot ? summaryWords(text, summary.headline) : nothing}</span>
        <span>
          ${date.format(record.changedAt)} ·
          ${
            summary.score && bot
              ? `${pointsOf(summary.score)} · ${summaryWords(text, summary.score.verdict)}`
              : word('games-running')
          }
        </span>
      </div>
      <div class="actions">
        ${
          bot
            ? html`<a class="key" href=${addressOf({ at, game: record.id })}>
                ${word(summary.over ? 'games-look' : 'games-open')}
              </a>`
            : nothing
        }
        <button class="key" @click=${() => this.#try(() => downloadGame(this.context.database, record))}>
          ${word('games-export')}
        </button>
        <button class="key" @click=${() => this.#try(() => this.#delete(record))}>
          ${word(this.doomed === record.id ? 'games-delete-sure' : 'games-delete')}
        </button>
      </div>
    </li>`;
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
      }
      main {
        display: grid;
        gap: 16px;
        width: 100%;
        max-width: 720px;
        margin: 0 auto;
        padding: 20px 16px;
      }
      h1 {
        padding-left: 4px;
        font-size: 34px;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      h2 {
        padding-left: 4px;
        font-size: 22px;
        font-weight: 700;
      }
      ul {
        display: grid;
        gap: 12px;
      }
      li {
        border: 2px solid var(--ctl);
        border-left: 16px solid var(--deep, var(--ctl));
        border-radius: 16px;
        padding: 14px 16px;
        background: var(--card);
      }
      li b {
        display: block;
        font-size: 24px;
        line-height: 1.1;
      }
      li span {
        display: block;
        font-size: 17px;
        color: var(--ink2);
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-top: 12px;
      }
      .key {
        gap: 10px;
        min-height: 52px;
        font-size: 18px;
      }
      .actions .key {
        flex: 1 1 auto;
      }
      label.key {
        min-height: 64px;
        cursor: pointer;
      }
      label.key:focus-within {
        outline: 4px solid var(--ink);
        outline-offset: 2px;
      }
    `,
  ];
}

/** Yours first. */
const pointsOf = ({ you, bot }: Score): string =>
  [you, bot].filter((points) => points !== undefined).join(' : ');

declare global {
  interface HTMLElementTagNameMap {
    'games-screen': GamesScreen;
  }
}
