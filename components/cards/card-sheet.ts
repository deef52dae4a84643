import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Bot, Phrase } from '../../core/engine/bot.ts';
import {
  confirmed,
  edited,
  restored,
  type EditCard,
  type EditDeck,
  type Edits,
} from '../../core/engine/edits.ts';
import type { Language, Reader } from '../../core/engine/text.ts';
import { ownUnits } from '../../core/engine/units.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { studio, type Studio } from '../../print/jobs.ts';
import { paint, toolSvg } from '../paint.ts';
import { base, keys } from '../styles/shared.ts';
import { cardStyles } from './card-sheet-styles.ts';
import { editField, fieldStyles, wordsOf } from './edit-field.ts';
import '../parts/sheet-dialog.ts';

/** The card set after a card was compared or corrected. */
export class CardsEvent extends CustomEvent<unknown> {
  constructor(cards: unknown) {
    super('cards', { detail: cards });
  }
}

/** A deck was compared to its end. */
export class ComparedEvent extends CustomEvent<string> {
  constructor(deck: string) {
    super('compared', { detail: deck });
  }
}

/** How an entered card is drawn; without a printed one there is none. */
export function drawingOf(drawn: Studio | undefined, deck: EditDeck, card: EditCard): Drawing | undefined {
  if (deck.board !== undefined) return drawn?.boards().find(({ title }) => title === deck.board)?.drawing;
  return drawn?.face({ deck: deck.id, card: card.id });
}

/** A card large: is it as in the player's box? If not, it is corrected in place, and drawn while it changes. */
@customElement('card-sheet')
export class CardSheet extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property() language: Language = 'en';
  @property({ attribute: false }) bot!: Bot;
  @property({ attribute: false }) edits!: Edits;
  @property({ attribute: false }) boards!: Boards;
  @property({ attribute: false }) cards: unknown;
  @state() private open = false;
  @state() private deckId = '';
  @state() private at = 0;
  /** From card to card, or only this one. */
  @state() private walks = false;
  /** The card set while a card is being corrected; it may not fit the rules yet. */
  @state() private draft: unknown;
  @state() private studio: Studio | undefined;

  show(deck: string, card?: string): void {
    this.deckId = deck;
    this.walks = card === undefined;
    this.at = Math.max(0, this.#deck?.cards.findIndex(({ id }) => id === card) ?? 0);
    this.draft = undefined;
    this.open = true;
  }

  get #deck(): EditDeck | undefined {
    return this.edits.decks(this.draft ?? this.cards).find(({ id }) => id === this.deckId);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (['draft', 'cards', 'bot', 'language'].some((name) => changed.has(name))) void this.#draw();
  }

  /** While the draft does not fit the rules, the last drawing stays. */
  async #draw(): Promise<void> {
    const cards = this.draft ?? this.cards;
    if (!this.bot.cards.accepts(cards)) return;
    const drawn = await studio(this.bot.id, this.language, cards).catch(() => undefined);
    if (cards === (this.draft ?? this.cards)) this.studio = drawn;
  }

  get #reason(): Phrase | undefined {
    if (this.draft === undefined) return undefined;
    const known = this.edits.refused(this.draft);
    if (known) return known;
    return this.bot.cards.accepts(this.draft) ? undefined : { say: 'refused-cards', with: {} };
  }

  #keep(cards: unknown): void {
    this.draft = undefined;
    this.dispatchEvent(new CardsEvent(cards));
    this.#goOn();
  }

  #goOn(): void {
    const last = (this.#deck?.cards.length ?? 0) - 1;
    if (this.walks && this.at < last) this.at += 1;
    else {
      if (this.walks) this.dispatchEvent(new ComparedEvent(this.deckId));
      this.open = false;
    }
  }

  protected override render(): TemplateResult {
    const deck = this.#deck;
    const card = deck?.cards[this.at];
    return html`<sheet-dialog
      heading=${deck && card ? this.#heading(deck, card) : ''}
      closeLabel=${this.text.word('app-close')}
      ?open=${this.open}
      @closed=${() => (this.open = false)}
    >
      ${deck && card ? this.#card(deck, card) : nothing}
    </sheet-dialog>`;
  }

  #heading(deck: EditDeck, card: EditCard): string {
    const name = this.text.text(card.name);
    if (!this.walks) return name;
    return this.text.text({ say: 'sheet-at', with: { name, at: this.at + 1, of: deck.cards.length } });
  }

  #card(deck: EditDeck, card: EditCard): TemplateResult {
    const words = wordsOf(this.text, card);
    const drawing = drawingOf(this.studio, deck, card);
    const label = words.map(([name, value]) => `${name}: ${value}`).join('; ');
    const isWide = deck.board !== undefined;
    // What is tapped on a board is drawn there.
    const isTapped = this.draft !== undefined && card.fields.some((field) => 'onBoard' in field);
    return html`<div class="card ${isWide ? 'wide' : ''} ${this.draft === undefined ? '' : 'editing'}">
      ${drawing && !isTapped ? html`<figure>${paint(drawing, label)}</figure>` : nothing}
      ${(!drawing || isWide) && this.draft === undefined ? list(words) : nothing}
      <div class="keys">${this.draft === undefined ? this.#questions(card) : this.#editor(card)}</div>
    </div>`;
  }

  #questions(card: EditCard): TemplateResult {
    const own = ownUnits(this.cards, this.bot.cards.shipped).map(({ path }) => path.join('/'));
    const isOwn = card.units.some((unit) => own.includes(unit));
    return html`${card.isUnknown ? this.#enter() : this.#compare(card)}
    ${
      this.walks && this.at > 0
        ? html`<button class="key" @click=${() => (this.at -= 1)}>
            ${toolSvg('back')} ${this.text.word('sheet-back')}
          </button>`
        : nothing
    }
    ${
      isOwn && !this.walks
        ? html`<button
            class="key"
            id="shipped"
            @click=${() => this.#keep(restored(this.cards, this.bot.cards.shipped, card.units))}
          >
            ${this.text.word('sheet-shipped')}
          </button>`
        : nothing
    }`;
  }

  #compare(card: EditCard): TemplateResult {
    return html`<p class="question">${this.text.word('sheet-same')}</p>
      <button class="main" id="same" @click=${() => this.#keep(confirmed(this.cards, card.units))}>
        <b>${this.text.word('sheet-yes')}</b>
      </button>
      <button class="key" id="correct" @click=${() => (this.draft = this.cards)}>
        ${this.text.word(this.walks ? 'sheet-no' : 'sheet-correct')}
      </button>`;
  }

  /** What is not known cannot be the same. */
  #enter(): TemplateResult {
    return html`<p class="question">${this.text.word('sheet-unknown')}</p>
      <button class="main" id="correct" @click=${() => (this.draft = this.cards)}>
        <b>${this.text.word('sheet-enter')}</b>
      </button>
      ${
        this.walks
          ? html`<button class="key" id="skip" @click=${() => this.#goOn()}>
              ${this.text.word('sheet-skip')}
            </button>`
          : nothing
      }`;
  }

  #editor(card: EditCard): TemplateResult {
    const reason = this.#reason;
    const done = () => this.#keep(confirmed(edited(this.cards, this.draft), card.units));
    return html`${card.fields.map((field) => editField(this.text, this.boards, field, (cards) => (this.draft = cards)))}
      <div class="end">
        <p role="alert">${reason ? this.text.text(reason) : ''}</p>
        <button class="key" id="cancel" @click=${() => (this.draft = undefined)}>
          ${this.text.word('sheet-cancel')}
        </button>
        <button class="main" id="done" ?disabled=${reason !== undefined} @click=${done}>
          <b>${this.text.word('sheet-done')}</b>
        </button>
      </div>`;
  }

  static override styles = [base, keys, fieldStyles, cardStyles];
}

function list(words: readonly (readonly [string, string])[]): TemplateResult {
  return html`<dl>
    ${words.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'card-sheet': CardSheet;
  }
}
