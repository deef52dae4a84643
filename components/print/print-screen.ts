import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Phrase } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Reader } from '../../core/engine/text.ts';
import { recall, remember } from '../../core/store/memory.ts';
import { choicesFrom, isWanted, languagesOf, shiftOf, type Choices } from '../../print/choices.ts';
import { cuttingFile } from '../../print/cutting.ts';
import { deckItem, testItem } from '../../print/jobs.ts';
import { layOut, type LaidOut } from '../../print/lay-out.ts';
import { sheetsOfPaper, type PrintOrder } from '../../print/order.ts';
import { print, type Printing } from '../../print/print.ts';
import { toolSvg } from '../paint.ts';
import type { Versions } from '../../core/look/version.ts';
import type { Context } from '../shell/context.ts';
import { keepPrinted, openStudio, type OpenStudio } from './open-studio.ts';
import { canShare, shared } from '../files/share.ts';
import type { ChooseEvent } from './choose-event.ts';
import '../parts/game-row.ts';
import '../parts/back-to-game.ts';
import '../parts/nav-bar.ts';
import type { NamedDeck } from './print-cards.ts';
import './print-facts.ts';
import './print-form.ts';
import './print-preview.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys, screen } from '../styles/shared.ts';
import { layout } from './print-layout.ts';
import de from './de.ftl';
import en from './en.ftl';

const texts = { de, en };
/** Under this name the choices are found again. */
const memory = 'print';

interface Done {
  readonly url: string;
  readonly file: File;
  /** Of what is in it. */
  readonly versions: Versions;
}

/** What is chosen, page by page, not drawn yet; or why it cannot be printed. */
interface Laid {
  readonly out?: LaidOut;
  readonly refusal?: Phrase;
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Chooses what of a bot is printed and how, makes the PDF, hands it over. */
@customElement('print-screen')
export class PrintScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';

  @state() private choices: Choices | undefined;
  @state() private opened: OpenStudio | undefined;
  @state() private printing: Printing | undefined;
  /** How many pages of how many are made. */
  @state() private progress: { readonly made: number; readonly of: number } | undefined;
  @state() private done: Done | undefined;
  @state() private problem: Phrase | undefined;
  @state() private laid: Laid = {};
  /** What is laid is not what is chosen yet. */
  @state() private isLaying = false;
  #text!: Reader;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('context')) this.#text = this.context.textWith(texts);
    if (changed.has('context') || changed.has('botId')) {
      this.#discard();
      if (changed.has('botId')) this.opened = undefined;
      void this.#open();
    }
    if (changed.has('choices') || changed.has('opened')) void this.#lay();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#discard();
  }

  async #open(): Promise<void> {
    const { botId: bot, context } = this;
    const { database, language } = context;
    try {
      const choices = this.choices ?? choicesFrom(await recall(database, memory));
      const opened = await openStudio(database, bot, language, languagesOf(choices, language));
      // Meanwhile something else may have been chosen.
      if (bot !== this.botId || (this.choices ?? choices) !== choices) return;
      this.choices = choices;
      this.opened = opened;
      this.problem = undefined;
    } catch (error) {
      this.opened = undefined;
      this.problem = phrase(error);
    }
  }

  get #order(): PrintOrder | undefined {
    const { choices, opened } = this;
    if (!choices || !opened) return undefined;
    const { setup, copies, ink, format, leftOut } = choices;
    const { game, items: all } = opened.named;
    const items = all()
      .filter((item) => isWanted(choices, game.id, item))
      .map(({ id }) => id);
    const own = `${game.id}/`;
    const leaveOut = leftOut.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
    return {
      setup,
      copies,
      ink,
      format,
      items,
      shift: shiftOf(choices),
      ...(leaveOut.length > 0 ? { leaveOut: new Set(leaveOut) } : {}),
    };
  }

  get #wasPrinted(): boolean {
    return Object.keys(this.opened?.known ?? {}).length > 0;
  }

  /** What is wrong is told at once; the pages when all that is on them was tried. */
  async #lay(): Promise<void> {
    const { choices, opened } = this;
    const order = this.#order;
    this.isLaying = order !== undefined;
    if (!choices || !order || !opened) {
      this.laid = {};
      return;
    }
    await frame(); // the form goes first
    const laid = await tryToLay(opened, order, choices.onlyChanged && this.#wasPrinted);
    if (choices !== this.choices || opened !== this.opened) return;
    this.laid = laid;
    this.isLaying = false;
  }

  readonly #choose = ({ detail: choices, gone }: ChooseEvent): void => {
    if (gone !== undefined && this.choices) this.#offerUndo(gone, this.choices);
    this.#take(choices);
  };

  /** What was deleted comes back; all else stays as it is by then. */
  #offerUndo(name: string, { presets, printers, printer }: Choices): void {
    const back = (): Promise<void> => {
      this.#take({ ...this.choices!, presets, printers, printer });
      return Promise.resolve();
    };
    this.context.offerUndo(this.#text.word('print-removed', { name }), back);
  }

  #take(choices: Choices): void {
    this.#discard();
    this.problem = undefined;
    const speaksOther = choices.language !== this.choices?.language;
    this.choices = choices;
    if (speaksOther) void this.#open();
    this.#remember();
  }

  /** What was made, or is being made, no longer fits what is chosen. */
  #discard(): void {
    const { printing } = this;
    this.printing = undefined;
    this.progress = undefined;
    printing?.cancel();
    if (this.done) URL.revokeObjectURL(this.done.url);
    this.done = undefined;
  }

  readonly #keepPrinted = async (): Promise<void> => {
    const { opened, done } = this;
    if (!opened || !done) return;
    try {
      this.opened = await keepPrinted(this.context.database, opened, done.versions);
    } catch (error) {
      this.context.refuse(error);
    }
  };

  async #share(file: File): Promise<void> {
    try {
      if (await shared(file)) await this.#keepPrinted();
    } catch (error) {
      this.problem = phrase(error);
    }
  }

  readonly #makeTest = async (): Promise<void> => {
    if (!this.opened || !this.#order) return;
    const { out } = await tryToLay(this.opened, { ...this.#order, format: 'pdf', items: [testItem] }, false);
    if (!out) return;
    this.#keepTested();
    await this.#make(out);
  };

  /** What is tapped later counts from the correction that is on the page. */
  #keepTested(): void {
    const { choices } = this;
    if (!choices) return;
    const tested = shiftOf(choices);
    const printers = choices.printers.map((one) => (one.name === choices.printer ? { ...one, tested } : one));
    this.choices = { ...choices, printers };
    this.#remember();
  }

  #remember(): void {
    const { choices, context } = this;
    remember(context.database, memory, choices).catch((error: unknown) => context.refuse(error));
  }

  async #make(laid: LaidOut): Promise<void> {
    this.#discard();
    this.problem = undefined;
    const printing = print(laid, (progress) => {
      if (this.printing === printing) this.progress = progress;
    });
    this.printing = printing;
    try {
      const { file, versions } = await printing.printed;
      if (this.printing === printing) this.done = { url: URL.createObjectURL(file), file, versions };
    } catch (error) {
      // Discarded in the meantime: then nobody waits for it.
      if (this.printing === printing) this.problem = phrase(error);
    }
    if (this.printing !== printing) return;
    this.printing = undefined;
    this.progress = undefined;
    await this.updateComplete;
    // The button with the focus is gone or was locked.
    this.renderRoot.querySelector<HTMLElement>('.main')?.focus();
  }

  protected override render(): TemplateResult {
    return html`<main ${inPair(gameOf(this.botId)!.look, this.context.theme)}>
        <section>
          <back-to-game .context=${this.context}></back-to-game>
          <h1>${toolSvg('printer', 40)} ${this.#text.word('print-title')}</h1>
          <game-row
            .language=${this.context.language}
            .label=${this.#text.word('print-game')}
            at="print"
            .botId=${this.botId}
          ></game-row>
          ${this.#form()}
          <div class="make">
            <print-facts .text=${this.#text} .laid=${this.isLaying ? undefined : this.laid.out}></print-facts>
            <p role="status">${this.#status()}</p>
            ${this.opened ? (this.done ? this.#files(this.done) : this.#makeKeys()) : nothing}
          </div>
        </section>
        <section class="preview" aria-busy=${this.isLaying}>
          <h2 class="unseen">${this.#text.word('print-preview')}</h2>
          <print-preview .text=${this.#text} .pages=${this.laid.out?.pages ?? []}></print-preview>
        </section>
      </main>
      <nav-bar .text=${this.context.text} at="print"></nav-bar>`;
  }

  #form(): TemplateResult | typeof nothing {
    if (!this.opened || !this.choices) return nothing;
    return html`<print-form
      .text=${this.#text}
      .language=${this.context.language}
      .choices=${this.choices}
      .items=${this.opened.named.items()}
      .decks=${this.#decks()}
      .botId=${this.opened.named.game.id}
      ?wasPrinted=${this.#wasPrinted}
      @choose=${this.#choose}
      @test-page=${this.#makeTest}
    ></print-form>`;
  }

  /** Decks that are wanted, for choosing among their cards. */
  #decks(): readonly NamedDeck[] {
    const { choices, opened } = this;
    if (!choices || !opened) return [];
    const { game, decks, items } = opened.named;
    const wanted = items().filter((item) => isWanted(choices, game.id, item));
    return decks().flatMap((deck) =>
      wanted.filter(({ id }) => id === deckItem(deck)).map(({ name }) => ({ deck, name })),
    );
  }

  /** What is made: its name is the same in all languages. */
  get #kind(): string {
    return this.choices?.format === 'pdf' ? 'PDF' : 'ZIP';
  }

  #status(): string {
    if (this.problem) return this.#text.text(this.problem);
    if (this.progress) return this.#text.word('print-progress', { ...this.progress });
    if (this.printing) return this.#text.word('print-making', { file: this.#kind });
    if (this.done) return this.#text.word('print-ready', { file: this.#kind });
    const { refusal } = this.laid;
    if (refusal) return this.#text.text(refusal);
    return this.choices?.format === 'pdf' ? this.#text.word('print-scale-hint') : '';
  }

  /** For a desktop cutter: where it cuts. */
  #cutting(): TemplateResult | typeof nothing {
    const order = this.#order;
    if (!order?.setup.register || order.setup.paper === 'single' || order.format !== 'pdf') return nothing;
    const { setup } = order;
    const file = `data:image/svg+xml,${encodeURIComponent(cuttingFile(order))}`;
    return html`<a class="key" id="cutting" href=${file} download="visavis-${setup.size}-${setup.paper}.svg">
      ${toolSvg('download')} ${this.#text.word('print-cutting')}
    </a>`;
  }

  #makeKeys(): TemplateResult {
    const { out } = this.laid;
    const pages = out?.pages ?? [];
    const count = pages.length;
    const told =
      this.choices?.format === 'pdf'
        ? this.#text.word('print-pages', { pages: count, sheets: sheetsOfPaper(pages) })
        : this.#text.word('print-pictures', { count });
    return html`<button
        class="main"
        ?disabled=${this.isLaying || pages.length === 0 || this.printing !== undefined}
        @click=${() => out && this.#make(out)}
      >
        <b>${this.#text.word('print-make', { file: this.#kind })}</b>
        <span>${this.isLaying ? nothing : told}</span>
      </button>
      ${
        this.printing
          ? html`<button class="key" id="cancel" @click=${() => this.printing?.cancel()}>
              ${toolSvg('close')} ${this.#text.word('print-cancel')}
            </button>`
          : nothing
      }`;
  }

  /** The file takes the place of the button that made it, until something else is chosen. */
  #files({ url, file }: Done): TemplateResult {
    const size = Math.ceil(file.size / 1000);
    return html`<a class="main" href=${url} download=${file.name} @click=${this.#keepPrinted}>
        <b>${this.#text.word('print-save', { file: this.#kind })}</b>
        <span>${this.#text.word('print-size', { size })}</span>
      </a>
      <div class="ways">
        ${
          file.type === 'application/pdf'
            ? html`<a class="key" href=${url} target="_blank" @click=${this.#keepPrinted}
                >${toolSvg('printer')} ${this.#text.word('print-open')}</a
              >`
            : nothing
        }
        ${this.#cutting()}
        ${
          canShare(file)
            ? html`<button class="key" id="share" @click=${() => this.#share(file)}>
                ${toolSvg('share')} ${this.#text.word('print-share')}
              </button>`
            : nothing
        }
      </div>`;
  }

  static override styles = [base, screen, keys, layout];
}

async function tryToLay(
  { studios, known }: OpenStudio,
  order: PrintOrder,
  isChangedOnly: boolean,
): Promise<Laid> {
  try {
    return { out: await layOut(studios, order, isChangedOnly ? known : undefined) };
  } catch (error) {
    return { refusal: phrase(error) };
  }
}

function phrase(error: unknown): Phrase {
  if (error instanceof Refusal) return error;
  return { say: 'print-failed', with: { reason: error instanceof Error ? error.message : String(error) } };
}
