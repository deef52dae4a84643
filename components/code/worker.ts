import decode from 'qr/decode.js';
import { read } from '../../core/sight/frame.ts';
import type { News, Order } from '../../core/sight/worker.ts';

/** A frame that takes longer has no code that can be read. */
const timeLimit = 400;

addEventListener('message', ({ data: { frame } }: MessageEvent<Order>) => {
  const begin = performance.now();
  const { image, light } = read(frame);
  const text = textIn(image);
  const milliseconds = performance.now() - begin;
  const news: News = { sightings: [], light, milliseconds, ...(text === undefined ? {} : { text }) };
  postMessage(news);
});

/** Undefined if there is no code in it, or it cannot be read yet. */
function textIn(image: ImageData): string | undefined {
  try {
    return decode(image, { timeLimit });
  } catch {
    return undefined;
  }
}
