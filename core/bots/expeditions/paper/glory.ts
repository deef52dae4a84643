import { gloryStars as stars } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, path, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icons } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;
const width = card.right - card.left;

/** Three in a row; in the room of a ninth stands what comes after the last. */
const grid = { columns: 3, top: 29.6, row: 17.4, star: 15.6 } as const;
const middleOf = (i: number) => ({
  x: card.left + ((i % grid.columns) + 0.5) * (width / grid.columns),
  y: grid.top + (Math.floor(i / grid.columns) + 0.5) * grid.row,
});

/** The face of her glory card: a space for each star, in the order in which they leave. */
export function gloryFace(reader: Reader): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const zone = { x: card.left, y: 21.3, width, height: 6, leading: 1.27 } as const;
  const all = Array.from({ length: stars }, (_, i) => i);
  return cardFace(
    {
      look,
      name: String(stars),
      title: say('paper-glory'),
      subtitle: say('bot-name'),
      code: 'EXP·E 1/1',
      from: ['rulebook'],
    },
    [
      ...write(say('paper-glory-text'), { ...zone, size: 2.9, weight: 500, fill: ink }),
      line(card.left, 27.6, card.right, 27.6, { stroke: rule, strokeWidth: 0.25 }),
      ...all.flatMap(starSpace),
      ...after(say('paper-glory-end')),
    ],
    reader,
  );
}

/** The last one is filled: with it the end begins. */
function starSpace(i: number): Shape[] {
  const { x, y } = middleOf(i);
  const scale = grid.star / 24;
  const isLast = i === stars - 1;
  const outline = isLast
    ? { fill: bright, stroke: deep, strokeWidth: 1.2 }
    : { stroke: deep, strokeWidth: 0.7 };
  return [
    path(icons.star.d, outline, { x: x - grid.star / 2, y: y - grid.star / 2, scale }),
    text(x, y + 2, String(i + 1), { size: 6, weight: 700, fill: isLast ? ink : ink2, anchor: 'middle' }),
  ];
}

function after(words: string): Shape[] {
  const { x, y } = middleOf(stars);
  const zone = {
    x,
    y: y + 1.1,
    width: width / grid.columns - 1,
    height: grid.row - 2,
    align: 'middle',
  } as const;
  return write(words, { ...zone, size: 3.1, weight: 600, fill: ink, anchor: 'middle', leading: 1.29 });
}
