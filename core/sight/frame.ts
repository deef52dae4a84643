/** What a worker needs of a frame. */
export interface Frame {
  readonly image: ImageData;
  /** Overwritten by the next one. */
  readonly grey: Uint8Array;
  /** How light it is on the whole, from 0 to 255. */
  readonly light: number;
}

/** Larger frames are made smaller: a mark at the table and the finest code have points enough even so. */
const longest = 1280;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true })!;
let grey = new Uint8Array(0);

/** Reads a frame and lets go of it. */
export function read(frame: ImageBitmap): Frame {
  const { width, height } = fit(frame);
  context.drawImage(frame, 0, 0, width, height);
  frame.close();
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  let sum = 0;
  for (let i = 0, from = 0; i < grey.length; i++, from += 4) {
    const value = (77 * data[from]! + 150 * data[from + 1]! + 29 * data[from + 2]!) >> 8;
    grey[i] = value;
    sum += value;
  }
  return { image, grey, light: sum / grey.length };
}

function fit({ width, height }: ImageBitmap): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (canvas.width !== size.width || canvas.height !== size.height) {
    Object.assign(canvas, size);
    grey = new Uint8Array(size.width * size.height);
  }
  return size;
}
