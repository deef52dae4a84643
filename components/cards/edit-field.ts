import { css, html, nothing, type TemplateResult } from 'lit';
import type { EditCard, Field } from '../../core/engine/edits.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Board, Boards } from '../../core/look/board.ts';
import { toolSvg } from '../paint.ts';
import type { PlaceEvent } from '../boards/place-event.ts';
import '../boards/board-view.ts';
import { optionChoice } from '../parts/option-choice.ts';

type Change = (cards: unknown) => void;
type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** So many numbers fit in a row of keys, one tap each; more are stepped through. */
const fewNumbers = 9;

const phrase = ({ name, with: values = {} }: Field) => ({ say: `edit-${name}`, with: values });
const word = (text: Reader, say: string) => text.text({ say, with: {} });

/** A card in words: for whoever cannot see its drawing, and where there is none. */
export function wordsOf(text: Reader, { fields }: EditCard): readonly (readonly [string, string])[] {
  return fields.map((field) => [text.text(phrase(field)), valueWords(text, field)]);
}

function valueWords(text: Reader, field: Field): string {
  switch (field.kind) {
    case 'yes-no':
      return word(text, field.value ? 'edit-yes' : 'edit-no');
    case 'text':
      return field.value ?? word(text, 'edit-unknown');
    case 'choice':
      return text.label(phrase(field), field.value);
    case 'count':
      if (field.value === null) return word(text, 'edit-unknown');
      return text.part(phrase(field), `n-${field.value}`) ?? String(field.value);
    case 'several':
    case 'order':
      return (
        field.value.map((one) => text.label(phrase(field), one)).join(', ') || word(text, 'edit-nothing')
      );
  }
}

/** A value of a card with the keys to change it. */
export function editField(text: Reader, boards: Boards, field: Field, change: Change): TemplateResult {
  const title = text.text(phrase(field));
  return html`<section data-field=${field.name} data-of=${Object.values(field.with ?? {}).join(' ')}>
    ${field.kind === 'yes-no' ? nothing : html`<h3>${title}</h3>`}
    ${control(text, boards, field, title, change)}
  </section>`;
}

function control(text: Reader, boards: Boards, field: Field, title: string, change: Change): TemplateResult {
  switch (field.kind) {
    case 'yes-no':
      return pressed(title, 'yes', field.value, () => change(field.put(!field.value)));
    case 'text':
      return html`<input
        type="text"
        aria-label=${title}
        maxlength=${field.most}
        placeholder=${word(text, 'edit-unknown')}
        .value=${field.value ?? ''}
        @input=${(event: Event) => change(field.put((event.target as HTMLInputElement).value.trim() || null))}
      />`;
    case 'choice':
      return optionChoice(
        title,
        field.of.map((value) => ({ value, label: text.label(phrase(field), value) })),
        field.value,
        (value) => change(field.put(value)),
      );
    case 'count':
      return field.max - field.min < fewNumbers
        ? fewKeys(text, field, title, change)
        : stepper(text, field, title, change);
    case 'several':
      return several(text, field, title, change);
    case 'order':
      return order(text, boards, field, title, change);
  }
}

function pressed(title: string, value: string, isPressed: boolean, press: () => void): TemplateResult {
  return html`<button class="key" data-value=${value} aria-pressed=${isPressed} @click=${press}>
    ${isPressed && !isNumber(title) ? toolSvg('check', 22) : nothing}${title}
  </button>`;
}

/** Among numbers a sign beside some would move the others at every tap. */
const isNumber = (title: string): boolean => /^\d+$/.test(title);

function fewKeys(text: Reader, field: Of<'count'>, title: string, change: Change): TemplateResult {
  const numbers = Array.from({ length: field.max - field.min + 1 }, (_, i) => String(field.min + i));
  const choices = numbers.map((value) => ({ value, label: text.part(phrase(field), `n-${value}`) ?? value }));
  const unknown = { value: 'unknown', label: word(text, 'edit-unknown') };
  return optionChoice(
    title,
    field.mayBeUnknown ? [...choices, unknown] : choices,
    field.value === null ? 'unknown' : String(field.value),
    (value) => change(field.put(value === 'unknown' ? null : Number(value))),
  );
}

function stepper(text: Reader, field: Of<'count'>, title: string, change: Change): TemplateResult {
  const { value, min, max, mayBeUnknown } = field;
  const step = (say: string, to: number, tool: 'minus' | 'plus') =>
    html`<button
      class="key"
      data-step=${tool}
      aria-label=${text.text({ say, with: { label: title } })}
      ?disabled=${to < min || to > max}
      @click=${() => change(field.put(to))}
    >
      ${toolSvg(tool)}
    </button>`;
  return html`<div class="stepper">
    ${step('edit-less', value === null ? min - 1 : value - 1, 'minus')}
    <output>${value ?? '?'}</output>
    ${step('edit-more', value === null ? min : value + 1, 'plus')}
    ${
      mayBeUnknown
        ? pressed(word(text, 'edit-unknown'), 'unknown', value === null, () => change(field.put(null)))
        : nothing
    }
  </div>`;
}

function several(text: Reader, field: Of<'several'>, title: string, change: Change): TemplateResult {
  const toggled = (one: string) =>
    field.of.filter((other) => field.value.includes(other) !== (other === one));
  return html`<div class="choices" role="group" aria-label=${title}>
    ${field.of.map((one) =>
      pressed(text.label(phrase(field), one), one, field.value.includes(one), () =>
        change(field.put(toggled(one))),
      ),
    )}
  </div>`;
}

function order(
  text: Reader,
  boards: Boards,
  field: Of<'order'>,
  title: string,
  change: Change,
): TemplateResult {
  const { value, most, repeats, of } = field;
  const rest = repeats ? of : of.filter((one) => !value.includes(one));
  const erase = (say: string, to: readonly string[]) =>
    html`<button
      class="key"
      data-erase=${say}
      ?disabled=${value.length === 0}
      @click=${() => change(field.put(to))}
    >
      ${word(text, say)}
    </button>`;
  const add = (one: string) => change(field.put([...value, one]));
  const board = boards.named[field.onBoard ?? ''];
  if (board)
    return onBoard(
      text,
      board,
      field,
      [erase('edit-erase', value.slice(0, -1)), erase('edit-clear', [])],
      add,
    );
  return html`<ol aria-label=${title}>
      ${value.map((one) => html`<li>${text.label(phrase(field), one)}</li>`)}
    </ol>
    <div class="choices" role="group" aria-label=${title}>
      ${
        value.length < most
          ? rest.map((one) => pressed(text.label(phrase(field), one), one, false, () => add(one)))
          : nothing
      }
      ${erase('edit-erase', value.slice(0, -1))} ${erase('edit-clear', [])}
    </div>`;
}

/** The spaces of a drawn board, numbered as they are tapped. */
function onBoard(
  text: Reader,
  board: Board,
  { of, value }: Of<'order'>,
  erase: readonly TemplateResult[],
  add: (place: string) => void,
): TemplateResult {
  const lying = {
    marks: Object.fromEntries(value.map((place, at) => [place, String(at + 1)])),
    places: of,
    choices: of.filter((place) => !value.includes(place)),
    text,
    strip: () => undefined,
  };
  return html`<div class="drawn" @place=${({ detail }: PlaceEvent) => add(detail)}>
      <board-view .board=${board} .lying=${lying}></board-view>
    </div>
    <div class="choices">${erase}</div>`;
}

export const fieldStyles = css`
  section {
    display: grid;
    gap: 8px;
  }
  h3 {
    font-size: calc(18px * var(--scale));
  }
  .choices,
  .stepper {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  section .key {
    flex: 1 1 auto;
    gap: 8px;
    min-width: 56px;
    min-height: 56px;
    padding: 6px 12px;
    font-size: calc(18px * var(--scale));
  }
  .drawn {
    justify-self: center;
    width: min(100%, 46dvh);
    aspect-ratio: 1;
    padding: 12px;
    border-radius: 16px;
    background: var(--night, #14181b);
  }
  input[type='text'] {
    width: 100%;
    min-height: 56px;
    padding: 6px 14px;
    border: 2px solid var(--ctl);
    border-radius: 16px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
    font-size: calc(20px * var(--scale));
  }
  .stepper output {
    display: grid;
    place-items: center;
    min-width: 64px;
    font-size: calc(28px * var(--scale));
    font-weight: 700;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    counter-reset: place;
  }
  ol li {
    padding: 6px 12px;
    border-radius: 10px;
    background: var(--ink);
    color: var(--on-ink);
    font-size: calc(17px * var(--scale));
    counter-increment: place;
  }
  ol li::before {
    content: counter(place) ' ';
    opacity: 0.7;
  }
`;
