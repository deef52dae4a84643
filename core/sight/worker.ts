import { createDetector, type Sighting } from './detector.ts';

/** What the page hands over: a frame, which is not kept. */
export interface Order {
  readonly frame: ImageBitmap;
}

/** What the worker tells of it. */
export interface News {
  readonly sightings: readonly Sighting[];
  /** How light the frame is on the whole, from 0 to 255. */
  readonly light: number;
  readonly milliseconds: number;
}

/** Larger frames are made smaller: a mark at the table has enough points even so. */
const longest = 1280;

const detector = createDetector();
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });
let grey = new Uint8Array(0);

addEventListener('message', ({ data: { frame } }: MessageEvent<Order>) => {
  const begin = performance.now();
  const { width, height } = fit(frame);
  const light = read(frame, width, height);
  frame.close();
  const sightings = detector.detect({ width, height, data: grey });
  const news: News = { sightings, light, milliseconds: performance.now() - begin };
  postMessage(news);
});

function fit({ width, height }: ImageBitmap): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (canvas.width !== size.width || canvas.height !== size.height) {
    Object.assign(canvas, size);
    grey = new Uint8Array(size.width * size.height);
  }
  return size;
}

/** The frame in grey, and how light it is. */
function read(frame: ImageBitmap, width: number, height: number): number {
  if (!context) return 0;
  context.drawImage(frame, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let sum = 0;
  for (let i = 0, from = 0; i < grey.length; i++, from += 4) {
    const value = (77 * data[from]! + 150 * data[from + 1]! + 29 * data[from + 2]!) >> 8;
    grey[i] = value;
    sum += value;
  }
  return sum / grey.length;
}
