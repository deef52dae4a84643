import { studio, type Job } from './jobs.ts';
import { layOut, type LaidOut } from './lay-out.ts';
import { makePdf, type FontFiles } from './pdf.ts';

export interface Printed extends Pick<LaidOut, 'fileName' | 'versions'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A job as a PDF, all at once. */
export async function make(
  job: Job,
  fonts: FontFiles,
  onPage?: (made: number, of: number) => void,
): Promise<Printed> {
  const studios = await Promise.all(job.languages.map((language) => studio(job.bot, language, job.cards)));
  const { pages, title, language, fileName, versions } = await layOut(studios, job);
  const bytes = await makePdf(pages, { title, language, fonts, ...(onPage ? { onPage } : {}) });
  return { bytes, fileName, versions };
}
