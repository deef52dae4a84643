import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import { card } from '../../print/faces/card.ts';
import { parts, studio, type Studio } from '../../print/jobs.ts';
import { paperNames, papers } from '../../print/pages.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

for (const language of languages)
  describe(`what is printed of Mautoma, ${language}`, () => {
    let made: Studio;
    before(async () => {
      made = await studio('mautoma', language);
    });

    it('can print a deck, a board and a sheet', () => {
      expect(made.parts).to.deep.equal(parts);
    });

    it('writes every text with glyphs that the typeface has', () => {
      for (const paper of paperNames)
        for (const page of made.pages(paper, parts)) expect(() => textBoxes(page)).not.to.throw();
    });

    it('keeps the texts of a card inside its margin, and apart', () => {
      const zone = { left: card.left, right: card.right, top: 0, bottom: 85 };
      for (const face of made.faces()) {
        expect(outside(textBoxes(face), zone)).to.deep.equal([]);
        expect(overlapping(textBoxes(face))).to.deep.equal([]);
      }
    });

    it('keeps the words of an order off the range', () => {
      const words = made
        .faces()
        .flatMap(textBoxes)
        .filter(({ left, top }) => left === 18.4 && top > 31);
      expect(words).not.to.have.length(0);
      for (const { content, right } of words) expect(right, content).to.be.lessThan(46.5);
    });

    for (const paper of paperNames)
      it(`keeps all texts on ${paper}, and apart`, () => {
        const { width, height } = papers[paper];
        for (const page of made.pages(paper, parts)) {
          expect(
            outside(textBoxes(page), { left: 9, right: width - 9, top: 3, bottom: height - 3 }),
          ).to.deep.equal([]);
          expect(overlapping(textBoxes(page))).to.deep.equal([]);
        }
      });

    it('lights a row of a shown card', () => {
      const plain = made.face({ deck: 'actions', card: 'start-populate' });
      const lit = made.face({ deck: 'actions', card: 'start-populate', row: 1 });
      expect(lit?.shapes.length).to.equal((plain?.shapes.length ?? 0) + 1);
      expect(made.face({ deck: 'actions', card: 'unknown' })).to.equal(undefined);
    });
  });

describe('jobs that cannot be done', () => {
  it('refuses a bot that has nothing to print', async () => {
    const refusal = await studio('nobody', 'de').catch((error: unknown) => error);
    expect(refusal).to.have.property('say', 'print-no-bot');
  });

  it('refuses cards that the rules do not accept', async () => {
    const refusal = await studio('mautoma', 'de', { actions: [] }).catch((error: unknown) => error);
    expect(refusal).to.have.property('say', 'print-cards-refused');
  });
});
