import { studio, type Job } from './jobs.ts';
import { makePdf, type FontFiles } from './pdf.ts';

export interface Printed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
}

/** A job as a PDF. */
export async function make(job: Job, fonts: FontFiles): Promise<Printed> {
  const { pages, reader } = await studio(job.bot, job.language, job.cards);
  const say = (key: string) => reader.text({ say: key, with: {} });
  const bytes = await makePdf(pages(job.paper, job.parts), {
    title: `${say('game-name')} · ${say('bot-name')}`,
    language: job.language,
    fonts,
  });
  return { bytes, fileName: `visavis-${job.bot}-${job.language}-${job.paper}.pdf` };
}
