import { provenances, type Provenance } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import {
  group,
  inks,
  rect,
  text,
  type Drawing,
  type Shape,
  type TextShape,
} from '../../core/look/drawing.ts';
import { textWidth } from '../../core/look/metrics.ts';
import { hem } from '../../core/look/motifs.ts';
import { pairs, type BotId } from '../../core/look/pairs.ts';
import { once } from '../breathe.ts';
import { versionOf } from '../version.ts';
import { provenanceMark } from '../../core/look/provenance.ts';
import { largest, write } from '../../core/look/write.ts';

/** A card that can be printed or shown. A row is lit while it is carried out. */
export interface PrintedCard {
  readonly id: string;
  /** What players choose it by, where that is not its id; several cards may have it in common. */
  readonly kind?: string;
  face(row?: number): Drawing;
  /** What tells it from the others, small: for a list to choose from. */
  strip?(): Drawing;
  /** What is on its other side; without one, that is the game's back. */
  readonly reverse?: PrintedCard;
}

/** Both faces of a card, or its only one. */
export const sidesOf = (one: PrintedCard): PrintedCard[] => (one.reverse ? [one, one.reverse] : [one]);

export interface Deck {
  readonly id: string;
  readonly cards: readonly PrintedCard[];
}

/** Plain faces are drawn once: for the proof, for the preview and for paper. */
export const kept = (deck: Deck): Deck => ({ ...deck, cards: deck.cards.map(keptCard) });

function keptCard(one: PrintedCard): PrintedCard {
  const plain = once(() => one.face());
  return {
    ...one,
    face: (row) => (row === undefined ? plain() : one.face(row)),
    ...(one.reverse ? { reverse: keptCard(one.reverse) } : {}),
  };
}

export type Decks<C> = (cards: C, reader: Reader) => readonly Deck[];

/** A poker card: what all faces have in common. The zones between 16.5 and 82 belong to the game. */
export const card = { width: 63.5, height: 88, left: 4.6, right: 58.9, top: 16.5, bottom: 82 } as const;

export interface CardHead {
  readonly bot: BotId;
  /** What players call the card by; empty where a sign is drawn there. */
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  readonly code: string;
  /** Of all that is printed on it. */
  readonly from: readonly Provenance[];
}

export function cardFace(head: CardHead, zones: readonly Shape[], reader: Reader): Drawing {
  const { width, height } = card;
  const whole = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    shapes: [rect(whole, { fill: inks.paper }), ...zones, ...band(head), ...foot(head, reader)],
  };
}

function band({ bot, name, title, subtitle }: CardHead): Shape[] {
  const { deep, bright } = pairs[bot];
  const heading = { size: 4.7, weight: 700, fill: inks.paper } as const;
  const line = { size: 2.9, weight: 600, fill: bright } as const;
  const largest = { size: 10.5, weight: 700, fill: inks.paper } as const;
  const numeral = write(name, { ...largest, x: card.left, y: 11.2, width: 17 });
  const right = { x: card.right, anchor: 'end' } as const;
  const taken = Math.max(...numeral.map((shape) => textWidth(shape.content, shape)));
  const width = card.right - card.left - taken - 3;
  return [
    group(
      [
        rect({ x: 0, y: 0, width: card.width, height: card.top }, { fill: deep }),
        group(hem(bot, card.width, 3, bright), { transform: { y: 13.5 } }),
      ],
      { name: `band-${bot}` },
    ),
    ...numeral,
    ...write(title, { ...heading, ...right, y: 7.7, width, height: 5.2, align: 'bottom' }),
    ...write(subtitle, { ...line, ...right, y: 11.7, width }),
  ];
}

/** The line at the foot that its code and its provenance stand on. */
const footLine = 84.9;

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

/** A mark and the air on both sides of it. */
const markRoom = 4.6;
/** The words beside a mark may be small: the mark itself says the same. */
const smallestNote = 1.5;

/** Each kind of provenance once, its word and its mark, from the right edge inwards as far as the code. */
function foot({ code, from }: CardHead, reader: Reader): Shape[] {
  const style = { size: 2.3, weight: 500, fill: inks.ink2 } as const;
  const marked = provenances.filter((one) => one !== 'rulebook' && from.includes(one));
  const words = marked.map((one) => reader.text({ say: `paper-${one}`, with: {} }));
  const room = card.right - card.left - textWidth(`${code} · mmmm`, style) - marked.length * markRoom;
  const widths = (size: number) => words.map((word) => textWidth(word, { ...style, size }));
  const isFitting = (size: number) => widths(size).reduce((sum, width) => sum + width, 0) <= room;
  const size = largest(style.size, smallestNote, isFitting);
  let right: number = card.right;
  const notes = marked.flatMap((one, i) => {
    const width = widths(size)[i] ?? 0;
    const zone = { x: right - 2.8, y: footLine, width, floor: smallestNote, anchor: 'end' } as const;
    const mark = provenanceMark(one, right - 2, footLine, 2, inks.ink);
    right -= width + markRoom;
    return [...write(words[i] ?? '', { ...style, ...zone, size }), ...mark];
  });
  return [text(card.left, footLine, code, style), ...notes];
}
