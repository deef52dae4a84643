import { PDFName, PDFStreamWriter, type PDFContext, type PDFDict } from 'pdf-lib';
import type { Language } from '../core/engine/text.ts';
import { n, weights, type Rect, type Weight } from '../core/look/drawing.ts';
import type { DrawnPage } from './order.ts';
import { bookmark } from './pdf-bookmarks.ts';
import { content, type Keep } from './pdf-content.ts';
import { newFile, type PdfPage } from './pdf-file.ts';
import { embedFont } from './pdf-font.ts';
import { element, writeMetadata, writeTags } from './pdf-tags.ts';

export type FontFiles = Readonly<Record<Weight, Uint8Array>>;

export interface PdfOptions {
  readonly title: string;
  readonly language: Language;
  readonly fonts: FontFiles;
  /** Told after every page. */
  readonly onPage?: (made: number, of: number) => void;
}

const pointsPerMm = 72 / 25.4;
/** All of them: many alike, packed together, take the least room. */
const objectsPerStream = 10_000;
/** In a worker nobody waits for a pause. */
const objectsPerTick = Infinity;
// The same input gives the same bytes: a fixed date, and no identity drawn by lot.
const date = new Date(Date.UTC(2026, 0, 1));

/** The paper's painter: one page after the other. */
export async function makePdf(
  pages: readonly DrawnPage[],
  options: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const about = { title: options.title, language: options.language, date };
  const file = newFile(about);
  const { context } = file;
  const { keep, resources, used, embedFonts } = sharedResources(context, options.fonts);
  const root = element('Document', { language: options.language });
  for (const [i, { width, height, trim, drawing, language }] of pages.entries()) {
    // From here on lengths are millimetres and y grows downwards, as in the drawing.
    const upright = `${pointsPerMm.toFixed(6)} 0 0 ${(-pointsPerMm).toFixed(6)} 0 ${n(height * pointsPerMm)} cm`;
    const within = element('Sect', language && language !== options.language ? { language } : {});
    root.children.push(within);
    const drawn = content(drawing.shapes, { keep, used, page: i, next: 0, within });
    const stream = context.flateStream(`${upright}\n${drawn}`);
    const [w, h] = [width * pointsPerMm, height * pointsPerMm];
    const page = file.addPage(w, h, { Contents: context.register(stream), Resources: resources });
    if (trim) setBoxes(page, trim, width, height);
    options.onPage?.(i + 1, pages.length);
  }
  embedFonts();
  bookmark(file, pages);
  writeTags(file, root);
  writeMetadata(file, about);
  // A copy, because only memory that is surely unshared can be handed to another thread.
  const writer = PDFStreamWriter.forContext(context, objectsPerTick, true, objectsPerStream);
  return new Uint8Array(await writer.serializeToBuffer());
}

/** Where a print shop cuts; the colour beyond it fills the page. */
function setBoxes(
  { dict }: PdfPage,
  { x, y, width, height }: Rect,
  pageWidth: number,
  pageHeight: number,
): void {
  const box = (...corners: readonly number[]) => dict.context.obj(corners.map((mm) => mm * pointsPerMm));
  dict.set(PDFName.of('TrimBox'), box(x, pageHeight - y - height, x + width, pageHeight - y));
  dict.set(PDFName.of('BleedBox'), box(0, 0, pageWidth, pageHeight));
}

/** Fonts and named groups are held once, for all pages. */
function sharedResources(context: PDFContext, files: FontFiles) {
  const fonts = weights.map((weight) => ({ weight, ref: context.nextRef(), used: new Set<number>() }));
  const forms: PDFDict = context.obj({});
  const named = Object.fromEntries(fonts.map(({ weight, ref }) => [`F${weight}`, ref]));
  const resources = context.register(context.obj({ Font: named, XObject: forms }));

  const keep: Keep = (name, inside) => {
    const key = name.replace(/[^A-Za-z0-9-]/g, '');
    if (!forms.has(PDFName.of(key))) {
      const dict = { Type: 'XObject', Subtype: 'Form', BBox: [-500, -500, 1000, 1000], Resources: resources };
      forms.set(PDFName.of(key), context.register(context.flateStream(inside(), dict)));
    }
    return key;
  };
  const used = (weight: Weight, ids: readonly number[]): void => {
    const font = fonts.find((one) => one.weight === weight);
    for (const id of ids) font?.used.add(id);
  };
  /** When all pages are made: only then is known which glyphs they use. */
  const embedFonts = (): void => {
    for (const { weight, ...font } of fonts) embedFont(context, weight, files[weight], font);
  };
  return { keep, resources, used, embedFonts };
}
