import { expect } from '@open-wc/testing';
import { PDFDocument } from 'pdf-lib';
import { MissingGlyph } from '../../core/look/metrics.ts';
import { loadFonts } from '../../print/fonts/load.ts';
import { parts, type Job } from '../../print/jobs.ts';
import { make } from '../../print/make.ts';
import { makePdf, type FontFiles } from '../../print/pdf.ts';

const job: Job = { bot: 'mautoma', language: 'de', paper: 'a4', parts };

describe('the PDF', () => {
  let fonts: FontFiles;
  before(async () => {
    fonts = await loadFonts();
  });

  const files = [
    { bot: 'expeditions', pages: 9, title: 'Expeditions · Automa', name: 'visavis-expeditions-de-a4.pdf' },
    { bot: 'mautoma', pages: 4, title: 'Revive · Mautoma', name: 'visavis-mautoma-de-a4.pdf' },
    { bot: 'nautoma', pages: 7, title: 'Finspan · Nautoma', name: 'visavis-nautoma-de-a4.pdf' },
    {
      bot: 'terra-mystica',
      pages: 13,
      title: 'Terra Mystica · Automa',
      name: 'visavis-terra-mystica-de-a4.pdf',
    },
  ];
  for (const { bot, pages, title, name } of files)
    it(`of ${bot} has a page for fronts, backs, board and sheet`, async () => {
      const { bytes, fileName } = await make({ ...job, bot }, fonts);
      expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).to.equal('%PDF-');
      const doc = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(doc.getPageCount()).to.equal(pages);
      expect(doc.getTitle()).to.equal(title);
      expect(fileName).to.equal(name);
    });

  it('is the same, byte for byte, when made again', async () => {
    const [first, second] = [await make(job, fonts), await make(job, fonts)];
    expect(second.bytes).to.deep.equal(first.bytes);
  });

  it('holds the back once, however often it is placed', async () => {
    const { bytes } = await make({ ...job, parts: ['deck'] }, fonts);
    expect(bytes.length).to.be.lessThan(80_000);
  });

  it('is not made when a character has no glyph', async () => {
    const page = {
      width: 10,
      height: 10,
      shapes: [{ kind: 'text', x: 1, y: 5, size: 3, weight: 500, fill: '#000000', content: '∞' }],
    } as const;
    const problem = await makePdf([page], { title: '', language: 'de', fonts }).catch(
      (error: unknown) => error,
    );
    expect(problem).to.be.instanceOf(MissingGlyph);
  });
});
