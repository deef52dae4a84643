import { Refusal } from '../core/engine/refusal.ts';
import type { Reader } from '../core/engine/text.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { breather } from './breathe.ts';
import { sidesOf, type Deck, type PrintedCard } from '../core/look/paper.ts';
import type { PrintOrder } from './order.ts';
import { misfit } from './misfit.ts';
import { versionOf, type Versions } from '../core/look/version.ts';

/** What is ordered of a bot. */
export interface Ordered {
  readonly decks: readonly Deck[];
  readonly boards: readonly { readonly title: string; readonly drawing: Drawing }[];
  readonly hasSheet: boolean;
  /** As they are on A4, whatever the paper: only texts count. */
  sheets(): readonly Drawing[];
}

/** A card, a board or the sheet: its name among the versions, and what players call it. */
interface Piece {
  readonly name: string;
  title(): string;
  drawings(): readonly Drawing[];
}

const cardName = ({ id: deck }: Deck, { id }: PrintedCard): string => `${deck}/${id}`;
const sheetName = 'sheet';

function piecesOf({ decks, boards, hasSheet, sheets }: Ordered, { text }: Reader): Piece[] {
  const say = (key: string, values = {}) => text({ say: key, with: values });
  return [
    ...decks.flatMap((deck) =>
      deck.cards.map((card, i) => ({
        name: cardName(deck, card),
        title: () => say('paper-title-cards', { deck: say(`deck-${deck.id}`), range: String(i + 1) }),
        drawings: () => sidesOf(card).map(({ face }) => face()),
      })),
    ),
    ...boards.map((board) => ({
      name: board.title,
      title: () => say(board.title),
      drawings: () => [board.drawing],
    })),
    ...(hasSheet ? [{ name: sheetName, title: () => say('paper-sheet'), drawings: sheets }] : []),
  ];
}

const keyOf = (language: string, name: string): string => `${language}/${name}`;

/** Draws all that is ordered, piece by piece: refuses what does not fit, and tells the versions of the rest. */
export async function proof(ordered: Ordered, reader: Reader): Promise<Versions> {
  const breathe = breather();
  const versions: Record<string, string> = {};
  for (const { name, title, drawings } of piecesOf(ordered, reader)) {
    const drawn = drawings();
    const why = drawn.map(misfit).find((one) => one !== undefined);
    if (why) throw new Refusal(why.say, { ...why.with, card: title() });
    versions[keyOf(reader.language, name)] = drawn.map(({ shapes }) => versionOf(shapes)).join();
    await breathe();
  }
  return versions;
}

/** Of what is ordered only what is wanted. */
export function wanted(ordered: Ordered, { only }: PrintOrder, { language }: Reader): Ordered {
  if (!only) return ordered;
  const isWanted = (name: string) => only.has(keyOf(language, name));
  return {
    ...ordered,
    decks: ordered.decks
      .map((deck) => ({ ...deck, cards: deck.cards.filter((card) => isWanted(cardName(deck, card))) }))
      .filter(({ cards }) => cards.length > 0),
    boards: ordered.boards.filter(({ title }) => isWanted(title)),
    hasSheet: ordered.hasSheet && isWanted(sheetName),
  };
}
