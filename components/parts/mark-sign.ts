import { html, nothing, type TemplateResult } from 'lit';
import { colourToken, isColour } from '../../core/look/colours.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { isTerrain, terrainToken } from '../../core/bots/terra-mystica/terrain.ts';
import { paintShapes } from '../paint.ts';

/** The drawing for a mark, beside its word: a colour's token, a terrain. */
export function markSign(mark: string, size: number): TemplateResult | typeof nothing {
  const shapes = shapesOf(mark);
  if (!shapes) return nothing;
  return html`<svg width=${size} height=${size} viewBox="-15 -15 30 30" aria-hidden="true">
    ${paintShapes(shapes)}
  </svg>`;
}

/** White around it, so that black shows on black. */
function shapesOf(mark: string): Shape[] | undefined {
  if (isTerrain(mark)) return terrainToken(mark, 0, 0, 14);
  return isColour(mark) ? colourToken(mark, 0, 0, 14, mark === 'white' ? '#14181B' : '#FFFFFF') : undefined;
}
