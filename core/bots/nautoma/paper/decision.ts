import {
  diveSteps,
  mostHatched,
  newEggs,
  schoolSize,
  type Action,
  type DecisionCard,
  type DiveStep,
  type Marker,
} from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { group, inks, line, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { sign } from '../../../look/signs.ts';
import { capital, write } from '../../../look/write.ts';
import { beyond, cardFace, frameOf, type CardFrame } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;

/** Four rows: the marker, then the steps of a dive, or one fish in the room of three. */
const rowCount = 4;
const rowHeight = ({ top, bottom }: CardFrame): number => (bottom - top - 0.6) / rowCount;
const rowTop = (at: CardFrame, row: number): number => at.top + 0.6 + row * rowHeight(at);

const wordsOf = (at: CardFrame) => ({ size: at.size(3.35), weight: 500, fill: ink }) as const;

/** The face of a decision card. `row` is lit while it is carried out: 0 the marker, then the action. */
export function decisionFace(
  face: DecisionCard,
  of: number,
  reader: Reader,
  row?: number,
  at: CardFrame = frameOf(),
): Drawing {
  const { action, marker, number, provenance } = face;
  const say = (key: string) => reader.text({ say: key, with: {} });
  return cardFace(
    {
      look,
      name: String(number),
      title: say(`card-${action.kind}`),
      subtitle: say('bot-name'),
      code: `FIN·N ${number}/${of}`,
      from: [provenance],
    },
    at,
    [
      ...light(action.kind, row, at),
      ...(marker === 'none' ? emptyRow(0, say('card-no-marker'), at) : pictureRow(0, marker, say, at)),
      ...(action.kind === 'fish' ? fish(say, at) : dive(action.steps, say, at)),
    ],
    reader,
  );
}

type Say = (key: string) => string;

function light(kind: Action['kind'], row: number | undefined, at: CardFrame): Shape[] {
  if (row === undefined) return [];
  const top = row === 0 ? at.top : rowTop(at, row);
  const next = kind === 'fish' && row > 0 ? rowCount : row + 1;
  const bottom = next === rowCount ? at.bottom : rowTop(at, next);
  return [rect(beyond({ x: 0, y: top, width: at.width, height: bottom - top }, at), { fill: bright })];
}

type Sign = IconName | 'up' | 'down' | 'becomes';

interface Picture {
  readonly amount: string;
  readonly signs: readonly Sign[];
}

const pictures: Readonly<Record<Exclude<Marker, 'none'> | DiveStep, Picture>> = {
  place: { amount: '1', signs: ['diver', 'up'] },
  remove: { amount: '1', signs: ['diver', 'down'] },
  school: { amount: String(schoolSize), signs: ['young', 'becomes', 'school'] },
  hatch: { amount: String(mostHatched), signs: ['egg', 'becomes', 'young'] },
  eggs: { amount: `+${newEggs}`, signs: Array.from({ length: newEggs }, () => 'egg' as const) },
};

const turns: Readonly<Partial<Record<Sign, number>>> = { up: -90, down: 90, becomes: 0 };

function picture(of: Sign, x: number, y: number, k: number): Shape {
  const turn = turns[of];
  if (turn !== undefined) return group([sign('arrow', 0, 0, 9 * k, ink)], { transform: { x, y, turn } });
  // Three fish in one icon: each would be too small.
  const size = (of === 'school' ? 10.6 : 9.1) * k;
  return icon(of as IconName, x - size / 2, y - size / 2, size, ink);
}

function pictureRow(row: number, name: keyof typeof pictures, say: Say, at: CardFrame): Shape[] {
  const top = rowTop(at, row);
  const high = rowHeight(at);
  const { amount, signs } = pictures[name];
  const words = wordsOf(at);
  const baseline = top + high - 0.65 * words.size;
  const room = baseline - capital * words.size - top;
  const k = Math.min(room / 11.2, at.inside / 54.3);
  const middle = top + room / 2 + 0.1;
  return [
    ...border(row, at),
    // Numerals have air on their left: a little further out they stand above the words.
    text(at.left - 0.4 * k, middle + 3.2 * k, amount, { size: 9.6 * k, weight: 700, fill: ink }),
    ...signs.map((one, i) => picture(one, at.left + (17.4 + i * 11.1) * k, middle, k)),
    ...write(say(`card-${name}`), { ...words, x: at.left, y: baseline, width: at.inside, continues: true }),
  ];
}

function emptyRow(row: number, sentence: string, at: CardFrame): Shape[] {
  const high = rowHeight(at);
  const zone = { x: at.left, width: at.inside, height: 0.6 * high, align: 'middle' } as const;
  const words = wordsOf(at);
  return [
    ...border(row, at),
    ...write(sentence, { ...words, ...zone, y: rowTop(at, row) + high / 2 + words.size / 3, fill: ink2 }),
  ];
}

function border(row: number, at: CardFrame): Shape[] {
  if (row === rowCount - 1) return [];
  const y = rowTop(at, row + 1);
  return [line(at.left, y, at.right, y, { stroke: rule, strokeWidth: 0.25 })];
}

/** A missing step keeps its row: cards look alike, and the order of the steps is always seen. */
function dive(shown: readonly DiveStep[], say: Say, at: CardFrame): Shape[] {
  return diveSteps.flatMap((step, i) =>
    shown.includes(step) ? pictureRow(i + 1, step, say, at) : emptyRow(i + 1, say(`card-no-${step}`), at),
  );
}

function fish(say: Say, at: CardFrame): Shape[] {
  const words = wordsOf(at);
  const title = { size: at.size(4.3), weight: 700, fill: ink } as const;
  const top = rowTop(at, 1);
  const wordsTop = at.bottom - 7 * (words.size / 3.35) - 1;
  const titleLine = wordsTop - 2.2;
  const room = titleLine - 1.4 * title.size - top;
  const k = Math.min(room / 31, at.inside / 54.3);
  const middle = top + room / 2;
  return [
    text(at.left - k, middle + 11.4 * k, '1', { size: 34 * k, weight: 700, fill: ink }),
    icon('fish', at.left + 19.9 * k, middle - 17.2 * k, 34.4 * k, deep),
    ...write(say('card-fish-text'), {
      ...title,
      x: at.left,
      y: titleLine,
      width: at.inside,
      height: 1.4 * title.size,
      align: 'bottom',
      continues: true,
    }),
    ...write(say('card-fish-all'), {
      ...words,
      x: at.left,
      y: wordsTop + capital * words.size,
      width: at.inside,
      height: at.bottom - wordsTop,
      leading: 1.22,
    }),
  ];
}
