import { expect } from '@open-wc/testing';
import {
  backCell,
  cardSizeNames,
  cardsPerPage,
  frontCell,
  gridFor,
  guideNames,
  paperNames,
  plainSetup,
  type Grid,
  type PageSetup,
  type PaperName,
  type Sides,
} from '../../print/geometry.ts';

const tenth = 0.1;
const all = (grid: Grid): number[] => Array.from({ length: cardsPerPage(grid) }, (_, i) => i);

describe('cards on a page', () => {
  const counts: readonly (readonly [string, Partial<PageSetup>, number])[] = [
    ['poker on A4', {}, 9],
    ['poker on Letter', { paper: 'letter' }, 9],
    ['poker on A5', { paper: 'a5' }, 4],
    ['poker alone', { paper: 'single' }, 1],
    ['poker on A4, folded', { sides: 'fold' }, 4],
    ['poker on A4 with bleed', { bleed: 3 }, 8],
    ['poker on Letter with bleed', { paper: 'letter', bleed: 3 }, 6],
    ['poker on A4 with a gap', { gap: 5 }, 8],
    ['poker on A4 for a cutter', { register: true }, 8],
    ['poker on A4 without two places', { skip: [1, 9] }, 7],
    ['poker on A3', { paper: 'a3' }, 18],
    ['poker on Legal', { paper: 'legal' }, 10],
    ['poker on Tabloid', { paper: 'tabloid' }, 18],
    ['63 × 88 on A4', { size: 'standard' }, 9],
    ['59 × 92 on A4', { size: 'euro' }, 9],
    ['41 × 63 on A4', { size: 'micro' }, 18],
    ['poker on A4 with a little bleed', { bleed: 1, margin: 4 }, 9],
    ['bridge on A4', { size: 'bridge' }, 9],
    ['mini on A4', { size: 'mini' }, 16],
    ['tarot on A4', { size: 'tarot' }, 4],
    ['large print on A4', { size: 'large' }, 2],
    ['large print on A5', { size: 'large', paper: 'a5' }, 1],
    ['65 × 100 mm on A4', { size: 'custom', custom: { width: 65, height: 100 } }, 6],
  ];
  for (const [name, changed, count] of counts)
    it(`${name}: ${count}`, () => {
      expect(cardsPerPage(gridFor({ ...plainSetup, ...changed }))).to.equal(count);
    });

  it('lie as on a whole sheet where places of it are skipped', () => {
    for (const paper of paperNames.filter((name) => name !== 'single'))
      for (const bleed of [0, 3])
        for (const skip of [[1], [7, 8], [1, 5, 6]]) {
          const setup = { ...plainSetup, paper, bleed };
          const [whole, rest] = [gridFor(setup), gridFor({ ...setup, skip })];
          const left = all(whole).filter((i) => !skip.includes(i + 1));
          expect(all(rest).map((i) => frontCell(rest, i))).to.deep.equal(
            left.map((i) => frontCell(whole, i)),
          );
        }
  });

  for (const paper of paperNames.filter((name) => name !== 'single'))
    for (const sides of ['long', 'fold'] as const)
      for (const guides of guideNames)
        it(`lie inside the margins: ${paper}, ${sides}, ${guides}`, () => {
          for (const margin of [0, 5, 12]) {
            const setup = { ...plainSetup, paper, sides, guides, margin, bleed: 1.5 };
            const grid = gridFor(setup);
            for (const i of all(grid))
              for (const { x, y } of [frontCell(grid, i), backCell(grid, i, sides)]) {
                expect(x - grid.bleed).to.be.at.least(margin - 0.001);
                expect(y - grid.bleed).to.be.at.least(margin - 0.001);
                expect(x + grid.card.width + grid.bleed).to.be.at.most(grid.page.width - margin + 0.001);
                expect(y + grid.card.height + grid.bleed).to.be.at.most(grid.page.height - margin + 0.001);
              }
          }
        });
});

/** The long edges of a page that lies on its side are above and below. */
const isLevel = ({ page }: Grid): boolean => page.width > page.height;
const mirrored = ({ page }: Grid, x: number, y: number): [number, number] => [page.width - x, y];
const upsideDown = ({ page }: Grid, x: number, y: number): [number, number] => [x, page.height - y];

/** Where a point of the back shows on the front when the paper is turned. */
const through: Readonly<
  Record<'long' | 'short' | 'fold', (grid: Grid, x: number, y: number) => [number, number]>
> = {
  long: (grid, x, y) => (isLevel(grid) ? upsideDown(grid, x, y) : mirrored(grid, x, y)),
  fold: (grid, x, y) => mirrored(grid, x, y),
  short: (grid, x, y) => (isLevel(grid) ? mirrored(grid, x, y) : upsideDown(grid, x, y)),
};

describe('backs', () => {
  for (const sides of ['long', 'short', 'fold'] as const)
    for (const size of cardSizeNames)
      it(`lie behind their fronts: ${sides}, ${size}`, () => {
        for (const paper of ['a4', 'letter'] as const)
          for (const bleed of [0, 2]) {
            const grid = gridFor({ ...plainSetup, paper, sides, size, bleed });
            const { width, height } = grid.card;
            for (const i of all(grid)) {
              const front = frontCell(grid, i);
              const back = backCell(grid, i, sides);
              // The middle of its upper edge, which lies below when it stands on its head.
              const top = through[sides](grid, back.x + width / 2, back.turned ? back.y + height : back.y);
              expect(top[0]).to.be.closeTo(front.x + width / 2, tenth);
              expect(top[1]).to.be.closeTo(front.y, tenth);
            }
          }
      });

  it('are moved as far as the printer misses them, and fronts are not', () => {
    const grid = gridFor(plainSetup);
    const [plain, moved] = [backCell(grid, 4, 'long'), backCell(grid, 4, 'long', { x: 1.5, y: -0.5 })];
    expect(moved.x - plain.x).to.be.closeTo(1.5, 1e-9);
    expect(moved.y - plain.y).to.be.closeTo(-0.5, 1e-9);
  });

  it('on the same side of the paper need no correction', () => {
    const grid = gridFor({ ...plainSetup, sides: 'fold' });
    expect(backCell(grid, 0, 'fold', { x: 1, y: 1 })).to.deep.equal(backCell(grid, 0, 'fold'));
  });
});

describe('a page for a print shop', () => {
  it('is a card and its bleed', () => {
    const { page, spill } = gridFor({ ...plainSetup, paper: 'single', bleed: 3 });
    expect(page).to.deep.equal({ width: 69.5, height: 94.9 });
    expect(spill).to.equal(3);
  });
});

describe('pages that cannot be', () => {
  const size = (width: number, height: number) => ({ size: 'custom', custom: { width, height } }) as const;
  const refusals: readonly (readonly [string, Partial<PageSetup>, string])[] = [
    ['a negative margin', { margin: -1 }, 'print-bad-margin'],
    ['no margin at all', { margin: NaN }, 'print-bad-margin'],
    ['a negative bleed', { bleed: -0.5 }, 'print-bad-bleed'],
    ['a negative gap', { gap: -1 }, 'print-bad-gap'],
    ['nothing but skipped places', { paper: 'a5', skip: [1, 2, 3, 4] }, 'print-all-skipped'],
    ['a card without height', size(63, 0), 'print-bad-size'],
    ['a card of no number', size(NaN, 88), 'print-bad-size'],
    ['a card larger than the paper', { ...size(150, 200), paper: 'a5' }, 'print-no-room'],
    ['margins that leave nothing', { paper: 'a5', size: 'large', margin: 30 }, 'print-no-room'],
    ['folding a single card', { paper: 'single', sides: 'fold' }, 'print-no-fold'],
  ];
  for (const [name, changed, say] of refusals)
    it(`${name}: ${say}`, () => {
      expect(() => gridFor({ ...plainSetup, ...changed }))
        .to.throw()
        .with.property('say', say);
    });
});

describe('words on a page', () => {
  const places: readonly (readonly [PaperName, Sides, Grid['strip']])[] = [
    ['a4', 'long', 'top'],
    ['letter', 'long', 'side'],
    ['a5', 'long', 'top'],
    ['single', 'long', 'none'],
  ];
  for (const [paper, sides, strip] of places)
    it(`${paper}: ${strip}`, () => {
      expect(gridFor({ ...plainSetup, paper, sides }).strip).to.equal(strip);
    });
});
