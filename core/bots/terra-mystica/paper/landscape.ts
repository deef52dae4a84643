import {
  priorityRows,
  type LandscapeCard,
  type PriorityRow,
  type RowOfTerrains,
} from '../landscape-cards.ts';
import type { Reader } from '../../../engine/text.ts';
import {
  circle,
  group,
  hexagon,
  inks,
  line,
  n,
  text,
  type Drawing,
  type Shape,
} from '../../../look/drawing.ts';
import { look } from '../look.ts';
import type { Terrain } from '../maps.ts';
import { terrainSign, terrainToken } from '../terrain.ts';
import { write } from '../../../look/write.ts';
import type { Point } from '../../../look/board.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import type { Place } from './automa.ts';

const { bright } = look.pair;
const { ink, ink2, rule } = inks;

/** Four circles in the first line of a row, the others below. */
const inLine = 4;
const halfOf = (at: CardFrame): number => (at.bottom - at.top) / priorityRows.length;
const circlesOf = (at: CardFrame) => {
  const pitch = at.inside / inLine;
  const words = at.size(2.9);
  const head = Math.max(8, 0.24 * halfOf(at));
  const line = (halfOf(at) - head) / 2;
  const r = Math.min(0.27 * pitch, (line - words - 1.4) / 2);
  return { pitch, r, first: head + r, line, words };
};

/** The face of a landscape card: two rows of terrains. What is not known is filled in with a pen. */
export function landscapeFace(
  home: Terrain,
  face: LandscapeCard,
  { number, of }: Place,
  reader: Reader,
  at: CardFrame = frameOf(),
): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const isComplete = priorityRows.every((row) => face[row].every((terrain) => terrain !== null));
  const readingHint = say('paper-landscape-hint');
  const name = (terrain: Terrain) => say('terrain-name', { terrain });
  return cardFace(
    {
      look,
      name: '',
      title: say('paper-home', { home }),
      subtitle: say('paper-landscape'),
      code: `TM·L ${number}/${of}`,
      from: [face.provenance],
    },
    at,
    priorityRows.flatMap((row, i) => {
      const top = at.top + i * halfOf(at);
      return [
        ...(i > 0 ? [line(at.left, top, at.right, top, { stroke: rule, strokeWidth: 0.25 })] : []),
        group(
          [
            ...rowHead(row, top, i === 0 || isComplete ? readingHint : say('paper-landscape-empty'), at),
            ...rowShapes(face[row], top, name, at),
          ],
          { tag: 'P' },
        ),
      ];
    }),
    reader,
    homeSign(home, at),
  );
}

/** In place of a number: the sign of the home in its hexagon. */
function homeSign(home: Terrain, at: CardFrame): Shape[] {
  const r = Math.min(4.7, (at.top - 5) / 2.2);
  const [x, y] = [at.left + r, (at.top - 3) / 2 + 0.3];
  return [
    hexagon(x, y, r, { stroke: bright, strokeWidth: 0.5 }),
    ...terrainSign(home, x, y, 0.51 * r, bright),
  ];
}

function rowHead(row: PriorityRow, top: number, hint: string, at: CardFrame): Shape[] {
  const { words, first, r } = circlesOf(at);
  const size = Math.min(7 * Math.max(1, at.k), first - r);
  const style = { size: words, weight: 500, fill: ink2, anchor: 'end' } as const;
  const zone = { x: at.right, y: top + size - 0.4, width: at.inside - 8, height: size - 1 } as const;
  return [
    text(at.left - 0.2, top + size, row.toUpperCase(), { size, weight: 700, fill: ink }),
    ...write(hint, { ...style, ...zone, align: 'bottom' }),
  ];
}

function rowShapes(
  row: RowOfTerrains,
  top: number,
  name: (terrain: Terrain) => string,
  at: CardFrame,
): Shape[] {
  const { pitch, r, first, line: down, words } = circlesOf(at);
  return row.flatMap((terrain, i) => {
    const x = at.left + ((i % inLine) + 0.5) * pitch;
    const y = top + first + Math.floor(i / inLine) * down;
    const place = text(x - r - 1, y + words / 3, String(i + 1), {
      size: words,
      weight: 600,
      fill: ink2,
      anchor: 'end',
    });
    return [place, ...(terrain ? known(terrain, { x, y }, name(terrain), at) : [unknown(x, y, r)])];
  });
}

function known(terrain: Terrain, { x, y }: Point, name: string, at: CardFrame): Shape[] {
  const { r, pitch, words } = circlesOf(at);
  const style = { size: words, weight: 500, fill: ink, anchor: 'middle', tracking: -0.02 } as const;
  return [
    ...terrainToken(terrain, x, y, r),
    ...write(name, { ...style, x, y: y + r + 0.25 + 0.78 * words, width: pitch - 0.05 }),
  ];
}

const unknown = (x: number, y: number, r: number): Shape =>
  group([circle(0, 0, r, { stroke: rule, strokeWidth: 0.4, dash: [1, 0.8] })], {
    name: `unknown-${n(r)}`,
    transform: { x, y },
  });
