import { html, svg, type TemplateResult } from 'lit';
import { icons, type IconName } from '../../core/look/icons.ts';
import { tools, toolStroke, type ToolName } from '../../core/look/tools.ts';

/** A noun of a game, solid. A word always stands beside it, so it is silent for screen readers. */
export function icon(name: string, size = 24): TemplateResult {
  const drawn = icons[name as IconName];
  return html`<svg width=${size} height=${size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path fill-rule=${drawn.joined ? 'nonzero' : 'evenodd'} d=${drawn.d}></path>
  </svg>`;
}

/** A tool, stroked. */
export function tool(name: ToolName, size = 28): TemplateResult {
  return html`<svg
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width=${toolStroke}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${svg`<path d=${tools[name]}></path>`}
  </svg>`;
}
