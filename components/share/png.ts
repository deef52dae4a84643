import type { Drawing, PathShape, Shape, TextShape, Transform } from '../../core/look/drawing.ts';

const family = "'Atkinson Hyperlegible Next'";

/** A drawing as a picture file, with so many dots for each of its units. */
export async function pngOf({ width, height, shapes }: Drawing, scale: number): Promise<Blob> {
  await Promise.all([500, 700].map((weight) => document.fonts.load(`${weight} 20px ${family}`)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const pen = canvas.getContext('2d')!;
  pen.scale(scale, scale);
  draw(pen, shapes);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function draw(pen: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    pen.save();
    if (shape.kind !== 'text') place(pen, shape.transform);
    if (shape.kind === 'path') stroke(pen, shape);
    else if (shape.kind === 'text') write(pen, shape);
    else {
      const { clip } = shape;
      if (clip) {
        pen.beginPath();
        pen.rect(clip.x, clip.y, clip.width, clip.height);
        pen.clip();
      }
      draw(pen, shape.shapes);
    }
    pen.restore();
  }
}

function place(pen: CanvasRenderingContext2D, { x = 0, y = 0, scale = 1, turn = 0 }: Transform = {}): void {
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(scale, scale);
}

function stroke(pen: CanvasRenderingContext2D, shape: PathShape): void {
  const line = new Path2D(shape.d);
  if (shape.fill) {
    pen.fillStyle = shape.fill;
    pen.fill(line, shape.evenOdd ? 'evenodd' : 'nonzero');
  }
  if (!shape.stroke) return;
  pen.strokeStyle = shape.stroke;
  pen.lineWidth = shape.strokeWidth ?? 1;
  pen.setLineDash([...(shape.dash ?? [])]);
  if (shape.round) pen.lineCap = pen.lineJoin = 'round';
  pen.stroke(line);
}

const anchors = { start: 'left', middle: 'center', end: 'right' } as const;

function write(pen: CanvasRenderingContext2D, shape: TextShape): void {
  pen.font = `${shape.weight} ${shape.size}px ${family}, sans-serif`;
  pen.textAlign = anchors[shape.anchor ?? 'start'];
  pen.letterSpacing = `${(shape.tracking ?? 0) * shape.size}px`;
  pen.fillStyle = shape.fill;
  pen.fillText(shape.content, shape.x, shape.y);
}
