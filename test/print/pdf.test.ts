import { expect } from '@open-wc/testing';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from 'pdf-lib';
import { MissingGlyph } from '../../core/look/metrics.ts';
import { loadFonts } from '../../print/fonts/load.ts';
import { plainSetup } from '../../print/geometry.ts';
import type { InkName } from '../../print/ink.ts';
import { pagesOf, studio } from '../../print/jobs.ts';
import { games } from '../tools/games.ts';
import { make, type Job } from '../tools/make-pdf.ts';
import { orderOf } from '../tools/print-order.ts';
import { makePdf, type FontFiles } from '../../print/pdf.ts';

const job: Job = {
  ...orderOf(['deck-ships', 'board-board-quay', 'sheet']),
  bot: 'template',
  languages: ['de'],
};

describe('the PDF', () => {
  let fonts: FontFiles;
  before(async () => {
    fonts = await loadFonts();
  });

  for (const { id: bot, game, bot: name } of games)
    it(`of ${bot} has all its pages, and its name`, async () => {
      const made = await studio(bot, 'de');
      const items = made.items().map(({ id }) => id);
      const { bytes, fileName } = await make({ ...job, bot, items }, fonts);
      expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).to.equal('%PDF-');
      const doc = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(doc.getPageCount()).to.equal(pagesOf([made], orderOf(items)).length);
      expect(doc.getTitle()).to.equal(`${game.de} · ${name}`);
      expect(fileName).to.equal(`visavis-${bot}-de-a4.pdf`);
    });

  for (const { id: bot } of games)
    it(`of ${bot} has black and greys only where no colour is wanted, and no black but pure black`, async () => {
      const items = (await studio(bot, 'de')).items().map(({ id }) => id);
      const inksOf = async (ink: InkName) =>
        paints(await PDFDocument.load((await make({ ...job, bot, items, ink }, fonts)).bytes));
      expect((await inksOf('colour')).some((one) => / rg$/i.test(one))).to.equal(true);
      for (const ink of ['grey', 'lines'] as const) {
        const all = await inksOf(ink);
        expect(
          all.filter((one) => !/ g$/i.test(one)),
          ink,
        ).to.deep.equal([]);
        const darkest = all.map((one) => parseFloat(one)).filter((grey) => grey < 0.12);
        expect(new Set(darkest), ink).to.deep.equal(new Set([0]));
      }
    });

  it('is the same, byte for byte, when made again', async () => {
    const [first, second] = [await make(job, fonts), await make(job, fonts)];
    expect(second.bytes).to.deep.equal(first.bytes);
  });

  it('is in both languages when both are wanted, the first one first', async () => {
    const { bytes, fileName } = await make({ ...job, languages: ['en', 'de'] }, fonts);
    const doc = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(doc.getPageCount()).to.equal(11);
    expect(doc.catalog.get(PDFName.of('Lang'))?.toString()).to.equal('(en)');
    expect(fileName).to.equal('visavis-template-en-de-a4.pdf');
  });

  it('has a bookmark for every sheet of paper', async () => {
    const doc = await PDFDocument.load((await make(job, fonts)).bytes);
    const outlines = doc.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    expect(outlines.get(PDFName.of('Count'))?.toString()).to.equal('3');
    const first = outlines.lookup(PDFName.of('First'), PDFDict);
    expect(first.lookup(PDFName.of('Title'), PDFHexString).decodeText()).to.equal('Schiffe 1–8');
    expect(first.lookup(PDFName.of('Dest'), PDFArray).get(0)).to.equal(doc.getPage(0).ref);
  });

  it('tells a print shop where to cut, and how far the colour goes', async () => {
    const setup = { ...plainSetup, paper: 'single', bleed: 3 } as const;
    const doc = await PDFDocument.load((await make({ ...job, items: ['deck-ships'], setup }, fonts)).bytes);
    const mm = 72 / 25.4;
    const page = doc.getPage(0);
    const trim = page.getTrimBox();
    expect(trim.x).to.be.closeTo(3 * mm, 0.01);
    expect(trim.y).to.be.closeTo(3 * mm, 0.01);
    expect(trim.width).to.be.closeTo(63.5 * mm, 0.01);
    expect(trim.height).to.be.closeTo(88.9 * mm, 0.01);
    expect(page.getBleedBox()).to.deep.equal(page.getMediaBox());
    expect(page.getMediaBox().width).to.be.closeTo(69.5 * mm, 0.01);
    expect(doc.getPageCount()).to.equal(16);
  });

  it('tells how far it is, page by page', async () => {
    const told: string[] = [];
    await make({ ...job, items: ['deck-ships'] }, fonts, (made, of) => told.push(`${made}/${of}`));
    expect(told).to.deep.equal(['1/2', '2/2']);
  });

  it('holds the back once, however often it is placed', async () => {
    const { bytes } = await make({ ...job, items: ['deck-ships'] }, fonts);
    expect(bytes.length).to.be.lessThan(80_000);
  });

  it('is not made when a character has no glyph', async () => {
    const shapes = [
      { kind: 'text', x: 1, y: 5, size: 3, weight: 500, fill: '#000000', content: '∞' },
    ] as const;
    const size = { width: 10, height: 10 };
    const page = { ...size, title: '', isBehind: false, drawing: { ...size, shapes } };
    const problem = await makePdf([page], { title: '', language: 'de', fonts }).catch(
      (error: unknown) => error,
    );
    expect(problem).to.be.instanceOf(MissingGlyph);
  });
});

/** All that sets a colour, on all pages and in all that they share: words are left out, which look like anything. */
const paints = (doc: PDFDocument): string[] =>
  doc.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || isFile(object)) return [];
    const content = new TextDecoder('latin1').decode(decodePDFRawStream(object).decode());
    return (
      content
        .replace(/\((?:\\[^]|[^\\)])*\)/g, '()')
        .match(/(?:[\d.]+ )+(?:g|G|rg|RG|k|K|sc|SC|scn|SCN)\b/g) ?? []
    );
  });

/** Fonts, their tables, and what is told about the file. */
const isFile = ({ dict }: PDFRawStream): boolean =>
  dict.has(PDFName.of('Length1')) ||
  (dict.has(PDFName.of('Type')) && String(dict.get(PDFName.of('Type'))) !== '/XObject');
