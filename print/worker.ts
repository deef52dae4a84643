import type { Phrase } from '../core/engine/bot.ts';
import type { Language } from '../core/engine/text.ts';
import { loadFonts } from './fonts/load.ts';
import type { DrawnPage } from './order.ts';
import { makePdf } from './pdf.ts';

/** The pages come one by one; the file is made when it is told what it is called. */
export type Sent =
  | { readonly kind: 'page'; readonly page: DrawnPage }
  | { readonly kind: 'make'; readonly title: string; readonly language: Language };

/** Pages that are made already. */
export interface Progress {
  readonly made: number;
  readonly of: number;
}

/** What the worker answers: how far it is, then the file or a phrase that says why there is none. */
export type Reply =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'made'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly why: Phrase };

const pages: DrawnPage[] = [];

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  if (data.kind === 'make') void make(data.title, data.language);
  else pages.push(data.page);
});

async function make(title: string, language: Language): Promise<void> {
  try {
    const onPage = (made: number, of: number) => post({ kind: 'progress', progress: { made, of } });
    const bytes = await makePdf(pages, { title, language, fonts: await loadFonts(), onPage });
    post({ kind: 'made', bytes }, [bytes.buffer]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    post({ kind: 'refused', why: { say: 'print-failed', with: { reason } } });
  }
}

function post(message: Reply, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
