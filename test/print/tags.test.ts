import { expect } from '@open-wc/testing';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  type PDFObject,
  type PDFPage,
  type PDFRawStream,
} from 'pdf-lib';
import { languages } from '../../core/engine/text.ts';
import type { Shape, Weight } from '../../core/look/drawing.ts';
import { characters, faces } from '../../core/look/glyphs.ts';
import { sidesOf } from '../../core/look/paper.ts';
import { loadFonts } from '../../print/fonts/load.ts';
import { pagesOf, studio } from '../../print/jobs.ts';
import type { FontFiles } from '../../print/pdf.ts';
import { games } from '../tools/games.ts';
import { make } from '../tools/make-pdf.ts';
import { orderOf } from '../tools/print-order.ts';

interface Read {
  readonly kind: string;
  readonly alt?: string;
  readonly pieces: readonly string[];
  readonly children: readonly Read[];
}

const name = (dict: PDFDict, key: string): string => String(dict.get(PDFName.of(key))).slice(1);

/** The tree of a file: what each element is, its words for a picture, and the pieces of pages that belong to it. */
function read(doc: PDFDocument, ref: PDFObject, pages: ReadonlyMap<string, number>): Read {
  const dict = doc.context.lookup(ref, PDFDict);
  const page = pages.get(String(dict.get(PDFName.of('Pg'))));
  const held = dict.get(PDFName.of('K'));
  const kids = held instanceof PDFArray ? held.asArray() : held ? [held] : [];
  const alt = dict.get(PDFName.of('Alt'));
  return {
    kind: name(dict, 'S'),
    ...(alt instanceof PDFHexString ? { alt: alt.decodeText() } : {}),
    pieces: kids.flatMap((kid) => (kid instanceof PDFNumber ? [`${page}/${kid.asNumber()}`] : [])),
    children: kids.filter((kid) => kid instanceof PDFRef).map((kid) => read(doc, kid, pages)),
  };
}

const all = (one: Read): Read[] => [one, ...one.children.flatMap(all)];

/** Without what is written: glyphs are bytes that look like anything. */
const withoutWords = (content: string): string => content.replace(/\((?:\\[^]|[^\\)])*\)/g, '()');

/** Every operator that paints stands between a mark and its end; the numbers of the marks. */
function marksOf(content: string): number[] {
  const ids: number[] = [];
  let depth = 0;
  for (const [word, id] of withoutWords(content).matchAll(
    /\/Artifact BMC|<<\/MCID (\d+)>> BDC|\bEMC\b|\b(?:f|S|B|TJ|Do)\b/g,
  )) {
    if (id) ids.push(Number(id));
    if (/B[DM]C$/.test(word)) depth++;
    else if (word === 'EMC') depth--;
    else expect(depth, word).to.equal(1);
    expect(depth, word).to.be.within(0, 1);
  }
  expect(depth).to.equal(0);
  return ids;
}

/** The shapes of a page that are words, text by text; pictures are told, not read. */
function written(shapes: readonly Shape[]): string[] {
  const texts: string[] = [];
  shapes.forEach((shape, i) => {
    if (shape.kind === 'group') {
      if (!shape.isAside && !shape.name && shape.alt === undefined) texts.push(...written(shape.shapes));
    } else if (shape.kind === 'text') {
      const before = shapes[i - 1];
      if (shape.continues && before?.kind === 'text') texts.push(joined(texts.pop() ?? '', shape.content));
      else texts.push(shape.content);
    }
  });
  return texts;
}

/** What is heard piece by piece, pictures in their words; tables have headings for their numbers. */
function paragraphs(shapes: readonly Shape[], told: string[] = []): string[] {
  for (const shape of shapes)
    if (shape.kind === 'text')
      told.push(shape.continues ? `${told.pop() ?? ''} ${shape.content}` : shape.content);
    else if (shape.kind === 'group' && !shape.isAside && !shape.name && shape.tag !== 'Table') {
      if (shape.tag === 'P' || shape.tag === 'LI') told.push(paragraphs(shape.shapes).join(' '));
      else if (shape.alt === undefined) paragraphs(shape.shapes, told);
      else told.push(shape.alt);
    }
  return told;
}

const joined = (line: string, next: string): string => (line.endsWith('-') ? line : `${line} `) + next;

/** The words of every piece of a page that is no picture, from the glyphs that stand there. */
function said(content: string): string[] {
  const pieces = content.matchAll(/\/(\w+) <<\/MCID \d+>> BDC\n((?:\((?:\\[^]|[^\\)])*\)|[^(])*?)\nEMC/g);
  return [...pieces].flatMap(([, kind, inside = '']) =>
    kind === 'Figure'
      ? []
      : [
          [...inside.matchAll(/\/F(\d+) [^[(]*\[((?:\((?:\\[^]|[^\\)])*\)|[^(\]])*)\] TJ/g)]
            .map(([, weight, runs = '']) => spelt(runs, Number(weight) as Weight))
            .join(''),
        ],
  );
}

function spelt(runs: string, weight: Weight): string {
  const bytes = [...runs.matchAll(/\(((?:\\[^]|[^\\)])*)\)/g)]
    .map(([, inside = '']) => inside.replace(/\\([^])/g, (_, one: string) => (one === 'r' ? '\r' : one)))
    .join('');
  const { ids } = faces[weight];
  const all = Array.from(characters);
  return (bytes.match(/[^]{2}/g) ?? [])
    .map((two) => all[ids.indexOf(two.charCodeAt(0) * 256 + two.charCodeAt(1))])
    .join('');
}

const contentOf = ({ node }: PDFPage): string =>
  Array.from(decodePDFRawStream(streamOf(node, 'Contents')).decode(), (byte) =>
    String.fromCharCode(byte),
  ).join('');

const streamOf = (dict: PDFDict, key: string): PDFRawStream => dict.lookup(PDFName.of(key)) as PDFRawStream;

describe('a PDF for those who hear it', () => {
  let fonts: FontFiles;
  before(async () => {
    fonts = await loadFonts();
  });

  for (const { id: bot } of games)
    for (const language of languages)
      it(`says what is written, in its order: ${bot}, ${language}`, async () => {
        const made = await studio(bot, language);
        const order = orderOf(made.items().map(({ id }) => id));
        const { bytes } = await make({ ...order, bot, languages: [language] }, fonts);
        const doc = await PDFDocument.load(bytes, { updateMetadata: false });
        for (const [i, page] of pagesOf([made], order).entries())
          expect(said(contentOf(doc.getPage(i))), page.title).to.deep.equal(written(page.draw().shapes));
      });

  for (const { id: bot } of games)
    for (const language of languages)
      it(`leaves no number of a card or board without its word: ${bot}, ${language}`, async () => {
        const made = await studio(bot, language);
        const decks = made.decks().filter(({ isExtra }) => !isExtra);
        const faces = decks.flatMap(({ cards }) => cards.flatMap(sidesOf));
        const drawn = [
          ...faces.map(({ id, face }) => ({ id, shapes: face().shapes })),
          ...made.boards().map(({ title: id, drawing: { shapes } }) => ({ id, shapes })),
        ];
        for (const { id, shapes } of drawn) {
          const told = paragraphs(shapes);
          expect(told, id).to.have.length.above(1);
          expect(
            told.filter((one) => !/\p{L}/u.test(one)),
            id,
          ).to.deep.equal([]);
        }
      });

  for (const { id: bot } of games)
    it(`has structure, pictures in words, order, language and title: ${bot}`, async () => {
      const made = await studio(bot, 'de');
      const items = made.items().map(({ id }) => id);
      const { bytes } = await make({ ...orderOf(items), bot, languages: ['de'] }, fonts);
      const doc = await PDFDocument.load(bytes, { updateMetadata: false });
      const pages = new Map(doc.getPages().map(({ ref }, i) => [String(ref), i]));
      const tree = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
      const [top] = tree.lookup(PDFName.of('K'), PDFArray).asArray();
      const root = read(doc, top!, pages);
      const elements = all(root);

      // Everything that is painted is marked, every mark is in the tree, once, in the order of the page.
      const pieces = elements.flatMap((one) => one.pieces);
      const marks = doc.getPages().flatMap((page, i) => marksOf(contentOf(page)).map((id) => `${i}/${id}`));
      expect(pieces).to.deep.equal(marks);

      expect(root.kind).to.equal('Document');
      const [heading] = elements.filter(({ kind }) => /^H\d$/.test(kind));
      expect(heading?.kind).to.equal('H1');
      for (const { kind, alt } of elements) if (kind === 'Figure') expect(alt).to.have.length.above(0);
      for (const table of elements.filter(({ kind }) => kind === 'Table')) {
        expect(new Set(table.children.map(({ kind }) => kind))).to.deep.equal(new Set(['TR']));
        expect(new Set(table.children.map(({ children }) => children.length)).size, 'cells a row').to.equal(
          1,
        );
      }
      for (const list of elements.filter(({ kind }) => kind === 'L'))
        expect(new Set(list.children.map(({ kind }) => kind))).to.deep.equal(new Set(['LI']));
      expect(elements.some(({ kind }) => kind === 'L')).to.equal(true);

      expect(String(doc.catalog.get(PDFName.of('Lang')))).to.equal('(de)');
      expect(String(doc.catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).to.contain('/Marked true');
      expect(doc.getTitle()).to.have.length.above(3);
      const metadata = streamOf(doc.catalog, 'Metadata');
      const xmp = new TextDecoder().decode(metadata.getContents());
      expect(xmp).to.contain('<pdfuaid:part>1</pdfuaid:part>').and.to.contain(doc.getTitle()!);
      expect(new DOMParser().parseFromString(xmp, 'text/xml').querySelector('parsererror')).to.equal(null);
    });
});
