import { Refusal } from '../core/engine/refusal.ts';
import { pagesOf, studio, type Job } from './jobs.ts';
import { makePdf, type FontFiles } from './pdf.ts';
import type { Versions } from './version.ts';

export interface Printed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  /** Of what is in it. */
  readonly versions: Versions;
}

/** A job as a PDF. */
export async function make(
  job: Job,
  fonts: FontFiles,
  onPage?: (made: number, of: number) => void,
): Promise<Printed> {
  const studios = await Promise.all(job.languages.map((language) => studio(job.bot, language, job.cards)));
  const [first] = studios;
  if (!first) throw new Refusal('print-nothing');
  const say = (key: string) => first.reader.text({ say: key, with: {} });
  const bytes = await makePdf(pagesOf(studios, job), {
    title: `${say('game-name')} · ${say('bot-name')}`,
    language: first.reader.language,
    fonts,
    ...(onPage ? { onPage } : {}),
  });
  return {
    bytes,
    fileName: `visavis-${job.bot}-${job.languages.join('-')}-${job.setup.paper}.pdf`,
    versions: studios.reduce<Versions>((all, one) => ({ ...all, ...one.versions(job) }), {}),
  };
}
