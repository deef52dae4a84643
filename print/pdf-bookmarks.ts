import { PDFHexString, PDFName } from 'pdf-lib';
import type { PageFrame } from './order.ts';
import type { PdfFile } from './pdf-file.ts';

/** A bookmark for every sheet of paper, by the title of its first side. */
export function bookmark({ context, catalog, pages: leaves }: PdfFile, pages: readonly PageFrame[]): void {
  const marks = pages.flatMap(({ title, isBehind }, i) => (isBehind ? [] : [{ title, i }]));
  const outline = context.nextRef();
  const refs = marks.map(() => context.nextRef());
  marks.forEach(({ title, i }, n) => {
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: outline,
      Dest: [leaves[i]?.ref, 'Fit'],
    });
    const [before, after] = [refs[n - 1], refs[n + 1]];
    if (before) entry.set(PDFName.of('Prev'), before);
    if (after) entry.set(PDFName.of('Next'), after);
    const ref = refs[n];
    if (ref) context.assign(ref, entry);
  });
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(outline, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  catalog.set(PDFName.of('Outlines'), outline);
}
