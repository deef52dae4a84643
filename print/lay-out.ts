import type { Phrase } from '../core/engine/bot.ts';
import { Refusal } from '../core/engine/refusal.ts';
import type { Language } from '../core/engine/text.ts';
import type { Versions } from '../core/look/version.ts';
import { onlyChanged, pagesOf, proofOf, testItem, type Beside, type Studio } from './jobs.ts';
import { check, formatted, type FormatName, type Page, type PrintOrder } from './order.ts';

/** An order before it is painted: its pages, and what the file says about itself. */
export interface LaidOut {
  readonly fileName: string;
  /** Of what was ordered. */
  readonly versions: Versions;
  readonly pages: readonly Page[];
  /** What of it is not printed, and why. */
  readonly left: readonly Phrase[];
  /** The height of the smallest letters, in millimetres. */
  readonly smallest: number;
  readonly title: string;
  readonly language: Language;
  readonly format: FormatName;
  /** What lies beside the pictures of a zip. */
  readonly beside: readonly Beside[];
}

/** Refuses what cannot be printed, before anything is made. With `known` versions, only what is another one by now. */
export async function layOut(
  studios: readonly Studio[],
  asked: PrintOrder,
  known?: Versions,
): Promise<LaidOut> {
  const order = formatted(asked);
  const { format = 'pdf' } = order;
  const [first] = studios;
  if (!first) throw new Refusal('print-nothing');
  const say = (key: string) => first.reader.text({ say: key, with: {} });
  const languages = studios.map(({ reader }) => reader.language).join('-');
  check(order);
  const { versions, smallest } = await proofOf(studios, order);
  const isTest = order.items.every((item) => item === testItem);
  const kind = format === 'pdf' ? `${order.setup.paper}.pdf` : `${format}.zip`;
  return {
    pages: pagesOf(studios, known ? onlyChanged(order, versions, known) : order),
    versions,
    smallest,
    left: leftOf(studios, order),
    title: isTest ? say('paper-test') : `${say('game-name')} · ${say('bot-name')}`,
    language: first.reader.language,
    format,
    beside: studios.flatMap((one) => one.beside(order)),
    fileName: `visavis-${isTest ? testItem : first.game.id}-${languages}-${kind}`,
  };
}

/** Why something is not printed; what holds for all languages once, the rest by the names of its own language. */
function leftOf([first, ...others]: readonly Studio[], order: PrintOrder): Phrase[] {
  if (!first) return [];
  const told = first.left(order);
  const known = new Set(told.map((why) => JSON.stringify(why)));
  return [
    ...told,
    ...others.flatMap((one) => {
      const same = one.left(order, first.reader);
      return one.left(order).filter((_, i) => !known.has(JSON.stringify(same[i])));
    }),
  ];
}
