import {
  displays,
  displaySizes,
  segmentNames,
  type Area,
  type CardSet,
  type Field,
  type SegmentName,
} from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { colourToken } from '../../../look/colours.ts';
import {
  circle,
  figure,
  group,
  inks,
  line,
  rect,
  text,
  type Drawing,
  type Shape,
} from '../../../look/drawing.ts';
import { hem } from '../../../look/motifs.ts';
import { look } from '../look.ts';
import { arrows } from '../arrows.ts';
import { provenanceMark } from '../../../look/provenance.ts';
import { write } from '../../../look/write.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, grey, rule } = inks;

/** Measures of the board. The square below the head holds the circle; its corners are the outer areas. */
const board = { width: 190.5, height: 264, head: 22, side: 190.5 } as const;
const centre = { x: board.side / 2, y: board.head + board.side / 2 } as const;
const radius = { hub: 8, inner: 36, outer: 61 } as const;

/** The Mautoma board, our own drawing: energy fields, tie-breakers inside, displays outside. */
export function mautomaBoard(cards: CardSet, reader: Reader): Drawing {
  const { fields, areas, segments, fieldsProvenance } = cards.board;
  const say: Say = (key, values = {}) => reader.text({ say: key, with: values });
  return {
    width: board.width,
    height: board.height,
    shapes: [
      ...head(say),
      ...areas.map((area, i) =>
        figure(areaWords(area, i, fields.length / areas.length, say), [
          areaPanel(area, i, areas.length, say),
        ]),
      ),
      ...areaBorders(areas.length),
      circle(centre.x, centre.y, radius.outer, { fill: paper, stroke: ink, strokeWidth: 0.8 }),
      ...fields.flatMap((field, i) => fieldShapes(field, i, fields.length, reader)),
      ...quarters(segments),
      circle(centre.x, centre.y, radius.hub, { fill: paper, stroke: ink, strokeWidth: 0.5 }),
      ...provenanceMark(fieldsProvenance, centre.x - 3, centre.y + 2.6, 6, ink),
      ...legend(segments, fields.length, say),
      ...houseNote(say),
    ],
  };
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A point on a circle around the centre; degrees clockwise from the top. */
function at(r: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + r * Math.sin(angle), y: centre.y - r * Math.cos(angle) };
}

function spoke(from: number, to: number, degrees: number, strokeWidth: number): Shape {
  const [a, b] = [at(from, degrees), at(to, degrees)];
  return line(a.x, a.y, b.x, b.y, { stroke: ink, strokeWidth });
}

function head(say: Say): Shape[] {
  const title = { size: 9, weight: 700, fill: paper, tracking: -0.015 } as const;
  const of = { size: 4.4, weight: 600, fill: bright, anchor: 'end' } as const;
  return [
    rect({ x: 0, y: 0, width: board.width, height: board.head }, { fill: deep }),
    group(hem(look, board.width, 4, bright), { transform: { y: board.head - 4.4 } }),
    ...write(say('board-title'), { ...title, tag: 'H1', x: 6, y: 12, width: 100 }),
    ...write(`${say('game-name')} · ${say('unofficial')}`, { ...of, x: board.width - 6, y: 12, width: 75 }),
  ];
}

/** A field: its number, its colour as a token with a sign, and the colour's name. */
function fieldShapes({ colour }: Field, i: number, count: number, reader: Reader): Shape[] {
  const turn = 360 / count;
  const { x, y } = at((radius.inner + radius.outer) / 2, (i + 0.5) * turn);
  const pitch = (Math.PI * (radius.inner + radius.outer)) / count;
  const word = reader.text({ say: 'colour', with: { colour } });
  return [
    spoke(radius.inner, radius.outer, i * turn, 0.5),
    text(x, y - 6.6, String(i + 1), { size: 4, weight: 700, fill: ink, anchor: 'middle' }),
    ...colourToken(colour, x, y, 5.2),
    ...write(word, {
      size: 3.8,
      weight: 600,
      fill: ink,
      anchor: 'middle',
      x,
      y: y + 9.4,
      width: 0.75 * pitch,
      continues: true,
    }),
  ];
}

/** Where a quarter begins, and where its arrows and its mark lie, seen from the centre. */
const quarterPlaces = {
  'upper-right': { turn: 0, x: 16, y: -15, mark: -25 },
  'lower-right': { turn: 90, x: 16, y: 13.5, mark: 30 },
  'lower-left': { turn: 180, x: -16, y: 13.5, mark: 30 },
  'upper-left': { turn: 270, x: -16, y: -15, mark: -25 },
} as const satisfies Record<SegmentName, object>;

function quarters(segments: CardSet['board']['segments']): Shape[] {
  return [
    circle(centre.x, centre.y, radius.inner, { fill: grey, stroke: ink, strokeWidth: 0.8 }),
    ...segmentNames.flatMap((name) => {
      const { turn, x, y, mark } = quarterPlaces[name];
      return [
        spoke(radius.hub, radius.inner, turn, 0.8),
        ...arrows(segments[name], { x: centre.x + x, y: centre.y + y }, { stroke: ink }),
        ...provenanceMark(segments[name].provenance, centre.x + x - 1.5, centre.y + mark, 3, ink),
      ];
    }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The middles of the outer areas: the corners of the square are roomy, its sides are not. */
function areaSpot(degrees: number): Spot {
  const way = at(1, degrees);
  const [right, down] = [way.x - centre.x, way.y - centre.y];
  const isSide = Math.abs(down) < 0.1;
  return isSide
    ? { x: centre.x + 78 * right, y: centre.y, scale: 1.08 }
    : { x: centre.x + 62 * Math.sign(right), y: centre.y + 70 * Math.sign(down), scale: 1.25 };
}

/** Which fields an outer area belongs to, and the places of each display, counted from the left. */
function areaWords(area: Area, i: number, each: number, say: Say): string {
  const fields = Array.from({ length: each }, (_, n) => i * each + n + 1);
  const places = displays.map((display) => [display, area[display].join(' ') || '–'] as const);
  return say('board-area', { fields: fields.join(', '), ...Object.fromEntries(places) });
}

/** An outer area: the places of each display, those to be replaced solid and with their number. */
function areaPanel(area: Area, i: number, count: number, say: Say): Shape {
  const [box, pitch, rowHeight] = [4.9, 5.6, 11.2];
  const [left, top] = [-13.65, (-displays.length * rowHeight) / 2];
  const rows = displays.flatMap((display, row) => {
    const y = top + row * rowHeight;
    return [
      ...write(say(`board-${display}`), { size: 3.5, weight: 600, fill: ink, x: left, y: y + 3, width: 23 }),
      ...Array.from({ length: displaySizes[display] }, (_, p) =>
        place(left + p * pitch, y + 4.1, box, p + 1, area[display].includes(p + 1)),
      ).flat(),
    ];
  });
  return group([...rows, ...provenanceMark(area.provenance, left + 24, top + 3, 3, ink)], {
    transform: areaSpot(((i + 0.5) * 360) / count),
  });
}

function place(x: number, y: number, size: number, number: number, replaced: boolean): Shape[] {
  const inside = { x: x + 0.15, y: y + 0.15, width: size - 0.3, height: size - 0.3, radius: 0.8 };
  if (!replaced) return [rect(inside, { stroke: rule, strokeWidth: 0.3 })];
  return [
    rect(inside, { fill: deep }),
    text(x + size / 2, y + 3.7, String(number), { size: 3.9, weight: 700, fill: paper, anchor: 'middle' }),
  ];
}

function areaBorders(count: number): Shape[] {
  const half = board.side / 2;
  const frame = { x: 0.4, y: board.head, width: board.side - 0.8, height: board.side - 0.4 };
  const spokes = Array.from({ length: count }, (_, i) => {
    const degrees = (i * 360) / count;
    const angle = (degrees * Math.PI) / 180;
    const reach = half / Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)));
    return spoke(radius.outer, reach, degrees, 0.8);
  });
  return [rect(frame, { stroke: ink, strokeWidth: 0.8 }), ...spokes];
}

/** The tie-breakers in words, each where its quarter lies. */
function legend(segments: CardSet['board']['segments'], count: number, say: Say): Shape[] {
  const top = board.head + board.side + 9;
  const style = { size: 4, weight: 500, fill: ink, leading: 1.25, align: 'middle' } as const;
  const each = count / segmentNames.length;
  return segmentNames.flatMap((name) => {
    const { rows, along } = segments[name];
    const first = (quarterPlaces[name].turn / 360) * count;
    const x = name.endsWith('left') ? 0 : board.width / 2;
    const y = top + (name.startsWith('upper') ? 0 : 17);
    const words = say('search', { rows, along });
    return [
      figure(
        say('board-quarter', { from: first + 1, to: first + each }),
        arrows(segments[name], { x: x + 8, y, scale: 0.8 }, { stroke: ink }),
      ),
      ...write(words, { ...style, x: x + 20, y: y + 2.6, width: board.width / 2 - 24, height: 14 }),
    ];
  });
}

function houseNote(say: Say): Shape[] {
  const y = board.height - 3;
  const zone = { x: 6, y, width: board.width - 8, height: 7, align: 'bottom' } as const;
  return [
    ...provenanceMark('house', 1, y, 3.2, ink),
    ...write(say('board-house'), { ...zone, size: 3.6, weight: 500, fill: ink2 }),
  ];
}
