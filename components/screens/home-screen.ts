import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games, type Game } from '../../core/bots/index.ts';
import { back, tile } from '../../core/look/motifs.ts';
import { listGames, type GameRecord } from '../../core/store/games.ts';
import { markSvg, paint, toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { canInstall, install, onInstallChange } from '../shell/install.ts';
import { loadBot, summaryWords } from '../files/stored-game.ts';
import { addressOf } from '../shell/route.ts';
import '../parts/nav-bar.ts';
import { inPair } from '../styles/pair.ts';
import { base } from '../styles/shared.ts';

interface Running {
  readonly record: GameRecord;
  readonly game: Game;
  readonly headline: string;
}

/** Five games, each with a look of its own; on top the one that is being played. */
@customElement('home-screen')
export class HomeScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private running: Running | undefined;
  /** Games with cards that an update has changed. */
  @state() private news: readonly Game[] = [];
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
      const record = (await listGames(this.context.database)).find(({ summary }) => !summary.over);
      const game = games.find(({ id }) => id === record?.start.bot);
      if (!record || !game) return;
      const text = this.context.textWith((await loadBot(game.id)).texts);
      this.running = { record, game, headline: summaryWords(text, record.summary.headline) };
    } catch (error) {
      this.context.refuse(error);
    }
  }

  /** The first screen does not wait for it, nor load it before it is there. */
  async #lookForNews(): Promise<void> {
    try {
      const { knownBots, newsOf } = await import('../../core/store/shipped.ts');
      const { database } = this.context;
      const known = await knownBots(database);
      const found = await Promise.all(
        games
          .filter(({ id }) => known.includes(id))
          .map(async (game) => ((await newsOf(database, await loadBot(game.id))) ? [game] : [])),
      );
      this.news = found.flat();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  protected override render(): TemplateResult {
    const word = (say: string) => this.context.text.text({ say, with: {} });
    return html`
      <main>
        <header>
          <h1>${markSvg(52)}Visavis</h1>
          ${
            canInstall()
              ? html`<button @click=${install}>${toolSvg('download', 20)}${word('home-install')}</button>`
              : nothing
          }
        </header>
        ${this.running ? this.#continue(this.running) : nothing}
        ${this.news.map((game) => this.#newCards(game))}
        <h2>${word('home-new')}</h2>
        <ul>
          ${games.map((game) => html`<li>${this.#tile(game)}</li>`)}
        </ul>
        <p>${word('home-unofficial')}</p>
      </main>
      <nav-bar .text=${this.context.text} at="home"></nav-bar>
    `;
  }

  #continue({ record, game, headline }: Running): TemplateResult {
    return html`<a
      class="continue"
      ${inPair(game.look, this.context.theme)}
      href=${addressOf({ at: 'table', game: record.id })}
    >
      <span class="bright">${this.#name(game)}</span>
      <b>${game.bot}</b>
      <span>${headline}</span>
      <strong>${toolSvg('play', 24)}${this.context.text.text({ say: 'home-continue', with: {} })}</strong>
      <i>${paint(back(game.look))}</i>
    </a>`;
  }

  #newCards(game: Game): TemplateResult {
    return html`<a class="news" href=${addressOf({ at: 'cards', bot: game.id })}>
      ${toolSvg('card', 24)} ${this.context.text.text({ say: 'home-news', with: { game: this.#name(game) } })}
    </a>`;
  }

  #name({ game }: Game): string {
    return game[this.context.language];
  }

  #tile(game: Game): TemplateResult {
    const inside = html`${paint(tile(game.look))}<b>${this.#name(game)}</b><span>${game.bot}</span>`;
    const pair = inPair(game.look, this.context.theme);
    return html`<a class="tile" ${pair} href=${addressOf({ at: 'setup', bot: game.id })}>${inside}</a>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
      }
      main {
        width: 100%;
        max-width: 900px;
        margin: 0 auto;
        padding: 20px 16px;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: 48px;
        margin-bottom: 16px;
        padding-left: 4px;
      }
      h1 {
        display: flex;
        align-items: center;
        gap: 12px;
        font-size: 34px;
        font-weight: 700;
        line-height: 1;
        letter-spacing: -0.03em;
      }
      header button {
        display: flex;
        align-items: center;
        gap: 8px;
        height: 48px;
        padding: 0 16px;
        border: 2px solid var(--ctl);
        border-radius: 24px;
        font-size: 17px;
        font-weight: 600;
      }
      .news {
        display: flex;
        align-items: center;
        gap: 12px;
        margin-top: 12px;
        padding: 14px 16px;
        border: 2px solid var(--ctl);
        border-radius: 16px;
        font-size: calc(18px * var(--scale));
      }
      .news svg {
        flex: none;
      }
      h2 {
        margin: 18px 4px 10px;
        font-size: 20px;
        font-weight: 700;
      }
      p {
        margin: 16px 4px 4px;
        font-size: 16px;
        color: var(--ink2);
      }
      .continue {
        position: relative;
        display: flex;
        flex-direction: column;
        align-items: flex-start;
        min-height: 216px;
        padding: 17px 160px 16px 20px;
        border-radius: 20px;
        overflow: hidden;
        background: var(--deep);
        color: #fff;
        font-size: 18px;
        line-height: 1.25;
      }
      .bright {
        color: var(--bright);
        font-weight: 600;
      }
      .continue b {
        font-size: 42px;
        font-weight: 700;
        line-height: 1.05;
        letter-spacing: -0.025em;
      }
      .continue strong {
        display: flex;
        align-items: center;
        gap: 9px;
        height: 60px;
        margin: auto 0 0 -4px;
        padding: 0 18px;
        border-radius: 16px;
        background: #fff;
        color: #14181b;
        font-size: 23px;
        font-weight: 700;
        letter-spacing: -0.015em;
      }
      .continue strong svg {
        fill: currentColor;
      }
      .continue i {
        position: absolute;
        right: 16px;
        top: 16px;
        width: 133px;
        border-radius: 8px;
        overflow: hidden;
        outline: 2px solid var(--bright);
      }
      @media (max-width: 360px) {
        .continue {
          padding-right: 20px;
        }
        .continue i {
          display: none;
        }
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
        gap: 14px 16px;
      }
      .tile {
        display: flex;
        flex-direction: column;
        height: 100%;
        padding-bottom: 12px;
        border-radius: 16px;
        overflow: hidden;
        background: var(--deep);
        color: #fff;
      }
      .tile svg {
        width: 100%;
        height: auto;
      }
      .tile b {
        margin: 9px 14px 0;
        font-size: 22px;
        font-weight: 700;
        line-height: 1.1;
        letter-spacing: -0.01em;
      }
      .tile span {
        margin: 1px 14px 0;
        font-size: 17px;
        line-height: 1.15;
        font-style: normal;
        color: var(--bright);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'home-screen': HomeScreen;
  }
}
