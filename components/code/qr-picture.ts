import { html, svg, type TemplateResult } from 'lit';
import encode from 'qr';

/** Light around the dots, in dots: cameras need it. */
const margin = 4;

/** A text as dots, dark on white in every theme. */
export function qrPicture(text: string, label: string): TemplateResult {
  const lines = encode(text, 'raw', { ecc: 'low', border: margin });
  const size = lines.length;
  const dots = lines.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return html`<svg
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
    data-dots=${size}
  >
    ${svg`<path fill="#fff" d="M0 0h${size}v${size}H0z"></path><path fill="#000" d=${dots.join('')}></path>`}
  </svg>`;
}
