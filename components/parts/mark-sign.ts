import { html, nothing, type TemplateResult } from 'lit';
import { colourToken, isColour } from '../../core/look/colours.ts';
import { paintShapes } from '../../print/svg.ts';

/** The drawing for a mark, beside its word: a colour's token. White around it, so that black shows on black. */
export function markSign(mark: string, size: number): TemplateResult | typeof nothing {
  if (!isColour(mark)) return nothing;
  return html`<svg width=${size} height=${size} viewBox="-15 -15 30 30" aria-hidden="true">
    ${paintShapes(colourToken(mark, 0, 0, 14, mark === 'white' ? '#14181B' : '#FFFFFF'))}
  </svg>`;
}
