import type { Board, Lying, Picture, Place, Point } from '../../../look/board.ts';
import { colourToken } from '../../../look/colours.ts';
import { inks, n, path, text, type Ink, type Shape } from '../../../look/drawing.ts';
import type { Reader } from '../../../engine/text.ts';
import { arrows } from '../arrows.ts';
import { cards, type Field } from '../cards.ts';
import { look } from '../look.ts';
import type { State } from '../state.ts';

const { bright } = look.pair;
const { ink, paper } = inks;

const size = 256;
const centre = size / 2;
const [outer, inner] = [124, 70];

/** A point around the centre; turns are counted clockwise from the top. */
function around(radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: centre + radius * Math.sin(angle), y: centre - radius * Math.cos(angle) };
}

function sector(index: number, count: number): string {
  const gap = 2 / 360;
  const [from, to] = [index / count + gap, (index + 1) / count - gap];
  const at = (radius: number, turn: number) => {
    const { x, y } = around(radius, turn);
    return `${n(x)} ${n(y)}`;
  };
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** Fields by what the marker has to do with them. */
const fieldInks = {
  open: { fill: paper },
  at: { fill: bright },
  passed: { fill: `${bright}66` },
  from: { stroke: bright, strokeWidth: 3, dash: [4, 4] },
  other: { stroke: `${bright}99`, strokeWidth: 1.5 },
} as const satisfies Record<string, Ink>;

function kindOf(mark: string | undefined): keyof typeof fieldInks {
  if (mark === undefined) return 'other';
  return mark === 'at' || mark === 'from' ? mark : 'passed';
}

const numeral = { weight: 700, anchor: 'middle' } as const;

/** Its number where it can be tapped, the number of the step that led over it, or its colour. */
function inside(kind: keyof typeof fieldInks, { x, y }: Point, number: string, { colour }: Field): Shape[] {
  switch (kind) {
    case 'open':
      return [text(x, y + 9, number, { ...numeral, size: 26, fill: ink })];
    case 'passed':
      return [text(x, y + 8, number, { ...numeral, size: 23, fill: paper })];
    default:
      return colourToken(colour, x, y, 14);
  }
}

const nameOf = ({ colour }: Field, i: number, reader: Reader): string =>
  reader.text({ say: 'board-field', with: { field: i + 1, colour } });

function placeOf(field: Field, i: number, count: number, { marks, choices, text: reader }: Lying): Place {
  const id = String(i + 1);
  const isOpen = choices.includes(id);
  const kind = isOpen ? 'open' : kindOf(marks[id]);
  const at = around((outer + inner) / 2, (i + 0.5) / count);
  const outline = sector(i, count);
  return {
    id,
    name: nameOf(field, i, reader),
    shapes: [path(outline, fieldInks[kind]), ...inside(kind, at, isOpen ? id : (marks[id] ?? ''), field)],
    outline,
    at,
    isOpen,
  };
}

/** Mautoma's energy circle: where the marker stands, the way it came, and the tie-breaker that counts now. */
export const energyCircle: Board = {
  shape: 'square',
  draw(lying: Lying<State>): Picture {
    const { state, marks, text: reader } = lying;
    const { fields, segments } = (state?.cards ?? cards.shipped).board;
    const places = fields.map((field, i) => placeOf(field, i, fields.length, lying));
    const label = reader.text({ say: 'board-circle', with: {} });
    const picture = { width: size, height: size, label, places };
    const here = places.findIndex(({ id }) => marks[id] === 'at');
    const field = fields[here];
    if (!field) return picture;
    const { rows, along } = segments[field.segment];
    return {
      ...picture,
      told: [nameOf(field, here, reader), reader.text({ say: 'search', with: { rows, along } })],
      over: arrows(
        segments[field.segment],
        { x: centre, y: centre - 8, scale: 4 },
        { stroke: paper, round: true },
      ),
    };
  },
};
