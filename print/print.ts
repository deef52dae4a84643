import { Refusal } from '../core/engine/refusal.ts';
import { breather } from './breathe.ts';
import type { LaidOut } from './lay-out.ts';
import { dpiOf, drawnPage } from './order.ts';
import type { Progress, Reply, Sent } from './serve.ts';

export interface Printed extends Pick<LaidOut, 'versions'> {
  readonly file: File;
}

export interface Printing {
  /** The file; or it fails with a Refusal. */
  readonly printed: Promise<Printed>;
  cancel(): void;
}

/**
 * Makes a PDF, or pictures in a zip. Pages are drawn here, where the bot is loaded anyway, with pauses so that the screen
 * stays alive; a worker of its own paints them, and the library for that is loaded only now.
 */
export function print(laid: LaidOut, onProgress: (progress: Progress) => void): Printing {
  const worker = workerFor(laid);
  const { promise, resolve, reject } = deferred<Blob>();
  const fail = (why: Refusal): void => {
    reject(why);
    worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.kind === 'progress') {
      onProgress(data.progress);
      return;
    }
    if (data.kind === 'made') resolve(data.file);
    else reject(new Refusal(data.why.say, data.why.with));
    worker.terminate();
  });
  worker.addEventListener('error', ({ message }) => fail(new Refusal('print-failed', { reason: message })));
  promise.catch(() => undefined); // told by `printed`, even if that is still drawing
  let isOver = false;
  const { fileName, versions } = laid;
  const printed = draw(
    laid,
    (sent) => worker.postMessage(sent),
    () => isOver,
  )
    .then(async () => {
      const made = await promise;
      return { versions, file: new File([made], fileName, { type: made.type }) };
    })
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

const workerFor = ({ format }: LaidOut): Worker =>
  format === 'pdf'
    ? new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });

async function draw(
  { pages, format, title, language, beside }: LaidOut,
  send: (sent: Sent) => void,
  isOver: () => boolean,
): Promise<void> {
  const breathe = breather();
  for (const page of pages) {
    if (isOver()) break;
    send({ kind: 'page', page: drawnPage(page) });
    await breathe();
  }
  send({ kind: 'make', making: { title, language, beside, dpi: dpiOf[format] } });
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
