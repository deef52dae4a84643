import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Expects, Prompt, Tally } from '../../core/engine/bot.ts';
import { isFull, mostIn, type Account } from '../../core/engine/expects.ts';
import type { Reader } from '../../core/engine/text.ts';
import { low, narrow, short, small, tablet, wide } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent } from './answering.ts';
import { onTyping } from './inputs.ts';

type Tallied = Extract<Expects, { kind: 'tally' }>;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The player's points on one sheet, line by line, with a sum that runs along. */
@customElement('answer-account')
export class AnswerAccount extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @state() private points: Tally = {};
  /** The line in work; the next digit begins it anew. */
  @state() private line = 0;
  @state() private isFresh = true;

  constructor() {
    super();
    onTyping(this, this.#type);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('prompt')) return;
    const { of, start = {} } = this.#expects;
    this.points = start;
    this.line = Math.max(
      0,
      of.findIndex((name) => start[name] === undefined),
    );
  }

  protected override updated(): void {
    this.renderRoot.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  }

  get #expects(): Tallied {
    return this.prompt.expects as Tallied;
  }

  get #account(): Account {
    return this.#expects.account!;
  }

  get #name(): string {
    return this.#expects.of[this.line] ?? '';
  }

  get #isLast(): boolean {
    return this.line === this.#expects.of.length - 1;
  }

  protected override render(): TemplateResult {
    const { of } = this.#expects;
    const word = (say: string) => this.text.text({ say, with: {} });
    const { bot } = this.#account;
    return html`
      <ul>
        ${of.map((name, n) => this.#row(name, n, bot))}
        <li class="sum">
          <span>${word('account-sum')}</span>
          ${bot ? html`<i>${sum(bot)}</i>` : nothing}
          <output aria-live="polite">${sum(this.points)}</output>
        </li>
      </ul>
      <div class="pad">
        ${digits.map((digit) => html`<button class="key" @click=${() => this.#press(digit)}>${digit}</button>`)}
        <button class="key next" ?disabled=${this.#isLast} @click=${this.#next}>
          ${word('account-next')}
        </button>
        <button class="key done" @click=${this.#done}>${word('account-done')}</button>
      </div>
    `;
  }

  #row(name: string, n: number, bot: Tally | undefined): TemplateResult {
    const label = this.text.label(this.prompt, name);
    return html`<li>
      <span>${label}</span>
      ${bot ? html`<i>${bot[name] ?? '–'}</i>` : nothing}
      <button
        class="points"
        aria-label=${`${label}: ${this.points[name] ?? '–'}`}
        aria-pressed=${n === this.line}
        @click=${() => this.#go(n)}
      >
        ${this.points[name] ?? ''}
      </button>
    </li>`;
  }

  #go(line: number): void {
    this.line = line;
    this.isFresh = true;
  }

  /** A digit that has no room in its line begins the next one. */
  #press(digit: string): void {
    const written = this.points[this.#name] ?? 0;
    if (!this.isFresh && isFull(this.#account, this.#name, written)) {
      if (this.#isLast) return;
      this.#go(this.line + 1);
    }
    const points = Number(`${this.isFresh ? '' : (this.points[this.#name] ?? '')}${digit}`);
    if (points > mostIn(this.#account, this.#name)) return;
    this.points = { ...this.points, [this.#name]: points };
    this.isFresh = false;
  }

  readonly #erase = (): void => {
    const points = Math.floor((this.points[this.#name] ?? 0) / 10);
    this.points = { ...this.points, [this.#name]: points };
    this.isFresh = points === 0;
  };

  readonly #next = (): void => {
    if (this.#isLast) this.#done();
    else this.#go(this.line + 1);
  };

  /** Lines that were left are none. */
  readonly #done = (): void => {
    this.dispatchEvent(new AnswerEvent(this.points));
  };

  readonly #type = (event: KeyboardEvent): void => {
    if (digits.includes(event.key)) this.#press(event.key);
    else if (event.key === 'Backspace') this.#erase();
    else if (event.key === 'Enter' || event.key === 'ArrowDown') this.#next();
    else if (event.key === 'ArrowUp') this.#go(Math.max(0, this.line - 1));
    else return;
    event.preventDefault();
  };

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 8px;
      }
      li {
        display: grid;
        grid-template-columns: 1fr auto 92px;
        align-items: center;
        gap: 12px;
        min-height: 50px;
        border-bottom: 1px solid var(--line);
        font-size: calc(19px * var(--scale));
        font-weight: 600;
      }
      i {
        color: var(--ink2);
        font-style: normal;
        font-variant-numeric: tabular-nums;
      }
      .points,
      output {
        grid-column: 3;
        text-align: right;
        font-size: calc(24px * var(--scale));
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }
      .points {
        height: 48px;
        padding: 0 12px;
        border: 2px solid var(--ctl);
        border-radius: 10px;
        background: var(--card);
      }
      .points[aria-pressed='true'] {
        border: 4px solid var(--ink);
        padding: 0 10px;
      }
      output {
        padding-right: 12px;
        font-size: calc(32px * var(--scale));
        line-height: 1.05;
      }
      .sum {
        min-height: 38px;
        border: 0;
      }
      .pad {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(min-content, 1fr) minmax(0, 1fr);
        gap: 4px 6px;
      }
      .pad .key {
        min-height: 48px;
        padding: 2px;
        font-size: calc(26px * var(--scale));
      }
      .pad :is(.next, .done) {
        font-size: calc(17px * var(--scale));
      }
      .pad .done {
        background: var(--main);
        border-color: var(--main);
        color: var(--on-main);
      }
      @media (min-height: 780px), ${tablet} {
        .pad .key {
          min-height: 56px;
        }
      }
      @media ${wide} {
        .pad :is(.next, .done) {
          font-size: 17px;
        }
      }
      /* Two lines beside each other, what the bot has below the word. */
      @media ${short} {
        ul {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
          column-gap: 8px;
        }
        li:not(.sum) {
          grid-template-columns: minmax(0, 1fr) 52px;
          align-content: center;
          gap: 0 3px;
          font-size: 16px;
          line-height: 1.1;
          letter-spacing: -0.02em;
        }
        li:not(.sum) > :is(span, i) {
          grid-column: 1;
        }
        .points {
          grid-area: 1 / 2 / 3;
          padding: 0 5px;
          font-size: 22px;
        }
        .points[aria-pressed='true'] {
          padding: 0 3px;
        }
        .sum {
          grid-column: 1 / -1;
        }
      }
      @media ${narrow} {
        :host {
          gap: 4px;
        }
        output {
          font-size: 30px;
        }
      }
      /* The lines scroll, the sum and the keys stay. */
      @media ${small} {
        :host,
        ul {
          min-height: 0;
        }
        ul {
          overflow-y: auto;
        }
        .sum {
          position: sticky;
          bottom: 0;
          background: var(--ground);
        }
      }
      @media ${low} {
        :host {
          position: relative;
          flex-direction: row;
          gap: min(16px, 1.9vw);
        }
        ul {
          flex: 1;
        }
        .pad {
          flex: 0 0 max(42%, 172px);
        }
        /* Above the keys: the lines have all the height. */
        .sum {
          position: absolute;
          inset: 0 0 auto auto;
          width: max(42%, 172px);
        }
        li {
          grid-template-columns: 1fr auto min(72px, 8.8vw);
          gap: 6px;
          font-size: 18px;
        }
        /* Off the lamp. */
        li > span {
          padding-left: 7px;
        }
        output {
          font-size: 28px;
        }
        .pad {
          align-self: end;
          margin-top: 42px;
          gap: 4px;
          grid-template-columns: minmax(0, 1fr) minmax(min-content, 1fr) minmax(0, 1fr);
        }
        .pad :is(.next, .done) {
          padding-inline: 0;
          font-size: 16px;
          letter-spacing: -0.02em;
        }
      }
    `,
  ];
}

const sum = (points: Tally): number => Object.values(points).reduce((total, one) => total + one, 0);
