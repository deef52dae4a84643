import type { Reader } from '../../../engine/text.ts';
import { group, inks, rect, type Shape } from '../../../look/drawing.ts';
import { hem } from '../../../look/motifs.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';

export const boardSize = { width: 190.5, height: 262 } as const;

const { deep, bright } = look.pair;
const height = 22;
const of = { size: 4.4, weight: 600, fill: bright, anchor: 'end' } as const;
const heading = { size: 9, weight: 700, fill: inks.paper, tracking: -0.015 } as const;

/** The head of both pages: what it is, and that it is not the publisher's. */
export function boardHead(title: string, reader: Reader): Shape[] {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const { width } = boardSize;
  return [
    rect({ x: 0, y: 0, width, height }, { fill: deep }),
    group(hem(look, width, 4, bright), { transform: { y: height - 4.4 } }),
    ...write(say(title), { ...heading, x: 6, y: 12, width: 110 }),
    ...write(`${say('game-name')} · ${say('unofficial')}`, { ...of, x: width - 6, y: 12, width: 65 }),
  ];
}
