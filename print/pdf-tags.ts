import type { Language } from '../core/engine/text.ts';
import type { Tag } from '../core/look/drawing.ts';
import { dict, list, words, type PdfFile, type Ref } from './pdf-file.ts';

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
export function tags(file: PdfFile, root: Element, pages: readonly Ref[]): Ref {
  const tree = file.next();
  const parents: Ref[][] = pages.map(() => []);
  const top = put({ file, pages, parents }, pruned(root), tree);
  const numbers = parents.flatMap((refs, page) => [page, file.put(list(refs))]);
  const parentTree = file.put(dict({ Nums: numbers }));
  return file.put(
    dict({
      Type: '/StructTreeRoot',
      K: [top],
      ParentTree: parentTree,
      ParentTreeNextKey: parents.length,
    }),
    tree,
  );
}

interface Writing {
  readonly file: PdfFile;
  readonly pages: readonly Ref[];
  /** By page and number: the element of a piece. */
  readonly parents: Ref[][];
}

function put(to: Writing, one: Element, parent: Ref, scope: 'Column' | 'Row' = 'Column'): Ref {
  const { file, pages, parents } = to;
  const ref = file.next();
  const first = one.children.find((child): child is Marked => !isElement(child));
  const kids = one.children.map((child, i) => {
    // The first row of a table has the names of its columns, the others begin with their own.
    const below = one.kind === 'Table' ? (i === 0 ? 'Column' : 'Row') : scope;
    if (isElement(child)) return put(to, child, ref, below);
    (parents[child.page] ??= [])[child.id] = ref;
    if (child.page === first?.page) return child.id;
    return dict({ Type: '/MCR', Pg: pages[child.page], MCID: child.id });
  });
  const [only] = kids;
  const entries = {
    S: `/${one.kind}`,
    P: parent,
    K: kids.length === 1 ? only : kids,
    Pg: first && pages[first.page],
    Alt: one.alt === undefined ? undefined : words(one.alt),
    Lang: one.language && `(${one.language})`,
    A: one.kind === 'TH' ? dict({ O: '/Table', Scope: `/${scope}` }) : undefined,
  };
  return file.put(dict(entries), ref);
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What the file says about itself to those who do not open it. */
export function metadata(file: PdfFile, title: string, language: Language, date: Date): Ref {
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
  return file.plainStream(new TextEncoder().encode(xmp), { Type: '/Metadata', Subtype: '/XML' });
}
