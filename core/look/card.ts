import type { Provenance } from '../engine/bot.ts';
import type { Reader } from '../engine/text.ts';
import { group, inks, rect, text, type Drawing, type Shape } from './drawing.ts';
import { textWidth } from './metrics.ts';
import { hem, named } from './motifs.ts';
import type { Look } from './look.ts';
import { markedProvenances, provenanceMark } from './provenance.ts';
import { largest, write } from './write.ts';

/** A poker card: what all faces have in common. The zones between 16.5 and 82 belong to the game. */
export const card = { width: 63.5, height: 88, left: 4.6, right: 58.9, top: 16.5, bottom: 82 } as const;

export interface CardHead {
  readonly look: Look;
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

function band({ look, name, title, subtitle }: CardHead): Shape[] {
  const { deep, bright } = look.pair;
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
        group(hem(look, card.width, 3, bright), { transform: { y: 13.5 } }),
      ],
      { name: named('band', look) },
    ),
    ...numeral,
    ...write(title, { ...heading, ...right, y: 7.7, width, height: 5.2, align: 'bottom' }),
    ...write(subtitle, { ...line, ...right, y: 11.7, width }),
  ];
}

/** The line at the foot that its code and its provenance stand on. */
export const footLine = 84.9;

/** A mark and the air on both sides of it. */
const markRoom = 4.6;
/** The words beside a mark may be small: the mark itself says the same. */
const smallestNote = 1.5;

/** Each kind of provenance once, its word and its mark, from the right edge inwards as far as the code. */
function foot({ code, from }: CardHead, reader: Reader): Shape[] {
  const style = { size: 2.3, weight: 500, fill: inks.ink2 } as const;
  const marked = markedProvenances.filter((one) => from.includes(one));
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
