import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { gameOf, type Game } from '../../core/bots/index.ts';
import type { Bot, Score } from '../../core/engine/bot.ts';
import { rect } from '../../core/look/drawing.ts';
import { tile } from '../../core/look/motifs.ts';
import { deleteGame, type GameRecord } from '../../core/store/games.ts';
import { readGames } from '../../core/store/shelves.ts';
import { downloadDamaged } from '../files/downloads.ts';
import { loadBot } from '../files/stored-game.ts';
import { imageOf, toolSvg } from '../paint.ts';
import { levelWords } from '../screens/level-words.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { summaryWords } from '../shell/words.ts';
import { base, keys } from '../styles/shared.ts';
import { dayWords } from './day-words.ts';
import { firstTap } from '../parts/first-tap.ts';
import { listLayout } from './list-layout.ts';
import { gamesText } from './words.ts';

/** As many rows as a phone shows at once: they are there first. */
export const aScreenful = 12;
/** Then so many at a time: whoever scrolls must not wait for them. */
const aFew = 6;

/** A game's three dots were tapped. */
export class MenuEvent extends CustomEvent<GameRecord> {
  constructor(record: GameRecord) {
    super('menu', { detail: record });
  }
}

type Row = { readonly key: string; readonly record: GameRecord | undefined };

/** By game. As images they are painted once: a hundred shapes in every row would keep whoever scrolls waiting. */
const tiles = new Map<Game, string>();

function tileOf(game: Game): string {
  const known = tiles.get(game);
  if (known) return known;
  const { width, height, shapes } = tile(game.look, 96, 88);
  const ground = rect({ x: 0, y: 0, width, height }, { fill: game.look.pair.deep });
  const made = imageOf({ width, height, shapes: [ground, ...shapes] });
  tiles.set(game, made);
  return made;
}

/** Games in rows. Whatever their number, those are read and drawn that come into sight. */
@customElement('games-list')
export class GamesList extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) of: readonly string[] = [];
  /** As they were read: what is drawn is not looked at again when more comes. */
  @state() private pages: readonly (readonly Row[])[] = [];
  @state() private bots: ReadonlyMap<string, Bot> = new Map();
  /** So many are drawn. */
  #wanted = aScreenful;
  #isReading = false;
  #reading: Promise<void> | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('of')) return;
    const isLonger = isMore(this.of, changed.get('of'));
    // What is being read is still its beginning: the rest comes into sight after it.
    if (!isLonger || !this.#isReading) this.#reading = this.#read(isLonger ? this.#drawn : 0);
  }

  /** When what it was given last is read and drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#reading;
    return super.getUpdateComplete();
  }

  /** Another list is read from its beginning: what was drawn may have changed. */
  async #read(from: number): Promise<void> {
    const { context, of } = this;
    this.#isReading = true;
    try {
      const keys = of.slice(from, this.#wanted);
      const records = await readGames(context.database, keys);
      await this.#meet(records);
      if (of !== this.of && !isMore(this.of, of)) return;
      const page = keys.map((key, n) => ({ key, record: records[n] }));
      this.pages = from === 0 ? [page] : [...this.pages, page];
    } catch (error) {
      context.refuse(error);
    } finally {
      this.#isReading = false;
    }
  }

  /** A bot that cannot be loaded now takes nothing away but its words. */
  async #meet(records: readonly (GameRecord | undefined)[]): Promise<void> {
    const ids = new Set(records.flatMap((record) => record?.start.bot ?? []));
    const strangers = [...ids].filter((id) => gameOf(id) && !this.bots.has(id));
    if (strangers.length === 0) return;
    const met = await Promise.allSettled(strangers.map(async (id) => [id, await loadBot(id)] as const));
    this.bots = new Map([
      ...this.bots,
      ...met.flatMap((bot) => (bot.status === 'fulfilled' ? [bot.value] : [])),
    ]);
  }

  /** Long before the end of what is drawn comes into sight, more of it is there. */
  readonly #end = new IntersectionObserver(
    (seen) => {
      if (this.#isReading || !seen.some(({ isIntersecting }) => isIntersecting)) return;
      this.#wanted = this.#drawn + aFew;
      void this.#read(this.#drawn);
    },
    { rootMargin: '1600px' },
  );

  protected override updated(): void {
    this.#end.disconnect();
    const end = this.renderRoot.querySelector('.end');
    if (end) this.#end.observe(end);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end.disconnect();
  }

  get #drawn(): number {
    return this.pages.reduce((sum, { length }) => sum + length, 0);
  }

  protected override render(): TemplateResult {
    const { pages, bots, context } = this;
    return html`<ul>
        ${pages.map((page) =>
          guard([page, bots, context], () =>
            page.map(({ key, record }) => (record ? this.#row(record) : this.#damaged(key))),
          ),
        )}
      </ul>
      ${this.#drawn < this.of.length ? html`<div class="end"></div>` : nothing}`;
  }

  #row(record: GameRecord): TemplateResult {
    const { context } = this;
    const { summary, start, id, noted } = record;
    const bot = this.bots.get(start.bot);
    const text = gamesText(context, bot);
    const game = gameOf(start.bot);
    const name = game?.game[context.language] ?? start.bot;
    const date = dayWords(context.language, record.changedAt);
    const verdict =
      bot && summary.score && summary.over ? summaryWords(text, summary.score.verdict) : undefined;
    const facts = [game?.bot, bot ? this.#state(bot, record) : undefined];
    const inside = html`
      <i>${game ? html`<img src=${tileOf(game)} alt="" />` : nothing}</i>
      <div>
        <b>${name}</b>
        <span>${facts.filter((fact) => fact).join(' · ')}</span>
        ${verdict ? html`<span class="day">${date}</span>` : nothing}
        ${noted?.text ? html`<span class="noted">${noted.text}</span>` : nothing}
      </div>
      <div class="score">
        <b>${summary.score ? pointsOf(summary.score) : summary.points}</b>
        <span>${verdict ?? date}</span>
      </div>
    `;
    return html`<li>
      ${
        bot
          ? html`<a class="row" href=${addressOf({ at: summary.over ? 'result' : 'table', game: id })}
              >${inside}</a
            >`
          : html`<div class="row">${inside}</div>`
      }
      <button
        class="more"
        aria-haspopup="dialog"
        aria-label=${text.text({ say: 'games-more', with: { game: name } })}
        @click=${() => this.dispatchEvent(new MenuEvent(record))}
      >
        ${toolSvg('more')}
      </button>
    </li>`;
  }

  /** How far it is, or at which level it was played. */
  #state(bot: Bot, { summary, start }: GameRecord): string {
    const text = gamesText(this.context, bot);
    return summary.over
      ? levelWords(text, bot, start.options)
      : (summaryWords(text, summary.headline).split(' · ')[0] ?? '');
  }

  #damaged(id: string): TemplateResult {
    const { context } = this;
    const word = (say: string) => gamesText(context).text({ say, with: {} });
    const attempt = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        context.refuse(error);
      }
    };
    return html`<li class="damaged">
      <div><b>${word('games-damaged')}</b></div>
      <div class="actions">
        <button class="key" @click=${() => attempt(() => downloadDamaged(context.database, id))}>
          ${word('games-export')}
        </button>
        <button class="key" @click=${firstTap(() => attempt(() => this.#remove(id)))}>
          ${word('games-delete')}
        </button>
      </div>
    </li>`;
  }

  async #remove(id: string): Promise<void> {
    await removeGame(this.context, id);
    this.dispatchEvent(new Event('changed'));
  }

  static override styles = [base, keys, listLayout];
}

/** The same list, and what follows it. */
const isMore = (of: readonly string[], before: readonly string[] = []): boolean =>
  of.length > before.length && before.every((key, n) => key === of[n]);

export async function removeGame(context: Context, id: string): Promise<void> {
  const undo = await deleteGame(context.database, id);
  if (undo) context.offerUndo(gamesText(context).text({ say: 'games-deleted', with: {} }), undo);
}

/** Yours first. */
const pointsOf = ({ you, bot }: Score): string =>
  [you, bot].filter((points) => points !== undefined).join(' : ');
