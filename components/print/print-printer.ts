import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { columnName, offsetOf, squares } from '../../print/calibration.ts';
import { mostShift, type Choices, type Printer } from '../../print/choices.ts';
import { toolSvg } from '../paint.ts';
import { base, keys } from '../styles/shared.ts';
import { ChooseEvent, TestPageEvent } from './choose-event.ts';
import { numberField } from './number-field.ts';
import { formLayout } from './print-form-layout.ts';

const numbers = Array.from({ length: squares.count }, (_, i) => i);

/** Printers by name, and how far each needs its backs moved: typed, or tapped as the test page shows it. */
@customElement('print-printer')
export class PrintPrinter extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) choices!: Choices;

  #choose(changed: Partial<Choices>, gone?: string): void {
    this.dispatchEvent(new ChooseEvent({ ...this.choices, ...changed }, gone));
  }

  #change(changed: Partial<Printer>): void {
    const { printers, printer } = this.choices;
    this.#choose({
      printers: printers.map((one) => (one.name === printer ? { ...one, ...changed } : one)),
      printer: changed.name ?? printer,
    });
  }

  readonly #add = (): void => {
    const { printers } = this.choices;
    const isFree = (name: string) => printers.every((other) => other.name !== name);
    let number = printers.length + 1;
    while (!isFree(this.text.word('print-printer-name', { number }))) number++;
    const name = this.text.word('print-printer-name', { number });
    this.#choose({ printers: [...printers, { name, x: 0, y: 0 }], printer: name });
  };

  readonly #remove = (): void => {
    const { printers, printer } = this.choices;
    this.#choose({ printers: printers.filter(({ name }) => name !== printer), printer: '' }, printer);
  };

  /** Two printers of one name could not be told apart. */
  #rename(field: HTMLInputElement): void {
    const name = field.value.trim();
    const isTaken = this.choices.printers.some((other) => other.name === name);
    if (name && !isTaken) this.#change({ name });
    else field.value = this.choices.printer;
  }

  protected override render(): TemplateResult {
    const { printers, printer: chosen } = this.choices;
    const printer = printers.find(({ name }) => name === chosen);
    const choose = (event: Event) => this.#choose({ printer: (event.target as HTMLSelectElement).value });
    return html`<div class="more">
      <p>${this.text.word('print-printer-hint')}</p>
      <button class="key" id="test" @click=${() => this.dispatchEvent(new TestPageEvent())}>
        ${toolSvg('printer')} ${this.text.word('print-test')}
      </button>
      <label class="number">
        ${this.text.word('print-printer-choice')}
        <select @change=${choose}>
          <option value="" ?selected=${!printer}>${this.text.word('print-printer-none')}</option>
          ${printers.map(
            ({ name }) => html`<option value=${name} ?selected=${name === chosen}>${name}</option>`,
          )}
        </select>
      </label>
      <button class="key" id="add" @click=${this.#add}>
        ${toolSvg('plus')} ${this.text.word('print-printer-add')}
      </button>
      ${printer ? this.#profile(printer) : nothing}
    </div>`;
  }

  #profile(printer: Printer): TemplateResult {
    const rename = (event: Event) => this.#rename(event.target as HTMLInputElement);
    return html`<label class="number">
        ${this.text.word('print-printer-called')}
        <input name="print-printer-called" maxlength="40" .value=${printer.name} @change=${rename} />
      </label>
      <h2 id="squares">${this.text.word('print-squares')}</h2>
      <div class="squares" role="group" aria-labelledby="squares">
        ${numbers.flatMap((row) => numbers.map((column) => this.#square(printer, column, row)))}
      </div>
      <div class="numbers">
        ${this.#shift('print-x', printer.x, (x) => this.#change({ x }))}
        ${this.#shift('print-y', printer.y, (y) => this.#change({ y }))}
      </div>
      <button class="key" id="remove" @click=${this.#remove}>
        ${toolSvg('trash')} ${this.text.word('print-printer-remove')}
      </button>`;
  }

  #shift(name: string, value: number, choose: (value: number) => void): TemplateResult {
    const range = { min: -mostShift, max: mostShift, step: 0.1 };
    return numberField({ name, label: this.text.word(name), value, ...range }, choose);
  }

  #square(printer: Printer, column: number, row: number): TemplateResult {
    const { tested = { x: 0, y: 0 } } = printer;
    const offset = offsetOf(column, row);
    const [x, y] = [tested.x + offset.x, tested.y + offset.y];
    return html`<button
      class="square"
      aria-pressed=${printer.x === x && printer.y === y}
      @click=${() => this.#change({ x, y })}
    >
      ${columnName(column)}${row + 1}
    </button>`;
  }

  static override styles = [
    base,
    keys,
    formLayout,
    css`
      p {
        color: var(--ink2);
      }
      .key {
        gap: 10px;
      }
      .squares {
        display: grid;
        grid-template-columns: repeat(9, 1fr);
        gap: 2px;
      }
      .square {
        min-height: 36px;
        border-radius: 6px;
        background: var(--card);
        font-size: 15px;
        text-align: center;
      }
      .square[aria-pressed='true'] {
        background: var(--ink);
        color: var(--on-ink);
        font-weight: 700;
      }
    `,
  ];
}
