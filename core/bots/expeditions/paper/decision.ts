import type { Card, Orders, Target } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import type { ColourName } from '../../../look/colour-names.ts';
import { colourToken } from '../../../look/colours.ts';
import { inks, line, n, path, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import type { Row } from '../mirror.ts';
import { sign } from '../../../look/tools.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** The progress on top, then a zone for each mech: a tab on the left, its orders on the right. */
const zones = [
  { top: card.top, height: 12.1 },
  { top: 29, height: 24.6 },
  { top: 54.4, height: 24.6 },
] as const;
/** The tab reaches to the edge, its words keep off it. */
const tabWidth = 16.6;
const ordersLeft = 19.4;

interface Tab {
  readonly row: Row;
  readonly zone: (typeof zones)[number];
  readonly fill: string;
  readonly on: string;
  /** The colour of its mech's base, as the set-up advises. */
  readonly ring: ColourName;
  /** East is 1, west is −1. */
  readonly way: 1 | -1;
}

const north: Tab = { row: 'north', zone: zones[1], fill: bright, on: ink, ring: 'blue', way: 1 };
const central: Tab = { row: 'central', zone: zones[2], fill: ink, on: paper, ring: 'black', way: -1 };

const words = { size: 3.35, weight: 500, fill: ink } as const;
const small = { size: 2.9, weight: 500, fill: ink } as const;

/** The face of a decision card. `row` is lit while it is carried out: 0 the progress, then north and centre. */
export function decisionFace(face: Card, of: number, reader: Reader, row?: number): Drawing {
  const say: Say = (key, values = {}) => reader.text({ say: key, with: values });
  return cardFace(
    {
      look,
      name: face.id,
      title: say('paper-decision'),
      subtitle: say('bot-name'),
      code: `EXP·A ${face.id}/${of}`,
      from: [face.provenance],
    },
    [
      ...light(row),
      ...progress(face.progress, say),
      ...tab(north, say),
      ...orders(face.north, north, say),
      ...tab(central, say),
      ...orders(face.central, central, say),
    ],
    reader,
  );
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function light(row: number | undefined): Shape[] {
  const zone = row === undefined ? undefined : zones[row];
  return zone ? [rect({ x: 0, y: zone.top, width: card.width, height: zone.height }, { fill: bright })] : [];
}

const progressWords = { size: 5.2, weight: 700, fill: ink, y: 24.5, height: 8, align: 'middle' } as const;
const noProgress = { ...words, fill: ink2, x: card.left, y: 23.9, height: 8, align: 'middle' } as const;

function progress(isThere: boolean, say: Say): Shape[] {
  const border = zones[0].top + zones[0].height;
  return [
    ...(isThere
      ? [
          icon('progress', card.left, 19, 7.2, deep),
          ...write(say('paper-progress'), { ...progressWords, x: 14.6, width: card.right - 14.6 }),
        ]
      : write(say('paper-no-progress'), { ...noProgress, width: card.right - card.left })),
    line(card.left, border, card.right, border, { stroke: rule, strokeWidth: 0.25 }),
  ];
}

function tab({ row, zone, fill, on, ring, way }: Tab, say: Say): Shape[] {
  const { top, height } = zone;
  const middle = (card.left + tabWidth - 0.6) / 2;
  const name = say('paper-row', { row });
  const style = { size: 2.9, weight: 700, fill: on, anchor: 'middle' } as const;
  return [
    rect({ x: 0, y: top, width: tabWidth, height }, { fill }),
    icon('mech', middle - 4.15, top + 2.2, 8.3, on),
    ...write(name, { ...style, x: middle, y: top + 14.2, width: 2 * (middle - card.left) }),
    ...colourToken(ring, middle - 2.9, top + 19.4, 2, on),
    chevrons(middle + 0.3, top + 19.4, { count: 2, way, high: 3.2, stroke: on, strokeWidth: 0.8 }),
  ];
}

interface Chevrons {
  readonly count: number;
  readonly way: 1 | -1;
  readonly high: number;
  readonly stroke: string;
  readonly strokeWidth: number;
}

const chevronPitch = (high: number): number => 0.95 * high;

/** As many arrows as locations; `x` is the left end of the row, `y` its middle. */
function chevrons(x: number, y: number, { count, way, high, stroke, strokeWidth }: Chevrons): Shape {
  const deepness = 0.55 * high;
  const first = way === 1 ? x : x + deepness;
  const each = Array.from({ length: count }, (_, i) => {
    const at = first + i * chevronPitch(high);
    return `M${n(at)} ${n(y - high / 2)}l${n(way * deepness)} ${n(high / 2)}l${n(-way * deepness)} ${n(high / 2)}`;
  });
  return path(each.join(''), { stroke, strokeWidth });
}

function orders({ sweep, target, distance }: Orders, { zone, way }: Tab, say: Say): Shape[] {
  const { top } = zone;
  const border = top + 17.2;
  const high = 3.8;
  const after = ordersLeft + 0.4 + distance * chevronPitch(high) + 1.2;
  const sentence = say('paper-distance', { distance, target: target?.kind ?? 'none' });
  const room = { x: after, y: top + 21.9, width: card.right - after, height: 4.8, align: 'middle' } as const;
  return [
    ...(target ? targetShapes(target, top + 7, ordersLeft, 8.6) : []),
    ...targetWords(target, sweep, top, say),
    line(ordersLeft, border, card.right, border, { stroke: rule, strokeWidth: 0.25, dash: [0.8, 0.8] }),
    chevrons(ordersLeft + 0.4, top + 20.7, { count: distance, way, high, stroke: ink, strokeWidth: 1 }),
    ...write(sentence, { ...words, ...room }),
  ];
}

/** So many stars, then what she looks for; of corruption, how many markers she takes. */
function targetShapes({ minStars, kind, count }: Target, y: number, x: number, size: number): Shape[] {
  const number = { weight: 700, fill: ink } as const;
  const amount = { ...number, size: 0.86 * size };
  return [
    icon('star', x, y - size / 2, size, ink),
    text(x + size / 2, y + 0.2 * size, String(minStars), {
      ...number,
      size: 0.53 * size,
      fill: paper,
      anchor: 'middle',
    }),
    sign('arrow', x + 1.47 * size, y, 0.68 * size, ink),
    icon(kind, x + 1.93 * size, y - 0.52 * size, 1.05 * size, deep),
    ...(kind === 'corruption' ? [text(x + 3.16 * size, y + 0.3 * size, `×${count}`, amount)] : []),
  ];
}

function targetWords(target: Target | null, sweep: boolean, top: number, say: Say): Shape[] {
  const baseline = top + 15.3;
  const whole = card.right - ordersLeft;
  const bold = { ...small, weight: 700, anchor: 'end' } as const;
  const swept = write(say('paper-sweep'), { ...bold, x: card.right, y: baseline, width: whole / 2 });
  const taken = Math.max(...swept.map((shape) => textWidth(shape.content, shape))) + 1.5;
  const looked = { ...small, x: ordersLeft, y: baseline } as const;
  const none = { ...words, fill: ink2, x: ordersLeft, y: top + 8.4, align: 'middle', height: 8 } as const;
  return [
    ...(target
      ? write(say('paper-target', { kind: target.kind }), { ...looked, width: whole - (sweep ? taken : 0) })
      : write(say('paper-no-target'), { ...none, width: sweep ? 29 : whole })),
    ...(sweep ? [icon('sweep', 50.3, top + 2.7, 8.6, ink), ...swept] : []),
  ];
}

/** The card at a glance: progress, then what the mechs in the north and in the centre look for. */
export function decisionStrip(face: Card): Drawing {
  const [width, height] = [59, 14];
  const middle = height / 2;
  return {
    width,
    height,
    shapes: [
      rect({ x: 0, y: 0, width, height, radius: 2 }, { fill: paper }),
      ...(face.progress ? [icon('progress', 1.4, middle - 3, 6, deep)] : []),
      ...[north, central].flatMap((tab, i) => stripHalf(face[tab.row].target, tab, 8.6 + i * 25.2, height)),
    ],
  };
}

function stripHalf(target: Target | null, { fill, on, way }: Tab, x: number, height: number): Shape[] {
  const middle = height / 2;
  return [
    rect({ x, y: 1.8, width: 4, height: height - 3.6 }, { fill }),
    chevrons(x + 1.2, middle, { count: 1, way, high: 3.2, stroke: on, strokeWidth: 0.8 }),
    ...(target
      ? targetShapes(target, middle, x + 4.8, 4.7)
      : [line(x + 9, middle, x + 15, middle, { stroke: rule, strokeWidth: 0.8 })]),
  ];
}
