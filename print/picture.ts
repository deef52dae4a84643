import { inks } from '../core/look/drawing.ts';
import { paintOn } from './canvas.ts';
import { crc32 } from './crc32.ts';
import type { DrawnPage } from './order.ts';

const mmPerInch = 25.4;
/** After the signature and the head, which have a fixed length. */
const afterHead = 33;

/** Tables online take no larger pictures, and small devices make none. */
const mostDots = 8192;

/** A page as a PNG that says how large it is on paper. */
export async function pictureOf(page: DrawnPage, wanted: number): Promise<Uint8Array<ArrayBuffer>> {
  const dpi = Math.min(wanted, (mostDots * mmPerInch) / Math.max(page.width, page.height));
  const perMm = dpi / mmPerInch;
  const canvas = new OffscreenCanvas(Math.round(page.width * perMm), Math.round(page.height * perMm));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintOn(context, page.drawing, perMm);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return withDensity(new Uint8Array(await blob.arrayBuffer()), dpi);
}

/** A browser does not say how many dots an inch has; print shops read it. */
function withDensity(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round((dpi * 1000) / mmPerInch);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1; // a metre is the unit
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const made = new Uint8Array(png.length + chunk.length);
  made.set(png.subarray(0, afterHead));
  made.set(chunk, afterHead);
  made.set(png.subarray(afterHead), afterHead + chunk.length);
  return made;
}
