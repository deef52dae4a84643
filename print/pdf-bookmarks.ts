import { PDFHexString, PDFName, type PDFDocument } from 'pdf-lib';
import type { PageFrame } from './order.ts';

/** A bookmark for every sheet of paper, by the title of its first side. */
export function bookmark(doc: PDFDocument, pages: readonly PageFrame[]): void {
  const { context } = doc;
  const marks = pages.flatMap(({ title, isBehind }, i) => (isBehind ? [] : [{ title, i }]));
  const outline = context.nextRef();
  const refs = marks.map(() => context.nextRef());
  marks.forEach(({ title, i }, n) => {
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: outline,
      Dest: [doc.getPage(i).ref, 'Fit'],
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
  doc.catalog.set(PDFName.of('Outlines'), outline);
}
