import { createDetector, type Sighting } from './detector.ts';
import { read } from './frame.ts';

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
  /** What a code in it says, where codes are looked for. */
  readonly text?: string;
}

const detector = createDetector();

addEventListener('message', ({ data: { frame } }: MessageEvent<Order>) => {
  const begin = performance.now();
  const { image, grey, light } = read(frame);
  const sightings = detector.detect({ width: image.width, height: image.height, data: grey });
  const news: News = { sightings, light, milliseconds: performance.now() - begin };
  postMessage(news);
});
