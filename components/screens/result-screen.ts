import { LitElement, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Options, Score } from '../../core/engine/bot.ts';
import { fittingOptions } from '../../core/engine/options.ts';
import type { Reader } from '../../core/engine/text.ts';
import { hem } from '../../core/look/motifs.ts';
import { readLog } from '../../core/store/games.ts';
import { askToPersist } from '../../core/store/persist.ts';
import { finishedAgainst } from '../../core/store/shelves.ts';
import { paint, toolSvg } from '../paint.ts';
import { Forecasting } from '../forecast/forecasting.ts';
import { forecastTexts, forecastValues } from '../forecast/words.ts';
import { beginGame } from '../files/begin-game.ts';
import { playedMinutes } from '../files/played-minutes.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { wear } from '../shell/theme-colour.ts';
import { lookAt, scoreOf, type OpenGame } from '../table/open-game.ts';
import { levelWords, oneHarder } from './level-words.ts';
import { courseOf } from '../share/course.ts';
import '../share/points-plot.ts';
import '../share/share-sheet.ts';
import { shareTexts } from '../share/texts.ts';
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
  /** By how much the player was ahead in other games against this bot. */
  @state() private otherMargins: readonly number[] = [];
  /** The sheet to share it lies open. */
  @state() private sharing = false;
  @state() private starting = false;

  readonly #forecasting = new Forecasting(this);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('gameId')) void this.#open();
    if (changed.has('game') && this.game) this.#foresee(this.game);
  }

  /** What was to be expected of this game, and what of the next one. */
  #foresee(game: OpenGame): void {
    const score = scoreOf(game);
    const { bot } = game.session;
    const { start } = game.record;
    const { cards } = start;
    const asked = [fittingOptions(bot, start.options), ...(score ? [this.#proposed(score)] : [])];
    this.#forecasting.ask(
      bot,
      asked.map((options) => ({ options, cards })),
    );
  }

  /** One level up after a win, the same after a loss. */
  #proposed({ isWon }: Score): Options {
    const { session, record } = this.game!;
    const same = fittingOptions(session.bot, record.start.options);
    return (isWon ? oneHarder(session.bot, same) : undefined) ?? same;
  }

  protected override updated(): void {
    if (this.game) wear(this.context.theme, gameOf(this.game.record.start.bot)?.look);
  }

  async #open(): Promise<void> {
    try {
      const { database } = this.context;
      const game = await lookAt(database, this.gameId);
      this.minutes = playedMinutes(await readLog(database, this.gameId));
      this.otherMargins = (await finishedAgainst(database, game.record.start.bot))
        .filter(({ id }) => id !== this.gameId)
        .flatMap(({ summary: { score } }) =>
          score?.bot !== undefined && score.you !== undefined ? [score.you - score.bot] : [],
        );
      this.game = game;
      if (!scoreOf(game)) this.context.go({ at: 'table', game: this.gameId });
      // Now there is something to lose.
      else void askToPersist();
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  /** At once, with these options. */
  async #begin(options: Options): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    try {
      await beginGame(this.context, this.game!.session.bot, options);
    } catch (error) {
      this.context.refuse(error);
      this.starting = false; // otherwise the table is on its way
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, context } = this;
    const score = game && scoreOf(game);
    if (!game || !score) return nothing;
    const { bot } = game.session;
    const text = context.textWith(bot.texts, texts, shareTexts, forecastTexts);
    const { look, ...named } = gameOf(bot.id)!;
    const level = levelWords(text, bot, game.record.start.options);
    const facts = [named.game[context.language], level].filter((fact) => fact).join('\u00A0· ');
    const { minutes } = this;
    return html`
      <main ${inPair(look, context.theme)}>
        <header>
          ${score.bot === undefined ? nothing : html`<b class="points">${score.bot}</b>`}
          <p>
            <b>${named.bot}</b>
            <span
              >${facts}${minutes > 0 ? html`<s> · ${text.text({ say: 'result-minutes', with: { count: minutes } })}</s>` : nothing}</span
            >
          </p>
          <a href=${addressOf({ at: 'home' })} aria-label=${text.text({ say: 'app-close', with: {} })}>
            ${toolSvg('close')}
          </a>
          <i class="hem"
            >${paint({ width: 1600, height: 20, shapes: hem(look, 1600, 20, look.pair.bright) })}</i
          >
        </header>
        <section class="you">
          <b class="points">${score.you}</b>
          <div>
            <h1>${text.text(score.verdict)}</h1>
            <p>${this.#margin(text, score)}</p>
          </div>
        </section>
        <section class="account">
          ${score.lines.length > 0 ? this.#lines(text, score) : nothing}
          ${score.scale ? this.#scale(text, score) : nothing}
          <points-plot .text=${text} .course=${courseOf(game, score)}></points-plot>
          ${this.#expected(text)}
        </section>
        ${this.#next(text, score)}
      </main>
      ${
        this.sharing
          ? html`<share-sheet
              .context=${context}
              .gameId=${this.gameId}
              @closed=${() => (this.sharing = false)}
            ></share-sheet>`
          : nothing
      }
    `;
  }

  /** What simulated games would have had one expect. */
  #expected(text: Reader): TemplateResult | typeof nothing {
    const forecast = this.#forecasting.forecast(0);
    if (!forecast) return nothing;
    const values = forecastValues(this.game!.session.bot, forecast, this.context.language);
    return html`<p class="expected">
      ${text.text({ say: 'forecast-was', with: values })}
      <small>${text.text({ say: 'forecast-how', with: values })}</small>
    </p>`;
  }

  /** By how much, and whether it was never more. */
  #margin(text: Reader, { verdict, bot, you = 0, isWon }: Score): string {
    const hint = text.part(verdict, 'hint');
    const best = Math.max(...this.otherMargins, 0);
    const isBest = isWon && bot !== undefined && best > 0 && you - bot > best;
    if (hint === undefined) return text.text({ say: 'result-points', with: { count: you } });
    return text.text({ say: isBest ? 'result-best' : 'result-by', with: { hint } });
  }

  /** What comes next, and what else can be done with it. */
  #next(text: Reader, score: Score): TemplateResult {
    const { session, record, isPast } = this.game!;
    const { bot } = session;
    const word = (say: string) => text.text({ say, with: {} });
    const same = fittingOptions(bot, record.start.options);
    const proposed = this.#proposed(score);
    const level = levelWords(text, bot, proposed);
    const isHarder = level !== levelWords(text, bot, same);
    const expected = this.#forecasting.forecast(1);
    return html`<nav>
      <button class="main" id="again" ?disabled=${this.starting} @click=${() => this.#begin(proposed)}>
        <b>${level ? text.text({ say: 'result-again-level', with: { level } }) : word('result-again')}</b>
        ${
          expected
            ? html`<span
                >${text.text({ say: 'result-expected', with: { bot: word('bot-name'), points: Math.round(expected.mean) } })}</span
              >`
            : nothing
        }
      </button>
      <div class="keys">
        ${
          isHarder
            ? html`<button class="key" id="same" ?disabled=${this.starting} @click=${() => this.#begin(same)}>
                ${levelWords(text, bot, same)}
              </button>`
            : nothing
        }
        <button class="key" id="share" aria-haspopup="dialog" @click=${() => (this.sharing = true)}>
          ${word('result-share')}
        </button>
        <a class="key" id="replay" href=${addressOf({ at: 'replay', game: this.gameId })}>
          ${word('result-replay')}
        </a>
        ${
          isPast
            ? nothing
            : html`<a class="key" href=${addressOf({ at: 'table', game: this.gameId })}
                >${word('result-table')}</a
              >`
        }
      </div>
    </nav>`;
  }

  /** Both accounts line by line; the player's only where the bot asked for its lines. */
  #lines(text: Reader, { lines }: Score): TemplateResult {
    const named = gameOf(this.game?.session.bot.id ?? '');
    const hasYours = lines.some(({ you }) => you !== undefined);
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${text.text({ say: 'result-account', with: {} })}</th>
          <th scope="col">${named?.bot}</th>
          ${hasYours ? html`<th scope="col">${text.text({ say: 'share-you', with: {} })}</th>` : nothing}
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

  static override styles = [base, keys, layout];
}
