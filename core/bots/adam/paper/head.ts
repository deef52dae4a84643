import type { Reader } from '../../../engine/text.ts';
import { group, inks, rect, type Shape } from '../../../look/drawing.ts';
import type { Size } from '../../../look/board.ts';
import { hem } from '../../../look/motifs.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';

export const boardSize = { width: 190.5, height: 262 } as const;

const { deep, bright } = look.pair;
const height = 22;
const of = { size: 4.4, weight: 600, fill: bright, anchor: 'end' } as const;
const heading = { size: 9, weight: 700, fill: inks.paper, tracking: -0.015 } as const;

/** The head of both pages: what it is, and that it is not the publisher's. */
export function boardHead(
  title: string,
  reader: Reader,
  size: Size = { width: boardSize.width, height },
): Shape[] {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const { width } = size;
  const baseline = size.height - 10 + 3.6;
  return [
    rect({ x: 0, y: 0, width, height: size.height }, { fill: deep }),
    group(hem(look, width, 4, bright), { transform: { y: size.height - 4.4 } }),
    ...write(say(title), { ...heading, tag: 'H1', x: 6, y: Math.min(12, baseline), width: 110 }),
    ...write(`${say('game-name')} · ${say('unofficial')}`, {
      ...of,
      x: width - 6,
      y: Math.min(12, baseline),
      width: 65,
    }),
  ];
}
