import { inks, n, path, type Ink, type Shape, type Transform } from '../../look/drawing.ts';
import type { TieBreaker } from './cards.ts';

/** «Gleichstandsauflöser»: the thick arrow runs along the first row, three thin ones lead from there to the next. */
export function arrows({ rows, along }: TieBreaker, at: Transform, ink: Ink): Shape[] {
  const down = rows === 'top-down' ? 1 : -1;
  const right = along === 'left-to-right' ? 1 : -1;
  const [thickY, thinY] = [2 - 5.5 * down, 2 + 3 * down];
  const thin = [-6, 0, 6]
    .map(
      (dx) =>
        `M${dx} ${n(thinY - 4.6 * down)}V${n(thinY + 4 * down)}m-2 ${n(-2 * down)}l2 ${n(2.2 * down)}l2 ${n(-2.2 * down)}`,
    )
    .join('');
  const thick = `M${n(-7.5 * right)} ${n(thickY)}H${n(7 * right)}m${n(-3.4 * right)} -3l${n(3.8 * right)} 3l${n(-3.8 * right)} 3`;
  const heavy = { ...ink, strokeWidth: 1.7, lines: { stroke: inks.ink, strokeWidth: 1.3 } };
  return [path(thin, { ...ink, strokeWidth: 0.6 }, at), path(thick, heavy, at)];
}
