/** A table of a font file: where it is listed, where it lies, and how long it is. */
interface Table {
  readonly entry: number;
  readonly at: number;
  readonly length: number;
}

/** All that a PDF needs of a typeface: it has its own ways to say which glyph is which letter. */
const wanted = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/**
 * A typeface without what a file does not need. Outlines of glyphs that it does not use become zeros, which take no room
 * once packed, so that nothing has to be counted anew: an outline of zeros has no contours, it is empty and sound.
 */
export function withoutUnused(file: Uint8Array, used: ReadonlySet<number>): Uint8Array {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tablesOf(font);
  const at = (name: string): number => tables.get(name)?.at ?? 0;
  const isLong = font.getInt16(at('head') + 50) === 1;
  const placeOf = (glyph: number): number =>
    at('glyf') +
    (isLong ? font.getUint32(at('loca') + 4 * glyph) : 2 * font.getUint16(at('loca') + 2 * glyph));
  const needed = new Set<number>();
  const need = (glyph: number): void => {
    if (needed.has(glyph)) return;
    needed.add(glyph);
    if (placeOf(glyph) < placeOf(glyph + 1)) partsOf(font, placeOf(glyph)).forEach(need);
  };
  [0, ...used].forEach(need);
  const emptied = file.slice();
  const count = font.getUint16(at('maxp') + 4);
  for (let glyph = 0; glyph < count; glyph++)
    if (!needed.has(glyph)) emptied.fill(0, placeOf(glyph), placeOf(glyph + 1));
  return withTables(emptied, tables, wanted);
}

const headLength = 12;
const entryLength = 16;

function tablesOf(font: DataView): ReadonlyMap<string, Table> {
  const count = font.getUint16(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = headLength + entryLength * i;
      const name = String.fromCharCode(...[0, 1, 2, 3].map((k) => font.getUint8(entry + k)));
      return [name, { entry, at: font.getUint32(entry + 8), length: font.getUint32(entry + 12) }];
    }),
  );
}

/** The same file with some of its tables, one after the other. */
function withTables(
  file: Uint8Array,
  tables: ReadonlyMap<string, Table>,
  names: readonly string[],
): Uint8Array {
  const kept = names.flatMap((name) => tables.get(name) ?? []);
  const padded = (length: number): number => 4 * Math.ceil(length / 4);
  let place = headLength + entryLength * kept.length;
  const made = new Uint8Array(kept.reduce((sum, { length }) => sum + padded(length), place));
  const view = new DataView(made.buffer);
  made.set(file.subarray(0, headLength));
  view.setUint16(4, kept.length);
  kept.forEach(({ entry, at, length }, i) => {
    const listed = headLength + entryLength * i;
    made.set(file.subarray(entry, entry + entryLength), listed);
    view.setUint32(listed + 8, place);
    made.set(file.subarray(at, at + length), place);
    place += padded(length);
  });
  return made;
}

const flags = { wordArguments: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** What a glyph is put together of, such as a letter and its accent; nothing, if it is drawn itself. */
function partsOf(font: DataView, glyph: number): number[] {
  const parts: number[] = [];
  if (font.getInt16(glyph) >= 0) return parts;
  for (let at = glyph + 10, isMore = true; isMore;) {
    const flag = font.getUint16(at);
    parts.push(font.getUint16(at + 2));
    const scaled = flag & flags.matrix ? 8 : flag & flags.twoScales ? 4 : flag & flags.scale ? 2 : 0;
    at += 4 + (flag & flags.wordArguments ? 4 : 2) + scaled;
    isMore = (flag & flags.more) !== 0;
  }
  return parts;
}
