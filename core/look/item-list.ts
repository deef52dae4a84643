import { inks, line, type Shape, type TextShape } from './drawing.ts';
import { capital, heightOf, largest, smallest, write } from './write.ts';
import type { CardFrame } from './card.ts';

/** A line of a list on a card: its sign, its name, and below it what it means, each text on lines of its own. */
export interface ListItem {
  /** Its upper left corner. */
  sign(x: number, y: number): Shape;
  readonly name: string;
  readonly texts: readonly string[];
}

const { ink, rule } = inks;
const leading = 1.21;
/** From the name to the first text, and the least air above and below an item. */
const gap = 1.9;
const leastAir = 0.8;
const leastHeight = 6.2;
const mostAir = 8;

interface Written {
  readonly item: ListItem;
  readonly shapes: readonly TextShape[];
  readonly height: number;
}

/** Items one below the other between `top` and the foot; all texts are of one size, as large as there is room for. */
export function itemList(items: readonly ListItem[], top: number, card: CardFrame): Shape[] {
  const room = card.bottom - top;
  const at = (size: number): Written[] => items.map((item) => written(item, size, card));
  const heightAt = (size: number) => at(size).reduce((sum, { height }) => sum + height + leastAir, 0);
  const size = largest(card.size(3.2), smallest, (tried) => heightAt(tried) <= room);
  const isTooLong = heightAt(size) > room;
  const air = Math.min(mostAir, leastAir + (room - heightAt(size)) / items.length);
  let bottom = top;
  return at(size).flatMap(({ item, shapes, height }) => {
    const y = bottom;
    bottom += height + air;
    const first = y + air / 2;
    const moved = shapes.map((shape) => ({ ...shape, y: shape.y + first }));
    const mark = item.sign(card.left, first);
    // A number is heard with the name beside it.
    const heard = moved.map((shape, i) =>
      i === 0 && mark.kind === 'text' ? { ...shape, continues: true } : shape,
    );
    return [
      ...(y > card.top ? [line(card.left, y, card.right, y, { stroke: rule, strokeWidth: 0.25 })] : []),
      mark,
      ...(isTooLong ? heard.map((shape) => ({ ...shape, tooLong: item.name })) : heard),
    ];
  });
}

/** An item as if it began at 0. A name alone stands beside the middle of its sign. */
function written({ sign, name, texts }: ListItem, size: number, card: CardFrame): Written {
  const x = card.left + 9.2;
  const title = { size: Math.max(card.size(3.7), size), weight: 700, fill: ink } as const;
  const words = { size, weight: 500, fill: ink } as const;
  const zone = { x, width: card.right - x, leading } as const;
  const drop = texts.length === 0 ? 1.7 : 0;
  const names = write(name, { ...title, ...zone, y: capital * title.size + drop, height: 2 * title.size });
  let bottom = drop + heightOf(names) + gap - leading * size + capital * size;
  const lines = texts.flatMap((text) => {
    const shapes = write(text, { ...words, ...zone, size, y: bottom + leading * size, height: card.height });
    bottom = shapes.at(-1)?.y ?? bottom;
    return shapes;
  });
  return {
    item: { sign, name, texts },
    shapes: [...names, ...lines],
    height: Math.max(leastHeight, bottom),
  };
}
