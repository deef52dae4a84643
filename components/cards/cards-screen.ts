import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import { provenances } from '../../core/engine/bot.ts';
import type { Boards } from '../../core/look/board.ts';
import type { EditCard, EditDeck, Edits } from '../../core/engine/edits.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { cardsFor, editCards, forgetCards } from '../../core/store/cards.ts';
import { newsOf, noteShipped, understood, type News } from '../../core/store/shipped.ts';
import { studio } from '../../print/jobs.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { downloadCards } from '../files/downloads.ts';
import { brought } from '../files/brought.ts';
import { importCards } from '../files/import.ts';
import { addressOf } from '../shell/route.ts';
import { changedCards } from './card-changes.ts';
import { cardDeck, type Shelf } from './card-deck.ts';
import type { CardsEvent, ComparedEvent } from './card-sheet.ts';
import { provenancesOf } from './card-source.ts';
import '../parts/game-row.ts';
import '../parts/back-to-game.ts';
import '../parts/nav-bar.ts';
import { optionChoice } from '../parts/option-choice.ts';
import './recard-dialog.ts';
import type { RecardEvent } from './recard-dialog.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys, screen } from '../styles/shared.ts';
import { layout } from './cards-layout.ts';
import de from './de.ftl';
import en from './en.ftl';

const texts = { de, en };
const filters = ['all', ...provenances] as const;
type Filter = (typeof filters)[number];

interface Opened extends Shelf {
  readonly edits: Edits;
  readonly boards: Boards;
  readonly news: News | undefined;
}

/** Every deck as it prints, where its values come from, and the player's own in their place. */
@customElement('cards-screen')
export class CardsScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';
  @state() private opened: Opened | undefined;
  @state() private filter: Filter = 'all';
  @state() private note = '';
  /** The cards when a card or a deck was opened: what is other when it is closed, was changed. */
  #before: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('botId')) {
      this.filter = 'all';
      this.note = '';
    }
    if (changed.has('botId') || changed.has('context')) void this.#show();
  }

  async #show(): Promise<void> {
    await this.#try(() => this.#open());
    await this.#import(brought({ at: 'cards', bot: this.botId }));
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
    const { database } = context;
    const game = gameOf(id);
    if (!game) throw new Refusal('refused-bot', { bot: id });
    const [bot, edits, boards] = await Promise.all([game.rules(), game.edits(), game.boards()]);
    // Where there is no room to note it, the cards can still be looked at.
    await noteShipped(database, bot).catch(() => undefined);
    const news = await newsOf(database, bot);
    const cards = await cardsFor(database, bot);
    const text = context.textWith(bot.texts, edits.texts, texts);
    const show = (deck: string, card?: string): void => {
      this.#before = this.opened?.cards;
      this.renderRoot.querySelector('card-sheet')?.show(deck, card);
    };
    const drawn = await studio(id, context.language, cards).catch(() => undefined);
    // Meanwhile another game may have been chosen.
    if (id === this.botId)
      this.opened = { bot, edits, boards, cards, news, text, units: unitsOf(cards), studio: drawn, show };
  }

  /** The next tap builds on these at once; they are drawn and stored meanwhile. */
  async #change(cards: unknown): Promise<void> {
    if (!this.opened) return;
    const { bot, cards: before } = this.opened;
    this.opened = { ...this.opened, cards, units: unitsOf(cards) };
    try {
      await editCards(this.context.database, bot, [before, cards]);
    } catch (error) {
      await this.#open(); // as they are kept
      throw error;
    }
    const drawn = await studio(bot.id, this.context.language, cards).catch(() => undefined);
    if (this.opened.cards === cards) this.opened = { ...this.opened, studio: drawn };
  }

  /** Running games have other cards now: they may take these. */
  async #askRunning(before: unknown): Promise<void> {
    if (!this.opened || JSON.stringify(before) === JSON.stringify(this.opened.cards)) return;
    const { bot, cards } = this.opened;
    await this.renderRoot.querySelector('recard-dialog')?.ask(bot, cards);
  }

  /** A file that cannot be read changes nothing, and says so. */
  #import([file]: readonly Blob[]): Promise<void> {
    return this.#try(async () => {
      if (!file) return;
      try {
        const before = this.opened?.cards;
        const { bot, undo } = await importCards(this.context.database, file);
        await this.#open();
        this.context.offerUndo(this.#word('cards-imported'), undo);
        if (bot.id !== this.botId) this.context.go({ at: 'cards', bot: bot.id });
        else await this.#askRunning(before);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.#say(error.say);
      }
    });
  }

  readonly #choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void this.#import([...(input.files ?? [])]);
    input.value = '';
  };

  #word(say: string): string {
    return this.context.textWith(texts).text({ say, with: {} });
  }

  #say(say: string): void {
    this.note = this.#word(say);
  }

  async #forget({ bot, cards }: Opened): Promise<void> {
    const undo = await forgetCards(this.context.database, bot);
    await this.#open();
    if (undo) this.context.offerUndo(this.#word('cards-forgotten'), undo);
    await this.#askRunning(cards);
  }

  protected override render(): TemplateResult {
    return html`<main ${inPair(gameOf(this.botId)!.look, this.context.theme)}>
        <back-to-game .context=${this.context}></back-to-game>
        ${this.opened?.bot.id === this.botId ? this.#all(this.opened) : nothing}
      </main>
      <nav-bar .text=${this.context.text} at="cards"></nav-bar>`;
  }

  #all(opened: Opened): TemplateResult {
    const { text, edits, cards, bot } = opened;
    const word = (say: string) => text.text({ say, with: {} });
    const decks = edits.decks(cards);
    return html`<h1>${toolSvg('card', 40)} ${word('cards-title')}</h1>
      <game-row
        .language=${this.context.language}
        .label=${word('cards-game')}
        at="cards"
        .botId=${this.botId}
      ></game-row>
      <p>${word(bot.deck?.shufflesAgain ? 'cards-running' : 'cards-next-game')}</p>
      ${opened.news ? this.#changed(opened, opened.news) : nothing}
      <p role="status">${this.note}</p>
      ${this.#filters(opened, decks)}
      ${decks.map((deck) =>
        cardDeck(
          opened,
          deck,
          deck.cards.filter((card) => shows(this.filter, card, opened)),
        ),
      )}
      ${this.#deeds(opened)}
      <card-sheet
        .text=${text}
        language=${this.context.language}
        .bot=${bot}
        .edits=${edits}
        .boards=${opened.boards}
        .cards=${cards}
        @cards=${({ detail }: CardsEvent) => this.#try(() => this.#change(detail))}
        @closed=${() => this.#try(() => this.#askRunning(this.#before))}
        @compared=${({ detail }: ComparedEvent) => {
          const deck = word(`deck-${detail}`);
          this.note = text.text({ say: 'cards-compared', with: { deck } });
        }}
      ></card-sheet>
      <recard-dialog
        .context=${this.context}
        .text=${text}
        @recard=${({ detail }: RecardEvent) => this.#say(detail)}
      ></recard-dialog>`;
  }

  /** What an update has changed, card by card, from what to what. */
  #changed({ text, bot, edits }: Opened, { before, decks }: News): TemplateResult {
    const word = (say: string) => text.text({ say, with: {} });
    const list = new Intl.ListFormat(this.context.language);
    const names = list.format(decks.map((deck) => word(`deck-${deck}`)));
    const cards = before === undefined ? [] : changedCards(text, edits, before, bot.cards.shipped);
    return html`<aside id="changed">
      <p>${text.text({ say: 'cards-changed', with: { decks: names } })}</p>
      <ul>
        ${cards.map(
          ({ name, values }) =>
            html`<li>
              <b>${name}</b>
              ${values.map((value) => html`<span>${text.text({ say: 'cards-from-to', with: { ...value } })}</span>`)}
            </li>`,
        )}
      </ul>
      <button
        class="key"
        @click=${() =>
          this.#try(async () => {
            await understood(this.context.database, bot);
            await this.#open();
          })}
      >
        ${word('cards-understood')}
      </button>
    </aside>`;
  }

  #filters({ text, units }: Opened, decks: readonly EditDeck[]): TemplateResult {
    const all = decks.flatMap(({ cards }) => cards);
    const phrase = { say: 'cards-filter', with: {} };
    const choices = filters.map((value) => {
      const count = all.filter((card) => shows(value, card, { units })).length;
      const label = text.label(phrase, value);
      return { value, label: text.text({ say: 'cards-filtered', with: { label, count } }) };
    });
    return html`<section id="filter">
      <h2>${text.text(phrase)}</h2>
      ${optionChoice(text.text(phrase), choices, this.filter, (value) => (this.filter = value))}
    </section>`;
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
      <button class="key" id="export" @click=${() => downloadCards(bot, cards)}>
        ${toolSvg('download')} ${word('cards-export')}
      </button>
      <label class="key">
        ${toolSvg('share')} ${word('cards-import')}
        <input class="unseen" type="file" accept="application/json,.json" @change=${this.#choose} />
      </label>
      <button class="key" id="forget" @click=${() => this.#try(() => this.#forget(opened))}>
        ${toolSvg('trash')} ${word('cards-forget')}
      </button>
    </section>`;
  }

  static override styles = [base, screen, keys, layout];
}

function shows(filter: Filter, card: EditCard, { units }: Pick<Shelf, 'units'>): boolean {
  return filter === 'all' || provenancesOf(card, units).includes(filter);
}
