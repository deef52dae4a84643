import type { Reader } from '../../../engine/text.ts';
import type { Colour, PatternSymbol, Prophecy } from '../cards.ts';
import { colourFill, colourToken } from '../../../look/colours.ts';
import { circle, inks, line, path, rect, type Drawing, type Shape } from '../../../look/drawing.ts';
import { sign } from '../../../look/signs.ts';

const { ink, paper } = inks;

/** Its middle, how wide a pattern may be, and its pieces; `k` is how much larger than on a poker card it is. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly r?: number;
  readonly k?: number;
}

const isMany = (symbol: PatternSymbol): boolean => symbol.endsWith('∞');
/** How far the ∞ hangs below its piece, and its middle; on small cards less. */
const hang = { all: 5.1, middle: 3.4, size: 7.6, least: 0.8 } as const;
export const hangOf = ({ pattern }: Prophecy, k: number): number => (pattern.some(isMany) ? hang.all * k : 0);

/** Sets may lie anywhere on a cóatl; all other patterns are read from head to tail. */
export const isOrdered = ({ family }: Prophecy): boolean => family !== 'tally' && family !== 'promo-set';

/** The pieces from head to tail; where their order counts, they hang together. */
export function patternShapes(one: Prophecy, { x: middle, y, width, r: most = 5.4, k = 1 }: Room): Shape[] {
  const symbols = one.pattern;
  const pitch = Math.min(13 * Math.max(1, k), width / symbols.length);
  const r = Math.min(most, 0.44 * pitch);
  const many = Math.max(hang.least, Math.min(1, k));
  const x = (i: number) => middle + (i - (symbols.length - 1) / 2) * pitch;
  const string =
    isOrdered(one) && symbols.length > 1
      ? [line(x(0), y, x(symbols.length - 1), y, { stroke: ink, strokeWidth: 1.1 })]
      : [];
  return [...string, ...symbols.flatMap((symbol, i) => symbolShapes(symbol, x(i), y, r, many))];
}

/** The colour of a symbol; the white ∞ has none. */
const colourOf = (symbol: PatternSymbol): Colour | undefined =>
  symbol === '∞' ? undefined : (symbol.replace(/[∞×]$/, '') as Colour);

/** The same in words, from head to tail. */
export function patternWords(one: Prophecy, reader: Reader): string {
  const colour = (symbol: PatternSymbol) =>
    reader.text({ say: 'paper-colour', with: { colour: colourOf(symbol) ?? 'any' } });
  return one.pattern
    .map((symbol) => {
      const kind = symbol.endsWith('×') ? 'not' : symbol.endsWith('∞') ? 'many' : 'one';
      return reader.text({ say: 'paper-symbol', with: { kind, colour: colour(symbol) } });
    })
    .join(', ');
}

function symbolShapes(symbol: PatternSymbol, x: number, y: number, r: number, many: number): Shape[] {
  const colour = colourOf(symbol);
  const token = colour
    ? colourToken(colour, x, y, r)
    : [circle(x, y, r, { fill: paper, stroke: ink, strokeWidth: 0.4, dash: [1, 0.8] })];
  const arm = 1.05 * r;
  const cross = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return [
    ...token,
    // White below, so that the cross shows on every colour.
    ...(symbol.endsWith('×')
      ? [path(cross, { stroke: paper, strokeWidth: 1.9 }), path(cross, { stroke: ink, strokeWidth: 1 })]
      : []),
    ...(isMany(symbol)
      ? [sign(colour ? 'infinity' : 'open-infinity', x, y + r + many * hang.middle, many * hang.size, ink)]
      : []),
  ];
}

export const stripSize = { width: 58, height: 18 } as const;

/** The pattern alone, in its frame, on a ground that suits both looks. */
export function patternStrip(one: Prophecy): Drawing {
  const { width, height } = stripSize;
  // The ∞ hangs below its piece.
  const y = one.pattern.some(isMany) ? 6.8 : height / 2;
  const back = { x: 1, y: 1, width: width - 2, height: height - 2, radius: 3 };
  return {
    ...stripSize,
    shapes: [
      rect(back, { fill: paper, stroke: colourFill(one.frame), strokeWidth: 2 }),
      ...patternShapes(one, { x: width / 2, y, width: 52 }),
    ],
  };
}
