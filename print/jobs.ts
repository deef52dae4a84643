import { games } from '../core/bots/index.ts';
import type { Bot, ShownCard } from '../core/engine/bot.ts';
import { Refusal } from '../core/engine/refusal.ts';
import { reader, type Language, type Reader } from '../core/engine/text.ts';
import { group, type Drawing } from '../core/look/drawing.ts';
import { botId } from '../core/look/pairs.ts';
import de from './de.ftl';
import en from './en.ftl';
import { calibrationPages } from './calibration.ts';
import { deckPages } from './deck-pages.ts';
import { sidesOf, type Deck, type Decks } from './faces/card.ts';
import { fresh, versionsOf, type Ordered } from './fresh.ts';
import { papers, sheetSize, type PageSetup } from './geometry.ts';
import { inked } from './ink.ts';
import { largeSheets } from './large-sheet.ts';
import { check, type Item, type Order, type Page } from './order.ts';
import { framedPage } from './pages.ts';
import type { Versions } from './version.ts';
import { referenceSheet, type SheetExtras } from './sheets.ts';

/** An order for a bot, in one language after the other. */
export interface Job extends Order {
  readonly bot: string;
  readonly languages: readonly Language[];
  /** The cards of a game; without them, the cards as shipped. */
  readonly cards?: unknown;
}

/** A page of its own: a board, a mat. Its title is a message. */
export interface Board {
  readonly title: string;
  readonly drawing: Drawing;
}

/** How a game's material is drawn. A game without a board has none. */
export interface Printable<C = never> {
  readonly decks: Decks<C>;
  boards?(cards: C, reader: Reader): readonly Board[];
  sheet(reader: Reader, cards: C): SheetExtras;
  /** What only its paper says. */
  readonly texts?: Readonly<Record<Language, string>>;
}

const printables: Readonly<Record<string, () => Promise<Printable>>> = {
  adam: () => import('./adam.ts').then(({ adam }) => adam as Printable),
  expeditions: () => import('./expeditions.ts').then(({ expeditions }) => expeditions as Printable),
  mautoma: () => import('./mautoma.ts').then(({ mautoma }) => mautoma as Printable),
  nautoma: () => import('./nautoma.ts').then(({ nautoma }) => nautoma as Printable),
  'terra-mystica': () => import('./terra-mystica.ts').then(({ terraMystica }) => terraMystica as Printable),
};

/** Bots that have something to print. */
export const printed: readonly string[] = Object.keys(printables);

const words: Readonly<Record<Language, string>> = { de, en };

/** A bot ready to be drawn in a language: for the screen and for paper alike. */
export interface Studio {
  readonly bot: Bot;
  readonly reader: Reader;
  items(): readonly Item[];
  decks(): readonly Deck[];
  /** A card that a step shows, its current row lit. */
  face(shown: ShownCard): Drawing | undefined;
  /** A card at a glance, by its id; of a kind of cards, the first. */
  strip(card: string): Drawing | undefined;
  boards(): readonly Board[];
  /** The versions of all that is ordered. */
  versions(order: Order): Versions;
  /** Refuses what cannot be printed; draws nothing yet. */
  pages(order: Order): readonly Page[];
}

const sheetItem = 'sheet';
/** Belongs to the printer rather than to a bot. */
export const testItem = 'test';
const deckItem = ({ id }: Deck): string => `deck-${id}`;
const boardItem = ({ title }: Board): string => `board-${title}`;

export async function studio(id: string, language: Language, given?: unknown): Promise<Studio> {
  const load = games.find((game) => game.id === id)?.load;
  const printable = await printables[id]?.();
  if (!load || !printable) throw new Refusal('print-no-bot', { bot: id });
  const bot = await load();
  const cards = given ?? bot.cards;
  if (!bot.accepts(cards)) throw new Refusal('print-cards-refused');
  // Each game's functions take that game's card set, which `accepts` has just checked.
  const { decks: decksOf, boards: boardsOf, sheet, texts } = printable as Printable<unknown>;
  const own = texts ? [texts[language]] : [];
  const read = reader(language, [bot.texts[language], words[language], ...own]);
  const decks = once(() => decksOf(cards, read));
  const boards = once(() => boardsOf?.(cards, read) ?? []);
  const ordered = ({ items }: Order): Ordered => {
    const chosen = decks().filter((deck) => items.includes(deckItem(deck)));
    const empty = chosen.find((deck) => deck.cards.length === 0);
    if (empty) throw new Refusal('print-empty-deck', { deck: say(read, `deck-${empty.id}`) });
    return {
      decks: chosen,
      boards: boards().filter((board) => items.includes(boardItem(board))),
      hasSheet: items.includes(sheetItem),
      sheet: () => referenceSheet(bot, sheet(read, cards), read, papers.a4),
    };
  };
  return {
    bot,
    reader: read,
    items: () => itemsOf(decks(), boards(), read),
    decks,
    face: ({ deck, card, row }) =>
      decks()
        .filter(({ id }) => id === deck)
        .flatMap((shown) => shown.cards.flatMap(sidesOf))
        .find(({ id }) => id === card)
        ?.face(row),
    strip: (card) =>
      decks()
        .flatMap((deck) => deck.cards)
        .find(({ id, kind }) => id === card || kind === card)
        ?.strip?.(),
    boards,
    versions: (order) => versionsOf(ordered(order), language),
    pages(order) {
      check(order);
      const { decks, boards, hasSheet } = fresh(ordered(order), order, language);
      return [
        ...(order.items.includes(testItem) ? calibrationPages(order.setup, read) : []),
        ...deckPages(botId(id), decks, order, read),
        ...boards.flatMap((board) => boardPages(board, order, read)),
        ...(hasSheet ? referencePages(bot, sheet(read, cards), order, read) : []),
      ];
    },
  };
}

/** All pages of a job: language after language. */
export function pagesOf(studios: readonly Studio[], order: Order): readonly Page[] {
  const pages = studios.flatMap((one) => one.pages(order));
  if (pages.length === 0) throw new Refusal('print-unchanged');
  return pages;
}

/** Drawn when first asked for, and kept. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

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

function boardPages({ title, drawing }: Board, { setup, copies, ink }: Order, from: Reader): Page[] {
  const page = sheetSize(setup);
  const names = { game: say(from, 'game-name'), board: say(from, title) };
  const head = from.text({ say: 'paper-board', with: names });
  const around = setup.ruler ? { head, ruler: say(from, 'paper-ruler') } : { head };
  const draw = () => framedPage(page, setup.margin, inked(drawing, ink), around);
  return alone({ ...page, title: names.board, isBehind: false, draw }, setup, copies, from);
}

/** Laid out for A4 or Letter; smaller paper gets it smaller, large print on more pages. */
function referencePages(bot: Bot, extras: SheetExtras, { setup, copies, ink }: Order, from: Reader): Page[] {
  const page = sheetSize(setup);
  const title = say(from, 'paper-sheet');
  const pageOf = (draw: () => Drawing): Page => ({ ...page, title, isBehind: false, draw });
  if (setup.size === 'large') {
    const pages = largeSheets(bot, extras, from, page).map((drawing) => pageOf(() => inked(drawing, ink)));
    return pages.flatMap((one) => alone(one, setup, copies, from));
  }
  const full = setup.paper === 'a5' ? papers.a4 : page;
  const draw = (): Drawing => {
    const { shapes } = inked(referenceSheet(bot, extras, from, full), ink);
    return { ...page, shapes: [group(shapes, { transform: { scale: page.width / full.width } })] };
  };
  return alone(pageOf(draw), setup, copies, from);
}

/** What lies on the table needs its paper for itself: a duplex printer gets an empty other side. */
function alone(page: Page, { sides }: PageSetup, copies: number, from: Reader): Page[] {
  const empty: Page = {
    ...page,
    title: say(from, 'paper-title-empty'),
    isBehind: true,
    draw: () => ({ width: page.width, height: page.height, shapes: [] }),
  };
  const both = sides === 'long' || sides === 'short' ? [page, empty] : [page];
  return Array.from({ length: copies }, () => both).flat();
}
