import { Refusal } from '../core/engine/refusal.ts';
import type { Phrase } from '../core/engine/bot.ts';
import { loadFonts } from './fonts/load.ts';
import type { Job } from './jobs.ts';
import { make, type Printed } from './make.ts';

/** Pages that are made already. */
export interface Progress {
  readonly made: number;
  readonly of: number;
}

/** What the worker answers: how far it is, then the file or a phrase that says why there is none. */
export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'printed'; readonly printed: Printed }
  | { readonly kind: 'refused'; readonly why: Phrase };

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  void answer(data);
});

async function answer(job: Job): Promise<void> {
  try {
    const printed = await make(job, await loadFonts(), (made, of) =>
      post({ kind: 'progress', progress: { made, of } }),
    );
    post({ kind: 'printed', printed }, [printed.bytes.buffer]);
  } catch (error) {
    post({ kind: 'refused', why: phrase(error) });
  }
}

function phrase(error: unknown): Phrase {
  if (error instanceof Refusal) return { say: error.say, with: error.with };
  return { say: 'print-failed', with: { reason: error instanceof Error ? error.message : String(error) } };
}

function post(message: Answer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
