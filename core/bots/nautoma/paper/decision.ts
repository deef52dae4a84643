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
import { sign } from '../../../look/tools.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;

/** Four rows: the marker, then the steps of a dive, or one fish in the room of three. */
const rows = { count: 4, top: 17.1, height: 15.8 } as const;
const rowTop = (row: number): number => rows.top + row * rows.height;

const words = { size: 3.35, weight: 500, fill: ink } as const;
const width = card.right - card.left;

/** The face of a decision card. `row` is lit while it is carried out: 0 the marker, then the action. */
export function decisionFace(face: DecisionCard, of: number, reader: Reader, row?: number): Drawing {
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
    [
      ...light(action.kind, row),
      ...(marker === 'none' ? emptyRow(0, say('card-no-marker')) : pictureRow(0, marker, say)),
      ...(action.kind === 'fish' ? fish(say) : dive(action.steps, say)),
    ],
    reader,
  );
}

type Say = (key: string) => string;

function light(kind: Action['kind'], row: number | undefined): Shape[] {
  if (row === undefined) return [];
  const top = row === 0 ? card.top : rowTop(row);
  const next = kind === 'fish' && row > 0 ? rows.count : row + 1;
  const bottom = next === rows.count ? card.bottom : rowTop(next);
  return [rect({ x: 0, y: top, width: card.width, height: bottom - top }, { fill: bright })];
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

function picture(of: Sign, x: number, y: number): Shape {
  const turn = turns[of];
  if (turn !== undefined) return group([sign('arrow', 0, 0, 9, ink)], { transform: { x, y, turn } });
  // Three fish in one icon: each would be too small.
  const size = of === 'school' ? 10.6 : 9.1;
  return icon(of as IconName, x - size / 2, y - size / 2, size, ink);
}

function pictureRow(row: number, name: keyof typeof pictures, say: Say): Shape[] {
  const top = rowTop(row);
  const { amount, signs } = pictures[name];
  return [
    ...border(row),
    // Numerals have air on their left: a little further out they stand above the words.
    text(card.left - 0.4, top + 8.7, amount, { size: 9.6, weight: 700, fill: ink }),
    ...signs.map((one, i) => picture(one, 22 + i * 11.1, top + 5.5)),
    ...write(say(`card-${name}`), { ...words, x: card.left, y: top + 13.6, width }),
  ];
}

function emptyRow(row: number, sentence: string): Shape[] {
  const zone = { x: card.left, y: rowTop(row) + 8.8, width, height: 9, align: 'middle' } as const;
  return [...border(row), ...write(sentence, { ...words, ...zone, fill: ink2 })];
}

function border(row: number): Shape[] {
  if (row === rows.count - 1) return [];
  const y = rowTop(row + 1);
  return [line(card.left, y, card.right, y, { stroke: rule, strokeWidth: 0.25 })];
}

/** A missing step keeps its row: cards look alike, and the order of the steps is always seen. */
function dive(shown: readonly DiveStep[], say: Say): Shape[] {
  return diveSteps.flatMap((step, i) =>
    shown.includes(step) ? pictureRow(i + 1, step, say) : emptyRow(i + 1, say(`card-no-${step}`)),
  );
}

function fish(say: Say): Shape[] {
  const title = { size: 4.3, weight: 700, fill: ink } as const;
  return [
    text(card.left - 1, 59, '1', { size: 34, weight: 700, fill: ink }),
    icon('fish', 24.5, 33, 34.5, deep),
    ...write(say('card-fish-text'), { ...title, x: card.left, y: 69, width, height: 6, align: 'bottom' }),
    ...write(say('card-fish-all'), { ...words, x: card.left, y: 74.4, width, height: 7, leading: 1.22 }),
  ];
}
