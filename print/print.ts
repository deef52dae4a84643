import { Refusal } from '../core/engine/refusal.ts';
import type { Job } from './jobs.ts';
import type { Printed } from './make.ts';
import type { Answer, Progress } from './worker.ts';

export interface Printing {
  /** The file; or it fails with a Refusal. */
  readonly printed: Promise<Printed>;
  cancel(): void;
}

/** Makes a PDF in a worker of its own, so that the screen stays alive and the library is loaded only now. */
export function print(job: Job, onProgress: (progress: Progress) => void): Printing {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = deferred<Printed>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'progress') {
      onProgress(data.progress);
      return;
    }
    if (data.kind === 'printed') resolve(data.printed);
    else reject(new Refusal(data.why.say, data.why.with));
    worker.terminate();
  });
  worker.addEventListener('error', ({ message }) => {
    reject(new Refusal('print-failed', { reason: message }));
    worker.terminate();
  });
  worker.postMessage(job);
  return {
    printed: promise,
    cancel() {
      worker.terminate();
      reject(new Refusal('print-cancelled'));
    },
  };
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
