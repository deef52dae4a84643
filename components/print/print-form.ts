import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Language, Reader } from '../../core/engine/text.ts';
import { isWanted, languageChoices, type Choices } from '../../print/choices.ts';
import {
  cardSizeNames,
  guideNames,
  limits,
  paperNames,
  sheetSizeNames,
  sidesNames,
  type PageSetup,
} from '../../print/geometry.ts';
import { inkNames } from '../../print/ink.ts';
import { formatNames, isAsked, mostCopies, type Item } from '../../print/order.ts';
import { base, keys } from '../styles/shared.ts';
import { ChooseEvent } from './choose-event.ts';
import { numberField } from './number-field.ts';
import { optionChoice } from '../parts/option-choice.ts';
import { formLayout } from './print-form-layout.ts';
import './print-cards.ts';
import type { NamedDeck } from './print-cards.ts';
import './print-presets.ts';
import './print-printer.ts';

/** What is printed and how: the rarer choices are folded away. */
@customElement('print-form')
export class PrintForm extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) language!: Language;
  @property({ attribute: false }) choices!: Choices;
  @property({ attribute: false }) items: readonly Item[] = [];
  /** Those of the items that are wanted. */
  @property({ attribute: false }) decks: readonly NamedDeck[] = [];
  @property() botId = '';
  /** Something of this bot was printed before. */
  @property({ type: Boolean }) wasPrinted = false;

  #choose(changed: Partial<Choices>): void {
    this.dispatchEvent(new ChooseEvent({ ...this.choices, ...changed }));
  }

  #setUp(changed: Partial<PageSetup>): void {
    this.#choose({ setup: { ...this.choices.setup, ...changed } });
  }

  protected override render(): TemplateResult {
    const { choices } = this;
    const { setup } = choices;
    return html`<fieldset>
        <legend>${this.text.word('print-what')}</legend>
        ${this.items.map((item) => this.#item(item))}
        ${
          this.wasPrinted
            ? this.#check('print-only-changed', choices.onlyChanged, (onlyChanged) =>
                this.#choose({ onlyChanged }),
              )
            : nothing
        }
      </fieldset>
      <print-cards
        .text=${this.text}
        .choices=${choices}
        .decks=${this.decks}
        .botId=${this.botId}
      ></print-cards>
      ${this.#oneOf('print-format', formatNames, choices.format, (format) => this.#choose({ format }))}
      ${this.#hint('print-format', choices.format)}
      ${this.#oneOf('print-language', languageChoices, choices.language ?? this.language, (language) =>
        this.#choose({ language }),
      )}
      ${
        choices.format === 'pdf'
          ? this.#oneOf('print-paper', paperNames, setup.paper, (paper) => this.#setUp({ paper }))
          : nothing
      }
      ${this.#oneOf('print-sides', sidesNames, setup.sides, (sides) => this.#setUp({ sides }))}
      ${this.#oneOf('print-ink', inkNames, choices.ink, (ink) => this.#choose({ ink }))}
      ${this.#oneOf('print-card', cardSizeNames, setup.size, (size) => this.#setUp({ size }))}
      ${this.#hint('print-card', setup.size)} ${setup.size === 'custom' ? this.#customSize(setup) : nothing}
      ${
        choices.format === 'pdf'
          ? this.#oneOf('print-sheet', sheetSizeNames, setup.sheet, (sheet) => this.#setUp({ sheet }))
          : nothing
      }
      ${this.#check('print-sight', setup.sight, (sight) => this.#setUp({ sight }))}
      <details>
        <summary class="key">${this.text.word('print-more')}</summary>
        <div class="more">
          ${this.#oneOf('print-guides', guideNames, setup.guides, (guides) => this.#setUp({ guides }))}
          <div class="numbers">
            ${this.#number('print-copies', choices.copies, [1, mostCopies], 1, (copies) =>
              this.#choose({ copies }),
            )}
            ${this.#number('print-bleed', setup.bleed, limits.bleed, 0.5, (bleed) => this.#setUp({ bleed }))}
            ${this.#number('print-margin', setup.margin, limits.margin, 0.5, (margin) => this.#setUp({ margin }))}
            ${this.#number('print-gap', setup.gap, limits.gap, 0.5, (gap) => this.#setUp({ gap }))}
            ${this.#skip(setup.skip)}
          </div>
          ${this.#check('print-register', setup.register, (register) => this.#setUp({ register }))}
          ${this.#check('print-corners', setup.corners, (corners) => this.#setUp({ corners }))}
          ${this.#check('print-ruler', setup.ruler, (ruler) => this.#setUp({ ruler }))}
        </div>
      </details>
      <details>
        <summary class="key">${this.text.word('print-presets')}</summary>
        <print-presets .text=${this.text} .choices=${choices}></print-presets>
      </details>
      <details>
        <summary class="key">${this.text.word('print-printer')}</summary>
        <print-printer .text=${this.text} .choices=${choices}></print-printer>
      </details>`;
  }

  /** What a choice means, where its name does not say it. */
  #hint(say: string, value: string): TemplateResult | typeof nothing {
    const hint = this.text.part({ say, with: {} }, `hint-${value}`);
    return hint ? html`<p class="hint">${hint}</p>` : nothing;
  }

  #item(item: Item): TemplateResult {
    const { id, name, cards, isInBox } = item;
    const key = `${this.botId}/${id}`;
    const { without, also } = this.choices;
    const put = (list: readonly string[], isIn: boolean) =>
      isIn ? [...list, key] : list.filter((other) => other !== key);
    const deck = cards === undefined ? name : this.text.word('print-deck', { name, cards });
    const label = isInBox ? this.text.word('print-in-box', { name: deck }) : deck;
    return this.#box(label, isWanted(this.choices, this.botId, item), (wanted) =>
      this.#choose(isAsked(item) ? { also: put(also, wanted) } : { without: put(without, !wanted) }),
    );
  }

  #check(say: string, value: boolean, choose: (value: boolean) => void): TemplateResult {
    return this.#box(this.text.word(say), value, choose);
  }

  #box(label: string, value: boolean, choose: (value: boolean) => void): TemplateResult {
    const change = (event: Event) => choose((event.target as HTMLInputElement).checked);
    return html`<label><input type="checkbox" .checked=${value} @change=${change} /> ${label}</label>`;
  }

  /** Places of a sheet, counted from 1 and typed one after the other. */
  #skip(skip: readonly number[]): TemplateResult {
    const change = (event: Event) => {
      const typed = (event.target as HTMLInputElement).value.match(/\d+/g) ?? [];
      this.#setUp({ skip: [...new Set(typed.map(Number))].filter((place) => place > 0) });
    };
    return html`<label class="number">
      ${this.text.word('print-skip')}
      <input name="print-skip" inputmode="numeric" .value=${skip.join(', ')} @change=${change} />
    </label>`;
  }

  #customSize({ custom }: PageSetup): TemplateResult {
    return html`<div class="numbers">
      ${this.#number('print-width', custom.width, limits.card, 0.5, (width) =>
        this.#setUp({ custom: { ...custom, width } }),
      )}
      ${this.#number('print-height', custom.height, limits.card, 0.5, (height) =>
        this.#setUp({ custom: { ...custom, height } }),
      )}
    </div>`;
  }

  #number(
    say: string,
    value: number,
    [min, max]: readonly [number, number],
    step: number,
    choose: (value: number) => void,
  ): TemplateResult {
    return numberField({ name: say, label: this.text.word(say), value, min, max, step }, choose);
  }

  #oneOf<V extends string>(
    say: string,
    values: readonly V[],
    current: V,
    choose: (value: V) => void,
  ): TemplateResult {
    const label = (value: V) => this.text.part({ say, with: {} }, value) ?? value;
    return html`<div>
      <h2>${this.text.word(say)}</h2>
      ${optionChoice(
        this.text.word(say),
        values.map((value) => ({ value, label: label(value) })),
        current,
        choose,
      )}
    </div>`;
  }

  static override styles = [base, keys, formLayout];
}
