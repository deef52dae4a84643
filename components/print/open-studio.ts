import type { Language } from '../../core/engine/text.ts';
import { cardsFor } from '../../core/store/cards.ts';
import type { Database } from '../../core/store/database.ts';
import { recall, remember } from '../../core/store/memory.ts';
import { versionsFrom } from '../../print/choices.ts';
import { studio, type Studio } from '../../print/jobs.ts';
import type { Versions } from '../../core/look/version.ts';
import { loadBot } from '../files/stored-game.ts';

/** A bot in the language of the app, for its names, and in those of the paper. */
export interface OpenStudio {
  readonly named: Studio;
  readonly studios: readonly Studio[];
  /** Versions of what was printed before. */
  readonly known: Versions;
}

const printedOf = (bot: string): string => `printed-${bot}`;

export async function openStudio(
  db: Database,
  bot: string,
  language: Language,
  onPaper: readonly Language[],
): Promise<OpenStudio> {
  const cards = await cardsFor(db, await loadBot(bot));
  const named = await studio(bot, language, cards);
  return {
    named,
    studios: await Promise.all(
      onPaper.map((one) => (one === language ? Promise.resolve(named) : studio(bot, one, cards))),
    ),
    known: versionsFrom(await recall(db, printedOf(bot))),
  };
}

/** What was handed over counts as printed. */
export async function keepPrinted(db: Database, opened: OpenStudio, versions: Versions): Promise<OpenStudio> {
  const known = { ...opened.known, ...versions };
  await remember(db, printedOf(opened.named.game.id), known);
  return { ...opened, known };
}
