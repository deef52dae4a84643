import { html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../../core/engine/bot.ts';
import type { Row } from './turn-rows.ts';

/** A step of the turn is to be heard again, from there. */
export class RowEvent extends CustomEvent<number> {
  constructor(step: number) {
    super('row', { detail: step, bubbles: true, composed: true });
  }
}

/** What was told was otherwise. */
export class UnlessEvent extends CustomEvent<{ readonly at: number; readonly value: Answer }> {
  constructor(at: number, value: Answer) {
    super('unless', { detail: { at, value }, bubbles: true, composed: true });
  }
}

/** How far the turn is. */
export interface Progress {
  /** The step that is spoken. */
  readonly spoken: number | undefined;
  /** So many steps were told before the last answer. */
  readonly done: number;
  /** The first number to say for an exception; none while nobody listens. */
  readonly firstNumber: number | undefined;
}

/** Above a board that is wide so many rows stand side by side; more of them two by two. */
const beside = ['', 'beside', 'beside', 'beside three'];

/** So many keys stand with the words; more need the width of the row. */
const isFew = ({ exceptions }: Row): boolean => exceptions.length <= 2;

/** A turn that is too long for one sheet lies on two. */
export type Sheet = 'first' | 'second';

/** The second begins in the middle; keys below a row take as much room as another one. */
export function sheetOf(rows: readonly Row[], row: number): Sheet {
  const room = (some: readonly Row[]) =>
    some.length + some.filter(({ exceptions }) => exceptions.length > 0).length;
  return room(rows.slice(0, row)) < room(rows) / 2 ? 'first' : 'second';
}

/** Words without a number stand below the words of the others, if all have room there. */
const areInLine = (rows: readonly Row[]): boolean =>
  rows.some(({ hero }) => hero !== undefined) &&
  rows.every(({ hero, words }) => hero !== undefined || words.length <= terse);

/** The rows of a turn, top to bottom in the order of play. */
export function turnSheet(
  rows: readonly Row[],
  { spoken, done, firstNumber }: Progress,
  isAboveBoard = false,
): TemplateResult {
  const keys = exceptionKeys(firstNumber);
  const kinds = `${isAboveBoard ? (beside[rows.length] ?? 'beside many') : ''} ${areInLine(rows) ? 'in-line' : ''}`;
  return html`<ol class="turn ${kinds}">
    ${rows.map((row, n) => {
      const state = row.step === spoken ? 'on' : row.step < done ? 'done' : '';
      const sheet = sheetOf(rows, n);
      return html`<li class="row ${state} ${sheet} ${kindOf(row)}" @click=${send(new RowEvent(row.step))}>
        ${heroOf(row)}
        <div class="said">
          <div>
            <p class="words">${wordsOf(row)}</p>
            ${row.detail ? html`<p class="detail">${row.detail}</p>` : nothing}
          </div>
          ${isFew(row) ? keys(row) : nothing}
        </div>
        ${isFew(row) ? nothing : keys(row)}
      </li>`;
    })}
  </ol>`;
}

/** What the player has put right is crossed out. */
export const wordsOf = ({ words, refuted }: Row): TemplateResult | string =>
  refuted === undefined ? words : html`<s>${refuted}</s>${words.slice(refuted.length)}`;

/** What was told was otherwise: the keys of one row after the other, with numbers to say from the first one on. */
export function exceptionKeys(first: number | undefined): (row: Row) => TemplateResult | typeof nothing {
  let number = first;
  return ({ exceptions }) =>
    exceptions.length === 0
      ? nothing
      : html`<p class="otherwise">
          ${exceptions.map(
            ({ at, value, label }) =>
              html`<button class="unless" @click=${send(new UnlessEvent(at, value))}>
                ${number === undefined ? nothing : html`<b>${number++}</b> `}${label}
              </button>`,
          )}
        </p>`;
}

/** The row that asks: the last one, and lit. */
export function askingRow(row: Omit<Row, 'step' | 'exceptions'>): TemplateResult {
  return html`<div class="row on asks ${kindOf(row)}">
    ${heroOf(row)}
    <div>
      <h1 class="words">${row.words}</h1>
      ${row.detail ? html`<p class="detail">${row.detail}</p>` : nothing}
    </div>
  </div>`;
}

function send(event: Event) {
  return (pressed: Event): void => {
    pressed.stopPropagation();
    pressed.currentTarget?.dispatchEvent(event);
  };
}

function heroOf({ hero, tab }: Pick<Row, 'hero' | 'tab'>): TemplateResult | typeof nothing {
  if (hero === undefined) return nothing;
  return html`<p class="hero ${hero.length > 1 ? `long-${Math.min(hero.length, 4)}` : ''}">
    ${tab ? html`<span>${tab}</span>` : nothing}<b>${hero}</b>
  </p>`;
}

/** So few letters have one line on a phone. */
const terse = 14;

/** Longer words are set smaller: a telegram has two lines, a sentence three. */
function kindOf({ hero, words, isSentence }: Pick<Row, 'hero' | 'words' | 'isSentence'>): string {
  const size = !isSentence && words.length <= 28 ? '' : words.length <= 40 ? 'less' : 'least';
  return `${hero === undefined ? 'bare' : ''} ${words.length <= terse ? 'terse' : ''} ${size}`;
}

declare global {
  interface HTMLElementEventMap {
    row: RowEvent;
    unless: UnlessEvent;
  }
}
