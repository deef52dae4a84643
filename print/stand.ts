import type { Reader } from '../core/engine/text.ts';
import { inks, line, rect, type Drawing, type Shape } from '../core/look/drawing.ts';
import type { PrintedBoard } from '../core/look/paper.ts';
import { write } from '../core/look/write.ts';
import { largeType } from './layouts.ts';

/**
 * A strip that is folded to a stand for a phone. Its screen leans back by 40°, so that one reads it sitting, and the
 * camera behind it looks down at the table by 40°: cards that lie behind the phone are seen from 6 to 30 cm away.
 */
const angle = (50 * Math.PI) / 180;
const width = 100;
/** Millimetres along the strip: what the phone leans on, and what stands on the table. */
const front = 84;
const base = 74;
/** From the upper end of the front to the rear end of the base. */
const rear = Math.hypot(base - front * Math.cos(angle), front * Math.sin(angle));

/** From one end to the other. The phone stands in the trough of the first two; the last is glued behind the front. */
const panels = [
  { name: 'edge', length: 12 },
  { name: 'trough', length: 14 },
  { name: 'front', length: front },
  { name: 'rear', length: rear },
  { name: 'base', length: base },
  { name: 'glue', length: 12 },
] as const;
/** Between two panels: the strip is folded towards the reader, or away from him. */
const folds = ['towards', 'towards', 'away', 'away', 'away'] as const;

export const phoneStand = (reader: Reader): PrintedBoard => ({
  title: 'paper-stand',
  isExtra: true,
  draw: () => drawn(reader),
});

const dashes = { towards: [4, 2], away: [1, 1.6] } as const;

function drawn(reader: Reader): Drawing {
  const height = panels.reduce((sum, { length }) => sum + length, 0);
  const say = (key: string): string => reader.text({ say: key, with: {} });
  const shapes: Shape[] = [rect({ x: 0.2, y: 0.2, width: width - 0.4, height: height - 0.4 }, cut)];
  let top = 0;
  for (const [i, { name, length }] of panels.entries()) {
    const zone = { x: width / 2, y: top + length / 2 + 0.33 * largeType, width: width - 10 };
    shapes.push(
      ...write(say(`paper-stand-${name}`), {
        ...zone,
        height: length - 4,
        size: largeType,
        floor: largeType,
        weight: 500,
        fill: inks.ink,
        anchor: 'middle',
        align: 'middle',
      }),
    );
    top += length;
    const fold = folds[i];
    if (fold) shapes.push(line(0, top, width, top, { ...folding, dash: dashes[fold] }));
  }
  return { width, height, shapes };
}

const cut = { stroke: inks.ink, strokeWidth: 0.4 } as const;
const folding = { stroke: inks.ink, strokeWidth: 0.35 } as const;
