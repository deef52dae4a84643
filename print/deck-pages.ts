import type { Reader } from '../core/engine/text.ts';
import { back } from '../core/look/motifs.ts';
import type { CardFrame } from '../core/look/card.ts';
import type { Drawing, Shape, TextShape } from '../core/look/drawing.ts';
import { group } from '../core/look/drawing.ts';
import { icon } from '../core/look/icons.ts';
import type { Look } from '../core/look/look.ts';
import type { Deck, PrintedCard } from '../core/look/paper.ts';
import { versionOf } from '../core/look/version.ts';
import { backCell, cardsPerPage, frontCell, gridFor, type Grid } from './geometry.ts';
import { inked } from './ink.ts';
import { faceIn, layoutOf, type Layout } from './layouts.ts';
import type { PrintOrder, Page } from './order.ts';
import { cardPage, type Laid, type Margin } from './pages.ts';

/** A card among those of its deck. */
interface Dealt {
  readonly deck: Deck;
  readonly number: number;
  readonly card: PrintedCard;
}

/** All decks, one after the other, so that they share their sheets; then their copies. */
function dealt(decks: readonly Deck[], { copies, setup }: PrintOrder): Dealt[] {
  const once = decks.flatMap((deck) => deck.cards.map((card, i) => ({ deck, number: i + 1, card })));
  const all = Array.from({ length: copies }, () => once).flat();
  if (setup.sides !== 'fronts') return all;
  // Without backs the other face of a card is a card of its own.
  const others = all.flatMap(({ card, ...rest }) => (card.reverse ? [{ ...rest, card: card.reverse }] : []));
  return [...all, ...others];
}

const portions = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** »Decision cards 1–7, week cards 1–2«. */
function rangesOf(cards: readonly Dealt[], { text }: Reader): string {
  const decks = [...new Set(cards.map(({ deck }) => deck))];
  return decks
    .map((deck) => {
      const numbers = cards.filter((one) => one.deck === deck).map(({ number }) => number);
      const [first, last] = [numbers[0], numbers.at(-1)];
      const isRow = numbers.every((one, i) => i === 0 || one === (numbers[i - 1] ?? 0) + 1);
      const range = isRow && first !== last ? `${first}–${last}` : isRow ? String(first) : '';
      const name = text({ say: `deck-${deck.id}`, with: {} });
      return text({ say: 'paper-title-cards', with: { deck: name, range } }).trim();
    })
    .join(', ');
}

/** Fronts and backs alternate, as a duplex printer takes them; folded ones share a page. */
export function deckPages(look: Look, decks: readonly Deck[], order: PrintOrder, reader: Reader): Page[] {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const { setup, shift } = order;
  const grid = gridFor(setup, shift);
  const layout = layoutOf(setup);
  const sheets = portions(dealt(decks, order), cardsPerPage(grid));
  const perSheet = setup.sides === 'long' || setup.sides === 'short' ? 2 : 1;
  const { guides, corners, register } = setup;
  // A shop cuts by its own marks: a single card has nothing on it but itself.
  const marking =
    setup.paper === 'single' ? undefined : { guides, corners, register, fold: setup.sides === 'fold' };
  const backs = backDrawings(look, order, grid);

  return sheets.flatMap((cards, i) => {
    const ranges = rangesOf(cards, reader);
    const names = { cards: ranges, game: say('game-name'), bot: say('bot-name') };
    const head = (key: string, page: number, hint?: string) =>
      [say(key, { ...names, page, pages: perSheet * sheets.length }), ...(hint ? [say(hint)] : [])].join(
        ' · ',
      );
    const page = perSheet * i + 1;
    const measured = (words: string): Margin =>
      setup.ruler ? { head: words, ruler: say('paper-ruler') } : { head: words };
    const fronts = () => frontsOf(grid, layout, cards, order);
    const behindThem = () => backsOf(grid, layout, cards, order, backs, say('paper-title-backs', names));
    const isSingle = setup.paper === 'single';
    const common = { ...grid.page, ...trimOf(grid, isSingle) };
    const file = (side: string) => (isSingle ? { file: fileOf(cards[0], reader, side) } : {});
    const front: Page = {
      ...common,
      ...file(''),
      title: ranges,
      isBehind: false,
      draw: () => cardPage(grid, fronts(), measured(head('paper-cards', page)), marking),
    };
    const behind = (number: number, isBehind: boolean): Page => ({
      ...common,
      ...file('-back'),
      title: say('paper-title-backs', names),
      isBehind,
      draw: () => cardPage(grid, behindThem(), { head: head('paper-backs', number, turns[setup.sides]) }),
    });
    switch (setup.sides) {
      case 'long':
      case 'short':
        return [front, behind(page + 1, true)];
      case 'fronts':
        return [front];
      case 'backs':
        return [behind(page, false)];
      case 'fold': {
        const words = () => measured(head('paper-cards', page, 'paper-turn-fold'));
        return [{ ...front, draw: () => cardPage(grid, [...fronts(), ...behindThem()], words(), marking) }];
      }
    }
  });
}

/** »de/decisions-07-back«: sorted by name, cards lie in their order. */
const fileOf = (one: Dealt | undefined, { language }: Reader, side: string): string => {
  const other = one && !one.deck.cards.includes(one.card) ? '-other' : '';
  return `${language}/${one?.deck.id}-${String(one?.number).padStart(2, '0')}${other}${side}`;
};

const turns: Readonly<Partial<Record<PrintOrder['setup']['sides'], string>>> = {
  long: 'paper-turn-long',
  short: 'paper-turn-short',
};

const trimOf = ({ card: size, bleed }: Grid, isSingle: boolean): Pick<Page, 'trim'> =>
  isSingle ? { trim: { x: bleed, y: bleed, ...size } } : {};

/** A face in the ink of the order. */
export const printedFace = (layout: Layout, card: PrintedCard, { ink }: PrintOrder): Drawing =>
  inked(stamped(faceIn(layout, card), layout.frame), ink);

function frontsOf(grid: Grid, layout: Layout, cards: readonly Dealt[], order: PrintOrder): Laid[] {
  return cards.map(({ card }, i) => ({
    drawing: printedFace(layout, card, order),
    at: frontCell(grid, i),
    scale: layout.scale,
  }));
}

/** The backs of each deck, drawn once. */
export function backDrawings(
  look: Look,
  { ink }: PrintOrder,
  { card, spill }: Pick<Grid, 'card' | 'spill'>,
): (deck: Deck) => Drawing {
  const drawn = new Map<string, Drawing>();
  return ({ sign }) => {
    const before = drawn.get(sign);
    if (before) return before;
    const made = inked(back(look, card, backSign(sign), spill), ink);
    drawn.set(sign, made);
    return made;
  };
}

const backSign = (sign: Deck['sign']) => ({
  name: sign,
  draw: (size: number, fill: string) => icon(sign, -size / 2, -size / 2, size, fill),
});

/** Behind a card with two faces is the other face. Of the backs of a page one is told, for all of them. */
function backsOf(
  grid: Grid,
  layout: Layout,
  cards: readonly Dealt[],
  order: PrintOrder,
  backOf: (deck: Deck) => Drawing,
  told: string,
): Laid[] {
  const { setup, shift } = order;
  const first = cards.findIndex(({ card }) => !card.reverse);
  return cards.map(({ deck, card: { reverse } }, i) => {
    const at = backCell(grid, i, setup.sides, shift);
    if (reverse) return { drawing: printedFace(layout, reverse, order), at, scale: layout.scale };
    const drawing = backOf(deck);
    const { shapes } = drawing;
    return {
      drawing: { ...drawing, shapes: [group(shapes, i === first ? { alt: told } : { isAside: true })] },
      at,
    };
  });
}

/** A face whose code is followed by its version, so that a newer print can be told from an older one. */
export function stamped(face: Drawing, { left, footLine }: CardFrame): Drawing {
  const version = versionOf(face.shapes);
  const isCode = (shape: Shape): shape is TextShape =>
    shape.kind === 'text' && shape.x === left && shape.y === footLine;
  return {
    ...face,
    shapes: face.shapes.map((shape) =>
      isCode(shape) ? { ...shape, content: `${shape.content} · ${version}` } : shape,
    ),
  };
}
