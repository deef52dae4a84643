import { html, nothing, render, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  n,
  rectPath,
  type Drawing,
  type GroupShape,
  type PathShape,
  type Rect,
  type Shape,
  type Transform,
} from '../core/look/drawing.ts';
import { mark } from '../core/look/mark.ts';
import { tools, toolStroke, type ToolName } from '../core/look/tools.ts';

/** The screen's painter: a drawing as an `<svg>` that fills its box. Without a label it is decoration. */
export function paint(drawing: Drawing, label?: string): TemplateResult {
  return canvas(drawing, paintShapes(drawing.shapes, new Set()), label);
}

function painted(drawing: Drawing): Element {
  const room = document.createElement('div');
  render(paint(drawing), room);
  return room.firstElementChild!;
}

/** A drawing as the address of an image: what is shown many times is painted once. */
export const imageOf = (drawing: Drawing): string =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(painted(drawing)))}`;

const originals = new WeakMap<Drawing, Element>();

/** What is shown again and again as it is: painted once, then copied. */
export function copyOf(drawing: Drawing): Node {
  const original = originals.get(drawing) ?? painted(drawing);
  originals.set(drawing, original);
  return original.cloneNode(true);
}

/** An `<svg>` of a drawing's size, for what is painted in portions. */
export function canvas({ width, height }: Drawing, painted: unknown, label?: string): TemplateResult {
  return html`<svg
    viewBox="0 0 ${n(width)} ${n(height)}"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    ${painted}
  </svg>`;
}

/** Groups of one name are equal: with `painted`, only the first is painted, the others refer to it. */
export function paintShapes(shapes: readonly Shape[], painted?: Set<string>): SVGTemplateResult[] {
  return shapes.map((shape) => paintShape(shape, painted));
}

function paintShape(shape: Shape, painted?: Set<string>): SVGTemplateResult {
  switch (shape.kind) {
    case 'path':
      return paintPath(shape);
    case 'text':
      return svg`<text
        x=${n(shape.x)}
        y=${n(shape.y)}
        fill=${shape.fill}
        font-size=${n(shape.size)}
        font-weight=${shape.weight}
        text-anchor=${shape.anchor ?? 'start'}
        letter-spacing=${shape.tracking ? n(shape.tracking * shape.size) : nothing}
      >${shape.content}</text>`;
    case 'group':
      return paintGroup(shape, painted);
  }
}

function paintGroup(
  { name, piece, shapes, transform: at, clip }: GroupShape,
  painted?: Set<string>,
): SVGTemplateResult {
  if (name && painted?.has(name)) return svg`<use href="#${name}" transform=${transform(at)}></use>`;
  if (name) painted?.add(name);
  const inside = clip ? clipped(clip, shapes, painted) : paintShapes(shapes, painted);
  const isShared = name && painted;
  return svg`<g transform=${transform(at)} data-piece=${piece ?? nothing}>${isShared ? svg`<g id=${name}>${inside}</g>` : inside}</g>`;
}

function clipped(
  clip: Omit<Rect, 'radius'>,
  shapes: readonly Shape[],
  painted?: Set<string>,
): SVGTemplateResult {
  // Made of the measures: where an id occurs twice, both clip alike.
  const id = `clip-${[clip.x, clip.y, clip.width, clip.height].map(n).join('-').replaceAll('.', '_')}`;
  return svg`<clipPath id=${id}><path d=${rectPath(clip)}></path></clipPath>
    <g clip-path="url(#${id})">${paintShapes(shapes, painted)}</g>`;
}

function paintPath(shape: PathShape): SVGTemplateResult {
  const { d, fill, stroke, strokeWidth = 1, dash, round, evenOdd } = shape;
  return svg`<path
    d=${d}
    transform=${transform(shape.transform)}
    fill=${fill ?? 'none'}
    fill-rule=${evenOdd ? 'evenodd' : nothing}
    stroke=${stroke ?? nothing}
    stroke-width=${stroke ? n(strokeWidth) : nothing}
    stroke-dasharray=${dash ? dash.map(n).join(' ') : nothing}
    stroke-linecap=${round ? 'round' : nothing}
    stroke-linejoin=${round ? 'round' : nothing}
  ></path>`;
}

function transform(t: Transform | undefined): string | typeof nothing {
  if (!t) return nothing;
  const { x = 0, y = 0, scale = 1, turn = 0 } = t;
  return `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;
}

/** A tool's stroke icon in the colour of the text around it. */
export function toolSvg(name: ToolName, size = 28): TemplateResult {
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
    <path d=${tools[name]}></path>
  </svg>`;
}

/**
 * The mark on its edge, in the colour of the text around it unless told otherwise. In whole numbers: for a handful of fractions a browser
 * keeps as much memory as for thousands.
 */
export function markSvg(width = 52, upper = 'currentColor', lower = upper): TemplateResult {
  return html`<svg width=${width} height=${(width * 30) / 52} viewBox="-208 -120 416 240" aria-hidden="true">
    ${paintShapes(mark(0, 0, 100, { upper, lower, edge: upper }))}
  </svg>`;
}
