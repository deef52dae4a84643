import {
  priorityRows,
  type LandscapeCard,
  type PriorityRow,
  type RowOfTerrains,
} from '../landscape-cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { circle, hexagon, inks, line, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import type { Terrain } from '../maps.ts';
import { terrainSign, terrainToken } from '../terrain.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';
import type { Place } from './automa.ts';

const { bright } = look.pair;
const { ink, ink2, rule } = inks;

const half = (card.bottom - card.top) / priorityRows.length;
/** Four circles in the first line of a row, the others below. */
const circles = { inLine: 4, r: 3.6, first: 12.8, line: 11.8 } as const;
const pitch = (card.right - card.left) / circles.inLine;

/** The face of a landscape card: two rows of terrains. What is not known is filled in with a pen. */
export function landscapeFace(
  home: Terrain,
  face: LandscapeCard,
  { number, of }: Place,
  reader: Reader,
): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const isComplete = priorityRows.every((row) => face[row].every((terrain) => terrain !== null));
  const readingHint = say('paper-landscape-hint');
  const name = (terrain: Terrain) => say('terrain-name', { terrain });
  const drawn = cardFace(
    {
      look,
      name: '',
      title: say('paper-home', { home }),
      subtitle: say('paper-landscape'),
      code: `TM·L ${number}/${of}`,
      from: [face.provenance],
    },
    priorityRows.flatMap((row, i) => {
      const top = card.top + i * half;
      return [
        ...(i > 0 ? [line(card.left, top, card.right, top, { stroke: rule, strokeWidth: 0.25 })] : []),
        ...rowHead(row, top, i === 0 || isComplete ? readingHint : say('paper-landscape-empty')),
        ...rowShapes(face[row], top, name),
      ];
    }),
    reader,
  );
  return { ...drawn, shapes: [...drawn.shapes, ...homeSign(home)] };
}

/** In place of a number: the sign of the home in its hexagon. */
function homeSign(home: Terrain): Shape[] {
  const [x, y] = [card.left + 4.1, 7];
  return [hexagon(x, y, 4.7, { stroke: bright, strokeWidth: 0.5 }), ...terrainSign(home, x, y, 2.4, bright)];
}

function rowHead(row: PriorityRow, top: number, hint: string): Shape[] {
  const style = { size: 2.9, weight: 500, fill: ink2, anchor: 'end' } as const;
  return [
    text(card.left - 0.2, top + 7, row.toUpperCase(), { size: 7, weight: 700, fill: ink }),
    ...write(hint, { ...style, x: card.right, y: top + 6.6, width: 44, height: 5.4, align: 'bottom' }),
  ];
}

function rowShapes(row: RowOfTerrains, top: number, name: (terrain: Terrain) => string): Shape[] {
  return row.flatMap((terrain, i) => {
    const x = card.left + ((i % circles.inLine) + 0.5) * pitch;
    const y = top + circles.first + Math.floor(i / circles.inLine) * circles.line;
    const place = text(x - circles.r - 1.1, y + 1, String(i + 1), {
      size: 2.9,
      weight: 600,
      fill: ink2,
      anchor: 'end',
    });
    return [place, ...(terrain ? known(terrain, x, y, name(terrain)) : [unknown(x, y)])];
  });
}

function known(terrain: Terrain, x: number, y: number, name: string): Shape[] {
  const style = { size: 2.9, weight: 600, fill: ink, anchor: 'middle' } as const;
  return [
    ...terrainToken(terrain, x, y, circles.r),
    ...write(name, { ...style, x, y: y + circles.r + 3, width: pitch - 0.6 }),
  ];
}

const unknown = (x: number, y: number): Shape =>
  circle(x, y, circles.r, { stroke: rule, strokeWidth: 0.4, dash: [1, 0.8] });
