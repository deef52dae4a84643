import { Refusal } from '../core/engine/refusal.ts';
import type { Language } from '../core/engine/text.ts';
import type { Versions } from '../core/look/version.ts';
import { onlyChanged, pagesOf, proofOf, type Studio } from './jobs.ts';
import { check, type Page, type PrintOrder } from './order.ts';

/** An order before it is painted: its pages, and what the file says about itself. */
export interface LaidOut {
  readonly fileName: string;
  /** Of what was ordered. */
  readonly versions: Versions;
  readonly pages: readonly Page[];
  readonly title: string;
  readonly language: Language;
}

/** Refuses what cannot be printed, before anything is made. With `known` versions, only what is another one by now. */
export async function layOut(
  studios: readonly Studio[],
  order: PrintOrder,
  known?: Versions,
): Promise<LaidOut> {
  const [first] = studios;
  if (!first) throw new Refusal('print-nothing');
  const say = (key: string) => first.reader.text({ say: key, with: {} });
  const languages = studios.map(({ reader }) => reader.language).join('-');
  check(order);
  const versions = await proofOf(studios, order);
  return {
    pages: pagesOf(studios, known ? onlyChanged(order, versions, known) : order),
    versions,
    title: `${say('game-name')} · ${say('bot-name')}`,
    language: first.reader.language,
    fileName: `visavis-${first.game.id}-${languages}-${order.setup.paper}.pdf`,
  };
}
