import type { Phrase } from '../core/engine/bot.ts';
import type { Reader } from '../core/engine/text.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { breather } from './breathe.ts';
import { sidesOf, type Deck, type PrintedCard } from '../core/look/paper.ts';
import { fitting, misfitOf } from './fits.ts';
import { faceIn, layouts, type Layout } from './layouts.ts';
import type { PrintOrder } from './order.ts';
import { misfit } from './misfit.ts';
import { smallestType } from './type-size.ts';
import { versionOf, type Versions } from '../core/look/version.ts';

/** What is ordered of a bot, as far as it can be printed. */
export interface Ordered {
  readonly decks: readonly Deck[];
  readonly boards: readonly { readonly title: string; readonly drawing: Drawing }[];
  /** As they are on their paper. */
  readonly sheets: readonly { readonly id: string; drawings(): readonly Drawing[] }[];
  readonly layout: Layout;
  /** How much larger than drawn a board is printed. */
  boardScale(board: Drawing): number;
}

/** What an order comes to. */
export interface Proof {
  readonly versions: Versions;
  /** The height of its smallest letters, in millimetres. */
  readonly smallest: number;
}

const cardName = ({ id: deck }: Deck, { id }: PrintedCard): string => `${deck}/${id}`;
const keyOf = (language: string, name: string): string => `${language}/${name}`;

/** Draws all that is ordered, piece by piece, so that the screen stays alive; from then on all of it is known. */
export async function proof(ordered: Ordered, { language }: Reader): Promise<Proof> {
  const breathe = breather();
  const versions: Record<string, string> = {};
  const { layout } = ordered;
  let smallest = Infinity;
  const keep = (name: string, drawings: readonly Drawing[], scale = 1) => {
    versions[keyOf(language, name)] = drawings.map(({ shapes }) => versionOf(shapes)).join();
    smallest = Math.min(smallest, ...drawings.map((one) => scale * smallestType(one)));
  };
  for (const deck of ordered.decks) {
    const isFitting = await tried(deck, layout, breathe);
    for (const card of deck.cards) {
      if (!isFitting && misfitOf(card, layout)) continue;
      keep(
        cardName(deck, card),
        sidesOf(card).map((side) => faceIn(layout, side)),
        layout.scale,
      );
      await breathe();
    }
  }
  for (const { title, drawing } of ordered.boards) {
    keep(title, [drawing], ordered.boardScale(drawing));
    await breathe();
  }
  for (const { id, drawings } of ordered.sheets) {
    keep(id, drawings());
    await breathe();
  }
  return { versions, smallest };
}

/** Whether every card can be read; if not, the other sizes are tried, too. */
async function tried(deck: Deck, layout: Layout, breathe: () => Promise<void>): Promise<boolean> {
  let isFitting = true;
  for (const card of deck.cards) {
    isFitting = !misfitOf(card, layout) && isFitting;
    await breathe();
  }
  if (isFitting) return true;
  for (const other of layouts())
    for (const card of deck.cards) {
      misfitOf(card, other);
      await breathe();
    }
  return false;
}

/** Of what is ordered only what can be read and is wanted; and why the rest is not printed. */
export function wanted(
  ordered: Ordered,
  { only }: PrintOrder,
  reader: Reader,
): { readonly ordered: Ordered; readonly left: readonly Phrase[] } {
  const isWanted = (name: string) => !only || only.has(keyOf(reader.language, name));
  const decks = ordered.decks
    .map((deck) => ({ ...deck, cards: deck.cards.filter((card) => isWanted(cardName(deck, card))) }))
    .map((deck) => fitting(deck, ordered.layout, reader));
  const boards = ordered.boards.filter(({ title }) => isWanted(title));
  const sheets = ordered.sheets.filter(({ id }) => isWanted(id));
  const named = (title: string, drawings: readonly Drawing[]): Phrase[] => {
    const why = drawings.map(misfit).find((one) => one !== undefined);
    return why ? [{ say: why.say, with: { ...why.with, card: reader.text({ say: title, with: {} }) } }] : [];
  };
  const boardsLeft = boards.map((board) => ({ board, why: named(board.title, [board.drawing]) }));
  const sheetsLeft = sheets.map((sheet) => ({ sheet, why: named(`paper-${sheet.id}`, sheet.drawings()) }));
  return {
    ordered: {
      ...ordered,
      decks: decks.map(({ deck }) => deck).filter(({ cards }) => cards.length > 0),
      boards: boardsLeft.filter(({ why }) => why.length === 0).map(({ board }) => board),
      sheets: sheetsLeft.filter(({ why }) => why.length === 0).map(({ sheet }) => sheet),
    },
    left: [
      ...decks.flatMap(({ left }) => left),
      ...boardsLeft.flatMap(({ why }) => why),
      ...sheetsLeft.flatMap(({ why }) => why),
    ],
  };
}
