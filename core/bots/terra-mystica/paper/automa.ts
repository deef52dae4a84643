import type { Action, Card } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, n, path, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { beyond, cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import { actionShapes, actionSign, looksAt, type Zone } from './actions.ts';
import { middleOf, readingPath, supportArea, supportRows, supportWidth } from './support.ts';

const { deep, bright } = look.pair;
const { ink, paper, rule } = inks;

/** Which of its deck a card is. */
export interface Place {
  readonly number: number;
  readonly of: number;
}

/** The face of an Automa card. `row` is the action that is carried out. */
export function automaFace(
  face: Card,
  { number, of }: Place,
  reader: Reader,
  row?: number,
  at: CardFrame = frameOf(),
): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const [marked, unmarked] = face.first;
  const zones = zonesOf(face, at);
  const lit = row === undefined ? undefined : zones[row];
  const edge = supportWidth(at) + 0.45;
  return cardFace(
    {
      look,
      name: face.number,
      title: say(face.passes ? 'paper-passes' : 'paper-automa'),
      subtitle: say('paper-first', { marked, unmarked }),
      code: `TM·A ${number}/${of}`,
      from: [face.provenance],
    },
    at,
    [
      ...(lit
        ? [
            rect(beyond({ x: edge, y: lit.top, width: at.width - edge, height: lit.height }, at), {
              fill: bright,
            }),
          ]
        : []),
      ...supportArea(face.support, reader, at),
      ...zones
        .slice(1)
        .map(({ left, right, top }) => line(left, top, right, top, { stroke: rule, strokeWidth: 0.25 })),
      ...zones.flatMap((zone) => actionShapes(zone.action, zone, reader, at)),
      ...arrows(face, at),
    ],
    reader,
  );
}

/** All actions are equally high. */
function zonesOf({ actions }: Card, at: CardFrame): (Zone & { readonly action: Action })[] {
  const height = (at.bottom - at.top) / actions.length;
  return actions.map((action, i) => ({
    action,
    left: supportWidth(at) + 2,
    right: at.right,
    top: at.top + i * height,
    height,
  }));
}

/** On the right edge, towards the rows of the next card that its actions look at. */
function arrows({ actions }: Card, at: CardFrame): Shape[] {
  const wanted = supportRows.filter((row) => actions.some(({ kind }) => looksAt[kind].includes(row)));
  return wanted.map((row) =>
    path(`M${n(at.width - 2.5)} ${n(middleOf(row, at) - 2)}l2.5 2l-2.5 2Z`, {
      fill: deep,
      lines: { fill: ink },
    }),
  );
}

/** The card at a glance: its actions, then how it counts. */
export function automaStrip({ actions, support, passes }: Card): Drawing {
  const [width, height] = [59, 14];
  const middle = height / 2;
  const pitch = Math.min(13.5, 36 / actions.length);
  return {
    width,
    height,
    shapes: [
      rect({ x: 0, y: 0, width, height, radius: 2 }, { fill: paper }),
      ...actions.flatMap((action, i) => {
        const x = 1.5 + (i + 0.5) * pitch;
        const high = Math.min(8.4, 0.6 * pitch);
        return [
          ...actionSign(action, x, middle, high),
          ...(action.kind === 'build' && action.shipping !== 'level'
            ? [text(x + 0.46 * pitch, 12.6, String(action.shipping), { ...small, anchor: 'end' } as const)]
            : []),
        ];
      }),
      line(39, 2, 39, height - 2, { stroke: deep, strokeWidth: 0.6 }),
      ...readingPath(support.direction, 43.6, middle, 5.4),
      text(48, middle + 2.3, String(support.count), { size: 7, weight: 700, fill: ink }),
      ...(passes ? [icon('passed', 53, middle - 2.4, 4.8, deep)] : []),
    ],
  };
}

const small = { size: 4, weight: 700, fill: ink } as const;
