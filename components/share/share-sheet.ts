import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Score } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { readLog } from '../../core/store/games.ts';
import { bgStatsAddress } from '../files/bg-stats.ts';
import { playedMinutes } from '../files/played-minutes.ts';
import { handOver, tell } from '../files/share.ts';
import { paint, toolSvg } from '../paint.ts';
import '../parts/sheet-dialog.ts';
import { levelWords } from '../screens/level-words.ts';
import type { Context } from '../shell/context.ts';
import { base, keys } from '../styles/shared.ts';
import { lookAt, scoreOf, type OpenGame } from '../table/open-game.ts';
import { low } from '../styles/rooms.ts';
import { courseOf, turningPoints } from './course.ts';
import { gamePicture } from './game-picture.ts';
import { pngOf } from './png.ts';
import { shareTexts } from './texts.ts';

/** Three dots for a unit: 1,200 across. */
const sharpness = 3;

/** A finished game, to be shown to others: what they will see, and the ways to send it. */
@customElement('share-sheet')
export class ShareSheet extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  @state() private game: OpenGame | undefined;
  @state() private minutes = 0;
  @state() private note = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId'))
      void this.#try(async () => {
        this.minutes = playedMinutes(await readLog(this.context.database, this.gameId));
        this.game = await lookAt(this.context.database, this.gameId);
      });
  }

  /** What was done is said below the keys, where a small screen does not show it. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('note') && this.note)
      this.renderRoot.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { context, game } = this;
    const score = game && scoreOf(game);
    if (!game || !score) return nothing;
    const text = context.textWith(game.session.bot.texts, shareTexts);
    const word = (say: string) => text.text({ say, with: {} });
    const drawing = this.#drawing(text, game, score);
    return html`<sheet-dialog heading=${word('share-title')} closeLabel=${word('app-close')} open>
      <div class="sheet">
        <figure>${paint(drawing, word('share-picture-of'))}</figure>
        <div>
          <p>${this.#words(text, game, score)}</p>
          <div class="acts">
            <button
              class="key"
              id="picture"
              @click=${() => this.#try(() => this.#sendPicture(text, game, score, drawing))}
            >
              ${toolSvg('share')}${word('share-picture')}
            </button>
            <button
              class="key"
              id="words"
              @click=${() => this.#try(() => this.#sendWords(text, game, score))}
            >
              ${toolSvg('share')}${word('share-text')}
            </button>
            <a
              class="key"
              id="bg-stats"
              href=${this.#toBgStats(text, game, score)}
              target="_blank"
              rel="noreferrer"
            >
              ${word('share-bg-stats')}
            </a>
          </div>
          <p role="status">${this.note}</p>
        </div>
      </div>
    </sheet-dialog>`;
  }

  async #sendPicture(text: Reader, game: OpenGame, score: Score, drawing: Drawing): Promise<void> {
    const day = new Date(game.record.changedAt).toISOString().slice(0, 10);
    const name = `visavis-${game.record.start.bot}-${day}.png`;
    const file = new File([await pngOf(drawing, sharpness)], name, { type: 'image/png' });
    const how = await handOver(file, this.#words(text, game, score));
    this.note = how === 'saved' ? text.text({ say: 'share-saved', with: {} }) : '';
  }

  async #sendWords(text: Reader, game: OpenGame, score: Score): Promise<void> {
    const how = await tell(this.#words(text, game, score));
    this.note = how === 'copied' ? text.text({ say: 'share-copied', with: {} }) : '';
  }

  /** The place and what was noted go along; expansions are part of the comment. */
  #toBgStats(text: Reader, game: OpenGame, score: Score): string {
    const { record } = game;
    const { name, botName, level } = this.#facts(text, game);
    const { text: noted, place, expansions } = record.noted ?? {};
    return bgStatsAddress({
      id: record.id,
      bot: { id: record.start.bot, name: botName },
      game: name,
      you: this.context.settings.player || text.text({ say: 'share-you', with: {} }),
      endedAt: record.changedAt,
      minutes: this.minutes,
      level,
      place,
      comments: [noted, expansions].filter(Boolean).join('\n'),
      score,
    });
  }

  #facts(text: Reader, { record, session }: OpenGame) {
    const named = gameOf(record.start.bot)!;
    return {
      look: named.look,
      botName: named.bot,
      name: named.game[this.context.language],
      level: levelWords(text, session.bot, record.start.options),
    };
  }

  #words(text: Reader, game: OpenGame, score: Score): string {
    const { name, botName, level } = this.#facts(text, game);
    return text.text({
      say: score.bot === undefined ? 'share-words' : 'share-words-both',
      with: {
        game: name,
        bot: botName,
        level: level || 'none',
        points: score.you ?? 0,
        against: score.bot ?? 0,
        verdict: text.text(score.verdict),
      },
    });
  }

  #drawing(text: Reader, game: OpenGame, score: Score): Drawing {
    const { look, name, botName, level } = this.#facts(text, game);
    const course = courseOf(game, score);
    const { you = 0 } = score;
    const date = new Intl.DateTimeFormat(this.context.language, { dateStyle: 'long' });
    return gamePicture({
      look,
      bot: score.bot,
      you,
      botName,
      facts: [name, level].filter(Boolean).join(' · '),
      verdict: text.text(score.verdict),
      more: text.part(score.verdict, 'hint') ?? date.format(game.record.changedAt),
      plotted: {
        course,
        turning: turningPoints(course),
        youLabel: text.text({ say: 'share-you', with: {} }),
        botLabel: botName,
      },
    });
  }

  static override styles = [
    base,
    keys,
    css`
      figure svg {
        display: block;
        width: 100%;
        max-height: min(46dvh, 100dvh - 368px);
        border-radius: 14px;
      }
      @media ${low} {
        .sheet {
          display: grid;
          grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
          gap: 20px;
        }
        figure svg {
          max-height: calc(88dvh - 108px);
        }
      }
      p {
        margin: 10px 0;
        font-size: calc(17px * var(--scale));
      }
      [role='status'] {
        scroll-margin: 12px;
      }
      .acts {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
      #bg-stats {
        grid-column: 1 / -1;
      }
      .key {
        gap: 10px;
        padding-inline: 8px;
        font-size: calc(19px * var(--scale));
      }
      .key svg {
        flex: none;
      }
    `,
  ];
}
