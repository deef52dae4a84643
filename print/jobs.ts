import { games } from '../core/bots/index.ts';
import type { Bot, ShownCard } from '../core/engine/bot.ts';
import { Refusal } from '../core/engine/refusal.ts';
import { reader, type Language, type Reader } from '../core/engine/text.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { botId } from '../core/look/pairs.ts';
import de from './de.ftl';
import en from './en.ftl';
import { once } from './breathe.ts';
import { calibrationPages } from './calibration.ts';
import { deckPages } from './deck-pages.ts';
import { kept, sidesOf, type Deck, type Decks } from './faces/card.ts';
import { papers, plainSetup } from './geometry.ts';
import { check, type Item, type Order, type Page } from './order.ts';
import { proof, wanted, type Ordered } from './proof.ts';
import { boardPages, referencePages, sheetsOf } from './sheet-pages.ts';
import type { SheetExtras } from './sheets.ts';
import type { Versions } from './version.ts';

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
  /** Drawn when first looked at. */
  readonly drawing: Drawing;
}

/** How a game's material is drawn. A game without a board has none. */
export interface Printable<C = never> {
  readonly decks: Decks<C>;
  boards?(cards: C, reader: Reader): readonly { readonly title: string; draw(): Drawing }[];
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
  /** Draws all that is ordered, piece by piece: refuses what does not fit, and tells the versions of the rest. */
  proof(order: Order): Promise<Versions>;
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
  const decks = once(() => decksOf(cards, read).map(kept));
  const boards = once(() =>
    (boardsOf?.(cards, read) ?? []).map(({ title, draw }) => board(title, once(draw))),
  );
  const sheets = once(() => sheetsOf({ bot, extras: sheet(read, cards), reader: read }));
  const ordered = ({ items }: Order): Ordered => {
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
    proof: (order) => proof(ordered(order), read),
    pages(order) {
      check(order);
      const { decks, boards, hasSheet } = wanted(ordered(order), order, read);
      return [
        ...(order.items.includes(testItem) ? calibrationPages(order.setup, read) : []),
        ...deckPages(botId(id), decks, order, read),
        ...boards.flatMap((board) => boardPages(board, order, read)),
        ...(hasSheet ? referencePages(sheets(), order, read) : []),
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

/** What the studios' orders come to, language after language. */
export async function proofOf(studios: readonly Studio[], order: Order): Promise<Versions> {
  const all: Versions[] = [];
  for (const one of studios) all.push(await one.proof(order));
  return Object.assign({}, ...all) as Versions;
}

/** Only what is another version than the one printed before. */
export const onlyChanged = (order: Order, now: Versions, known: Versions): Order => ({
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
