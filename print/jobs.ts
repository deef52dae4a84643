import { gameOf, type Game } from '../core/bots/index.ts';
import { Refusal } from '../core/engine/refusal.ts';
import type { Language, Reader, Texts } from '../core/engine/text.ts';
import { readerOf } from '../core/engine/words.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { facesOf, type Faces } from '../core/look/faces.ts';
import { once } from '../core/look/once.ts';
import type { Deck } from '../core/look/paper.ts';
import de from './de.ftl';
import en from './en.ftl';
import { calibrationPages } from './calibration.ts';
import { deckPages } from './deck-pages.ts';
import { papers, plainSetup } from './geometry.ts';
import { check, type Item, type PrintOrder, type Page } from './order.ts';
import { proof, wanted, type Ordered } from './proof.ts';
import { boardPages, referencePages, sheetsOf } from './sheet-pages.ts';
import type { Versions } from '../core/look/version.ts';

/** A page of its own: a board, a mat. Its title is a message. */
export interface Board {
  readonly title: string;
  /** Drawn when first looked at. */
  readonly drawing: Drawing;
}

const words: Texts = { de, en };

/** A bot ready to be printed in a language. */
export interface Studio extends Faces {
  readonly game: Game;
  readonly reader: Reader;
  items(): readonly Item[];
  boards(): readonly Board[];
  /** Draws all that is ordered, piece by piece: refuses what does not fit, and tells the versions of the rest. */
  proof(order: PrintOrder): Promise<Versions>;
  /** Refuses what cannot be printed; draws nothing yet. */
  pages(order: PrintOrder): readonly Page[];
}

const sheetItem = 'sheet';
/** Belongs to the printer rather than to a bot. */
export const testItem = 'test';
const deckItem = ({ id }: Deck): string => `deck-${id}`;
const boardItem = ({ title }: Board): string => `board-${title}`;

export async function studio(id: string, language: Language, given?: unknown): Promise<Studio> {
  const game = gameOf(id);
  if (!game) throw new Refusal('print-no-bot', { bot: id });
  const paper = await game.paper();
  const cards = given ?? paper.cards.shipped;
  if (!paper.cards.accepts(cards)) throw new Refusal('print-cards-refused');
  const read = readerOf(language, words, ...paper.texts);
  const faces = facesOf(paper, cards, read);
  const { decks } = faces;
  const boards = once(() =>
    (paper.boards?.(cards, read) ?? []).map(({ title, draw }) => board(title, once(draw))),
  );
  const sheets = once(() =>
    sheetsOf({ look: game.look, paper, extras: paper.extras(read, cards), reader: read }),
  );
  const ordered = ({ items }: PrintOrder): Ordered => {
    const chosen = decks().filter((deck) => items.includes(deckItem(deck)));
    const empty = chosen.find((deck) => deck.cards.length === 0);
    if (empty) throw new Refusal('print-empty-deck', { deck: say(read, `deck-${empty.id}`) });
    return {
      decks: chosen,
      boards: boards().filter((board) => items.includes(boardItem(board))),
      hasSheet: items.includes(sheetItem),
      sheets: () => sheets()(papers.a4, plainSetup.margin, false),
    };
  };
  return {
    ...faces,
    game,
    reader: read,
    items: () => itemsOf(decks(), boards(), read),
    boards,
    proof: (order) => proof(ordered(order), read),
    pages(order) {
      check(order);
      const { decks, boards, hasSheet } = wanted(ordered(order), order, read);
      return [
        ...(order.items.includes(testItem) ? calibrationPages(order.setup, read) : []),
        ...deckPages(game.look, decks, order, read),
        ...boards.flatMap((board) => boardPages(board, order, read)),
        ...(hasSheet ? referencePages(sheets(), order, read) : []),
      ];
    },
  };
}

/** All pages of a job: language after language. */
export function pagesOf(studios: readonly Studio[], order: PrintOrder): readonly Page[] {
  const pages = studios.flatMap((one) => one.pages(order));
  if (pages.length === 0) throw new Refusal('print-unchanged');
  return pages;
}

/** What the studios' orders come to, language after language. */
export async function proofOf(studios: readonly Studio[], order: PrintOrder): Promise<Versions> {
  const all: Versions[] = [];
  for (const one of studios) all.push(await one.proof(order));
  return Object.assign({}, ...all) as Versions;
}

/** Only what is another version than the one printed before. */
export const onlyChanged = (order: PrintOrder, now: Versions, known: Versions): PrintOrder => ({
  ...order,
  only: new Set(Object.keys(now).filter((name) => known[name] !== now[name])),
});

const board = (title: string, draw: () => Drawing): Board => ({
  title,
  get drawing() {
    return draw();
  },
});

const say = (from: Reader, key: string): string => from.text({ say: key, with: {} });

function itemsOf(decks: readonly Deck[], boards: readonly Board[], from: Reader): Item[] {
  return [
    ...decks.map((deck) => ({
      id: deckItem(deck),
      name: say(from, `deck-${deck.id}`),
      cards: deck.cards.length,
    })),
    ...boards.map((board) => ({ id: boardItem(board), name: say(from, board.title) })),
    { id: sheetItem, name: say(from, 'paper-sheet') },
  ];
}
