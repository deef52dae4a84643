import type { Phrase } from '../core/engine/bot.ts';
import type { Language } from '../core/engine/text.ts';
import type { DrawnPage } from './order.ts';

/** What a file is called, and what lies beside the pictures of a zip. */
export interface Making {
  readonly title: string;
  readonly language: Language;
  readonly dpi: number;
  readonly beside: readonly { readonly name: string; readonly content: string }[];
}

/** The pages come one by one; the file is made when it is told what it is called. */
export type Sent =
  { readonly kind: 'page'; readonly page: DrawnPage } | { readonly kind: 'make'; readonly making: Making };

/** Pages that are made already. */
export interface Progress {
  readonly made: number;
  readonly of: number;
}

/** What a worker answers: how far it is, then the file or a phrase that says why there is none. */
export type Reply =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'made'; readonly file: Blob }
  | { readonly kind: 'refused'; readonly why: Phrase };

export type Make = (
  pages: readonly DrawnPage[],
  making: Making,
  tell: (made: number, of: number) => void,
) => Promise<Blob>;

const post = (message: Reply): void => postMessage(message);

/** Inside of a worker: collects pages and makes a file of them. */
export function serve(make: Make): void {
  const pages: DrawnPage[] = [];
  const tell = (made: number, of: number) => post({ kind: 'progress', progress: { made, of } });
  const work = async (making: Making): Promise<void> => {
    try {
      post({ kind: 'made', file: await make(pages, making, tell) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      post({ kind: 'refused', why: { say: 'print-failed', with: { reason } } });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Sent>) => {
    if (data.kind === 'make') void work(data.making);
    else pages.push(data.page);
  });
}
