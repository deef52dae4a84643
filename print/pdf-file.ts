import { PDFContext, PDFHexString, PDFName, PDFString, type PDFDict, type PDFRef } from 'pdf-lib';
import type { Language } from '../core/engine/text.ts';

/** A page's own entries, and by what others find it. */
export interface PdfPage {
  readonly dict: PDFDict;
  readonly ref: PDFRef;
}

/** A file in the making: the library's objects alone, for its documents bring all that they can do to other files. */
export interface PdfFile {
  readonly context: PDFContext;
  readonly catalog: PDFDict;
  readonly pages: readonly PdfPage[];
  /** Lengths in points. */
  addPage(width: number, height: number, entries: Readonly<Record<string, PDFRef>>): PdfPage;
}

/** What the file is called, and says of itself. */
export interface About {
  readonly title: string;
  readonly language: Language;
  readonly date: Date;
}

export function newFile({ title, language, date }: About): PdfFile {
  const context = PDFContext.create();
  const tree: PDFRef = context.nextRef();
  const kids = context.obj([]);
  const count = () => context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.size() }));
  count();
  const catalog = context.obj({
    Type: 'Catalog',
    Pages: tree,
    Lang: PDFString.of(language),
    ViewerPreferences: { DisplayDocTitle: true },
  });
  const when = PDFString.fromDate(date);
  const info = {
    Title: PDFHexString.fromText(title),
    Producer: PDFHexString.fromText('Visavis'),
    CreationDate: when,
    ModDate: when,
  };
  context.trailerInfo.Root = context.register(catalog);
  context.trailerInfo.Info = context.register(context.obj(info));
  const pages: PdfPage[] = [];
  return {
    context,
    catalog,
    pages,
    addPage(width, height, entries) {
      const dict: PDFDict = context.obj({ Type: 'Page', Parent: tree, MediaBox: [0, 0, width, height] });
      for (const [name, value] of Object.entries(entries)) dict.set(PDFName.of(name), value);
      const page = { dict, ref: context.register(dict) };
      pages.push(page);
      kids.push(page.ref);
      count();
      return page;
    },
  };
}
