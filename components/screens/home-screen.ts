import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games, type Game } from '../../core/bots/index.ts';
import { back, tile } from '../../core/look/motifs.ts';
import { read } from '../../core/store/database.ts';
import type { GameRecord } from '../../core/store/games.ts';
import { hasFinished, runningGames } from '../../core/store/shelves.ts';
import { markSvg, paint, toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { remember } from '../shell/dress.ts';
import { idle } from '../shell/idle.ts';
import { howToInstall, install, onInstallChange } from '../shell/install.ts';
import { addressOf } from '../shell/route.ts';
import { summaryWords } from '../shell/words.ts';
import '../parts/nav-bar.ts';
import { inPair } from '../styles/pair.ts';
import { wide } from '../styles/rooms.ts';
import { base, screen } from '../styles/shared.ts';
import { layout } from './home-layout.ts';
import { drawnInPage } from './page-drawings.ts';

interface Running {
  readonly record: GameRecord;
  readonly game: Game;
  readonly headline: string;
}

/** So many have a row, beside the game that was played last; one more, and a line for the rest takes the place of a row. */
const mostRows = () => (matchMedia(wide.cssText).matches ? 4 : 2);

/** What this is, the games that are being played, and all that can be begun. */
@customElement('home-screen')
export class HomeScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** From now on no network is needed: said once, where nothing moves for it and nothing is hidden. */
  @property({ attribute: false }) isReady = false;
  @state() private running: readonly Running[] = [];
  /** Nobody who has played a game needs to be shown how it goes. */
  @state() isNew = false;
  /** Games with cards that an update has changed. */
  @state() private news: readonly Game[] = [];
  readonly #motifs = drawnInPage();
  #forget = (): void => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#forget = onInstallChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('context')) {
      void this.#look();
      void this.#lookForNews();
    }
  }

  async #look(): Promise<void> {
    try {
      const { database } = this.context;
      const [records, isKnown] = await Promise.all([runningGames(database), hasFinished(database)]);
      this.isNew = !isKnown;
      const running = records.flatMap((record) => {
        const game = games.find(({ id }) => id === record.start.bot);
        return game ? [{ record, game }] : [];
      });
      this.running = running.map((one) => ({ ...one, headline: this.#headlineOf(one.record) }));
      await this.#tellDrawn();
      if (running.length === 0) return;
      await import('../shell/all-words.ts');
      this.running = await Promise.all(
        running.map(async ({ record, game }) => {
          const text = this.context.textWith((await game.rules()).texts);
          return { record, game, headline: summaryWords(text, record.summary.headline) };
        }),
      );
      await idle();
      // Who goes on finds all of it ready; what does not come is said there.
      this.#makeReady(running[0]!).catch(() => undefined);
    } catch (error) {
      await this.#tellDrawn();
      this.context.refuse(error);
    }
  }

  async #makeReady({ record, game }: Pick<Running, 'record' | 'game'>): Promise<void> {
    const [{ lookAhead }] = await Promise.all([
      import('../table/table-screen.ts'),
      game.boards(),
      game.paper(),
    ]);
    await idle();
    await lookAhead(this.context.database, record.id);
  }

  /** How far a game is, its bot says: nobody waits for that, and meanwhile it stays as it was. */
  #headlineOf({ id }: GameRecord): string {
    return this.running.find(({ record }) => record.id === id)?.headline ?? '';
  }

  /** What the database has is on the screen; the next start knows what to expect. */
  async #tellDrawn(): Promise<void> {
    remember({ home: `${this.isNew ? 'new' : ''} ${this.running.length > 0 ? 'running' : ''}`.trim() });
    await this.updateComplete;
    this.dispatchEvent(new Event('drawn'));
  }

  /** The first screen does not wait for it, nor load it before it is there. */
  async #lookForNews(): Promise<void> {
    try {
      await idle();
      const { database } = this.context;
      if ((await read(() => database.count('settings'))) === 0) return; // on a first visit nothing is known
      const { knownBots, newsOf } = await import('../../core/store/shipped.ts');
      const known = await knownBots(database);
      const found = await Promise.all(
        games
          .filter(({ id }) => known.includes(id))
          .map(async (game) => ((await newsOf(database, await game.rules())) ? [game] : [])),
      );
      this.news = found.flat();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  #word(say: string, values = {}): string {
    return this.context.text.text({ say, with: values });
  }

  protected override render(): TemplateResult {
    return html`
      <main>
        <div class="now">
          <header>
            <h1>${markSvg(58)}Visavis</h1>
            ${this.#install()}
          </header>
          <p class="about">
            ${this.#word('home-about', { count: games.length })}
            ${
              this.isNew
                ? html`<a href=${addressOf({ at: 'try', bot: games[0]!.id })}>${this.#word('home-try')}</a>`
                : nothing
            }
          </p>
          ${this.#trial()} ${this.news.map((game) => this.#newCards(game))} ${this.#games()}
        </div>
        <section class="new">
          <div class="head">
            <h2>${this.#word('home-new')}</h2>
            <p role="status">${this.isReady ? this.#word('home-ready') : nothing}</p>
          </div>
          <ul>
            ${games.map((game, n) => html`<li>${this.#tile(game, this.#motifs[n])}</li>`)}
            <li>
              <a class="tile-cards" href=${addressOf({ at: 'cards', bot: games[0]!.id })}>
                <i>${toolSvg('printer', 40)}</i>
                <div><b>${this.#word('home-cards')}</b><span>${this.#word('home-cards-print')}</span></div>
              </a>
            </li>
          </ul>
        </section>
      </main>
      <nav-bar .text=${this.context.text} at="home"></nav-bar>
    `;
  }

  /** Offered until it is taken or declined; the settings have it for good. */
  #install(): TemplateResult | typeof nothing {
    const how = this.context.settings.installOffer ? howToInstall() : undefined;
    if (!how) return nothing;
    const take = async (): Promise<void> => {
      if (how === 'by-hand') this.context.go({ at: 'settings' });
      else await install();
      await this.context.set('installOffer', false);
    };
    return html`<button @click=${take}>
      ${toolSvg('download', 20)}<span>${this.#word('home-install')}</span>
    </button>`;
  }

  /** Where the games will be that are played, and as large as one. */
  #trial(): TemplateResult | typeof nothing {
    const [game] = games;
    if (!this.isNew || this.running.length > 0 || !game) return nothing;
    return html`<a
      class="trial"
      ${inPair(game.look, this.context.theme)}
      href=${addressOf({ at: 'try', bot: game.id })}
    >
      <b>${this.#word('home-try')}</b>
      <span>${this.#word('home-try-about', { bot: game.bot })}</span>
      <strong>${toolSvg('play', 22)}${this.#word('home-try-begin')}</strong>
    </a>`;
  }

  #games(): TemplateResult | typeof nothing {
    const [last, ...others] = this.running;
    if (!last) return nothing;
    const most = mostRows();
    const rows = others.length > most ? most - 1 : most;
    return html`<h2>${this.#word('home-running')}</h2>
      <div class="runs">
        ${this.#continue(last)} ${others.slice(0, rows).map((one) => this.#run(one))}
        ${this.#more('short', others)} ${this.#more('tall', others.slice(rows))}
      </div>`;
  }

  /** Where the room ends, the rest is one line. */
  #more(when: 'short' | 'tall', rest: readonly Running[]): TemplateResult | typeof nothing {
    if (rest.length === 0) return nothing;
    const names = [...new Set(rest.map(({ game }) => this.#name(game)))].join(', ');
    return html`<a class="more ${when}" href=${addressOf({ at: 'games' })}>
      <span>${this.#word('home-more', { count: rest.length, names })}</span>${toolSvg('next', 22)}
    </a>`;
  }

  #continue({ record, game, headline }: Running): TemplateResult {
    return html`<a
      class="continue"
      ${inPair(game.look, this.context.theme)}
      href=${addressOf({ at: 'table', game: record.id })}
    >
      <i>${paint(back(game.look))}</i>
      <b>${this.#name(game)}</b>
      <span>${this.#state(game, headline)}</span>
      <strong>${toolSvg('play', 22)}${this.#word('home-continue')}</strong>
    </a>`;
  }

  #run({ record, game, headline }: Running): TemplateResult {
    const { points } = record.summary;
    return html`<a
      class="run"
      ${inPair(game.look, this.context.theme)}
      href=${addressOf({ at: 'table', game: record.id })}
    >
      <i>${paint(tile(game.look, 96, 88))}</i>
      <div><b>${this.#name(game)}</b><span>${this.#state(game, headline)}</span></div>
      ${
        points === undefined
          ? nothing
          : html`<em
              >${points}<span class="unseen"
                >${this.#word('home-points', { bot: game.bot, points })}</span
              ></em
            >`
      }
      ${toolSvg('next', 22)}
    </a>`;
  }

  /** Whom one plays, and how far it is: the rest of the headline is for the table. */
  #state({ bot }: Game, headline: string): string {
    return headline ? `${bot} · ${headline.split(' · ')[0]}` : bot;
  }

  #newCards(game: Game): TemplateResult {
    return html`<a class="news" href=${addressOf({ at: 'cards', bot: game.id })}>
      ${toolSvg('card', 24)} ${this.#word('home-news', { game: this.#name(game) })}
    </a>`;
  }

  #name({ game }: Game): string {
    return game[this.context.language];
  }

  #tile(game: Game, motif: Node | undefined): TemplateResult {
    const pair = inPair(game.look, this.context.theme);
    return html`<a class="tile" ${pair} href=${addressOf({ at: 'setup', bot: game.id })}>
      <i>${motif ?? paint(tile(game.look, 192, 270))}</i>
      <div><b>${this.#name(game)}</b><span>${game.bot}</span></div>
    </a>`;
  }

  static override styles = [base, screen, layout];
}
