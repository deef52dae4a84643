import { Refusal } from '../core/engine/refusal.ts';
import type { Language } from '../core/engine/text.ts';
import { pagesOf, studio, type Job } from './jobs.ts';
import type { Page } from './order.ts';
import type { Versions } from './version.ts';

/** A job before it is drawn: its pages, and what the file says about itself. */
export interface LaidOut {
  readonly fileName: string;
  /** Of what is in it. */
  readonly versions: Versions;
  readonly pages: readonly Page[];
  readonly title: string;
  readonly language: Language;
}

export async function layOut(job: Job): Promise<LaidOut> {
  const studios = await Promise.all(job.languages.map((language) => studio(job.bot, language, job.cards)));
  const [first] = studios;
  if (!first) throw new Refusal('print-nothing');
  const say = (key: string) => first.reader.text({ say: key, with: {} });
  return {
    pages: pagesOf(studios, job),
    title: `${say('game-name')} · ${say('bot-name')}`,
    language: first.reader.language,
    fileName: `visavis-${job.bot}-${job.languages.join('-')}-${job.setup.paper}.pdf`,
    versions: studios.reduce<Versions>((all, one) => ({ ...all, ...one.versions(job) }), {}),
  };
}
