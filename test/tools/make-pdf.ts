import type { Language } from '../../core/engine/text.ts';
import { studio } from '../../print/jobs.ts';
import { layOut, type LaidOut } from '../../print/lay-out.ts';
import { drawnPage, type PrintOrder } from '../../print/order.ts';
import { makePdf, type FontFiles } from '../../print/pdf.ts';

/** An order for a bot, in one language after the other. */
export interface Job extends PrintOrder {
  readonly bot: string;
  readonly languages: readonly Language[];
  /** The cards of a game; without them, the cards as shipped. */
  readonly cards?: unknown;
}

/** A PDF, and what it is called. */
export interface MadePdf extends Pick<LaidOut, 'fileName' | 'versions'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A job as a PDF, all at once and without a worker. */
export async function make(
  job: Job,
  fonts: FontFiles,
  onPage?: (made: number, of: number) => void,
): Promise<MadePdf> {
  const studios = await Promise.all(job.languages.map((language) => studio(job.bot, language, job.cards)));
  const { pages, title, language, fileName, versions } = await layOut(studios, job);
  const told = onPage ? { onPage } : {};
  const bytes = await makePdf(pages.map(drawnPage), { title, language, fonts, ...told });
  return { bytes, fileName, versions };
}
