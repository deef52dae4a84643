/** The same drawings by jsPDF, the library that most pages make PDF files with: what ours is measured against. */
import { jsPDF } from 'jspdf';
import {
  rectPath,
  weights,
  type PathShape,
  type Shape,
  type TextShape,
  type Transform,
  type Weight,
} from '../../core/look/drawing.ts';
import type { Page } from '../../print/order.ts';
import { outline } from '../../print/outline.ts';

/** Places a point of the drawing on the page. */
type Place = (x: number, y: number) => readonly [number, number];

interface Spot {
  readonly place: Place;
  readonly scale: number;
}

const pointsPerMm = 72 / 25.4;
const familyOf = (weight: Weight): string => `visavis-${weight}`;

export function paintWithJsPdf(pages: readonly Page[], fonts: Readonly<Record<Weight, string>>): ArrayBuffer {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  for (const weight of weights) {
    doc.addFileToVFS(`${weight}.ttf`, fonts[weight]);
    doc.addFont(`${weight}.ttf`, familyOf(weight), 'normal');
  }
  pages.forEach((page, i) => {
    if (i > 0) doc.addPage([page.width, page.height]);
    paint(doc, page.draw().shapes, { place: (x, y) => [x, y], scale: 1 });
  });
  return doc.output('arraybuffer');
}

function paint(doc: jsPDF, shapes: readonly Shape[], at: Spot): void {
  for (const shape of shapes)
    switch (shape.kind) {
      case 'path':
        paintPath(doc, shape, within(at, shape.transform));
        break;
      case 'text':
        paintText(doc, shape, at);
        break;
      case 'group': {
        const inside = within(at, shape.transform);
        doc.saveGraphicsState();
        if (shape.clip) {
          trace(doc, rectPath(shape.clip), inside.place);
          doc.clip().discardPath();
        }
        paint(doc, shape.shapes, inside);
        doc.restoreGraphicsState();
      }
    }
}

function within({ place, scale: outer }: Spot, { x = 0, y = 0, scale = 1, turn = 0 }: Transform = {}): Spot {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return { place: (px, py) => place(x + px * cos - py * sin, y + px * sin + py * cos), scale: outer * scale };
}

function trace(doc: jsPDF, d: string, place: Place): void {
  for (const segment of outline(d))
    switch (segment.kind) {
      case 'move':
        doc.moveTo(...place(...segment.to));
        break;
      case 'line':
        doc.lineTo(...place(...segment.to));
        break;
      case 'curve':
        doc.curveTo(...place(...segment.a), ...place(...segment.b), ...place(...segment.to));
        break;
      case 'close':
        doc.close();
    }
}

function paintPath(doc: jsPDF, shape: PathShape, { place, scale }: Spot): void {
  const { fill, stroke, strokeWidth = 1, dash, round, evenOdd } = shape;
  if (fill) doc.setFillColor(fill);
  if (stroke) {
    doc.setDrawColor(stroke);
    doc.setLineWidth(strokeWidth * scale);
    doc.setLineCap(round ? 'round' : 'butt');
    doc.setLineJoin(round ? 'round' : 'miter');
    doc.setLineDashPattern(dash ? dash.map((one) => one * scale) : [], 0);
  }
  trace(doc, shape.d, place);
  if (fill && stroke) doc.fillStroke();
  else if (fill) evenOdd ? doc.fillEvenOdd() : doc.fill();
  else doc.stroke();
}

const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(doc: jsPDF, shape: TextShape, { place, scale }: Spot): void {
  const { x, y, content, size, weight, fill, anchor = 'start', tracking = 0 } = shape;
  doc.setFont(familyOf(weight), 'normal');
  doc.setFontSize(size * scale * pointsPerMm);
  doc.setTextColor(fill);
  doc.text(content, ...place(x, y), { align: aligned[anchor], charSpace: tracking * size * scale });
}
