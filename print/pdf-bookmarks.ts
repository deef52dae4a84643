import type { PageFrame } from './order.ts';
import { dict, list, words, type PdfFile, type Ref } from './pdf-file.ts';

/** A bookmark for every sheet of paper, by the title of its first side. */
export function bookmarks(file: PdfFile, pages: readonly PageFrame[], refs: readonly Ref[]): Ref | undefined {
  const marks = pages.flatMap(({ title, isBehind }, i) =>
    isBehind ? [] : [{ title, page: refs[i] ?? '', ref: file.next() }],
  );
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return undefined;
  const outline = file.put(
    dict({ Type: '/Outlines', First: first.ref, Last: last.ref, Count: marks.length }),
  );
  marks.forEach(({ title, page, ref }, n) => {
    const entry = {
      Title: words(title),
      Parent: outline,
      Dest: list([page, '/Fit']),
      Prev: marks[n - 1]?.ref,
      Next: marks[n + 1]?.ref,
    };
    file.put(dict(entry), ref);
  });
  return outline;
}
