import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Bot, Options } from '../../core/engine/bot.ts';
import type { Forecast } from '../../core/engine/forecast.ts';
import { fittingOptions, levelOption, levelsOf } from '../../core/engine/options.ts';
import type { Reader } from '../../core/engine/text.ts';
import { balance } from '../../core/store/balance.ts';
import type { GameRecord } from '../../core/store/games.ts';
import { Forecasting } from '../forecast/forecasting.ts';
import { base } from '../styles/shared.ts';
import { trendBars, trendOf } from './trend.ts';

interface Row {
  readonly level: string;
  readonly records: readonly GameRecord[];
  /** Nothing for all levels together. */
  readonly expected: Forecast | 'comes' | undefined;
}

/** How the games against a bot went, level by level; and what it scores there in simulated games. */
@customElement('bot-balance')
export class BotBalance extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) bot!: Bot;
  /** All games against it. */
  @property({ attribute: false }) records: readonly GameRecord[] = [];

  readonly #forecasting = new Forecasting(this);

  /** Its levels as they are offered. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('bot') || !this.#foresees) return;
    const ways = levelsOf(this.bot, fittingOptions(this.bot, {}));
    this.#forecasting.ask(
      this.bot,
      ways.map(([, options]) => ({ options, cards: this.bot.cards.shipped })),
    );
  }

  /** There are levels that can be compared. */
  get #foresees(): boolean {
    return levelOption(this.bot) !== undefined && !this.bot.scoring.scale;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bot, records } = this;
    const all = balance(records);
    if (!all) return nothing;
    const rows = this.#rows();
    const hasLevels = rows.length > 0;
    const whole: Row = { level: this.#word('games-all'), records, expected: undefined };
    const played = rows.filter((row) => row.records.length > 0).length;
    return html`<h2>
        ${gameOf(bot.id)?.game[this.text.language]}
        <span>${this.#word('games-best', { points: all.best })}</span>
      </h2>
      <table>
        <thead>
          <tr>
            ${hasLevels ? html`<th scope="col">${this.#word('games-level')}</th>` : nothing}
            <th scope="col">${this.#word('games-played')}</th>
            <th scope="col">${this.#word('games-won')}</th>
            <th scope="col">${this.#word(all.margin === undefined ? 'games-mean' : 'games-margin')}</th>
            ${this.#foresees ? html`<th scope="col">${this.#word('games-expected')}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => this.#row(row, true))} ${played === 1 ? nothing : this.#row(whole, hasLevels)}
        </tbody>
      </table>
      ${trendOf(records).length > 1 ? html`<p>${this.#word('games-trend')}</p>` : nothing}
      ${
        this.#foresees
          ? html`<p>${this.#word('games-expected-note', { bot: this.#word('bot-name') })}</p>`
          : nothing
      }`;
  }

  /** How the last games went, the oldest first; told to those who do not see the bars. */
  #trend(records: readonly GameRecord[]): TemplateResult | typeof nothing {
    const margins = trendOf(records);
    if (margins.length < 2) return nothing;
    const signed = new Intl.NumberFormat(this.text.language, { signDisplay: 'exceptZero' });
    const label = margins.map((margin) => signed.format(margin).replace('-', '−')).join(', ');
    return html`<div class="trend">${trendBars(margins, label)}</div>`;
  }

  #word(say: string, values = {}): string {
    return this.text.text({ say, with: values });
  }

  /** Of a bot with a level to choose, every level; otherwise those that were played. */
  #rows(): Row[] {
    const { bot, records } = this;
    const { level } = bot.options;
    const names = records.map(({ start }) => this.#levelOf(start.options));
    const asRow = (name: string, expected?: Row['expected']): Row => ({
      level: name || this.#word('games-no-level'),
      records: records.filter((_, i) => names[i] === name),
      expected,
    });
    if (level?.kind === 'choice')
      return level.of.map((value, n) =>
        asRow(this.#levelOf({ level: value }), this.#forecasting.forecast(n) ?? 'comes'),
      );
    const known = [...new Set(names)].sort().map((name) => asRow(name));
    return known.length === 1 && names[0] === '' ? [] : known;
  }

  /** The names of the levels that are on; a bot may have one to choose, or several switches. */
  #levelOf(options: Options): string {
    return Object.entries(this.bot.options)
      .filter(([name]) => name.startsWith('level'))
      .flatMap(([name, spec]) => {
        const phrase = { say: `option-${name}`, with: {} };
        const value = options[name] ?? spec.initial;
        if (spec.kind === 'choice') return this.text.label(phrase, String(value));
        return value ? this.text.text(phrase) : [];
      })
      .join(', ');
  }

  #row({ level, records, expected }: Row, hasLevels: boolean): TemplateResult {
    const made = balance(records);
    const { language } = this.text;
    const share = new Intl.NumberFormat(language, { style: 'percent' });
    const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const minus = (number: string) => number.replace('-', '−');
    const points =
      made && (made.margin === undefined ? plain.format(made.you) : minus(signed.format(made.margin)));
    return html`<tr>
      ${hasLevels ? html`<th scope="row">${level}</th>` : nothing}
      <td>${made?.played ?? '–'}</td>
      <td>${made ? share.format(made.won / made.played) : '–'}</td>
      <td>${points ?? '–'}${this.#trend(records)}</td>
      ${this.#foresees ? html`<td>${forecastIn(expected)}</td>` : nothing}
    </tr>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: block;
        border-left: 16px solid var(--deep, var(--ctl));
        border-radius: 16px;
        padding: 14px min(16px, 2.5vw);
        background: var(--card);
      }
      h2 {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 12px;
        font-size: 22px;
      }
      h2 span,
      p {
        font-size: 16px;
        font-weight: 500;
        color: var(--ink2);
      }
      table {
        width: 100%;
        margin-top: 6px;
        border-collapse: collapse;
        font-size: 18px;
        font-variant-numeric: tabular-nums;
      }
      @media (max-width: 380px) {
        :host {
          border-left-width: 8px;
        }
        table {
          font-size: 16px;
        }
      }
      tr + tr,
      tbody tr {
        border-top: 2px solid var(--line);
      }
      th,
      td {
        padding: 6px 0 6px min(6px, 1.1vw);
        text-align: right;
        font-weight: 600;
      }
      th:first-child,
      td:first-child {
        padding-left: 0;
        text-align: left;
      }
      thead th {
        font-size: 16px;
        font-weight: 500;
        color: var(--ink2);
      }
      small {
        display: block;
        font-size: 16px;
        font-weight: 500;
        color: var(--ink2);
      }
      p {
        margin-top: 6px;
      }
      .trend svg {
        display: block;
        width: 48px;
        height: 24px;
        margin: 2px 0 0 auto;
      }
      .zero {
        stroke: var(--ctl);
      }
      .led {
        fill: var(--ink);
      }
      .lost {
        fill: var(--card);
        stroke: var(--ink);
      }
    `,
  ];
}

function forecastIn(expected: Row['expected']): TemplateResult | string | typeof nothing {
  if (expected === undefined) return nothing;
  if (expected === 'comes') return '…';
  return html`${Math.round(expected.mean)} <small>${expected.low}–${expected.high}</small>`;
}
