import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { editsOf } from '../../core/bots/index.ts';
import { provenances, type Bot, type Provenance } from '../../core/engine/bot.ts';
import { checkWords, type EditCard, type EditDeck, type Edits } from '../../core/engine/edits.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Reader } from '../../core/engine/text.ts';
import { unitsOf, type Units } from '../../core/engine/units.ts';
import { provenanceMark } from '../../core/look/provenance.ts';
import { forgetCards, keepCards, readCards, type KeptCards } from '../../core/store/cards.ts';
import { studio, type Studio } from '../../print/jobs.ts';
import { paint, toolSvg } from '../../print/svg.ts';
import type { Context } from '../app/context.ts';
import { downloadCards } from '../app/downloads.ts';
import { importCards } from '../app/import-cards.ts';
import { loadBot } from '../app/open-game.ts';
import { addressOf } from '../app/route.ts';
import { drawingOf, type CardsEvent, type ComparedEvent } from '../parts/card-sheet.ts';
import { wordsOf } from '../parts/edit-field.ts';
import '../parts/game-row.ts';
import '../parts/nav-bar.ts';
import { optionChoice } from '../parts/option-choice.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import { layout } from './cards-layout.ts';
import de from './cards.de.ftl';
import en from './cards.en.ftl';

const texts = { de, en };
const filters = ['all', ...provenances] as const;
type Filter = (typeof filters)[number];

interface Opened extends KeptCards {
  readonly bot: Bot;
  readonly edits: Edits;
  readonly text: Reader;
  /** None where a game has no printed cards yet. */
  readonly studio: Studio | undefined;
}

/** Every deck as it prints, where its values come from, and the player's own in their place. */
@customElement('cards-screen')
export class CardsScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';
  @state() private opened: Opened | undefined;
  @state() private filter: Filter = 'all';
  @state() private note = '';
  @state() private isSure = false;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('botId')) {
      this.filter = 'all';
      this.note = '';
    }
    if (changed.has('botId') || changed.has('context')) void this.#try(() => this.#open());
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  async #open(): Promise<void> {
    const { context, botId: id } = this;
    const bot = await loadBot(id);
    const edits = await editsOf[id]?.();
    if (!edits) throw new Refusal('refused-bot', { bot: id });
    const kept = await readCards(context.database, bot);
    const drawn = await studio(id, context.language, kept.cards).catch(() => undefined);
    const text = context.textWith(bot.texts, edits.texts, texts);
    // Meanwhile another game may have been chosen.
    if (id === this.botId) this.opened = { ...kept, bot, edits, text, studio: drawn };
  }

  async #keep(bot: Bot, cards: unknown): Promise<void> {
    await keepCards(this.context.database, bot, cards);
    await this.#open();
  }

  /** A file that cannot be read changes nothing, and says so. */
  readonly #import = (event: Event): Promise<void> =>
    this.#try(async () => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      if (!file) return;
      try {
        const bot = await importCards(this.context.database, file);
        await this.#open();
        this.#say('cards-imported');
        if (bot.id !== this.botId) this.context.go({ at: 'cards', bot: bot.id });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.#say(error.say);
      } finally {
        input.value = '';
      }
    });

  #say(say: string): void {
    this.note = this.context.textWith(texts).text({ say, with: {} });
  }

  /** The second tap does it. */
  async #forget({ bot }: Opened): Promise<void> {
    if (!this.isSure) {
      this.isSure = true;
      return;
    }
    this.isSure = false;
    await forgetCards(this.context.database, bot);
    await this.#open();
    this.#say('cards-forgotten');
  }

  protected override render(): TemplateResult {
    return html`<main ${inPair(this.botId, this.context.theme)}>
        ${this.opened?.bot.id === this.botId ? this.#all(this.opened) : nothing}
      </main>
      <nav-bar .text=${this.context.text} at="cards"></nav-bar>`;
  }

  #all(opened: Opened): TemplateResult {
    const { text, edits, cards, bot } = opened;
    const word = (say: string) => text.text({ say, with: {} });
    const decks = edits.decks(cards);
    const units = unitsOf(cards);
    return html`<h1>${toolSvg('card', 40)} ${word('cards-title')}</h1>
      <game-row .label=${word('cards-game')} at="cards" .botId=${this.botId}></game-row>
      <p>${word('cards-running')}</p>
      ${this.#changed(opened, decks)}
      <p role="status">${this.note}</p>
      ${this.#filters(text, decks, units)} ${decks.map((deck) => this.#deck(opened, deck, units))}
      ${this.#deeds(opened)}
      <card-sheet
        .text=${text}
        language=${this.context.language}
        .bot=${bot}
        .edits=${edits}
        .cards=${cards}
        @cards=${({ detail }: CardsEvent) => {
          this.opened = { ...opened, cards: detail };
          void this.#try(() => this.#keep(bot, detail));
        }}
        @compared=${({ detail }: ComparedEvent) => {
          const deck = word(`deck-${detail}`);
          this.note = text.text({ say: 'cards-compared', with: { deck } });
        }}
      ></card-sheet>`;
  }

  #changed(
    { changed, text, bot, cards }: Opened,
    decks: readonly EditDeck[],
  ): TemplateResult | typeof nothing {
    const concerned = decks.flatMap((deck) =>
      deck.cards.filter(({ units }) => units.some((unit) => changed.includes(unit))),
    );
    if (concerned.length === 0) return nothing;
    const list = new Intl.ListFormat(this.context.language);
    const names = list.format(concerned.map(({ name }) => text.text(name)));
    return html`<aside id="changed">
      <p>${text.text({ say: 'cards-changed', with: { cards: names } })}</p>
      <button class="key" @click=${() => this.#try(() => this.#keep(bot, cards))}>
        ${text.text({ say: 'cards-understood', with: {} })}
      </button>
    </aside>`;
  }

  #filters(text: Reader, decks: readonly EditDeck[], units: Units): TemplateResult {
    const all = decks.flatMap(({ cards }) => cards);
    const phrase = { say: 'cards-filter', with: {} };
    const choices = filters.map((value) => {
      const count = all.filter((card) => shows(value, card, units)).length;
      const label = text.part(phrase, value) ?? value;
      return { value, label: text.text({ say: 'cards-filtered', with: { label, count } }) };
    });
    return html`<section id="filter">
      <h2>${text.text(phrase)}</h2>
      ${optionChoice(text.text(phrase), choices, this.filter, (value) => (this.filter = value))}
    </section>`;
  }

  #deck(opened: Opened, deck: EditDeck, units: Units): TemplateResult {
    const { text, cards, studio: drawn } = opened;
    const shown = deck.cards.filter((card) => shows(this.filter, card, units));
    const words = { say: 'cards-words', with: { words: checkWords(cards, deck) } };
    const [first] = deck.cards;
    const drawing = first && drawingOf(drawn, deck, first);
    const isBoard = deck.board !== undefined;
    return html`<section id="deck-${deck.id}">
      <h2>
        ${text.text({ say: `deck-${deck.id}`, with: {} })}
        <span>${text.text({ say: 'cards-count', with: { count: deck.cards.length } })}</span>
      </h2>
      <p class="words" title=${text.part(words, 'hint') ?? ''}>${text.text(words)}</p>
      <button class="key compare" @click=${() => this.#sheet?.show(deck.id)}>
        ${toolSvg('check')} ${text.text({ say: 'cards-compare', with: {} })}
      </button>
      ${isBoard && drawing ? html`<div class="board">${paint(drawing)}</div>` : nothing}
      ${shown.length === 0 ? html`<p>${text.text({ say: 'cards-none', with: {} })}</p>` : nothing}
      <ul class=${drawing && !isBoard ? 'faces' : 'names'}>
        ${shown.map((card) => html`<li>${this.#card(opened, deck, card, units)}</li>`)}
      </ul>
    </section>`;
  }

  get #sheet() {
    return this.renderRoot.querySelector('card-sheet');
  }

  #card({ text, studio: drawn }: Opened, deck: EditDeck, card: EditCard, units: Units): TemplateResult {
    const drawing = deck.board === undefined ? drawingOf(drawn, deck, card) : undefined;
    const words = wordsOf(text, card).map(([name, value]) => `${name}: ${value}`);
    return html`<button data-card=${card.id} @click=${() => this.#sheet?.show(deck.id, card.id)}>
      ${
        drawing
          ? paint(drawing, `${text.text(card.name)}. ${words.join('; ')}`)
          : html`<b>${text.text(card.name)}</b><span>${words.join(' · ')}</span>`
      }
      <span class="from">${this.#from(text, sources(card, units))}</span>
    </button>`;
  }

  /** Mark and word for each kind of provenance. */
  #from(text: Reader, from: readonly Provenance[]): TemplateResult {
    const label = (one: Provenance) => text.part({ say: 'cards-filter', with: {} }, one) ?? one;
    if (from.length === 0) return html`${text.text({ say: 'cards-unknown', with: {} })}`;
    return html`${from.map(
      (one) =>
        html`<i>
          ${
            one === 'rulebook'
              ? nothing
              : paint({ width: 2, height: 2, shapes: provenanceMark(one, 0, 2, 2, 'currentColor') })
          }${label(one)}
        </i>`,
    )}`;
  }

  #deeds(opened: Opened): TemplateResult {
    const { bot, text, cards } = opened;
    const word = (say: string) => text.text({ say, with: {} });
    return html`<section class="deeds">
      <a class="key" href=${addressOf({ at: 'setup', bot: bot.id })}>
        ${toolSvg('play')} ${word('cards-play')}
      </a>
      <a class="key" href=${addressOf({ at: 'print', bot: bot.id })}>
        ${toolSvg('printer')} ${word('cards-print')}
      </a>
      <button class="key" id="export" @click=${() => downloadCards(bot.id, cards)}>
        ${toolSvg('download')} ${word('cards-export')}
      </button>
      <label class="key">
        ${toolSvg('share')} ${word('cards-import')}
        <input class="unseen" type="file" accept="application/json,.json" @change=${this.#import} />
      </label>
      <button class="key" id="forget" @click=${() => this.#try(() => this.#forget(opened))}>
        ${toolSvg('trash')} ${word(this.isSure ? 'cards-forget-sure' : 'cards-forget')}
      </button>
    </section>`;
  }

  static override styles = [base, keys, layout];
}

/** Where the values on a card come from, each once. */
function sources({ units: keys }: EditCard, units: Units): readonly Provenance[] {
  return provenances.filter((one) => keys.some((key) => units.get(key)?.from === one));
}

function shows(filter: Filter, card: EditCard, units: Units): boolean {
  return filter === 'all' || sources(card, units).includes(filter);
}

declare global {
  interface HTMLElementTagNameMap {
    'cards-screen': CardsScreen;
  }
}
