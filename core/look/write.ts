import { text, type TextShape, type TextStyle } from './drawing.ts';
import { measured, textWidth, wordsOf, wrap, wrapEvenly, type Measured } from './metrics.ts';

/** How high capitals and numerals are, in em. */
export const capital = 0.668;
/** Nobody reads smaller print: 8.2 points. */
export const smallest = 2.9;
/** From line to line, in em. */
const usualLeading = 1.2;
/** A text that is too large is tried again this much smaller. */
const shrinking = 0.97;
/** Where a word may be broken; it is not seen. */
const softHyphen = '\u00ad';
/** Sums of lengths are not exact. */
const hair = 0.001;

/** Where a text may lie. Its size is the one that is wanted; it is never written smaller than the floor. */
export interface Zone extends TextStyle {
  readonly x: number;
  /** The baseline of a text of one line. Longer ones hang from there, stand on it, or have it in their middle. */
  readonly y: number;
  readonly width: number;
  /** From the top of the capitals to the last baseline; without it there is room for one line. */
  readonly height?: number;
  readonly floor?: number;
  readonly leading?: number;
  readonly align?: 'top' | 'middle' | 'bottom';
  /** Lines as full as they can be, as in a longer text; otherwise about equally long. */
  readonly isRagged?: boolean;
}

interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
  readonly isFitting: boolean;
}

/**
 * The one way to put a text into a zone: as large as wanted, else as large as it fits, on as many lines as there is
 * room for; at the floor long words are broken. What does not even fit then is marked, and will not be printed.
 */
export function write(content: string, zone: Zone): TextShape[] {
  if (content === '') return [];
  const { size, lines, isFitting } = sized(content, zone);
  const { x, weight, fill, anchor, tracking, tag, continues } = zone;
  const style: TextStyle = {
    size,
    weight,
    fill,
    ...(anchor ? { anchor } : {}),
    ...(tracking === undefined ? {} : { tracking }),
    ...(tag ? { tag } : {}),
  };
  const first = firstBaseline(zone, size, lines.length);
  const step = leadingOf(zone) * size;
  const shapes = lines.map((words, i) =>
    text(x, first + i * step, words, i > 0 || continues ? { ...style, continues: true } : style),
  );
  return isFitting ? shapes : shapes.map((shape) => ({ ...shape, tooLong: content }));
}

const leadingOf = ({ leading = usualLeading }: Zone): number => leading;
const roomOf = ({ size, height = capital * size }: Zone): number => height;
const floorOf = ({ floor = smallest, size }: Zone): number => Math.min(floor, size);

/** How high lines are, from their first capitals to their last baseline. */
const heightAt = (zone: Zone, size: number, count: number): number =>
  capital * size + (count - 1) * leadingOf(zone) * size;

/** The same of a text that is written. */
export function heightOf(lines: readonly TextShape[]): number {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? last.y - first.y + capital * first.size : 0;
}

/** At a size, broken where it must be. */
function linesAt(size: number, text: Measured, zone: Zone): Lines {
  const lines = (zone.isRagged ? wrap : wrapEvenly)(text, zone.width / size);
  const isHigh = heightAt(zone, size, lines.length) > roomOf(zone) + hair;
  const isWide = lines.some(({ from, to }) => size * text.width(from, to) > zone.width + hair);
  return { size, lines: lines.map((line) => wordsOf(text, line)), isFitting: !isHigh && !isWide };
}

/** The largest size, from the wanted one down to the floor, at which something fits; the floor if none does. */
export function largest(size: number, floor: number, isFitting: (size: number) => boolean): number {
  for (let tried = size; tried > floor; tried *= shrinking) if (isFitting(tried)) return tried;
  return Math.min(size, floor);
}

function sized(content: string, zone: Zone): Lines {
  const text = measured(content.replaceAll(softHyphen, ''), zone);
  const wanted = linesAt(zone.size, text, zone);
  if (wanted.isFitting) return wanted;
  const size = largest(zone.size, floorOf(zone), (tried) => linesAt(tried, text, zone).isFitting);
  const best = linesAt(size, text, zone);
  return best.isFitting ? best : linesAt(size, measured(split(content, zone, size), zone), zone);
}

/** Words that are wider than the zone, in parts that are not: at a soft hyphen if there is one. */
function split(content: string, { width, ...style }: Zone, size: number): string {
  const measured = (part: string) => textWidth(part, { ...style, size });
  const parts = (marked: string): string[] => {
    const word = marked.replaceAll(softHyphen, '');
    const letters = Array.from(word);
    if (letters.length < 2 || measured(word) <= width) return [word];
    const syllables = marked.split(softHyphen);
    for (let upTo = syllables.length - 1; upTo > 0; upTo--) {
      const first = `${syllables.slice(0, upTo).join('')}-`;
      if (measured(first) <= width) return [first, ...parts(syllables.slice(upTo).join(softHyphen))];
    }
    let count = letters.length - 1;
    while (count > 1 && measured(`${letters.slice(0, count).join('')}-`) > width) count--;
    return [`${letters.slice(0, count).join('')}-`, ...parts(letters.slice(count).join(''))];
  };
  return content.split(' ').flatMap(parts).join(' ');
}

function firstBaseline(zone: Zone, size: number, count: number): number {
  const { y, align = 'top' } = zone;
  const more = (count - 1) * leadingOf(zone) * size;
  switch (align) {
    case 'top':
      return y - capital * (zone.size - size);
    case 'middle':
      return y - (capital * (zone.size - size) + more) / 2;
    case 'bottom':
      return y - more;
  }
}

/** What a text in a zone keeps inside of. */
export function boxOf(zone: Zone): { left: number; right: number; top: number; bottom: number } {
  const { x, y, width, size, anchor = 'start', align = 'top' } = zone;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const more = roomOf(zone) - capital * size;
  const bottom = y + { top: more, middle: more / 2, bottom: 0 }[align];
  return { left, right: left + width, top: bottom - roomOf(zone), bottom };
}
