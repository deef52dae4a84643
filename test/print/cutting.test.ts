import { expect } from '@open-wc/testing';
import type { Shape } from '../../core/look/drawing.ts';
import { boxOf, upright, type Box } from '../../print/position.ts';
import { cuttingFile } from '../../print/cutting.ts';
import {
  cardSizes,
  cardSizeNames,
  guideNames,
  papers,
  plainSetup,
  type PageSetup,
  type PaperName,
  type Place,
} from '../../print/geometry.ts';
import { pagesOf, studio, type Studio } from '../../print/jobs.ts';
import type { Page, PrintOrder } from '../../print/order.ts';
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

/** What a cutter looks for, black on white: a square and two corners, and how far anything printed keeps off it. */
const clear = 1.4;
const marksOf = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group') return shape.isAside ? marksOf(shape.shapes) : [];
    const isMark = shape.kind === 'path' && [shape.fill, shape.stroke].includes('#000000');
    return isMark ? [boxOf(shape.d, upright)] : [];
  });
/** A corner is two thin arms, and nothing between them. */
const armsOf = (box: Box): Box[] => {
  const { left, right, top, bottom } = box;
  if (right - left < 10) return [box];
  return top < 100 && left > 100
    ? [
        { ...box, bottom: top },
        { ...box, left: right },
      ]
    : [
        { ...box, right: left },
        { ...box, top: bottom },
      ];
};
const artOf = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'group' || shape.tag !== 'Sect' || !shape.clip) return [];
    const { x, y, width, height } = shape.clip;
    return [{ left: x, right: x + width, top: y, bottom: y + height }];
  });
const apart = (one: Box, other: Box): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

function firstPage(made: Studio, order: PrintOrder): Page | undefined {
  try {
    return pagesOf([made], order)[0];
  } catch {
    return undefined;
  }
}

for (const paper of Object.keys(papers) as PaperName[])
  it(`no card comes near the marks of a cutter: ${paper}`, async () => {
    const made = await studio('template', 'de');
    let seen = 0;
    for (const size of cardSizeNames)
      for (const bleed of [0, 1, 3])
        for (const gap of [0, 2])
          for (const guides of guideNames) {
            const setup = { size, paper, bleed, gap, guides, register: true };
            const page = firstPage(made, { ...orderOf(['deck-ships'], setup), copies: 6 });
            if (!page) continue; // does not fit that paper
            const { shapes } = page.draw();
            const [marks, cards] = [marksOf(shapes), artOf(shapes)];
            expect(marks).to.have.length(3);
            expect(cards).to.have.length.above(0);
            for (const mark of marks.flatMap(armsOf))
              for (const card of cards)
                expect(apart(mark, card), JSON.stringify(setup)).to.be.at.least(clear);
            seen++;
          }
    expect(seen).to.be.above(20);
  });
