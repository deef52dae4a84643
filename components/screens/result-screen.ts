import { LitElement, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Score } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Reader } from '../../core/engine/text.ts';
import { readLog } from '../../core/store/games.ts';
import { toolSvg } from '../paint.ts';
import { bgStatsAddress } from '../files/bg-stats.ts';
import type { Context } from '../shell/context.ts';
import { openGame, type OpenGame } from '../table/open-game.ts';
import { isChangeOfMind } from '../files/share.ts';
import './points-plot.ts';
import '../parts/table-edge.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import { layout } from './result-layout.ts';
import de from './result.de.ftl';
import en from './result.en.ftl';

const texts = { de, en };

/** How it ended: points face to face or on the bot's scale, lines, and where the next rating begins. */
@customElement('result-screen')
export class ResultScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  @state() private game: OpenGame | undefined;
  @state() private minutes = 0;
  #endedAt = 0;
  @state() private shared = false;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('gameId')) void this.#open();
  }

  async #open(): Promise<void> {
    try {
      const { database } = this.context;
      const { game } = await openGame(database, this.gameId);
      const log = await readLog(database, this.gameId);
      this.#endedAt = log.at(-1)?.at ?? 0;
      this.minutes = Math.round((this.#endedAt - (log[0]?.at ?? 0)) / 60_000);
      this.game = game;
      if (!game.session.bot.scoring.score(game.session.state))
        this.context.go({ at: 'table', game: this.gameId });
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, context } = this;
    const score = game?.session.bot.scoring.score(game.session.state);
    if (!game || !score) return nothing;
    const { bot } = game.session;
    const text = context.textWith(bot.texts, texts);
    const named = gameOf(bot.id);
    const word = (say: string) => text.text({ say, with: {} });
    return html`
      <main ${inPair(gameOf(bot.id)!.look, context.theme)}>
        <div class="field">
          <header>
            <span
              >${named?.game}${this.minutes > 0 ? html` · ${text.text({ say: 'result-minutes', with: { count: this.minutes } })}` : nothing}</span
            >
            <button aria-label=${word('app-close')} @click=${() => context.go({ at: 'home' })}>
              ${toolSvg('close')}
            </button>
          </header>
          ${
            score.bot === undefined
              ? html`<h1>${text.text(score.verdict)}</h1>`
              : html`<p class="points bot"><b>${score.bot}</b><span>${named?.bot}</span></p>`
          }
        </div>
        <table-edge .look=${gameOf(bot.id)!.look} lamp="idle" flat></table-edge>
        <div class="yours">
          <p class="points">
            <b>${score.you}</b>
            <span>
              ${
                score.bot === undefined
                  ? text.text({ say: 'result-points', with: { count: score.you ?? 0 } })
                  : text.text(score.verdict)
              }
            </span>
          </p>
          ${score.lines.length > 0 ? this.#lines(text, score) : nothing}
          ${score.scale ? this.#scale(text, score) : nothing} ${this.#plot(text, score)}
          <nav>
            <button class="main" @click=${() => context.go({ at: 'setup', bot: bot.id })}>
              <b>${word('result-again')}</b>
            </button>
            <button class="key" @click=${() => this.#share(text, score)}>
              ${toolSvg('share')}<span role="status"
                >${word(this.shared ? 'result-shared' : 'result-share')}</span
              >
            </button>
            <a class="key" href=${this.#toBgStats(text, score)} target="_blank" rel="noreferrer">
              ${toolSvg('next')}<span>${word('result-bg-stats')}</span>
            </a>
            <button class="key" @click=${() => context.go({ at: 'table', game: this.gameId })}>
              ${toolSvg('log')}<span>${word('result-table')}</span>
            </button>
          </nav>
        </div>
      </main>
    `;
  }

  /** Both accounts line by line; the player's only where the bot asked for its lines. */
  #lines(text: Reader, { lines }: Score): TemplateResult {
    const named = gameOf(this.game?.session.bot.id ?? '');
    const hasYours = lines.some(({ you }) => you !== undefined);
    return html`<table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${named?.bot}</th>
          ${hasYours ? html`<th scope="col">${text.text({ say: 'result-you', with: {} })}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ id, bot, you }) =>
            html`<tr>
              <th scope="row">${text.text({ say: `score-${id}`, with: {} })}</th>
              <td>${bot ?? '–'}</td>
              ${hasYours ? html`<td>${you ?? '–'}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** How the bot's points grew, where it counts them during the game. */
  #plot(text: Reader, { you = 0 }: Score): TemplateResult | typeof nothing {
    const { bot, turns } = this.game!.session;
    const points = turns
      .filter(({ script }) => script.endsWith('turn'))
      .map(({ after }) => bot.shows(after).trackers.find(({ id }) => id === 'points')?.value)
      .filter((value) => typeof value === 'number');
    if (points.length === 0) return nothing;
    return html`<points-plot
      .points=${points}
      .you=${you}
      .label=${text.text({ say: 'result-plot', with: {} })}
      .youLabel=${text.text({ say: 'result-plot-you', with: { points: you } })}
    ></points-plot>`;
  }

  /** The ratings from below, the reached ones filled, and how far the next one was. */
  #scale(text: Reader, { scale = [], you = 0 }: Score): TemplateResult {
    const next = scale.find(({ from }) => from > you);
    const reached = scale.findLastIndex(({ from }) => you >= from);
    return html`
      <p class="next">
        ${
          next
            ? text.text({
                say: 'result-next',
                with: { count: next.from - you, verdict: text.text(next.verdict) },
              })
            : text.text({ say: 'result-top', with: {} })
        }
      </p>
      <ol aria-label=${text.text({ say: 'result-scale', with: {} })}>
        ${scale.toReversed().map(({ from, verdict }, index) => {
          const rank = scale.length - 1 - index;
          return html`<li
            class=${rank === reached ? 'here' : rank < reached ? 'reached' : ''}
            aria-current=${rank === reached ? 'true' : 'false'}
          >
            <i
              >${svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 16A10 10 0 0 1 22 16Z"></path></svg>`}</i
            >
            <span>${text.text(verdict)}</span>
            <b>${from === 0 ? nothing : from}</b>
          </li>`;
        })}
      </ol>
    `;
  }

  #toBgStats(text: Reader, score: Score): string {
    const { bot, state } = this.game!.session;
    const named = gameOf(bot.id);
    return bgStatsAddress({
      id: this.gameId,
      bot: { id: bot.id, name: named?.bot ?? bot.id },
      game: named?.game[this.context.language] ?? bot.id,
      you: text.text({ say: 'result-you', with: {} }),
      endedAt: this.#endedAt,
      minutes: this.minutes,
      about: text.text(bot.shows(state).headline),
      score,
    });
  }

  async #share(text: Reader, score: Score): Promise<void> {
    const named = gameOf(this.game?.session.bot.id ?? '');
    const words = text.text({
      say: 'result-share-text',
      with: {
        game: named?.game[this.context.language] ?? '',
        bot: named?.bot ?? '',
        points: score.you ?? 0,
        verdict: text.text(score.verdict),
      },
    });
    try {
      if ('share' in navigator) await navigator.share({ text: words });
      else {
        await (navigator as Navigator).clipboard.writeText(words);
        this.shared = true;
      }
    } catch (error) {
      if (!isChangeOfMind(error)) this.context.refuse(new Refusal('app-not-shared'));
    }
  }

  static override styles = [base, keys, layout];
}

declare global {
  interface HTMLElementTagNameMap {
    'result-screen': ResultScreen;
  }
}
