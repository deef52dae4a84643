import type { Language } from '../core/engine/text.ts';
import { n, weights, type Rect, type Weight } from '../core/look/drawing.ts';
import type { DrawnPage } from './order.ts';
import { bookmarks } from './pdf-bookmarks.ts';
import { content, type Keep } from './pdf-content.ts';
import { dict, moment, pdfFile, words, type Entries, type PdfFile, type Ref } from './pdf-file.ts';
import { embedFont } from './pdf-font.ts';
import { element, metadata, tags } from './pdf-tags.ts';

export type FontFiles = Readonly<Record<Weight, Uint8Array>>;

export interface PdfOptions {
  readonly title: string;
  readonly language: Language;
  readonly fonts: FontFiles;
  /** Told after every page. */
  readonly onPage?: (made: number, of: number) => void;
}

const pointsPerMm = 72 / 25.4;
// The same input gives the same bytes: a fixed date, and no identity drawn by lot.
const date = new Date(Date.UTC(2026, 0, 1));

/** The paper's painter: one page after the other. */
export async function makePdf(
  pages: readonly DrawnPage[],
  { title, language, fonts, onPage }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = pdfFile();
  const { keep, resources, used, finish } = sharedResources(file, fonts);
  const root = element('Document', { language });
  const tree = file.next();
  const refs = pages.map(() => file.next());
  pages.forEach((page, i) => {
    const within = element(
      'Sect',
      page.language && page.language !== language ? { language: page.language } : {},
    );
    root.children.push(within);
    const drawn = content(page.drawing.shapes, { keep, used, page: i, next: 0, within });
    // From here on lengths are millimetres and y grows downwards, as in the drawing.
    const upright = `${pointsPerMm.toFixed(6)} 0 0 ${(-pointsPerMm).toFixed(6)} 0 ${points(page.height)} cm`;
    const shown = { Contents: file.stream(`${upright}\n${drawn}`), Resources: resources };
    const heard = { StructParents: i, Tabs: '/S' };
    file.put(dict({ Type: '/Page', Parent: tree, ...boxes(page), ...shown, ...heard }), refs[i]);
    onPage?.(i + 1, pages.length);
  });
  finish();
  file.put(dict({ Type: '/Pages', Kids: refs, Count: refs.length }), tree);
  const catalog = {
    Type: '/Catalog',
    Pages: tree,
    Lang: `(${language})`,
    ViewerPreferences: dict({ DisplayDocTitle: 'true' }),
    Outlines: bookmarks(file, pages, refs),
    StructTreeRoot: tags(file, root, refs),
    MarkInfo: dict({ Marked: 'true' }),
    Metadata: metadata(file, title, language, date),
  };
  const when = moment(date);
  const info = { Title: words(title), Producer: '(Visavis)', CreationDate: when, ModDate: when };
  return file.bytes({ Root: file.put(dict(catalog)), Info: file.put(dict(info)) });
}

const points = (mm: number): string => n(mm * pointsPerMm);

/** The page; and where a print shop cuts it: the colour beyond that fills the page. */
function boxes({ width, height, trim }: DrawnPage): Entries {
  const box = ({ x, y, width: across, height: down }: Rect): string[] =>
    [x, height - y - down, x + across, height - y].map(points);
  const whole = box({ x: 0, y: 0, width, height });
  return { MediaBox: whole, ...(trim ? { TrimBox: box(trim), BleedBox: whole } : {}) };
}

/** Fonts and named groups are held once, for all pages. */
function sharedResources(file: PdfFile, files: FontFiles) {
  const fonts = weights.map((weight) => ({ weight, ref: file.next(), used: new Set<number>() }));
  const resources = file.next();
  const forms = new Map<string, Ref>();
  const form = { Type: '/XObject', Subtype: '/Form', BBox: [-500, -500, 1000, 1000], Resources: resources };

  const keep: Keep = (name, inside) => {
    const key = name.replace(/[^A-Za-z0-9-]/g, '');
    if (!forms.has(key)) forms.set(key, file.stream(inside(), form));
    return key;
  };
  const used = (weight: Weight, ids: readonly number[]): void => {
    const font = fonts.find((one) => one.weight === weight);
    for (const id of ids) font?.used.add(id);
  };
  /** When all pages are made: only then is known what they use. */
  const finish = (): void => {
    for (const { weight, ...font } of fonts) embedFont(file, weight, files[weight], font);
    const Font = dict(Object.fromEntries(fonts.map(({ weight, ref }) => [`F${weight}`, ref])));
    file.put(dict({ Font, XObject: dict(Object.fromEntries(forms)) }), resources);
  };
  return { keep, resources, used, finish };
}
