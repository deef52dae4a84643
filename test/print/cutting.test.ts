import { expect } from '@open-wc/testing';
import { cuttingFile } from '../../print/cutting.ts';
import { frontCell, gridFor, plainSetup } from '../../print/geometry.ts';

it('a cutting file has a rounded card in every place that is not skipped, in millimetres', () => {
  const setup = { ...plainSetup, register: true, skip: [2] };
  const grid = gridFor(setup);
  const svg = new DOMParser().parseFromString(cuttingFile(setup), 'image/svg+xml').documentElement;
  expect(svg.getAttribute('width')).to.equal(`${grid.page.width}mm`);
  expect(svg.getAttribute('viewBox')).to.equal(`0 0 ${grid.page.width} ${grid.page.height}`);
  const cards = [...svg.querySelectorAll('rect')];
  expect(cards).to.have.length(7);
  cards.forEach((card, i) => {
    const { x, y } = frontCell(grid, i);
    const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(card.getAttribute(name)),
    );
    expect([left, top, width, height]).to.deep.equal([x, y, 63.5, 88.9]);
  });
});
