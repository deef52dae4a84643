import type { Board, Lying, Picture, Place } from '../../../look/board.ts';
import { circle, group, inks, path, text as words, type Shape } from '../../../look/drawing.ts';
import { capital } from '../../../look/write.ts';
import { colours, spots, type Colour } from '../cards.ts';
import { look } from '../look.ts';
import type { State } from '../state.ts';
import { byNumber, fieldsOf, side, type Field, type Numbered, type Part } from './fields.ts';
import { emptyPiece, piece } from './pieces.ts';

const { bright, night } = look.pair;
const { ink, paper } = inks;

/** A field as it lies, and one that matters now. */
const resting = { fill: `${bright}26`, stroke: `${bright}80`, strokeWidth: 1.5 };
const lit = { fill: bright, stroke: bright, strokeWidth: 1.5 };
/** Where nothing lies: on either. */
const empty = { stroke: `${bright}B0`, strokeWidth: 1.5, dash: [4, 4] };
const wanted = { stroke: ink, strokeWidth: 2 };

/**
 * Marks say what lies on a part (`4b`: a colour; `next`: asked for now; `new-4b`: just put there) and which field he
 * takes (`field-4`: target).
 * Whole fields can be tapped, or their parts. Fields that have no number yet are called by their spots.
 */
function drawn(lying: Lying, numbered: readonly Numbered[]): Picture {
  const fields = fieldsOf(numbered);
  const told = fields.filter((field) => field.id === field.spot || colourOn(lying, ...field.parts));
  return {
    width: side,
    height: side,
    label: lying.text.text({ say: 'supply-label', with: {} }),
    told: told.map((field) => fieldName(lying, field)),
    ground: fields.map((field) => path(field.ground, isLit(lying, field) ? lit : resting)),
    places: fields.flatMap((field) => placesOn(lying, field)),
    over: fields.flatMap(numberShapes),
  };
}

/** The first piece that lies on one of these. */
const colourOn = ({ marks }: Lying, ...parts: readonly Part[]): Colour | undefined =>
  colours.find((colour) => parts.some(({ id }) => marks[id] === colour));

/** He takes it, or something is to be put there. */
function isLit(lying: Lying, { id, parts }: Field): boolean {
  const { marks, choices } = lying;
  if (marks[`field-${id}`] === 'target') return true;
  if (Object.values(marks).includes('next')) return parts.some((part) => marks[part.id] === 'next');
  const isFree = (open: string, on: readonly Part[]) => choices.includes(open) && !colourOn(lying, ...on);
  return isFree(id, parts) || parts.some((part) => isFree(part.id, [part]));
}

/** Its parts one by one where they are asked for, else the whole. */
function placesOn(lying: Lying, field: Field): Place[] {
  const { choices } = lying;
  const drawnOn = (part: Part) => partShapes(lying, field, part);
  if (choices.includes(field.id) || !field.parts.some(({ id }) => choices.includes(id)))
    return [
      {
        id: field.id,
        name: fieldName(lying, field),
        shapes: field.parts.flatMap(drawnOn),
        outline: field.ground,
        at: field.middle,
        isOpen: choices.includes(field.id),
      },
    ];
  return field.parts.map((part, index) => ({
    id: part.id,
    name: partName(lying, field, part, index),
    shapes: drawnOn(part),
    outline: part.room,
    at: part,
    isOpen: choices.includes(part.id),
  }));
}

function partShapes(lying: Lying, field: Field, part: Part): Shape[] {
  const colour = colourOn(lying, part);
  if (colour)
    return [
      group(piece(field.kind, colour, part), { piece: `${colour}-${part.id}` }),
      ...freshness(lying, part),
    ];
  const outline = emptyPiece(field.kind, part, isLit(lying, field) ? wanted : empty);
  const style = { size: 26, weight: 700, fill: ink, anchor: 'middle' } as const;
  const asked = words(part.x, part.y + (capital / 2) * style.size, '?', style);
  return lying.marks[part.id] === 'next' ? [outline, asked] : [outline];
}

/** Around a piece that was just put there. */
const freshness = ({ marks }: Lying, { id, x, y, r }: Part): Shape[] =>
  marks[`new-${id}`] ? [circle(x, y, r + 2.5, { stroke: bright, strokeWidth: 3 })] : [];

function numberShapes({ number, label: { x, y } }: Field): Shape[] {
  const style = { size: 16, weight: 700, fill: paper, anchor: 'middle' } as const;
  const baseline = y + (capital / 2) * style.size;
  return number ? [circle(x, y, 11.5, { fill: night }), words(x, baseline, number, style)] : [];
}

function partName(lying: Lying, { id, kind }: Field, part: Part, index: number): string {
  const values = { field: id, kind, part: index + 1, c1: colourOn(lying, part) ?? 'none' };
  return lying.text.text({ say: 'supply-place', with: values });
}

function fieldName(lying: Lying, field: Field): string {
  const { id, spot, number, parts } = field;
  if (id === spot) return spotName(lying.text, spot, number || 'none');
  const [first, second] = parts;
  if (first && !second) return partName(lying, field, first, 0);
  const [c1 = 'none', c2 = 'none'] = parts.map((part) => colourOn(lying, part));
  return lying.text.text({ say: 'supply-pair', with: { field: id, c1, c2 } });
}

const spotName = (text: Lying['text'], spot: string, number = 'none'): string =>
  text.text({ say: 'supply-spot', with: { spot, number } });

export const supply: Board = {
  shape: 'square',
  draw: (lying: Lying<State>) => drawn(lying, byNumber(lying.state?.cards.numbers.spots ?? spots)),
};

/** The same board while its fields get their numbers: a mark is the number of a spot. */
export const numbers: Board = {
  shape: 'square',
  draw: (lying: Lying<State>) =>
    drawn(
      lying,
      spots.map((spot) => ({ id: spot, spot, number: lying.marks[spot] ?? '' })),
    ),
  placeName: spotName,
  // Counted as we number them, whatever the player's numbers are.
  said: (place) => [`${spots.findIndex((spot) => spot === place) + 1}`],
};
