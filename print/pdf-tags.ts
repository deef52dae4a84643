import {
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFDict,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import type { Language } from '../core/engine/text.ts';
import type { Tag } from '../core/look/drawing.ts';
import type { About, PdfFile } from './pdf-file.ts';

/** What can be heard of a page, in the order in which it is read. */
export interface Element {
  readonly kind: Tag | 'Figure' | 'Document';
  readonly alt?: string;
  readonly language?: Language;
  readonly children: (Element | Marked)[];
}

/** A piece of a page's content, by its number on that page. */
export interface Marked {
  readonly page: number;
  readonly id: number;
}

export const element = (kind: Element['kind'], more: Pick<Element, 'alt' | 'language'> = {}): Element => ({
  kind,
  ...more,
  children: [],
});

const isElement = (one: Element | Marked): one is Element => 'kind' in one;

/** Without what holds nothing. */
function pruned(one: Element): Element {
  const children = one.children
    .map((child) => (isElement(child) ? pruned(child) : child))
    .filter((child) => !isElement(child) || child.children.length > 0);
  return { ...one, children };
}

/** Writes the tree, and for every page which element each of its pieces belongs to. */
export function writeTags(file: PdfFile, root: Element): void {
  const { context, catalog, pages } = file;
  const tree = context.nextRef();
  const parents: PDFRef[][] = pages.map(() => []);
  const top = put(file, pruned(root), tree, parents);
  const numbers = parents.flatMap((refs, page): PDFObject[] => [
    PDFNumber.of(page),
    context.register(context.obj(refs)),
  ]);
  const parentTree = context.register(context.obj({ Nums: numbers }));
  context.assign(
    tree,
    context.obj({
      Type: 'StructTreeRoot',
      K: [top],
      ParentTree: parentTree,
      ParentTreeNextKey: parents.length,
    }),
  );
  catalog.set(PDFName.of('StructTreeRoot'), tree);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  pages.forEach(({ dict }, i) => {
    dict.set(PDFName.of('StructParents'), PDFNumber.of(i));
    dict.set(PDFName.of('Tabs'), PDFName.of('S'));
  });
}

function put(
  file: PdfFile,
  one: Element,
  parent: PDFRef,
  parents: PDFRef[][],
  scope: 'Column' | 'Row' = 'Column',
): PDFRef {
  const { context, pages } = file;
  const ref = context.nextRef();
  const first = one.children.find((child): child is Marked => !isElement(child));
  const page = first ? pages[first.page]?.ref : undefined;
  const kids = one.children.map((child, i): PDFObject => {
    // The first row of a table has the names of its columns, the others begin with their own.
    const below = one.kind === 'Table' ? (i === 0 ? 'Column' : 'Row') : scope;
    if (isElement(child)) return put(file, child, ref, parents, below);
    (parents[child.page] ??= [])[child.id] = ref;
    return child.page === first?.page ? PDFNumber.of(child.id) : marked(file, child);
  });
  const [only] = kids;
  const dict: PDFDict = context.obj({ S: one.kind, P: parent, K: kids.length === 1 ? only : kids });
  if (page) dict.set(PDFName.of('Pg'), page);
  if (one.alt !== undefined) dict.set(PDFName.of('Alt'), PDFHexString.fromText(one.alt));
  if (one.language) dict.set(PDFName.of('Lang'), PDFString.of(one.language));
  if (one.kind === 'TH') dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: scope }));
  context.assign(ref, dict);
  return ref;
}

const marked = ({ context, pages }: PdfFile, { page, id }: Marked): PDFDict =>
  context.obj({ Type: 'MCR', Pg: pages[page]?.ref, MCID: id });

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What the file says about itself to those who do not open it. */
export function writeMetadata({ context, catalog }: PdfFile, { title, language, date }: About): void {
  const when = date.toISOString().replace('.000', '');
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${when}</xmp:CreateDate><xmp:ModifyDate>${when}</xmp:ModifyDate>
<pdf:Producer>Visavis</pdf:Producer><pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const bytes = new TextEncoder().encode(xmp);
  const stream = context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}
