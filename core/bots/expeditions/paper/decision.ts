import type { Card, Orders, Target } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import type { ColourName } from '../../../look/colour-names.ts';
import { colourToken } from '../../../look/colours.ts';
import { figure, inks, line, n, path, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import type { Row } from '../mirror.ts';
import { sign } from '../../../look/signs.ts';
import { write } from '../../../look/write.ts';
import { beyond, cardFace, frameOf, type CardFrame } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** The progress on top, then a zone for each mech: a tab on the left, its orders on the right. */
interface Zones {
  readonly progress: Span;
  readonly north: Span;
  readonly central: Span;
}
interface Span {
  readonly top: number;
  readonly height: number;
}

function zonesOf(at: CardFrame): Zones {
  const progress = { top: at.top, height: at.high(12.1) };
  const gap = 0.7;
  const first = progress.top + progress.height + 0.4;
  const height = (at.bottom - first - gap) / 2;
  return { progress, north: { top: first, height }, central: { top: first + height + gap, height } };
}

/** The tab reaches to the edge, its words keep off it. */
const tabWidth = (at: CardFrame): number => at.left + Math.max(12.7, at.wide(12.7));
const ordersLeft = (at: CardFrame): number => tabWidth(at) + 2.2;

interface Tab {
  readonly row: Row;
  readonly fill: string;
  readonly on: string;
  /** The colour of its mech's base, as the set-up advises. */
  readonly ring: ColourName;
  /** East is 1, west is −1. */
  readonly way: 1 | -1;
}

const north: Tab = { row: 'north', fill: bright, on: ink, ring: 'blue', way: 1 };
const central: Tab = { row: 'central', fill: ink, on: paper, ring: 'black', way: -1 };

const wordsOf = (at: CardFrame) => ({ size: at.size(3.35), weight: 500, fill: ink }) as const;
const smallOf = (at: CardFrame) => ({ size: at.size(2.9), weight: 500, fill: ink }) as const;

/** The face of a decision card. `row` is lit while it is carried out: 0 the progress, then north and centre. */
export function decisionFace(
  face: Card,
  of: number,
  reader: Reader,
  row?: number,
  at: CardFrame = frameOf(),
): Drawing {
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
    at,
    [
      ...light(row, at),
      ...progress(face.progress, say, at),
      ...tab(north, say, at),
      ...orders(face.north, north, say, at),
      ...tab(central, say, at),
      ...orders(face.central, central, say, at),
    ],
    reader,
  );
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function light(row: number | undefined, at: CardFrame): Shape[] {
  const { progress, north: upper, central: lower } = zonesOf(at);
  const zone = row === undefined ? undefined : [progress, upper, lower][row];
  return zone
    ? [rect(beyond({ x: 0, y: zone.top, width: at.width, height: zone.height }, at), { fill: bright })]
    : [];
}

function progress(isThere: boolean, say: Say, at: CardFrame): Shape[] {
  const { top, height } = zonesOf(at).progress;
  const middle = top + height / 2;
  const large = at.size(5.2);
  const words = wordsOf(at);
  const sign = Math.min(height - 3, 7.2 * at.k);
  const x = at.left + sign + 2.8;
  return [
    ...(isThere
      ? [
          icon('progress', at.left, middle - sign / 2, sign, deep),
          ...write(say('paper-progress'), {
            size: large,
            weight: 700,
            fill: ink,
            x,
            y: middle + large / 3,
            width: at.right - x,
            height: height - 2,
            align: 'middle',
          }),
        ]
      : write(say('paper-no-progress'), {
          ...words,
          fill: ink2,
          x: at.left,
          y: middle + words.size / 3,
          width: at.inside,
          height: height - 2,
          align: 'middle',
        })),
    line(at.left, top + height, at.right, top + height, { stroke: rule, strokeWidth: 0.25 }),
  ];
}

function tab({ row, fill, on, ring, way }: Tab, say: Say, at: CardFrame): Shape[] {
  const { top, height } = zonesOf(at)[row];
  const width = tabWidth(at);
  const middle = (at.left + width - 0.6) / 2;
  const name = say('paper-row', { row });
  const k = Math.min(height / 24.6, (width - at.left) / 12);
  const style = { size: at.size(2.9), weight: 700, fill: on, anchor: 'middle' } as const;
  const outline = { fill: paper, stroke: ink, strokeWidth: row === 'central' ? 0.8 : 0.4 };
  return [
    rect(beyond({ x: 0, y: top, width, height }, at), { fill, lines: outline }),
    icon('mech', middle - 4.15 * k, top + height / 2 - 10.1 * k, 8.3 * k, on),
    ...write(name, { ...style, x: middle, y: top + height / 2 + 1.9 * k, width: width - at.left - 0.6 }),
    ...colourToken(ring, middle - 2.9 * k, top + height / 2 + 7.1 * k, 2 * k, on),
    chevrons(middle + 0.3, top + height / 2 + 7.1 * k, {
      count: 2,
      way,
      high: 3.2 * k,
      stroke: on,
      strokeWidth: 0.8 * k,
    }),
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
  return path(each.join(''), { stroke, strokeWidth, lines: { stroke: ink, strokeWidth: 0.6 * strokeWidth } });
}

/** What she looks for, in a sign and in words; below a line, how far her mech goes. */
function orders({ sweep, target, distance }: Orders, { row, way }: Tab, say: Say, at: CardFrame): Shape[] {
  const { top, height } = zonesOf(at)[row];
  const left = ordersLeft(at);
  const words = wordsOf(at);
  const border = top + 0.7 * height;
  const high = Math.min(3.8 * at.k, 0.2 * height);
  const after = left + 0.4 + distance * chevronPitch(high) + 1.2;
  const sentence = say('paper-distance', { distance, target: target?.kind ?? 'none' });
  const low = (border + top + height) / 2;
  const beside = { ...words, x: after, y: low + words.size / 3, width: at.right - after } as const;
  const onOne = write(sentence, beside);
  const isLong = onOne.some(({ tooLong }) => tooLong !== undefined);
  const size = Math.min(8.6 * at.k, (border - top) / 2);
  const signLine = top + 0.285 * height;
  const told = target
    ? say('paper-target-told', { kind: target.kind, stars: target.minStars, count: target.count })
    : '';
  return [
    ...(target ? [figure(told, targetShapes(target, signLine, left, size))] : []),
    ...targetWords(target, sweep, { top, border, signLine, size }, say, at),
    line(left, border, at.right, border, { stroke: rule, strokeWidth: 0.25, dash: [0.8, 0.8] }),
    chevrons(left + 0.4, low, { count: distance, way, high, stroke: ink, strokeWidth: at.k }),
    ...(isLong ? write(sentence, { ...beside, height: 0.28 * height, align: 'middle' }) : onOne),
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

interface SignRow {
  readonly top: number;
  readonly border: number;
  readonly signLine: number;
  readonly size: number;
}

function targetWords(
  target: Target | null,
  sweep: boolean,
  { top, border, signLine, size }: SignRow,
  say: Say,
  at: CardFrame,
): Shape[] {
  const left = ordersLeft(at);
  const small = smallOf(at);
  const words = wordsOf(at);
  const baseline = border - 0.65 * small.size;
  const whole = at.right - left;
  const bold = { ...small, weight: 700, anchor: 'end' } as const;
  const swept = write(say('paper-sweep'), { ...bold, x: at.right, y: baseline, width: whole / 2 });
  const taken = Math.max(...swept.map((shape) => textWidth(shape.content, shape))) + 1.5;
  const none = { ...words, fill: ink2, x: left, y: signLine + words.size / 3, align: 'middle' } as const;
  return [
    ...(target
      ? write(say('paper-target', { kind: target.kind }), {
          ...small,
          x: left,
          y: baseline,
          width: whole - (sweep ? taken : 0),
        })
      : write(say('paper-no-target'), {
          ...none,
          height: signLine - top,
          width: sweep ? whole - size - 2 : whole,
        })),
    ...(sweep ? [icon('sweep', at.right - size, signLine - size / 2, size, ink), ...swept] : []),
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
