import type { Phrase } from '../core/engine/bot.ts';
import type { Drawing, Shape } from '../core/look/drawing.ts';
import { canWrite } from '../core/look/metrics.ts';

/** Why a drawing cannot be printed: a text that is too long for its zone, or that the typeface cannot write. */
export const misfit = ({ shapes }: Drawing): Phrase | undefined => firstOf(shapes, misfitOf);

function misfitOf(shape: Shape): Phrase | undefined {
  if (shape.kind === 'group') return firstOf(shape.shapes, misfitOf);
  if (shape.kind === 'path') return undefined;
  const { content, tooLong } = shape;
  if (tooLong !== undefined) return { say: 'print-too-long', with: { text: tooLong } };
  return canWrite(content) ? undefined : { say: 'print-no-glyph', with: { text: content } };
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
