import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games } from '../../core/bots/index.ts';
import type { GameRecord, Shelf } from '../../core/store/games.ts';
import { firstOn, keysOn, strays } from '../../core/store/shelves.ts';
import { brought } from '../files/brought.ts';
import { importGame } from '../files/import.ts';
import { downloadTable } from '../files/tables.ts';
import { toolSvg } from '../paint.ts';
import '../parts/nav-bar.ts';
import { optionChoice } from '../parts/option-choice.ts';
import type { Context } from '../shell/context.ts';
import { idle } from '../shell/idle.ts';
import { addressOf } from '../shell/route.ts';
import { base, fields, keys, screen } from '../styles/shared.ts';
import './backup-reminder.ts';
import './bot-balances.ts';
import './game-menu.ts';
import './games-list.ts';
import { aScreenful, type GamesList, type MenuEvent } from './games-list.ts';
import { screenLayout } from './screen-layout.ts';
import { gamesText } from './words.ts';

const views = ['all', 'running', 'balance'] as const;

/** All games, those that run first; how they went; and fetch one from a file. */
@customElement('games-screen')
export class GamesScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** Keys of those that run, of those that are over, and of what belongs to neither. */
  @state() private shelves: Readonly<Record<'running' | 'over' | 'strays', readonly string[]>> | undefined;
  /** A screenful is drawn. */
  @state() private isThere = false;
  @state() private view: (typeof views)[number] = 'all';
  /** The game that is looked for; none: all. */
  @state() private game = '';
  /** Whose menu is open. */
  @state() private chosen: GameRecord | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('context') || changed.has('game')) void this.#try(() => this.#look());
    if (changed.has('context')) void this.#import(brought({ at: 'games' }));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  readonly #lookAgain = (): Promise<void> => this.#try(() => this.#look());

  async #look(): Promise<void> {
    const { database } = this.context;
    const bot = this.game || undefined;
    if (!this.shelves) {
      const first = (shelf: Shelf) => firstOn(database, shelf, bot, aScreenful);
      const [running, over] = await Promise.all([first('running'), first('over')]);
      this.shelves = { running, over, strays: [] };
      await this.#drawn();
    }
    const [running, over, lost] = await Promise.all([
      keysOn(database, 'running', bot),
      keysOn(database, 'over', bot),
      bot ? [] : strays(database),
    ]);
    this.shelves = { running, over, strays: lost };
  }

  /** What comes into sight first is there; all else would keep it waiting. */
  async #drawn(): Promise<void> {
    await this.updateComplete;
    await Promise.all(
      Array.from(this.renderRoot.querySelectorAll<GamesList>('games-list'), (list) => list.updateComplete),
    );
    await idle();
    this.isThere = true;
  }

  readonly #choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void this.#import([...(input.files ?? [])]);
    input.value = '';
  };

  #import(files: readonly Blob[]): Promise<void> {
    return this.#try(async () => {
      for (const file of files) {
        await importGame(this.context.database, file);
        await this.#look();
      }
    });
  }

  #word(say: string): string {
    return gamesText(this.context).text({ say, with: {} });
  }

  protected override render(): TemplateResult {
    const { shelves, context, chosen } = this;
    const isEmpty = shelves && Object.values(shelves).every(({ length }) => length === 0);
    return html`
      <main>
        <header>
          <h1>${this.#word('games-title')}</h1>
          ${this.#filter()}
        </header>
        ${optionChoice(
          this.#word('games-view'),
          views.map((value) => ({ value, label: this.#word(`games-view-${value}`) })),
          this.view,
          (value) => (this.view = value),
        )}
        ${
          this.view === 'balance'
            ? html`<bot-balances .context=${context} .only=${this.game} .over=${shelves?.over}></bot-balances>
                ${isEmpty ? nothing : this.#tables()}`
            : html`${this.#ways()} ${isEmpty ? html`<p>${this.#word('games-none')}</p>` : nothing}
              ${this.#lists()}`
        }
      </main>
      ${
        chosen
          ? html`<game-menu
              .context=${context}
              .record=${chosen}
              @closed=${() => (this.chosen = undefined)}
              @changed=${this.#lookAgain}
            ></game-menu>`
          : nothing
      }
      <nav-bar .text=${context.text} at="games"></nav-bar>
    `;
  }

  /** How a game gets here: before the rows, which may be thousands. */
  #ways(): TemplateResult {
    return html`<div class="pair">
      <label class="key">
        ${toolSvg('share')}<span>${this.#word('games-import')}</span>
        <input class="unseen" type="file" accept="application/json,.json" @change=${this.#choose} />
      </label>
      <a class="key" href=${addressOf({ at: 'open' })}
        >${toolSvg('search')}<span>${this.#word('games-code')}</span></a
      >
    </div>`;
  }

  /** How all games went, for spreadsheets and programs of others. */
  #tables(): TemplateResult {
    const key = (as: 'csv' | 'json') =>
      html`<button class="key" id=${as} @click=${() => this.#try(() => downloadTable(this.context, as))}>
        ${toolSvg('download')}${this.#word(`games-as-${as}`)}
      </button>`;
    return html`<div class="pair">${key('csv')}${key('json')}</div>`;
  }

  #filter(): TemplateResult {
    const { language } = this.context;
    return html`<select
      aria-label=${this.#word('games-filter')}
      @change=${(event: Event) => (this.game = (event.target as HTMLSelectElement).value)}
    >
      <option value="">${this.#word('games-filter-all')}</option>
      ${games.map(({ id, game }) => html`<option value=${id} ?selected=${id === this.game}>${game[language]}</option>`)}
    </select>`;
  }

  /** What runs comes first; what many games need is said before they are listed, where it is seen. */
  #lists(): TemplateResult {
    const { shelves } = this;
    const list = (title: string, of: readonly string[] = []) =>
      of.length === 0
        ? nothing
        : html`<section>
            <h2>${this.#word(title)}</h2>
            <games-list
              .context=${this.context}
              .of=${of}
              @menu=${({ detail }: MenuEvent) => (this.chosen = detail)}
              @changed=${this.#lookAgain}
            ></games-list>
          </section>`;
    return html`${list('games-running', shelves?.running)}
    ${
      this.view === 'all'
        ? html`${this.isThere ? html`<backup-reminder .context=${this.context}></backup-reminder>` : nothing}
          ${list('games-over', shelves?.over)}${list('games-strays', shelves?.strays)}`
        : nothing
    }`;
  }

  static override styles = [base, screen, keys, fields, screenLayout];
}
