import { expect } from '@open-wc/testing';
import { rect, type Drawing } from '../../core/look/drawing.ts';
import { card } from '../../print/faces/card.ts';
import {
  backCell,
  cardsPerPage,
  facePage,
  frontCell,
  paperNames,
  papers,
  rulerLength,
} from '../../print/pages.ts';

const blank: Drawing = {
  width: card.width,
  height: card.height,
  shapes: [rect({ x: 0, y: 0, width: card.width, height: card.height }, { fill: '#FFFFFF' })],
};

for (const paper of paperNames)
  describe(`pages on ${paper}`, () => {
    const { width, height } = papers[paper];

    it('holds nine cards inside what printers can print', () => {
      for (let i = 0; i < cardsPerPage; i++) {
        const { x, y } = frontCell(paper, i);
        expect(x).to.be.greaterThan(6);
        expect(x + card.width).to.be.lessThan(width - 6);
        expect(y).to.be.greaterThan(6);
        expect(y + card.height).to.be.lessThan(height - 6);
      }
    });

    it('lays each back behind its front when turned over the long edge', () => {
      for (let i = 0; i < cardsPerPage; i++) {
        const [front, back] = [frontCell(paper, i), backCell(paper, i)];
        expect(width - (back.x + card.width)).to.be.closeTo(front.x, 0.1);
        expect(back.y).to.be.closeTo(front.y, 0.1);
      }
    });

    it('has a ruler of 50 mm', () => {
      const { shapes } = facePage(paper, [blank], '#000000', { head: 'Revive', ruler: '50 mm' });
      const lengths = shapes.flatMap((shape) => {
        const [, from, to] = (shape.kind === 'path' && /^M([\d.]+) [\d.]+L([\d.]+) /.exec(shape.d)) || [];
        return from && to ? [Number(to) - Number(from)] : [];
      });
      expect(lengths.filter((length) => Math.abs(length - rulerLength) < 0.001)).to.have.length(1);
      expect(rulerLength).to.equal(50);
    });
  });
