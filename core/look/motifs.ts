import { circle, group, rect, type Drawing, type Rect, type Shape } from './drawing.ts';
import { fields, type Area } from './fields.ts';
import { mark } from './mark.ts';
import { pairs, type BotId } from './pairs.ts';

export { hem } from './hems.ts';

/** Both halves of a game's pattern: the lower one is the upper one, turned. */
export function pattern(bot: BotId, { width, height, u }: Area): Shape[] {
  // The halves overlap by a hair, otherwise the edge between them shines through.
  const half: Rect = { x: 0, y: 0, width, height: height / 2 + 0.012 * u };
  const shapes = fields[bot]({ width, height, u }, pairs[bot]);
  return [
    group(shapes, { clip: half }),
    group(shapes, { clip: half, transform: { x: width, y: height, turn: 180 } }),
  ];
}

/** The strip above a game's name on the home screen: the upper half, down to the edge. */
export function tile(bot: BotId, width = 171, height = 62): Drawing {
  const u = 27;
  const above = height + 4;
  const shapes = fields[bot]({ width, height: 2 * above, u }, pairs[bot]);
  const clip: Rect = { x: 0, y: 4, width, height };
  return { width, height, shapes: [group(shapes, { transform: { y: -4 }, clip })] };
}

/** The back of a card: no frame, because a miscut would show; the mark in a medal. */
export function back(bot: BotId, width = 63.5, height = 88, bleed = 0): Drawing {
  const u = width / 6.35;
  const { deep, bright } = pairs[bot];
  const [x, y] = [width / 2, height / 2];
  const full: Rect = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  return {
    width,
    height,
    shapes: [
      group(
        [
          rect(full, { fill: deep }),
          group(pattern(bot, { width, height, u }), { clip: { x: 0, y: 0, width, height } }),
          circle(x, y, 1.28 * u, { fill: deep, stroke: bright, strokeWidth: 0.06 * u }),
          ...mark(x, y, 0.5 * u, { upper: bright, lower: '#FFFFFF' }),
        ],
        { name: `back-${bot}` },
      ),
    ],
  };
}
