import { inks } from '../core/look/drawing.ts';
import { breather } from './breathe.ts';
import { paintOn } from './canvas.ts';
import type { Page } from './order.ts';

/** Two dots a millimetre tell well enough how dark a page is. */
const perMm = 2;

/** How much of some pages is covered with ink, from 0 to 1: black all over is 1, a field half as dark 0.5. */
export async function coverageOf(
  pages: readonly Page[],
  isWanted: () => boolean = () => true,
): Promise<number | undefined> {
  const breathe = breather();
  let [dark, area] = [0, 0];
  for (const page of pages) {
    await breathe();
    if (!isWanted()) return undefined;
    const { width, height } = page;
    dark += darknessOf(page) * width * height;
    area += width * height;
  }
  return area === 0 ? 0 : dark / area;
}

function darknessOf({ width, height, isEmpty, draw }: Page): number {
  if (isEmpty) return 0;
  const canvas = new OffscreenCanvas(Math.ceil(width * perMm), Math.ceil(height * perMm));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return 0;
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintOn(context, draw(), perMm);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let light = 0;
  for (let i = 0; i < data.length; i += 4) light += (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0);
  return 1 - light / (3 * 255 * canvas.width * canvas.height);
}
