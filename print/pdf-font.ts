import { PDFHexString, PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import type { Weight } from '../core/look/drawing.ts';
import { characters, faces } from '../core/look/glyphs.ts';
import { withoutUnused } from './font-cut.ts';
import { hex4 } from './pdf-content.ts';

/**
 * Embeds a cut typeface as it is. A font library at run time would cost 200 kB and a second;
 * and the one made for pdf-lib loses glyphs without a word. Outlines that no page uses are left out.
 */
export function embedFont(
  context: PDFContext,
  weight: Weight,
  file: Uint8Array,
  { ref, used }: { readonly ref: PDFRef; readonly used: ReadonlySet<number> },
): void {
  const face = faces[weight];
  // Widths and lengths are told in thousandths of an em.
  const per = (value: number) => Math.round((value * 1000) / face.units);
  // Six letters say that the file is a cut.
  const name = PDFName.of(`VISAVI+${face.name}`);

  const cut = withoutUnused(file, used);
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: face.box.map(per),
    ItalicAngle: 0,
    Ascent: per(face.ascent),
    Descent: per(face.descent),
    CapHeight: per(face.capHeight),
    StemV: weight / 5,
    FontFile2: context.register(context.flateStream(cut, { Length1: cut.length })),
  });
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    CIDToGIDMap: 'Identity',
    W: widths(weight, used, per),
  });
  context.assign(
    ref,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(toUnicode(weight, used))),
    }),
  );
}

const text = (content: string): PDFHexString => PDFHexString.of(hexBytes(content));

const hexBytes = (content: string): string =>
  Array.from(content, (c) => c.charCodeAt(0).toString(16).padStart(2, '0')).join('');

function widths(
  weight: Weight,
  used: ReadonlySet<number>,
  per: (value: number) => number,
): (number | number[])[] {
  const { ids, advances } = faces[weight];
  return ids.flatMap((id, i) => (used.has(id) ? [id, [per(advances[i] ?? 0)]] : []));
}

/** Which character a glyph stands for: for searching and copying. */
function toUnicode(weight: Weight, used: ReadonlySet<number>): string {
  const { ids } = faces[weight];
  const lines = Array.from(characters, (c, i) => ({ c, id: ids[i] ?? 0 }))
    .filter(({ id }) => used.has(id))
    .map(({ c, id }) => `<${hex4(id)}> <${hex4(c.charCodeAt(0))}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, b) =>
    lines.slice(100 * b, 100 * (b + 1)),
  );
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, 'endbfchar']),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
