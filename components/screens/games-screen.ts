import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Bot, Score } from '../../core/engine/bot.ts';
import { deleteGame, shelf, type GameRecord } from '../../core/store/games.ts';
import type { Reader } from '../../core/engine/text.ts';
import { tile } from '../../core/look/motifs.ts';
import { paint, toolSvg } from '../paint.ts';
import { optionChoice } from '../parts/option-choice.ts';
import '../parts/sheet-dialog.ts';
import type { Context } from '../shell/context.ts';
import { downloadDamaged, downloadGame } from '../files/downloads.ts';
import { importGame } from '../files/import.ts';
import { loadBot } from '../files/stored-game.ts';
import { summaryWords } from '../shell/words.ts';
import { addressOf } from '../shell/route.ts';
import './bot-balance.ts';
import { levelWords } from './level-words.ts';
import '../parts/nav-bar.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import de from './games.de.ftl';
import en from './games.en.ftl';

const texts = { de, en };

/** As many rows as any screen shows at once, and some more. */
const aScreenful = 40;

const views = ['all', 'running', 'balance'] as const;

const day = 86_400_000;

/** In the time of this place. */
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** All games, those that run first: go on, look at, save as a file, delete; how they went; and fetch one from a file. */
@customElement('games-screen')
export class GamesScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private records: readonly GameRecord[] | undefined;
  /** Keys of games that cannot be read. */
  @state() private damaged: readonly string[] = [];
  /** So many rows are drawn; more when their end comes into sight. */
  @state() private drawn = aScreenful;
  @state() private view: (typeof views)[number] = 'all';
  /** Whose menu is open. */
  @state() private chosen: GameRecord | undefined;
  @state() private bots: ReadonlyMap<string, Bot> = new Map();

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
    const { games: records, damaged } = await shelf(this.context.database);
    const known = records.map(({ start }) => start.bot).filter((id) => gameOf(id));
    // A bot that cannot be loaded now takes nothing away but its words.
    const loaded = [...new Set(known)].map(async (id) => [id, await loadBot(id)] as const);
    const bots = await Promise.allSettled(loaded);
    this.bots = new Map(bots.flatMap((bot) => (bot.status === 'fulfilled' ? [bot.value] : [])));
    this.records = records;
    this.damaged = damaged;
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

  readonly #end = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) this.drawn += aScreenful;
  });

  protected override updated(): void {
    this.#end.disconnect();
    this.renderRoot.querySelectorAll('.end').forEach((end) => this.#end.observe(end));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end.disconnect();
  }

  async #delete({ id }: Pick<GameRecord, 'id'>): Promise<void> {
    const undo = await deleteGame(this.context.database, id);
    await this.#look();
    const done = this.context.textWith(texts).text({ say: 'games-deleted', with: {} });
    if (undo) this.context.offerUndo(done, undo);
  }

  protected override render(): TemplateResult {
    const text = this.context.textWith(texts);
    const word = (say: string) => text.text({ say, with: {} });
    return html`
      <main>
        <h1>${word('games-title')}</h1>
        ${optionChoice(
          word('games-view'),
          views.map((value) => ({ value, label: word(`games-view-${value}`) })),
          this.view,
          (value) => (this.view = value),
        )}
        ${this.records?.length === 0 ? html`<p>${word('games-none')}</p>` : nothing}
        ${this.view === 'balance' ? this.#balances(word) : this.#lists(word)}
        <label class="key">
          ${toolSvg('share')}<span>${word('games-import')}</span>
          <input class="unseen" type="file" accept="application/json,.json" @change=${this.#import} />
        </label>
        <a class="key" href=${addressOf({ at: 'open' })}
          >${toolSvg('search')}<span>${word('games-code')}</span></a
        >
      </main>
      ${this.#menu(word)}
      <nav-bar .text=${this.context.text} at="games"></nav-bar>
    `;
  }

  /** What runs comes first. */
  #lists(word: (say: string) => string): TemplateResult {
    const list = (title: string, records: readonly GameRecord[]) =>
      records.length === 0
        ? nothing
        : html`<section>
            <h2>${word(title)}</h2>
            <ul>
              ${records.slice(0, this.drawn).map((record) => this.#row(record))}
            </ul>
            ${this.drawn < records.length ? html`<div class="end"></div>` : nothing}
          </section>`;
    const [over, running] = [true, false].map((is) =>
      (this.records ?? []).filter(({ summary }) => summary.over === is),
    );
    return html`${list('games-running', running ?? [])}
    ${this.view === 'all' ? list('games-over', over ?? []) : nothing}
    ${
      this.damaged.length > 0
        ? html`<ul>
            ${this.damaged.map((id) => this.#damagedRow(id, word))}
          </ul>`
        : nothing
    }`;
  }

  #balances(word: (say: string) => string): TemplateResult {
    const records = (this.records ?? []).filter(({ summary }) => summary.over);
    const bots = [...this.bots.values()].filter(({ id }) => records.some(({ start }) => start.bot === id));
    if (bots.length === 0) return html`<p>${word('games-no-balance')}</p>`;
    return html`${bots.map(
      (bot) =>
        html`<bot-balance
          ${inPair(gameOf(bot.id)!.look, this.context.theme)}
          .text=${this.context.textWith(bot.texts, texts)}
          .bot=${bot}
          .records=${records.filter(({ start }) => start.bot === bot.id)}
        ></bot-balance>`,
    )}`;
  }

  #reader(record: GameRecord): Reader {
    const bot = this.bots.get(record.start.bot);
    return bot ? this.context.textWith(bot.texts, texts) : this.context.textWith(texts);
  }

  #row(record: GameRecord): TemplateResult {
    const bot = this.bots.get(record.start.bot);
    const text = this.#reader(record);
    const { summary, start } = record;
    const game = gameOf(start.bot);
    const name = game?.game[this.context.language] ?? start.bot;
    const facts = [game?.bot, bot ? this.#state(text, bot, record) : undefined];
    const inside = html`
      <i>${game ? paint(tile(game.look, 96, 88)) : nothing}</i>
      <div>
        <b>${name}</b>
        <span>${facts.filter((fact) => fact).join(' · ')}</span>
      </div>
      <div class="score">
        <b>${summary.score ? pointsOf(summary.score) : summary.points}</b>
        <span
          >${bot && summary.score && summary.over ? summaryWords(text, summary.score.verdict) : this.#day(record)}</span
        >
      </div>
    `;
    return html`<li ${game ? inPair(game.look, this.context.theme) : nothing}>
      ${
        bot
          ? html`<a class="row" href=${this.#address(record)}>${inside}</a>`
          : html`<div class="row">${inside}</div>`
      }
      <button
        class="more"
        aria-haspopup="dialog"
        aria-label=${text.text({ say: 'games-more', with: { game: name } })}
        @click=${() => (this.chosen = record)}
      >
        ${toolSvg('more')}
      </button>
    </li>`;
  }

  /** How far it is, or at which level it was played. */
  #state(text: Reader, bot: Bot, { summary, start }: GameRecord): string {
    return summary.over
      ? levelWords(text, bot, start.options)
      : (summaryWords(text, summary.headline).split(' · ')[0] ?? '');
  }

  #day({ changedAt }: GameRecord): string {
    const { language } = this.context;
    const days = Math.round((startOfDay(Date.now()) - startOfDay(changedAt)) / day);
    if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
    const isThisYear = new Date(changedAt).getFullYear() === new Date().getFullYear();
    const year = isThisYear ? {} : { year: 'numeric' as const };
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(changedAt);
  }

  #address({ id, summary }: GameRecord): string {
    return addressOf({ at: summary.over ? 'result' : 'table', game: id });
  }

  /** What can be done with the game whose three dots were tapped. */
  #menu(word: (say: string) => string): TemplateResult | typeof nothing {
    const record = this.chosen;
    if (!record) return nothing;
    const close = (): void => {
      this.chosen = undefined;
    };
    const act = (work: () => Promise<void>) =>
      firstTap(() => {
        close();
        void this.#try(work);
      });
    const name = gameOf(record.start.bot)?.game[this.context.language] ?? record.start.bot;
    return html`<sheet-dialog heading=${name} closeLabel=${word('app-close')} open @closed=${close}>
      <div class="acts">
        ${
          this.bots.has(record.start.bot)
            ? html`<a class="key" id="open" href=${this.#address(record)}>
                ${toolSvg('play')}${word(record.summary.over ? 'games-look' : 'games-open')}
              </a>`
            : nothing
        }
        <button class="key" id="export" @click=${act(() => downloadGame(this.context.database, record))}>
          ${toolSvg('download')}${word('games-export')}
        </button>
        <button class="key" id="delete" @click=${act(() => this.#delete(record))}>
          ${toolSvg('trash')}${word('games-delete')}
        </button>
      </div>
    </sheet-dialog>`;
  }

  #damagedRow(id: string, word: (say: string) => string): TemplateResult {
    const { database } = this.context;
    return html`<li class="damaged">
      <div><b>${word('games-damaged')}</b></div>
      <div class="actions">
        <button class="key" @click=${() => this.#try(() => downloadDamaged(database, id))}>
          ${word('games-export')}
        </button>
        <button class="key" @click=${firstTap(() => this.#try(() => this.#delete({ id })))}>
          ${word('games-delete')}
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
        padding-left: var(--rail);
      }
      main {
        display: grid;
        align-content: start;
        gap: 12px;
        width: 100%;
        max-width: 760px;
        margin: 0 auto;
        padding: 16px;
      }
      h1 {
        font-size: 34px;
        font-weight: 700;
        letter-spacing: -0.02em;
        line-height: 1.1;
      }
      h2 {
        padding: 4px 0 6px;
        font-size: calc(19px * var(--scale));
        font-weight: 700;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .choices .key {
        min-height: 48px;
        padding: 0 18px;
        border-radius: 24px;
        font-size: calc(18px * var(--scale));
        font-weight: 600;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 48px;
        align-items: center;
        border-bottom: 2px solid var(--line);
      }
      .row {
        display: grid;
        grid-template-columns: 48px minmax(0, 1fr) auto;
        align-items: center;
        gap: 12px;
        min-height: 66px;
        padding: 6px 0;
        line-height: 1.2;
      }
      .row i {
        width: 48px;
        height: 44px;
        border-radius: 10px;
        overflow: hidden;
        background: var(--deep, var(--ctl));
      }
      .row i svg {
        width: 100%;
        height: 100%;
      }
      .row b {
        display: block;
        font-size: calc(19px * var(--scale));
      }
      .row span {
        display: block;
        font-size: calc(16px * var(--scale));
        color: var(--ink2);
      }
      .score {
        text-align: right;
        white-space: nowrap;
      }
      .score b {
        font-variant-numeric: tabular-nums;
      }
      .more {
        display: grid;
        place-items: center;
        height: 100%;
        min-height: 48px;
      }
      .more svg {
        stroke-width: 4;
      }
      .acts {
        display: grid;
        gap: 8px;
      }
      .acts .key {
        justify-content: flex-start;
        gap: 14px;
        min-height: 60px;
        font-size: calc(20px * var(--scale));
      }
      label.key,
      label + .key {
        gap: 10px;
        margin-top: 8px;
        font-size: calc(18px * var(--scale));
        cursor: pointer;
      }
      label.key:focus-within {
        outline: 4px solid var(--ink);
        outline-offset: 2px;
      }
      @media (min-width: 700px) and (min-height: 600px) {
        main {
          gap: 18px;
          padding: 28px 32px;
        }
        .row {
          grid-template-columns: 64px minmax(0, 1fr) auto;
          min-height: 80px;
        }
        .row i {
          width: 64px;
          height: 58px;
        }
        .row b {
          font-size: calc(23px * var(--scale));
        }
        .row span {
          font-size: calc(19px * var(--scale));
        }
      }
    `,
  ];
}

/** The second of two quick taps would hit what has moved up. */
const firstTap =
  (deed: () => unknown) =>
  ({ detail }: MouseEvent): unknown =>
    detail > 1 ? undefined : deed();

/** Yours first. */
const pointsOf = ({ you, bot }: Score): string =>
  [you, bot].filter((points) => points !== undefined).join(' : ');

declare global {
  interface HTMLElementTagNameMap {
    'games-screen': GamesScreen;
  }
}
