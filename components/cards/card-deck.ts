import { html, nothing, type TemplateResult } from 'lit';
import type { Bot } from '../../core/engine/bot.ts';
import { checkWords, type EditCard, type EditDeck } from '../../core/engine/edits.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Units } from '../../core/engine/units.ts';
import type { Studio } from '../../print/jobs.ts';
import { paint, toolSvg } from '../paint.ts';
import { cardSource } from './card-source.ts';
import { drawingOf } from './card-sheet.ts';
import { wordsOf } from './edit-field.ts';

/** The cards that are looked at, and how they are drawn. */
export interface Shelf {
  readonly bot: Bot;
  readonly cards: unknown;
  readonly units: Units;
  readonly text: Reader;
  /** None where a game has no printed cards yet. */
  readonly studio: Studio | undefined;
  /** Opens a card, or the deck to be compared. */
  show(deck: string, card?: string): void;
}

/** A deck: its version, its check words, and every card of it as it prints. */
export function cardDeck(shelf: Shelf, deck: EditDeck, shown: readonly EditCard[]): TemplateResult {
  const { text, cards, studio, bot } = shelf;
  const words = { say: 'cards-words', with: { words: checkWords(cards, deck) } };
  const [first] = deck.cards;
  const drawing = first && drawingOf(studio, deck, first);
  const isBoard = deck.board !== undefined;
  return html`<section id="deck-${deck.id}">
    <h2>
      ${text.text({ say: `deck-${deck.id}`, with: {} })}
      <span>
        ${text.text({ say: 'cards-count', with: { count: deck.cards.length } })} ·
        ${text.text({ say: 'cards-version', with: { version: bot.cards.decks[deck.id] ?? 1 } })}
      </span>
    </h2>
    <p class="words" title=${text.part(words, 'hint') ?? ''}>${text.text(words)}</p>
    <button class="key compare" @click=${() => shelf.show(deck.id)}>
      ${toolSvg('check')} ${text.text({ say: 'cards-compare', with: {} })}
    </button>
    ${isBoard && drawing ? html`<div class="board">${paint(drawing)}</div>` : nothing}
    ${shown.length === 0 ? html`<p>${text.text({ say: 'cards-none', with: {} })}</p>` : nothing}
    <ul class=${drawing && !isBoard ? 'faces' : 'names'}>
      ${shown.map((card) => html`<li>${cardKey(shelf, deck, card)}</li>`)}
    </ul>
  </section>`;
}

function cardKey({ text, studio, units, show }: Shelf, deck: EditDeck, card: EditCard): TemplateResult {
  const drawing = deck.board === undefined ? drawingOf(studio, deck, card) : undefined;
  const words = wordsOf(text, card).map(([name, value]) => `${name}: ${value}`);
  return html`<button data-card=${card.id} @click=${() => show(deck.id, card.id)}>
    ${
      drawing
        ? paint(drawing, `${text.text(card.name)}. ${words.join('; ')}`)
        : html`<b>${text.text(card.name)}</b><span>${words.join(' · ')}</span>`
    }
    <span class="from">${cardSource(text, card, units)}</span>
  </button>`;
}
