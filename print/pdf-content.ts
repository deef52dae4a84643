import {
  n,
  rectPath,
  type GroupShape,
  type Ink,
  type PathShape,
  type Shape,
  type TextShape,
  type Transform,
  type Weight,
} from '../core/look/drawing.ts';
import { glyphs, textWidth } from '../core/look/metrics.ts';
import { outline } from './outline.ts';

/** Keeps the content of a named group and gives the name under which it is placed. */
export type Keep = (name: string, content: () => string) => string;

/** Shapes as the operators of a PDF content stream, one shape a line. */
export function content(shapes: readonly Shape[], keep: Keep): string {
  return shapes.map((shape) => drawShape(shape, keep)).join('\n');
}

function drawShape(shape: Shape, keep: Keep): string {
  switch (shape.kind) {
    case 'path':
      return drawPath(shape);
    case 'text':
      return drawText(shape);
    case 'group':
      return drawGroup(shape, keep);
  }
}

function drawGroup({ shapes, transform, clip, name }: GroupShape, keep: Keep): string {
  const inside = () => `${clip ? `${pathData(rectPath(clip))} W n\n` : ''}${content(shapes, keep)}`;
  return `q ${matrix(transform)}${name ? `/${keep(name, inside)} Do` : inside()} Q`;
}

function drawPath(shape: PathShape): string {
  return `q ${matrix(shape.transform)}${ink(shape)}${pathData(shape.d)} ${paintOperator(shape)} Q`;
}

function matrix(transform: Transform | undefined): string {
  if (!transform) return '';
  const { x = 0, y = 0, scale = 1, turn = 0 } = transform;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  // Factors need more digits than lengths.
  const factors = [cos, sin, -sin, cos].map((value) => Number(value.toFixed(6)) || 0);
  return `${factors.join(' ')} ${n(x)} ${n(y)} cm `;
}

function pathData(d: string): string {
  return outline(d)
    .map((segment) => {
      switch (segment.kind) {
        case 'move':
          return `${segment.to.map(n).join(' ')} m`;
        case 'line':
          return `${segment.to.map(n).join(' ')} l`;
        case 'curve':
          return `${[...segment.a, ...segment.b, ...segment.to].map(n).join(' ')} c`;
        case 'close':
          return 'h';
      }
    })
    .join(' ');
}

function ink({ fill, stroke, strokeWidth = 1, dash, round }: Ink): string {
  return [
    fill && `${rgb(fill)} rg `,
    stroke && `${rgb(stroke)} RG ${n(strokeWidth)} w `,
    round && '1 J 1 j ',
    dash && `[${dash.map(n).join(' ')}] 0 d `,
  ]
    .filter(Boolean)
    .join('');
}

function paintOperator({ fill, stroke, evenOdd }: Ink): string {
  if (fill) return (stroke ? 'B' : 'f') + (evenOdd ? '*' : '');
  return stroke ? 'S' : 'n';
}

function drawText({ x, y, size, weight, anchor, fill, tracking = 0, content: words }: TextShape): string {
  const width = textWidth(words, { size, weight, tracking });
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  // The page is upside down for the drawing's sake; letters are turned back.
  const place = `1 0 0 -1 ${n(left)} ${n(y)} Tm`;
  return `BT ${rgb(fill)} rg /F${weight} ${n(size)} Tf ${n(tracking * size)} Tc ${place} ${glyphRuns(words, weight)} TJ ET`;
}

/** Glyph ids in runs, with the kerning between them: [<00010002> 62 <0003>]. */
function glyphRuns(words: string, weight: Weight): string {
  const runs = glyphs(words, weight).map(({ id, kern }) =>
    kern === 0 ? hex4(id) : `${hex4(id)}> ${n(-1000 * kern)} <`,
  );
  return `[<${runs.join('')}>]`;
}

export const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

function rgb(colour: string): string {
  return [1, 3, 5].map((i) => n(parseInt(colour.slice(i, i + 2), 16) / 255)).join(' ');
}
