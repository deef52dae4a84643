import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Reader } from '../../core/engine/text.ts';
import type { Deck, PrintedCard } from '../../core/look/paper.ts';
import type { Choices } from '../../print/choices.ts';
import { cardKey } from '../../print/jobs.ts';
import { paint } from '../paint.ts';
import { base, keys } from '../styles/shared.ts';
import { ChooseEvent } from './choose-event.ts';

/** A deck and what it is called. */
export interface NamedDeck {
  readonly deck: Deck;
  readonly name: string;
}

/** So many faces are painted in a frame, so that fingers go first. */
const inFrame = 2;

/** The cards of the chosen decks: a tap leaves one out, another takes it back. */
@customElement('print-cards')
export class PrintCards extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) choices!: Choices;
  @property({ attribute: false }) decks: readonly NamedDeck[] = [];
  @property() botId = '';
  @state() private painted = 0;
  #isOpen = false;

  get #keys(): string[] {
    return this.decks.flatMap(({ deck }) => deck.cards.map((_, i) => `${this.botId}/${cardKey(deck, i)}`));
  }

  get #count(): number {
    return this.decks.reduce((sum, { deck }) => sum + deck.cards.length, 0);
  }

  #choose(leftOut: readonly string[]): void {
    this.dispatchEvent(new ChooseEvent({ ...this.choices, leftOut }));
  }

  #turn(key: string): void {
    const { leftOut } = this.choices;
    this.#choose(leftOut.includes(key) ? leftOut.filter((one) => one !== key) : [...leftOut, key]);
  }

  /** All of them, or none. */
  #all(isWanted: boolean): void {
    const own = this.#keys;
    const others = this.choices.leftOut.filter((key) => !own.includes(key));
    this.#choose(isWanted ? others : [...others, ...own]);
  }

  readonly #toggle = (event: Event): void => {
    this.#isOpen = (event.target as HTMLDetailsElement).open;
    if (this.#isOpen) void this.#paint();
  };

  async #paint(): Promise<void> {
    while (this.#isOpen && this.isConnected && this.painted < this.#count) {
      this.painted += inFrame;
      await new Promise(requestAnimationFrame);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const count = this.#count;
    if (count === 0) return nothing;
    const { leftOut } = this.choices;
    const chosen = this.#keys.filter((key) => !leftOut.includes(key)).length;
    const word = (say: string, values = {}) => this.text.text({ say, with: values });
    let before = 0;
    return html`<details @toggle=${this.#toggle}>
      <summary class="key">${word('print-single-cards', { chosen, count })}</summary>
      <div class="ways">
        <button class="key" id="all" @click=${() => this.#all(true)}>${word('print-all-cards')}</button>
        <button class="key" id="none" @click=${() => this.#all(false)}>${word('print-no-cards')}</button>
      </div>
      ${this.decks.map(({ deck, name }) => {
        const from = before;
        before += deck.cards.length;
        return html`<h3>${name}</h3>
          <div class="cards">${deck.cards.map((card, i) => this.#card(deck, card, i, from + i, name))}</div>`;
      })}
    </details>`;
  }

  #card(deck: Deck, card: PrintedCard, i: number, place: number, name: string): TemplateResult {
    const key = `${this.botId}/${cardKey(deck, i)}`;
    const isIn = !this.choices.leftOut.includes(key);
    return html`<button
      class="card"
      aria-pressed=${isIn}
      aria-label="${name} ${i + 1}"
      @click=${() => this.#turn(key)}
    >
      ${place < this.painted ? guard([card], () => paint(card.face())) : nothing}
    </button>`;
  }

  static override styles = [
    base,
    keys,
    css`
      summary {
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      h3 {
        margin: 16px 0 6px;
        font-size: 17px;
        font-weight: 500;
        color: var(--ink2);
      }
      .key {
        min-height: 52px;
        padding: 6px 12px;
        border-radius: 14px;
        font-size: calc(17px * var(--scale));
        cursor: pointer;
      }
      .ways {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
        margin-top: 12px;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
        gap: 8px;
      }
      .card {
        aspect-ratio: 63.5 / 88.9;
        padding: 0;
        overflow: hidden;
        border: 3px solid var(--ink);
        border-radius: 8px;
        background: #fff;
        cursor: pointer;
      }
      .card svg {
        display: block;
        width: 100%;
      }
      .card[aria-pressed='false'] {
        border: 3px dashed var(--ctl);
      }
      .card[aria-pressed='false'] svg {
        opacity: 0.25;
      }
    `,
  ];
}
