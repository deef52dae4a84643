import type { Reader } from '../../../engine/text.ts';
import { colourToken } from '../../../look/colours.ts';
import { inks, path, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { piece } from '../boards/pieces.ts';
import type { Colour } from '../cards.ts';
import type { Kind } from '../supply.ts';
import { sign } from '../../../look/signs.ts';
import { write } from '../../../look/write.ts';
import { code } from './faces.ts';
import type { SheetExtras } from '../../../look/paper.ts';

const { bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** What two of his cards still lack, and what lies on the fields: the first with a wanted colour is the fourth. */
const cards: readonly (readonly Colour[])[] = [['red', 'red'], ['green']];
const fields: readonly { readonly kind: Kind; readonly pieces: readonly Colour[] }[] = [
  { kind: 'body', pieces: ['yellow', 'blue'] },
  { kind: 'body', pieces: [] },
  { kind: 'body', pieces: ['green', 'black'] },
  { kind: 'body', pieces: ['red', 'green'] },
  { kind: 'body', pieces: ['red', 'red'] },
];
const taken = 3;

const box = { width: 24, height: 15, pitch: 27, top: 30 } as const;
const r = 5;

export function sheetExtras(reader: Reader): SheetExtras {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return {
    code,
    example: { title: say('paper-example'), text: say('paper-example-text'), drawing: example(reader) },
  };
}

function example(reader: Reader): Drawing {
  return {
    width: (fields.length - 1) * box.pitch + box.width + 1,
    height: 53,
    shapes: [
      ...cards.flatMap((wanted, i) => cardShapes(i, wanted, reader)),
      ...fields.flatMap(({ kind, pieces }, i) => fieldShapes(i, kind, pieces)),
    ],
  };
}

/** A card, and the pieces it lacks. */
function cardShapes(i: number, wanted: readonly Colour[], reader: Reader): Shape[] {
  const x = 0.5 + i * 68;
  const words = reader.text({ say: 'paper-example-card', with: { number: i + 1 } });
  return [
    rect({ x, y: 2, width: 62, height: 17, radius: 2.5 }, { fill: paper, stroke: ink, strokeWidth: 0.6 }),
    ...write(words, { size: 5.4, weight: 700, fill: ink, x: x + 4, y: 12.4, width: 58 - 12 * wanted.length }),
    ...wanted.flatMap((colour, n) => colourToken(colour, x + 54 - n * 12, 10.5, r)),
  ];
}

function fieldShapes(i: number, kind: Kind, pieces: readonly Colour[]): Shape[] {
  const x = 0.5 + i * box.pitch;
  const isTaken = i === taken;
  const middle = x + box.width / 2;
  const y = box.top + box.height / 2;
  const outline = isTaken
    ? { fill: bright, stroke: ink, strokeWidth: 1.2 }
    : { fill: paper, stroke: rule, strokeWidth: 0.5 };
  return [
    rect({ x, y: box.top, width: box.width, height: box.height, radius: 2.5 }, outline),
    ...pieces.flatMap((colour, n) => piece(kind, colour, { x: middle + (n - 0.5) * 11, y, r: 4.6 })),
    text(middle, box.top - 2.4, String(i + 1), {
      size: 5.4,
      weight: 700,
      fill: isTaken ? ink : ink2,
      anchor: 'middle',
    }),
    ...(i < taken
      ? [path(`M${middle - 1.6} 48.4l3.2 3.2m0 -3.2l-3.2 3.2`, { stroke: ink2, strokeWidth: 0.8 })]
      : []),
    ...(isTaken ? [sign('check', middle, 50, 8, ink)] : []),
  ];
}
