import type { Reader } from '../core/engine/text.ts';
import { back } from '../core/look/motifs.ts';
import { card, footLine } from '../core/look/card.ts';
import type { Drawing, Shape, TextShape } from '../core/look/drawing.ts';
import type { Look } from '../core/look/look.ts';
import type { Deck, PrintedCard } from '../core/look/paper.ts';
import { versionOf } from '../core/look/version.ts';
import { backCell, cardsPerPage, frontCell, gridFor, type Grid } from './geometry.ts';
import { fieldColour, inked } from './ink.ts';
import type { PrintOrder, Page } from './order.ts';
import { cardPage, type Laid, type Margin } from './pages.ts';

interface DeckSheet {
  readonly deck: string;
  readonly first: number;
  readonly cards: readonly PrintedCard[];
}

/** Every deck begins a sheet of its own; its copies follow each other without a gap. */
function deckSheets(decks: readonly Deck[], copies: number, perSheet: number): DeckSheet[] {
  return decks.flatMap(({ id, cards: once }) => {
    const cards = Array.from({ length: copies }, () => once).flat();
    return Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, i) => ({
      deck: id,
      first: i * perSheet + 1,
      cards: cards.slice(i * perSheet, (i + 1) * perSheet),
    }));
  });
}

/** Fronts and backs alternate, as a duplex printer takes them; folded ones share a page. */
export function deckPages(look: Look, decks: readonly Deck[], order: PrintOrder, reader: Reader): Page[] {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const name = (deck: string) => say(`deck-${deck}`);
  const { setup } = order;
  const grid = gridFor(setup);
  const sheets = deckSheets(decks, order.copies, cardsPerPage(grid));
  const perSheet = setup.sides === 'long' || setup.sides === 'short' ? 2 : 1;
  const marking = { guides: setup.guides, corners: setup.corners, fold: setup.sides === 'fold' };

  return sheets.flatMap((sheet, i) => {
    const { deck, first, cards } = sheet;
    const last = first + cards.length - 1;
    const range = { deck: name(deck), range: first === last ? String(first) : `${first}–${last}` };
    const head = (key: string, page: number, hint?: string) =>
      [
        say(key, {
          ...range,
          game: say('game-name'),
          bot: say('bot-name'),
          page,
          pages: perSheet * sheets.length,
        }),
        ...(hint ? [say(hint)] : []),
      ].join(' · ');
    const page = perSheet * i + 1;
    const measured = (words: string): Margin =>
      setup.ruler ? { head: words, ruler: say('paper-ruler') } : { head: words };
    const fronts = frontsOf(look, grid, cards, order);
    const backs = backsOf(look, grid, cards, order);
    const common = { ...grid.page, ...trimOf(grid, setup.paper === 'single') };
    const front: Page = {
      ...common,
      title: say('paper-title-cards', range),
      isBehind: false,
      draw: () => cardPage(grid, fronts(), measured(head('paper-cards', page)), marking),
    };
    const behind = (number: number, isBehind: boolean): Page => ({
      ...common,
      title: say('paper-title-backs', range),
      isBehind,
      draw: () => cardPage(grid, backs(), { head: head('paper-backs', number, turns[setup.sides]) }),
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
        return [{ ...front, draw: () => cardPage(grid, [...fronts(), ...backs()], words(), marking) }];
      }
    }
  });
}

const turns: Readonly<Partial<Record<PrintOrder['setup']['sides'], string>>> = {
  long: 'paper-turn-long',
  short: 'paper-turn-short',
};

const trimOf = ({ card: size, bleed }: Grid, isSingle: boolean): Pick<Page, 'trim'> =>
  isSingle ? { trim: { x: bleed, y: bleed, ...size } } : {};

function frontsOf(look: Look, grid: Grid, cards: readonly PrintedCard[], { ink }: PrintOrder): () => Laid[] {
  const ground = fieldColour(look.pair.deep, ink);
  return () =>
    cards.map((one, i) => ({
      drawing: inked(stamped(one.face()), ink),
      at: frontCell(grid, i),
      ground,
      isBack: false,
    }));
}

/** Behind a card with two faces is the other face. */
function backsOf(look: Look, grid: Grid, cards: readonly PrintedCard[], order: PrintOrder): () => Laid[] {
  const { ink, setup, shift } = order;
  const ground = fieldColour(look.pair.deep, ink);
  return () => {
    const common = inked(back(look, grid.card.width, grid.card.height), ink);
    return cards.map(({ reverse }, i) => ({
      drawing: reverse ? inked(stamped(reverse.face()), ink) : common,
      at: backCell(grid, i, setup.sides, shift),
      ground,
      isBack: !reverse,
    }));
  };
}

/** A face whose code is followed by its version, so that a newer print can be told from an older one. */
export function stamped(face: Drawing): Drawing {
  const version = versionOf(face.shapes);
  const isCode = (shape: Shape): shape is TextShape =>
    shape.kind === 'text' && shape.x === card.left && shape.y === footLine;
  return {
    ...face,
    shapes: face.shapes.map((shape) =>
      isCode(shape) ? { ...shape, content: `${shape.content} · ${version}` } : shape,
    ),
  };
}
