import { games } from '../core/bots/index.ts';
import type { Bot, ShownCard } from '../core/engine/bot.ts';
import { Refusal } from '../core/engine/refusal.ts';
import { reader, type Language, type Reader } from '../core/engine/text.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { back } from '../core/look/motifs.ts';
import { botId, pairs } from '../core/look/pairs.ts';
import de from './de.ftl';
import en from './en.ftl';
import { sidesOf, type Deck, type Decks, type PrintedCard } from './faces/card.ts';
import { backCell, backPage, cardsPerPage, facePage, framedPage, type Paper } from './pages.ts';
import { referenceSheet, type SheetExtras } from './sheets.ts';

export const parts = ['deck', 'board', 'sheet'] as const;
export type Part = (typeof parts)[number];

export interface Job {
  readonly bot: string;
  readonly language: Language;
  readonly paper: Paper;
  readonly parts: readonly Part[];
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
  readonly parts: readonly Part[];
  decks(): readonly Deck[];
  /** A card that a step shows, its current row lit. */
  face(shown: ShownCard): Drawing | undefined;
  /** A card at a glance, by its id; of a kind of cards, the first. */
  strip(card: string): Drawing | undefined;
  back(): Drawing;
  boards(): readonly Board[];
  pages(paper: Paper, of: readonly Part[]): readonly Drawing[];
}

export async function studio(id: string, language: Language, given?: unknown): Promise<Studio> {
  const load = games.find((game) => game.id === id)?.load;
  const printable = await printables[id]?.();
  if (!load || !printable) throw new Refusal('print-no-bot', { bot: id });
  const bot = await load();
  const cards = given ?? bot.cards;
  if (!bot.accepts(cards)) throw new Refusal('print-cards-refused');
  // Each game's functions take that game's card set, which `accepts` has just checked.
  const { decks, boards, sheet, texts } = printable as Printable<unknown>;
  const own = texts ? [texts[language]] : [];
  const read = reader(language, [bot.texts[language], words[language], ...own]);
  const made = {
    bot,
    reader: read,
    parts: parts.filter((part) => part !== 'board' || boards !== undefined),
    decks: () => decks(cards, read),
    face: ({ deck, card, row }: ShownCard) =>
      decks(cards, read)
        .filter(({ id }) => id === deck)
        .flatMap((shown) => shown.cards.flatMap(sidesOf))
        .find(({ id }) => id === card)
        ?.face(row),
    strip: (card: string) =>
      decks(cards, read)
        .flatMap((deck) => deck.cards)
        .find(({ id, kind }) => id === card || kind === card)
        ?.strip?.(),
    back: () => back(botId(id)),
    boards: () => boards?.(cards, read) ?? [],
  };
  const pagesOf: Readonly<Record<Part, (paper: Paper) => readonly Drawing[]>> = {
    deck: (paper) => deckPages(made, paper),
    board: (paper) => boardPages(made, paper),
    sheet: (paper) => [referenceSheet(bot, sheet(read, cards), read, paper)],
  };
  return {
    ...made,
    pages: (paper, of) =>
      made.parts.filter((part) => of.includes(part)).flatMap((part) => pagesOf[part](paper)),
  };
}

type Made = Omit<Studio, 'pages'>;

const say = (from: Reader, key: string): string => from.text({ say: key, with: {} });

const names = ({ reader: from }: Made) => ({ game: say(from, 'game-name'), bot: say(from, 'bot-name') });

interface DeckSheet {
  readonly deck: string;
  readonly first: number;
  readonly cards: readonly PrintedCard[];
}

/** Every deck begins a sheet of its own. */
function deckSheets(decks: readonly Deck[]): DeckSheet[] {
  return decks.flatMap(({ id, cards }) =>
    Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, i) => ({
      deck: id,
      first: i * cardsPerPage + 1,
      cards: cards.slice(i * cardsPerPage, (i + 1) * cardsPerPage),
    })),
  );
}

/** Fronts and backs alternate, as a duplex printer takes them. */
function deckPages(made: Made, paper: Paper): Drawing[] {
  const from = made.reader;
  const { deep } = pairs[botId(made.bot.id)];
  const sheets = deckSheets(made.decks());
  return sheets.flatMap(({ deck, first, cards }, i) => {
    const values = {
      ...names(made),
      deck: say(from, `deck-${deck}`),
      from: first,
      to: first + cards.length - 1,
      pages: 2 * sheets.length,
    };
    const head = (key: string, page: number) => from.text({ say: key, with: { ...values, page } });
    const front = { head: head('paper-cards', 2 * i + 1), ruler: say(from, 'paper-ruler') };
    const back = { head: head('paper-backs', 2 * i + 2) };
    const reverses = cards.flatMap(({ reverse }) => (reverse ? [reverse.face()] : []));
    return [
      facePage(
        paper,
        cards.map((card) => card.face()),
        deep,
        front,
      ),
      reverses.length > 0
        ? facePage(paper, reverses, deep, back, backCell)
        : backPage(paper, made.back(), deep, cards.length, back),
    ];
  });
}

function boardPages(made: Made, paper: Paper): Drawing[] {
  const from = made.reader;
  return made.boards().map(({ title, drawing }) => {
    const head = from.text({ say: 'paper-board', with: { ...names(made), board: say(from, title) } });
    return framedPage(paper, drawing, { head, ruler: say(from, 'paper-ruler') });
  });
}
