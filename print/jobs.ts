import { gameOf, type Game } from '../core/bots/index.ts';
import type { Phrase } from '../core/engine/bot.ts';
import { Refusal } from '../core/engine/refusal.ts';
import type { Language, Reader, Texts } from '../core/engine/text.ts';
import { readerOf } from '../core/engine/words.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { facesOf, type Faces } from '../core/look/faces.ts';
import { kept, once } from '../core/look/once.ts';
import type { Deck } from '../core/look/paper.ts';
import de from './de.ftl';
import en from './en.ftl';
import { answerDeck } from './answers.ts';
import { calibrationPages } from './calibration.ts';
import { deckPages } from './deck-pages.ts';
import type { PageSetup } from './geometry.ts';
import { layoutOf } from './layouts.ts';
import { check, type Item, type PrintOrder, type Page } from './order.ts';
import { bookletOf, bookletPages, isForBooklet } from './booklet.ts';
import { boardPages, boardScale } from './board-pages.ts';
import { tabletopFile, tabletopPages } from './tabletop.ts';
import { proof, wanted, type Ordered, type Proof } from './proof.ts';
import { marked } from './marked.ts';
import { phoneStand } from './stand.ts';
import { isForSheet, referenceDrawings, referencePages, sheetsOf } from './sheet-pages.ts';
import type { Versions } from '../core/look/version.ts';

/** A page of its own: a board, a mat. Its title is a message. */
export interface Board {
  readonly title: string;
  /** Serves any game. */
  readonly isExtra?: boolean;
  /** Drawn when first looked at. */
  readonly drawing: Drawing;
}

/** A written file of a zip. */
export interface Beside {
  readonly name: string;
  readonly content: string;
}

const words: Texts = { de, en };

/** A bot ready to be printed in a language. */
export interface Studio extends Faces {
  readonly game: Game;
  readonly reader: Reader;
  items(): readonly Item[];
  boards(): readonly Board[];
  /** Draws all that is ordered, piece by piece. */
  proof(order: PrintOrder): Promise<Proof>;
  /** Refuses an order that cannot be; what of it cannot be read is left out. */
  pages(order: PrintOrder): readonly Page[];
  /** What a table online reads beside the pictures. */
  beside(order: PrintOrder): readonly Beside[];
  /** Why something of the order is not printed; `names` says what it is called. */
  left(order: PrintOrder, names?: Reader): readonly Phrase[];
}

const referenceItem = 'sheet';
const bookletItem = 'booklet';
/** Belongs to the printer rather than to a bot. */
export const testItem = 'test';
/** A single card of a deck, by its place: cards may be alike. */
export const cardKey = ({ id }: Deck, i: number): string => `${id}/${i}`;
export const deckItem = ({ id }: Deck): string => `deck-${id}`;
const boardItem = ({ title }: Board): string => `board-${title}`;

export async function studio(id: string, language: Language, given?: unknown): Promise<Studio> {
  const game = gameOf(id);
  if (!game) throw new Refusal('print-no-bot', { bot: id });
  const paper = await game.paper();
  const cards = given ?? paper.cards.shipped;
  if (!paper.cards.accepts(cards)) throw new Refusal('print-cards-refused');
  const read = readerOf(language, words, ...paper.texts);
  const faces = facesOf(paper, cards, read);
  const decks = once(() => [...faces.decks(), answerDeck(game.look, read)]);
  const boards = once(() =>
    [...(paper.boards?.(cards, read) ?? []), phoneStand(read)].map(({ title, isExtra, draw }) =>
      board(title, isExtra, once(draw)),
    ),
  );
  const sheetOrder = once(() => ({
    look: game.look,
    paper,
    extras: paper.extras(read, cards),
    reader: read,
  }));
  const sheets = once(() => sheetsOf(sheetOrder()));
  const booklet = kept(
    (setup: PageSetup) => bookletOf(sheetOrder(), setup),
    ({ paper }) => paper,
  );
  const ordered = (order: PrintOrder): Ordered => {
    const { items, setup, leaveOut } = order;
    const chosen = decks()
      .filter((deck) => items.includes(deckItem(deck)))
      .map((deck) => (setup.sight || deck.isExtra ? marked(deck) : deck))
      .map((deck) => ({ ...deck, cards: deck.cards.filter((_, i) => !leaveOut?.has(cardKey(deck, i))) }));
    const empty = chosen.find((deck) => deck.cards.length === 0);
    if (empty && !leaveOut) throw new Refusal('print-empty-deck', { deck: say(read, `deck-${empty.id}`) });
    // A shop that prints cards prints no sheets.
    const isSingle = setup.paper === 'single';
    return {
      decks: chosen.filter((deck) => deck.cards.length > 0),
      boards: isSingle ? [] : boards().filter((board) => items.includes(boardItem(board))),
      sheets: isSingle
        ? []
        : [
            ...(items.includes(referenceItem) && isForSheet(setup)
              ? [{ id: referenceItem, drawings: () => referenceDrawings(sheets(), setup) }]
              : []),
            ...(items.includes(bookletItem) && isForBooklet(setup)
              ? [{ id: bookletItem, drawings: () => booklet(setup) }]
              : []),
          ],
      layout: layoutOf(setup),
      boardScale: (drawing) => boardScale(drawing, setup),
    };
  };
  const noSheets = ({ items, setup }: PrintOrder, names: Reader): Phrase[] => {
    if (setup.paper === 'single')
      return itemsOf(decks(), boards(), names)
        .filter(({ id, cards }) => cards === undefined && items.includes(id))
        .map(({ name }) => ({ say: 'print-left-single', with: { item: name } }));
    const { size } = setup;
    return [
      ...(items.includes(referenceItem) && !isForSheet(setup) ? [{ say: 'print-left-sheet', with: {} }] : []),
      ...(items.includes(bookletItem) && !isForBooklet(setup)
        ? [{ say: 'print-left-booklet', with: { size } }]
        : []),
    ];
  };
  return {
    ...faces,
    decks,
    game,
    reader: read,
    items: () => itemsOf(decks(), boards(), read),
    boards,
    proof: (order) => proof(ordered(order), read),
    beside: (order) =>
      order.format === 'tabletop'
        ? [tabletopFile(wanted(ordered(order), order, read).ordered.decks, read)]
        : [],
    left: (order, names = read) => [...wanted(ordered(order), order, names).left, ...noSheets(order, names)],
    pages(order) {
      check(order);
      const all = wanted(ordered(order), order, read).ordered;
      const has = (id: string) => all.sheets.some((one) => one.id === id);
      return [
        ...(order.items.includes(testItem) ? calibrationPages(order, read) : []),
        ...(order.format === 'tabletop'
          ? tabletopPages(game.look, all.decks, order, read)
          : deckPages(game.look, all.decks, order, read)),
        ...all.boards.flatMap((board) => boardPages(board, order, read)),
        ...(has(referenceItem) ? referencePages(sheets(), order, read) : []),
        ...(has(bookletItem) ? bookletPages(booklet(order.setup), order, read) : []),
      ];
    },
  };
}

/** The last paper may have nothing behind it: an empty page would only be printed in vain. */
function withoutEmptyEnd(pages: readonly Page[]): readonly Page[] {
  return pages.at(-1)?.isEmpty ? pages.slice(0, -1) : pages;
}

/** All pages of a job: language after language. */
export function pagesOf(studios: readonly Studio[], order: PrintOrder): readonly Page[] {
  const pages = studios.flatMap((one) => one.pages(order));
  if (pages.length > 0) return withoutEmptyEnd(pages);
  const [why] = studios.flatMap((one) => one.left(order));
  throw new Refusal(why?.say ?? 'print-unchanged', why?.with);
}

/** What the studios' orders come to, language after language. */
export async function proofOf(studios: readonly Studio[], order: PrintOrder): Promise<Proof> {
  const all: Proof[] = [];
  for (const one of studios) all.push(await one.proof(order));
  return {
    versions: Object.assign({}, ...all.map(({ versions }) => versions)) as Versions,
    smallest: Math.min(...all.map(({ smallest }) => smallest)),
  };
}

/** Only what is another version than the one printed before. */
export const onlyChanged = (order: PrintOrder, now: Versions, known: Versions): PrintOrder => ({
  ...order,
  only: new Set(Object.keys(now).filter((name) => known[name] !== now[name])),
});

const board = (title: string, isExtra = false, draw: () => Drawing): Board => ({
  title,
  isExtra,
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
      ...(deck.isInBox ? { isInBox: true } : {}),
      ...(deck.isExtra ? { isExtra: true } : {}),
    })),
    ...boards.map((board) => ({
      id: boardItem(board),
      name: say(from, board.title),
      ...(board.isExtra ? { isExtra: true } : {}),
    })),
    { id: referenceItem, name: say(from, 'paper-sheet') },
    { id: bookletItem, name: say(from, 'paper-booklet') },
  ];
}
