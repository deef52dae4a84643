import type { Phrase } from '../core/engine/bot.ts';
import type { Drawing, Shape } from '../core/look/drawing.ts';
import { canWrite } from '../core/look/metrics.ts';

/** Why a drawing cannot be printed: a text that is too long for its zone, or that the typeface cannot write. */
export const misfit = ({ shapes }: Drawing): Phrase | undefined => firstOf(shapes, misfitOf);

function misfitOf(shape: Shape): Phrase | undefined {
  if (shape.kind === 'group') return firstOf(shape.shapes, misfitOf);
  if (shape.kind === 'path') return undefined;
  const { content: text, isTooLong } = shape;
  if (isTooLong) return { say: 'print-too-long', with: { text } };
  return canWrite(text) ? undefined : { say: 'print-no-glyph', with: { text } };
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
