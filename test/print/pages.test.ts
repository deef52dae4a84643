import { expect } from '@open-wc/testing';
import { rect, type Drawing, type PathShape, type Shape } from '../../core/look/drawing.ts';
import { poker as card } from '../../core/look/card.ts';
import { frontCell, gridFor, guideNames, plainSetup, type PageSetup } from '../../print/geometry.ts';
import { outline } from '../../print/outline.ts';
import { cardPage, framedPage, rulerLength } from '../../print/pages.ts';

const blank: Drawing = {
  width: card.width,
  height: card.height,
  shapes: [rect({ x: 0, y: 0, width: card.width, height: card.height }, { fill: '#FFFFFF' })],
};

function page(changed: Partial<PageSetup>): Drawing {
  const setup = { ...plainSetup, ...changed };
  const grid = gridFor(setup);
  const laid = { drawing: blank, at: frontCell(grid, 0) };
  const words = { head: 'Harbour', ruler: '100 mm' };
  return cardPage(grid, [laid], words, {
    guides: setup.guides,
    corners: setup.corners,
    fold: false,
    register: setup.register,
  });
}

/** All lines, wherever they are nested. */
function lines(shapes: readonly Shape[]): PathShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? lines(shape.shapes) : shape.kind === 'path' && shape.stroke ? [shape] : [],
  );
}

function length({ d }: PathShape): number {
  const [from, to] = outline(d).flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to]));
  return from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0;
}

const rulers = ({ shapes }: Drawing): PathShape[] =>
  lines(shapes).filter((one) => Math.abs(length(one) - rulerLength) < 0.001);

describe('the ruler of a page', () => {
  for (const paper of ['a4', 'letter', 'a5'] as const)
    it(`is 100 mm long on ${paper}`, () => {
      expect(rulerLength).to.equal(100);
      expect(rulers(page({ paper }))).to.have.length(1);
    });

  it('is not on a page for a print shop', () => {
    expect(rulers(page({ paper: 'single', bleed: 3 }))).to.have.length(0);
  });
});

describe('guides for cutting', () => {
  for (const guides of guideNames)
    it(`${guides}: stay inside the margins`, () => {
      const { width, height, shapes } = page({ guides, corners: true, margin: 6 });
      for (const { d } of lines(shapes))
        for (const segment of outline(d)) {
          if (segment.kind === 'close') continue;
          expect(segment.to[0], d).to.be.within(6 - 0.01, width - 6 + 0.01);
          expect(segment.to[1], d).to.be.within(6 - 0.01, height - 6 + 0.01);
        }
    });

  it('are marks at the four edges of a card, or lines, or nothing but the ruler', () => {
    const count = (changed: Partial<PageSetup>) => lines(page(changed).shapes).length;
    const none = count({ guides: 'none' });
    expect(none).to.equal(3);
    expect(count({ guides: 'marks' }) - none).to.equal(9);
    expect(count({ guides: 'lines' }) - none).to.equal(5);
    expect(count({ guides: 'none', corners: true }) - none).to.equal(1);
  });
});

describe('a board', () => {
  it('is never enlarged, and shrinks to the paper', () => {
    const scale = (width: number) => {
      const [board] = framedPage({ width, height: 297 }, 5, { ...blank, width: 190 }, { head: '' }).shapes;
      return board?.kind === 'group' ? board.transform?.scale : undefined;
    };
    expect(scale(210)).to.equal(1);
    expect(scale(105)).to.equal(0.5);
  });

  it('that is narrow leaves the words beside the ruler as large as others', () => {
    const words = { head: 'Kai', ruler: '100 mm. Sonst mit 100 % drucken.' };
    const [, aside] = framedPage({ width: 210, height: 297 }, 5, { ...blank, width: 120 }, words).shapes;
    const shapes = aside?.kind === 'group' ? aside.shapes : [];
    const sizes = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : []));
    expect(sizes).to.have.length(2);
    expect(new Set(sizes).size).to.equal(1);
  });
});
