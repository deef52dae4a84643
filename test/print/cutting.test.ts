import { expect } from '@open-wc/testing';
import type { Shape } from '../../core/look/drawing.ts';
import { cuttingFile } from '../../print/cutting.ts';
import { cardSizes, cardSizeNames, plainSetup, type PageSetup, type Place } from '../../print/geometry.ts';
import { pagesOf, studio } from '../../print/jobs.ts';
import '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';

const here = { x: 0, y: 0 };

function cuts(setup: PageSetup, shift: Place) {
  const svg = new DOMParser().parseFromString(cuttingFile({ setup, shift }), 'image/svg+xml').documentElement;
  const cards = [...svg.querySelectorAll('rect')].map((card) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(card.getAttribute(name))),
  );
  return { svg, cards };
}

/** Where cards lie on a page: each is a part of it that is moved there. */
const laid = (shapes: readonly Shape[]): Place[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'group' || shape.tag !== 'Sect') return [];
    const [inside] = shape.shapes;
    return inside?.kind === 'group' ? [{ ...here, ...inside.transform }] : [];
  });

it('a cutting file has a card in every place that is not skipped', () => {
  expect(cuts({ ...plainSetup, register: true, skip: [2] }, here).cards).to.have.length(7);
});

for (const size of cardSizeNames)
  for (const paper of ['a4', 'letter'] as const)
    for (const shift of [here, { x: 0.5, y: 0 }])
      it(`it cuts where the cards are printed: ${size} on ${paper}, backs moved by ${shift.x} mm`, async () => {
        const setup = { ...plainSetup, size, paper, register: true, gap: 1 };
        const { svg, cards } = cuts(setup, shift);
        const made = await studio('template', 'de');
        const order = { ...orderOf(['deck-ships'], setup), copies: 4, shift };
        const [page] = pagesOf([made], order);
        const { width, height, shapes } = page!.draw();
        expect(svg.getAttribute('width')).to.equal(`${width}mm`);
        expect(svg.getAttribute('viewBox')).to.equal(`0 0 ${width} ${height}`);
        const places = laid(shapes);
        expect(cards).to.have.length(places.length);
        const card = size === 'custom' ? setup.custom : cardSizes[size];
        places.forEach(({ x, y }, i) => {
          [x, y, card.width, card.height].forEach((length, n) =>
            expect(cards[i]?.[n]).to.be.closeTo(length, 0.01),
          );
        });
      });
