import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Phrase } from '../../core/engine/bot.ts';
import { languages, type Language, type Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { parts, studio, type Part, type Studio } from '../../print/jobs.ts';
import { papers, type Paper } from '../../print/pages.ts';
import { print, type Printing } from '../../print/print.ts';
import { paint, toolSvg } from '../../print/svg.ts';
import { styles } from './print-screen.styles.ts';

const paperNames = Object.keys(papers) as readonly Paper[];

interface Done {
  readonly url: string;
  readonly fileName: string;
  readonly size: number;
}

/** Chooses what of a bot is printed and how, makes the PDF, hands it over. */
@customElement('print-screen')
export class PrintScreen extends LitElement {
  static override styles = styles;

  @property() botId = '';
  /** Language of the app; the print begins with it. */
  @property() language: Language = 'de';
  @property({ attribute: false }) text!: Reader;
  /** The cards of a game; without them, the cards as shipped. */
  @property({ attribute: false }) cards: unknown = undefined;

  @state() private chosen: readonly Part[] = parts;
  @state() private printLanguage: Language = 'de';
  @state() private paper: Paper = 'a4';
  @state() private studio: Studio | undefined;
  @state() private printing: Printing | undefined;
  @state() private done: Done | undefined;
  @state() private problem: Phrase | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('language')) this.printLanguage = this.language;
    if (changed.has('botId') || changed.has('cards') || changed.has('printLanguage')) void this.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.discard();
  }

  private async open(): Promise<void> {
    const [bot, language] = [this.botId, this.printLanguage];
    try {
      const opened = await studio(bot, language, this.cards);
      // Meanwhile something else may have been chosen.
      if (bot === this.botId && language === this.printLanguage) this.studio = opened;
      this.problem = undefined;
    } catch (error) {
      this.studio = undefined;
      this.problem = phrase(error);
    }
  }

  /** What was made, or is being made, no longer fits what is chosen. */
  private discard(): void {
    const { printing } = this;
    this.printing = undefined;
    printing?.cancel();
    if (this.done) URL.revokeObjectURL(this.done.url);
    this.done = undefined;
  }

  private async make(): Promise<void> {
    this.discard();
    this.problem = undefined;
    const printing = print({
      bot: this.botId,
      language: this.printLanguage,
      paper: this.paper,
      parts: this.chosen,
      cards: this.cards,
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
    if (this.printing === printing) this.printing = undefined;
  }

  private say(key: string, values: Phrase['with'] = {}): string {
    return this.text.text({ say: key, with: values });
  }

  private label(key: string, part: string): string {
    return this.text.part({ say: key, with: {} }, part) ?? part;
  }

  protected override render(): TemplateResult {
    return html`<section class="choices">
        <h1>${toolSvg('printer', 40)} ${this.say('print-title')}</h1>
        ${this.studio ? this.renderChoices(this.studio) : nothing}
        <p class="status" role="status">${this.status()}</p>
        ${this.done ? this.renderDone(this.done) : nothing}
      </section>
      ${this.studio ? this.renderPreview(this.studio) : nothing}`;
  }

  private status(): string {
    if (this.problem) return this.text.text(this.problem);
    if (this.printing) return this.say('print-making');
    return this.done ? this.say('print-ready', { size: this.done.size }) : '';
  }

  private renderChoices({ parts: possible, pages }: Studio): TemplateResult {
    const count = pages(this.paper, this.chosen).length;
    return html`<fieldset>
        <legend>${this.say('print-what')}</legend>
        ${possible.map((part) => this.renderPart(part))}
      </fieldset>
      ${this.renderSegments('print-language', languages, this.printLanguage, (value) => {
        this.printLanguage = value;
      })}
      ${this.renderSegments('print-paper', paperNames, this.paper, (value) => {
        this.paper = value;
      })}
      <p>${this.say('print-scale-hint')}</p>
      <button
        class="main"
        ?disabled=${count === 0 || this.printing !== undefined}
        @click=${() => void this.make()}
      >
        ${this.say('print-make')} <span>${this.say('print-pages', { count })}</span>
      </button>
      ${
        this.printing
          ? html`<button @click=${() => this.printing?.cancel()}>
              ${toolSvg('close')} ${this.say('print-cancel')}
            </button>`
          : nothing
      }`;
  }

  private renderPart(part: Part): TemplateResult {
    const toggle = (): void => {
      this.discard();
      this.chosen = parts.filter((other) => this.chosen.includes(other) !== (other === part));
    };
    return html`<label class="check">
      <input type="checkbox" .checked=${this.chosen.includes(part)} @change=${toggle} />
      ${this.say(`print-part-${part}`)}
    </label>`;
  }

  private renderSegments<V extends string>(
    key: string,
    values: readonly V[],
    current: V,
    choose: (value: V) => void,
  ): TemplateResult {
    const change = (value: V): void => {
      this.discard();
      choose(value);
    };
    return html`<fieldset>
      <legend>${this.say(key)}</legend>
      <div class="segments">
        ${values.map(
          (value) =>
            html`<label>
              <input type="radio" name=${key} .checked=${value === current} @change=${() => change(value)} />
              ${this.label(key, value)}
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  private renderDone({ url, fileName }: Done): TemplateResult {
    return html`<div class="files">
      <a href=${url} download=${fileName}>${toolSvg('download')} ${this.say('print-save')}</a>
      <a href=${url} target="_blank">${toolSvg('share')} ${this.say('print-open')}</a>
    </div>`;
  }

  private renderPreview(opened: Studio): TemplateResult {
    const has = (part: Part) => this.chosen.includes(part);
    const deck = has('deck') ? opened.decks()[0]?.cards[0]?.face() : undefined;
    return html`<section>
      <h2>${this.say('print-preview')}</h2>
      <div class="previews">
        ${deck ? [this.renderFigure('face', deck), this.renderFigure('back', opened.back())] : nothing}
        ${has('board') ? this.renderFigure('board', opened.board()) : nothing}
        ${has('sheet') ? this.renderFigure('sheet', opened.pages(this.paper, ['sheet'])[0]) : nothing}
      </div>
    </section>`;
  }

  private renderFigure(name: string, drawing: Drawing | undefined): TemplateResult | typeof nothing {
    if (!drawing) return nothing;
    const label = this.say(`print-preview-${name}`);
    return html`<figure class=${name === 'face' || name === 'back' ? 'card' : nothing}>
      ${paint(drawing, label)}
      <figcaption>${label}</figcaption>
    </figure>`;
  }
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
