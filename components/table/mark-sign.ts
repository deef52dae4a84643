import { html, nothing, type TemplateResult } from 'lit';
import { colourToken, isColour } from '../../core/look/colours.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { paintShapes } from '../paint.ts';

/** The drawing for an answer, beside its word: a colour's token, or what the bot has for it. */
export function markSign(boards: Boards, mark: string, size: number): TemplateResult | typeof nothing {
  const shapes = boards.sign?.(mark) ?? colour(mark);
  if (!shapes) return nothing;
  return html`<svg width=${size} height=${size} viewBox="-15 -15 30 30" aria-hidden="true">
    ${paintShapes(shapes)}
  </svg>`;
}

/** White around it, so that black shows on black. */
function colour(mark: string): Shape[] | undefined {
  return isColour(mark) ? colourToken(mark, 0, 0, 14, mark === 'white' ? '#14181B' : '#FFFFFF') : undefined;
}
