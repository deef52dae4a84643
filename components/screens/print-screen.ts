import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games } from '../../core/bots/index.ts';
import type { Phrase } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { languages, type Language, type Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { back } from '../../core/look/motifs.ts';
import { botId } from '../../core/look/pairs.ts';
import { parts, studio, type Part, type Studio } from '../../print/jobs.ts';
import { paperNames, type Paper } from '../../print/pages.ts';
import { print, type Printing } from '../../print/print.ts';
import { paint, toolSvg } from '../../print/svg.ts';
import { cardsFor } from '../../core/store/cards.ts';
import type { Context } from '../app/context.ts';
import { loadBot } from '../app/open-game.ts';
import { addressOf } from '../app/route.ts';
import '../parts/nav-bar.ts';
import { optionChoice } from '../parts/option-choice.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import { layout } from './print-layout.ts';
import de from './print.de.ftl';
import en from './print.en.ftl';

const texts = { de, en };

interface Done {
  readonly url: string;
  readonly fileName: string;
  readonly size: number;
}

/** Chooses what of a bot is printed and how, makes the PDF, hands it over. */
@customElement('print-screen')
export class PrintScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';

  @state() private chosen: readonly Part[] = parts;
  /** Language on paper; the app's, until another is chosen. */
  @state() private printLanguage: Language | undefined;
  @state() private paper: Paper = 'a4';
  @state() private studio: Studio | undefined;
  @state() private printing: Printing | undefined;
  @state() private done: Done | undefined;
  @state() private problem: Phrase | undefined;
  /** What the player put in, or the cards as shipped. */
  #cards: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    const relevant = ['botId', 'context', 'printLanguage'];
    if (relevant.some((name) => changed.has(name))) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#discard();
  }

  get #language(): Language {
    return this.printLanguage ?? this.context.language;
  }

  get #text(): Reader {
    return this.context.textWith(texts);
  }

  #word(say: string, values: Phrase['with'] = {}): string {
    return this.#text.text({ say, with: values });
  }

  async #open(): Promise<void> {
    const [bot, language] = [this.botId, this.#language];
    try {
      const cards = await cardsFor(this.context.database, await loadBot(bot));
      const opened = await studio(bot, language, cards);
      // Meanwhile something else may have been chosen.
      if (bot !== this.botId || language !== this.#language) return;
      this.studio = opened;
      this.#cards = cards;
      this.problem = undefined;
    } catch (error) {
      this.studio = undefined;
      this.problem = phrase(error);
    }
  }

  /** What was made, or is being made, no longer fits what is chosen. */
  #discard(): void {
    const { printing } = this;
    this.printing = undefined;
    printing?.cancel();
    if (this.done) URL.revokeObjectURL(this.done.url);
    this.done = undefined;
  }

  readonly #make = async (): Promise<void> => {
    this.#discard();
    this.problem = undefined;
    const printing = print({
      bot: this.botId,
      language: this.#language,
      paper: this.paper,
      parts: this.chosen,
      cards: this.#cards,
    });
    this.printing = printing;
    try {
      const { bytes, fileName } = await printing.printed;
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      this.done = { url, fileName, size: Math.ceil(bytes.length / 1000) };
    } catch (error) {
      // Discarded in the meantime: then nobody waits for it.
      if (this.printing === printing) this.problem = phrase(error);
    }
    if (this.printing !== printing) return;
    this.printing = undefined;
    await this.updateComplete;
    // The button with the focus is gone or was locked.
    this.renderRoot.querySelector<HTMLElement>('.main')?.focus();
  };

  protected override render(): TemplateResult {
    return html`<main ${inPair(this.botId, this.context.theme)}>
        <section>
          <h1>${toolSvg('printer', 40)} ${this.#word('print-title')}</h1>
          ${this.#games()} ${this.studio ? this.#choices(this.studio) : nothing}
          <p role="status">${this.#status()}</p>
        </section>
        ${this.studio ? this.#preview(this.studio) : nothing}
      </main>
      <nav-bar .text=${this.context.text} at="print"></nav-bar>`;
  }

  /** The games by their card backs. */
  #games(): TemplateResult {
    return html`<nav aria-label=${this.#word('print-game')}>
      ${games
        .filter(({ load }) => load)
        .map(
          ({ id, game }) =>
            html`<a
              href=${addressOf({ at: 'print', bot: id })}
              aria-current=${id === this.botId ? 'page' : 'false'}
            >
              ${paint(back(botId(id)))}<span>${game}</span>
            </a>`,
        )}
    </nav>`;
  }

  #status(): string {
    if (this.problem) return this.#text.text(this.problem);
    if (this.printing) return this.#word('print-making');
    return this.done ? this.#word('print-ready') : '';
  }

  #choices({ parts: possible, pages }: Studio): TemplateResult {
    const count = pages(this.paper, this.chosen).length;
    return html`<fieldset>
        <legend>${this.#word('print-what')}</legend>
        ${possible.map((part) => this.#part(part))}
      </fieldset>
      ${this.#oneOf('print-language', languages, this.#language, (value) => (this.printLanguage = value))}
      ${this.#oneOf('print-paper', paperNames, this.paper, (value) => (this.paper = value))}
      <p>${this.#word('print-scale-hint')}</p>
      ${this.done ? this.#files(this.done) : this.#makeKeys(count)}`;
  }

  #makeKeys(count: number): TemplateResult {
    return html`<button
        class="main"
        ?disabled=${count === 0 || this.printing !== undefined}
        @click=${this.#make}
      >
        <b>${this.#word('print-make')}</b> <span>${this.#word('print-pages', { count })}</span>
      </button>
      ${
        this.printing
          ? html`<button class="key" @click=${() => this.printing?.cancel()}>
              ${toolSvg('close')} ${this.#word('print-cancel')}
            </button>`
          : nothing
      }`;
  }

  /** The file takes the place of the button that made it, until something else is chosen. */
  #files({ url, fileName, size }: Done): TemplateResult {
    return html`<a class="main" href=${url} download=${fileName}>
        <b>${this.#word('print-save')}</b> <span>${this.#word('print-size', { size })}</span>
      </a>
      <a class="key" href=${url} target="_blank">${toolSvg('share')} ${this.#word('print-open')}</a>`;
  }

  #part(part: Part): TemplateResult {
    const toggle = (): void => {
      this.#discard();
      this.chosen = parts.filter((other) => this.chosen.includes(other) !== (other === part));
    };
    return html`<label>
      <input type="checkbox" .checked=${this.chosen.includes(part)} @change=${toggle} />
      ${this.#word(`print-part-${part}`)}
    </label>`;
  }

  #oneOf<V extends string>(
    say: string,
    values: readonly V[],
    current: V,
    choose: (value: V) => void,
  ): TemplateResult {
    const label = (value: V) => this.#text.part({ say, with: {} }, value) ?? value;
    return html`<div>
      <h2>${this.#word(say)}</h2>
      ${optionChoice(
        this.#word(say),
        values.map((value) => ({ value, label: label(value) })),
        current,
        (value) => {
          this.#discard();
          choose(value);
        },
      )}
    </div>`;
  }

  #preview({ decks, back, boards, pages }: Studio): TemplateResult {
    const shown: Readonly<Record<Part, readonly [string, Drawing | undefined][]>> = {
      deck: [
        ['face', decks()[0]?.cards[0]?.face()],
        ['back', back()],
      ],
      board: boards().map(({ drawing }) => ['board', drawing]),
      sheet: [['sheet', pages(this.paper, ['sheet'])[0]]],
    };
    return html`<section>
      <h2>${this.#word('print-preview')}</h2>
      <div class="previews">
        ${this.chosen.flatMap((part) => shown[part].map(([name, drawing]) => this.#figure(name, drawing)))}
      </div>
    </section>`;
  }

  #figure(name: string, drawing: Drawing | undefined): TemplateResult | typeof nothing {
    if (!drawing) return nothing;
    const label = this.#word(`print-preview-${name}`);
    return html`<figure class=${name}>
      ${paint(drawing, label)}
      <figcaption>${label}</figcaption>
    </figure>`;
  }

  static override styles = [base, keys, layout];
}

function phrase(error: unknown): Phrase {
  if (error instanceof Refusal) return error;
  return { say: 'print-failed', with: { reason: error instanceof Error ? error.message : String(error) } };
}

declare global {
  interface HTMLElementTagNameMap {
    'print-screen': PrintScreen;
  }
}
