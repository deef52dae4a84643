import type { Reader } from '../core/engine/text.ts';
import { group, type Drawing, type Shape } from '../core/look/drawing.ts';
import type { Look } from '../core/look/look.ts';
import type { Deck } from '../core/look/paper.ts';
import { backDrawings, printedFace } from './deck-pages.ts';
import type { Size } from './geometry.ts';
import { layoutOf } from './layouts.ts';
import type { Page, PrintOrder } from './order.ts';

/** What Tabletop Simulator takes as a deck: a picture with cards in rows, and how many rows and columns it has. */
const columns = 10;
/** It never takes fewer than two of either. */
const fewest = 2;
/** The last place of a full picture is what others see of a hidden card. */
const most = 69;

interface Sheet {
  readonly deck: Deck;
  readonly file: string;
  readonly across: number;
  readonly down: number;
  /** Its cards have faces on both sides. */
  readonly isTwoFaced: boolean;
}

const sheetsOf = (decks: readonly Deck[], { language }: Reader): Sheet[] =>
  decks.flatMap((deck) =>
    Array.from({ length: Math.ceil(deck.cards.length / most) }, (_, n): Sheet => {
      const cards = deck.cards.slice(n * most, (n + 1) * most);
      return {
        deck: { ...deck, cards },
        file: `${language}/${deck.id}${n > 0 ? `-${n + 1}` : ''}`,
        across: Math.max(fewest, Math.min(columns, cards.length)),
        down: Math.max(fewest, Math.ceil(cards.length / columns)),
        isTwoFaced: cards.some(({ reverse }) => reverse),
      };
    }),
  );

const backName = ({ file }: Sheet): string => `${file}-back`;

/** All faces of a deck on one picture; their back on another, or all of their other faces. */
export function tabletopPages(look: Look, decks: readonly Deck[], order: PrintOrder, from: Reader): Page[] {
  const layout = layoutOf(order.setup);
  const { card } = layout;
  const backOf = backDrawings(look, order, { card, spill: 0 });
  const frame = { isBehind: false, language: from.language } as const;
  return sheetsOf(decks, from).flatMap((sheet): Page[] => {
    const { deck, across, down, file, isTwoFaced } = sheet;
    const title = from.text({ say: `deck-${deck.id}`, with: {} });
    const back = from.text({ say: 'paper-title-backs', with: { cards: title } });
    const size = { width: across * card.width, height: down * card.height };
    const { scale } = layout;
    const fronts = () => deck.cards.map((one) => scaled(printedFace(layout, one, order), scale));
    const behind = () =>
      deck.cards.map(({ reverse }) =>
        reverse ? scaled(printedFace(layout, reverse, order), scale) : backOf(deck),
      );
    const rows = (drawings: readonly Drawing[]) => inRows(drawings, card, across, size);
    return [
      { ...frame, ...size, title, file, draw: () => rows(fronts()) },
      isTwoFaced
        ? { ...frame, ...size, title: back, file: backName(sheet), draw: () => rows(behind()) }
        : { ...frame, ...card, title: back, file: backName(sheet), draw: () => backOf(deck) },
    ];
  });
}

const scaled = ({ width, height, shapes }: Drawing, scale: number): Drawing => ({
  width: width * scale,
  height: height * scale,
  shapes: scale === 1 ? shapes : [group(shapes, { transform: { scale } })],
});

function inRows(drawings: readonly Drawing[], { width, height }: Size, across: number, size: Size): Drawing {
  const shapes = drawings.map(({ shapes: inside }, i): Shape => {
    const transform = { x: (i % across) * width, y: Math.floor(i / across) * height };
    return group(inside, { transform, clip: { x: 0, y: 0, width, height } });
  });
  return { ...size, shapes };
}

/** What the game knows an object by: six digits to the base of sixteen. */
const guid = (number: number): string => (0xa00000 + number).toString(16);

/** How wide a card lies on that table, in its unit: a poker card's. */
const upright = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };

/** A saved object of Tabletop Simulator: every deck by its pictures, every card by its name. */
export function tabletopFile(decks: readonly Deck[], from: Reader): { name: string; content: string } {
  const say = (key: string, values = {}) => from.text({ say: key, with: values });
  const states = sheetsOf(decks, from).map((sheet, n) => {
    const { deck, across, down, isTwoFaced, file } = sheet;
    const name = say(`deck-${deck.id}`);
    const number = n + 1;
    const custom = {
      [number]: {
        FaceURL: `${file}.png`,
        BackURL: `${backName(sheet)}.png`,
        NumWidth: across,
        NumHeight: down,
        BackIsHidden: true,
        UniqueBack: isTwoFaced,
      },
    };
    const place = { ...upright, posX: 3 * n };
    const cards = deck.cards.map((_, i) => ({
      GUID: guid(100 * number + i),
      Name: 'Card',
      Transform: place,
      Nickname: say('paper-title-cards', { deck: name, range: String(i + 1) }),
      CardID: 100 * number + i,
      CustomDeck: custom,
    }));
    const [only] = cards;
    if (cards.length === 1 && only) return { ...only, Name: 'CardCustom' };
    const ids = cards.map(({ CardID }) => CardID);
    return {
      GUID: guid(number),
      Name: 'DeckCustom',
      Transform: place,
      Nickname: name,
      DeckIDs: ids,
      CustomDeck: custom,
      ContainedObjects: cards,
    };
  });
  const saved = { SaveName: `${say('game-name')} · ${say('bot-name')}`, ObjectStates: states };
  return { name: `${from.language}/tabletop-simulator.json`, content: JSON.stringify(saved, null, 2) };
}
