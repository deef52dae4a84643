import { Refusal } from '../core/engine/refusal.ts';
import { breather } from './breathe.ts';
import type { Studio } from './jobs.ts';
import { layOut } from './lay-out.ts';
import type { Printed } from './make.ts';
import type { Order } from './order.ts';
import type { Answer, Progress, Sent } from './worker.ts';

export interface Printing {
  /** The file; or it fails with a Refusal. */
  readonly printed: Promise<Printed>;
  cancel(): void;
}

/**
 * Makes a PDF. Pages are drawn here, where the bot is loaded anyway, with pauses so that the screen stays alive;
 * a worker of its own paints them, and the library for that is loaded only now.
 */
export function print(
  studios: readonly Studio[],
  order: Order,
  onProgress: (progress: Progress) => void,
): Printing {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = deferred<Uint8Array<ArrayBuffer>>();
  const fail = (why: Refusal): void => {
    reject(why);
    worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'progress') {
      onProgress(data.progress);
      return;
    }
    if (data.kind === 'made') resolve(data.bytes);
    else reject(new Refusal(data.why.say, data.why.with));
    worker.terminate();
  });
  worker.addEventListener('error', ({ message }) => fail(new Refusal('print-failed', { reason: message })));
  promise.catch(() => undefined); // told by `printed`, even if that is still drawing
  let isOver = false;
  const printed = draw(
    studios,
    order,
    (sent) => worker.postMessage(sent),
    () => isOver,
  )
    .then(async (about) => ({ ...about, bytes: await promise }))
    .finally(() => {
      isOver = true;
      worker.terminate();
    });
  return {
    printed,
    cancel() {
      isOver = true;
      fail(new Refusal('print-cancelled'));
    },
  };
}

async function draw(
  studios: readonly Studio[],
  order: Order,
  send: (sent: Sent) => void,
  isOver: () => boolean,
): Promise<Omit<Printed, 'bytes'>> {
  const { pages, title, language, fileName, versions } = await layOut(studios, order);
  const breathe = breather();
  for (const { draw: drawing, ...page } of pages) {
    if (isOver()) break;
    send({ kind: 'page', page: { ...page, drawing: drawing() } });
    await breathe();
  }
  send({ kind: 'make', title, language });
  return { fileName, versions };
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
