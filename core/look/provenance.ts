import type { Provenance } from '../engine/bot.ts';
import { circle, n, path, type Shape } from './drawing.ts';

/** What has a mark, in the order in which marks stand beside each other. */
export const markedProvenances: readonly Provenance[] = ['public', 'house', 'owner'];

/**
 * Where a value comes from: nothing = rulebook, half-disc = public but unchecked, gable = house value,
 * disc = entered by the player. The mark stands on the baseline y, `size` wide, from x; its word belongs beside it.
 */
export function provenanceMark(of: Provenance, x: number, y: number, size: number, fill: string): Shape[] {
  const r = size / 2;
  switch (of) {
    case 'rulebook':
      return [];
    case 'public':
      return [path(`M${n(x)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(size)} 0Z`, { fill })];
    case 'house':
      return [
        path(`M${n(x)} ${n(y)}v${n(-1.1 * r)}l${n(r)} ${n(-0.9 * r)}l${n(r)} ${n(0.9 * r)}v${n(1.1 * r)}Z`, {
          fill,
        }),
      ];
    case 'owner':
      return [circle(x + r, y - r, r, { fill })];
  }
}
