import type { Board, Boards, Lying, Picture, Place, Point, Size } from '../../look/board.ts';
import { group, n, path, text, type Shape } from '../../look/drawing.ts';
import { locationShapes, markedBy, outlineOf, signHeight, width, type Marked } from './location.ts';
import { look } from './look.ts';
import { named, placesOf, rowLength, rows, rowsBoard, type Row } from './mirror.ts';

const { bright } = look.pair;
const white = '#FFFFFF';

/** How a row is called: by its name above it, or where that leaves too little height, by a letter beside it. */
interface Form {
  readonly left: number;
  readonly head: number;
  /** The lowest that its locations may be. */
  readonly least: number;
}
const byName: Form = { left: 0, head: 24, least: 58 };
const byLetter: Form = { left: 26, head: 0, least: 40 };

/** No location is higher. */
const highest = 122;
const fingertip = 44;

interface Layout extends Size {
  readonly form: Form;
  /** How high a location is. */
  readonly high: number;
  /** Where a location begins. */
  at(row: Row, index: number): Point;
}

/** A row fills the width, and both the height that there is; `above` is kept free over every location. */
function layoutIn(room: Size, above: number, isOpen: boolean): Layout {
  // Too narrow for so many fingertips side by side.
  const columns = isOpen && room.width < rowLength * fingertip ? Math.ceil(rowLength / 2) : rowLength;
  const lines = Math.ceil(rowLength / columns);
  const across = (form: Form) => form.left + columns * width;
  const fit = (form: Form) => {
    const row = (across(form) * room.height) / room.width / rows.length - form.head;
    return row / lines - above;
  };
  const form = fit(byName) < byName.least ? byLetter : byName;
  const high = Math.min(highest, Math.max(form.least, fit(form)));
  const pitch = form.head + lines * (above + high);
  return {
    form,
    high,
    width: across(form),
    height: rows.length * pitch,
    at: (row, index) => ({
      x: form.left + (index % columns) * width,
      y: rows.indexOf(row) * pitch + form.head + above + Math.floor(index / columns) * (above + high),
    }),
  };
}

function heading(row: Row, word: string, { form, high, width: right, at }: Layout, above: number): Shape[] {
  const { y } = at(row, 0);
  const style = { weight: 700, fill: white } as const;
  if (form === byName) {
    const baseline = y - above - 5;
    return [text(2, baseline, word, { ...style, size: 17 }), arrows(row, 4, right - 47, baseline - 5.5)];
  }
  const middle = y + high / 2;
  const letter = text(10, middle, word.charAt(0), { ...style, size: 19, anchor: 'middle' });
  return [letter, arrows(row, 1, 7, middle + 10)];
}

/** Which way her mech goes there. */
function arrows(row: Row, count: number, x: number, y: number): Shape {
  const [back, tip] = row === 'north' ? [0, 6] : [6, 0];
  const each = Array.from(
    { length: count },
    (_, i) => `M${n(x + 12 * i + back)} ${n(y - 5)}l${tip - back} 5l${back - tip} 5`,
  );
  return path(each.join(''), { stroke: bright, strokeWidth: 2.6 });
}

/** A location with all that lies there, in words. */
function nameOf(
  place: string,
  { who, map, count, values, twenty, state }: Marked,
  text: Lying['text'],
): string {
  const flags = { map: map ? 'yes' : 'no', twenty: twenty ? 'yes' : 'no' };
  const stack = { count: count === Infinity ? 'some' : count, top: values[0] ?? 0 };
  return text.text({ say: 'rows-place', with: { ...named(place), who, state, ...flags, ...stack } });
}

function draw({ marks, choices, text, room }: Lying): Picture {
  const isOpen = choices.length > 0;
  const marked = (place: string) => markedBy(marks[place]);
  const above = rows.flatMap(placesOf).some((place) => marked(place).state !== 'none') ? signHeight : 3;
  const layout = layoutIn(room, above, isOpen);
  const { high } = layout;
  const label = { say: 'rows-label', with: {} };
  const word = (part: string) => text.part(label, part) ?? part;
  const places = rows.flatMap((row) =>
    placesOf(row).map((id, index): Place => {
      const canBeTapped = choices.includes(id);
      const { x, y } = layout.at(row, index);
      const shapes = locationShapes(marked(id), { number: String(index + 1), row, you: word('you') }, high);
      return {
        id,
        name: marks[id] || canBeTapped ? nameOf(id, marked(id), text) : '',
        shapes: [group(shapes, { transform: { x, y } })],
        outline: outlineOf(high, x, y),
        at: { x: x + width / 2, y: y + high / 2 },
        isOpen: canBeTapped,
        isDim: isOpen && !canBeTapped,
      };
    }),
  );
  return {
    width: layout.width,
    height: layout.height,
    label: text.text(label),
    told: places.map(({ name }) => name).filter(Boolean),
    ground: rows.flatMap((row) => heading(row, word(row), layout, above)),
    places,
  };
}

const expeditionRows: Board = {
  shape: 'wide',
  draw,
  placeName: (text, place) => text.text({ say: 'location-name', with: named(place) }),
  said: (place) => Object.values(named(place)).map(String),
};

export default { named: { [rowsBoard]: expeditionRows } } satisfies Boards;
