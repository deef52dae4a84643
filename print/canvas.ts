import {
  rectPath,
  type Drawing,
  type PathShape,
  type Shape,
  type TextShape,
  type Transform,
} from '../core/look/drawing.ts';
import { glyphs, textWidth } from '../core/look/metrics.ts';
import { pure, pureWords } from './black.ts';

export type Canvas = OffscreenCanvasRenderingContext2D;

/** The typeface of the files that are printed with. */
export const family = 'Visavis Print';

/** The painter of pictures: a drawing on a canvas, letter by letter where the PDF has them. */
export function paintOn(canvas: Canvas, { shapes }: Drawing, perMm: number): void {
  canvas.save();
  canvas.scale(perMm, perMm);
  canvas.fontKerning = 'none';
  for (const shape of shapes) paint(canvas, shape);
  canvas.restore();
}

function paint(canvas: Canvas, shape: Shape): void {
  if (shape.kind === 'text') {
    write(canvas, shape);
    return;
  }
  canvas.save();
  place(canvas, shape.transform);
  if (shape.kind === 'path') draw(canvas, shape);
  else {
    if (shape.clip) canvas.clip(pathOf(rectPath(shape.clip)));
    for (const one of shape.shapes) paint(canvas, one);
  }
  canvas.restore();
}

function place(canvas: Canvas, transform: Transform | undefined): void {
  if (!transform) return;
  const { x = 0, y = 0, scale = 1, turn = 0 } = transform;
  canvas.translate(x, y);
  if (turn !== 0) canvas.rotate((turn * Math.PI) / 180);
  if (scale !== 1) canvas.scale(scale, scale);
}

/** Icons and patterns come again and again. */
const paths = new Map<string, Path2D>();
const mostPaths = 2000;

function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  if (paths.size > mostPaths) paths.clear();
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}

function draw(canvas: Canvas, { d, fill, stroke, strokeWidth = 1, dash, round, evenOdd }: PathShape): void {
  const path = pathOf(d);
  if (fill) {
    canvas.fillStyle = styleOf(fill);
    canvas.fill(path, evenOdd ? 'evenodd' : 'nonzero');
  }
  if (!stroke) return;
  canvas.strokeStyle = styleOf(stroke);
  canvas.lineWidth = strokeWidth;
  canvas.lineCap = round ? 'round' : 'butt';
  canvas.lineJoin = round ? 'round' : 'miter';
  canvas.setLineDash(dash ? [...dash] : []);
  canvas.stroke(path);
}

/** A colour as the PDF has it. */
function styleOf(colour: string): string {
  const black = pure(colour);
  if (black === undefined) return colour;
  const part = Math.round(255 * black);
  return `rgb(${part} ${part} ${part})`;
}

function write(canvas: Canvas, shape: TextShape): void {
  const { x, y, size, weight, anchor, fill, tracking = 0, content } = shape;
  const width = textWidth(content, { size, weight, tracking });
  let at = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const letters = Array.from(content);
  canvas.fillStyle = styleOf(pureWords(fill));
  canvas.font = `${weight} ${size}px "${family}"`;
  glyphs(content, weight).forEach(({ advance, kern }, i) => {
    canvas.fillText(letters[i] ?? '', at, y);
    at += (advance + kern + tracking) * size;
  });
}
