import { gloryStars as stars } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { group, inks, line, path, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icons } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;

/** Three in a row; in the room of a ninth stands what comes after the last. */
const columns = 3;
const gridTop = (at: CardFrame): number => at.top + Math.max(14.4, at.high(13.1));
function placeOf(i: number, at: CardFrame) {
  const [across, down] = [at.inside / columns, (at.bottom - gridTop(at)) / 3];
  return {
    x: at.left + ((i % columns) + 0.5) * across,
    y: gridTop(at) + (Math.floor(i / columns) + 0.5) * down,
    star: 0.9 * Math.min(across, down),
    across,
    down,
  };
}

/** The face of her glory card: a space for each star, in the order in which they leave. */
export function gloryFace(reader: Reader, at: CardFrame = frameOf()): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const border = gridTop(at) - at.high(2);
  const size = at.size(2.9);
  const zone = { x: at.left, y: (at.top + border) / 2 + size / 3, width: at.inside } as const;
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
    at,
    [
      ...write(say('paper-glory-text'), {
        ...zone,
        height: border - at.top - 2.4,
        leading: 1.22,
        align: 'middle',
        size,
        weight: 500,
        fill: ink,
      }),
      line(at.left, border, at.right, border, { stroke: rule, strokeWidth: 0.25 }),
      // Where each star lies is told above.
      group(
        all.flatMap((i) => starSpace(i, at)),
        { isAside: true },
      ),
      ...after(say('paper-glory-end'), at),
    ],
    reader,
  );
}

/** The last one is filled: with it the end begins. */
function starSpace(i: number, at: CardFrame): Shape[] {
  const { x, y, star } = placeOf(i, at);
  const isLast = i === stars - 1;
  const outline = isLast
    ? { fill: bright, stroke: deep, strokeWidth: 1.2, lines: { stroke: ink, strokeWidth: 2 } }
    : { stroke: deep, strokeWidth: 0.7 };
  return [
    path(icons.star.d, outline, { x: x - star / 2, y: y - star / 2, scale: star / 24 }),
    text(x, y + 0.128 * star, String(i + 1), {
      size: 0.385 * star,
      weight: 700,
      fill: isLast ? ink : ink2,
      anchor: 'middle',
    }),
  ];
}

function after(words: string, at: CardFrame): Shape[] {
  const { x, y, across, down } = placeOf(stars, at);
  const zone = { x, y: y + 1.1, width: across - 1, height: down - 2, align: 'middle' } as const;
  return write(words, {
    ...zone,
    size: at.size(3.1),
    weight: 600,
    fill: ink,
    anchor: 'middle',
    leading: 1.25,
  });
}
