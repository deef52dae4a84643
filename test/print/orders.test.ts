import { expect } from '@open-wc/testing';
import fc from '../tools/cases.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { languages, reader } from '../../core/engine/text.ts';
import type { Drawing, Rect } from '../../core/look/drawing.ts';
import { back } from '../../core/look/motifs.ts';
import { paintOn } from '../../print/canvas.ts';
import de from '../../components/print/de.ftl';
import en from '../../components/print/en.ftl';
import { languageChoices } from '../../print/choices.ts';
import {
  backCell,
  cardSizeNames,
  cardsPerPage,
  frontCell,
  gridFor,
  guideNames,
  paperNames,
  sheetSizeNames,
  sidesNames,
  type PageSetup,
} from '../../print/geometry.ts';
import { inkNames } from '../../print/ink.ts';
import { pagesOf, studio, type Studio } from '../../print/jobs.ts';
import { mostCopies, type PrintOrder, type Page } from '../../print/order.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';
import { inkBoxes } from './ink-boxes.ts';

const readers = { de: reader('de', [de]), en: reader('en', [en]) };

/** Lengths that are usual, at the limits, and beyond all sense. */
const length = (least: number, most: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.double({ min: least, max: most, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -Infinity, -1, 0, least, most, most + 1, 1e9) },
  );

const setups: fc.Arbitrary<PageSetup> = fc.record({
  paper: fc.constantFrom(...paperNames),
  size: fc.constantFrom(...cardSizeNames),
  custom: fc.record({ width: length(20, 200), height: length(20, 200) }),
  sheet: fc.constantFrom(...sheetSizeNames),
  sides: fc.constantFrom(...sidesNames),
  margin: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 4, 5, 7.5, 12, 30) },
    { weight: 1, arbitrary: length(0, 30) },
  ),
  bleed: fc.oneof(fc.constant(0), length(0, 10)),
  gap: fc.oneof(fc.constant(0), length(0, 30)),
  skip: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
  guides: fc.constantFrom(...guideNames),
  register: fc.boolean(),
  sight: fc.boolean(),
  corners: fc.boolean(),
  ruler: fc.boolean(),
});

const copies = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, NaN, mostCopies, mostCopies + 1, 1e9) },
);

/** Half of the thickest line that may run along the margin. */
const hair = 0.3;

/** Everything on a page of cards, boards or sheets is where the printer prints; a single card fills its page. */
function expectInside(page: Page, margin: number): void {
  const edge = page.trim ? 0 : margin;
  for (const { left, right, top, bottom } of inkBoxes(page.draw())) {
    const place = `${page.title}: ${[left, right, top, bottom].join(' ')} on ${page.width} × ${page.height}`;
    expect(left, place).to.be.at.least(edge - hair);
    expect(top, place).to.be.at.least(edge - hair);
    expect(right, place).to.be.at.most(page.width - edge + hair);
    expect(bottom, place).to.be.at.most(page.height - edge + hair);
  }
}

/** Turned over, or folded, every back lies on its front. */
function expectMirrored(setup: PageSetup): void {
  const grid = gridFor(setup);
  const { page, card } = grid;
  for (let i = 0; i < cardsPerPage(grid); i++) {
    const front = frontCell(grid, i);
    const behind = backCell(grid, i, setup.sides);
    const isLevel = page.width > page.height;
    const seen =
      setup.sides !== 'fold' && setup.sides === (isLevel ? 'long' : 'short')
        ? { x: behind.x, y: page.height - behind.y - card.height }
        : { x: page.width - behind.x - card.width, y: behind.y };
    expect(seen.x).to.be.closeTo(front.x, 0.1);
    expect(seen.y).to.be.closeTo(front.y, 0.1);
  }
}

const perMm = 8;

/** The colours of all dots in a part of a drawing. */
function coloursOn(drawing: Drawing): (part: Rect) => ReadonlySet<string> {
  const dots = (mm: number): number => Math.round(mm * perMm);
  const canvas = new OffscreenCanvas(dots(drawing.width), dots(drawing.height)).getContext('2d', {
    willReadFrequently: true,
  })!;
  canvas.fillStyle = '#FFFFFF';
  canvas.fillRect(0, 0, dots(drawing.width), dots(drawing.height));
  paintOn(canvas, drawing, perMm);
  return ({ x, y, width, height }) => {
    const { data } = canvas.getImageData(dots(x) + 1, dots(y) + 1, dots(width) - 2, dots(height) - 2);
    const part = (value: number | undefined): string => (value ?? 0).toString(16).padStart(2, '0');
    const seen = new Set<string>();
    for (let i = 0; i < data.length; i += 4)
      seen.add(`#${part(data[i])}${part(data[i + 1])}${part(data[i + 2])}`.toUpperCase());
    return seen;
  };
}

function refusalOf(work: () => void): Refusal | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

for (const { id: bot, look } of games)
  describe(`any order of ${bot}`, () => {
    let studios: readonly Studio[];
    before(async () => {
      studios = await Promise.all(languages.map((language) => studio(bot, language)));
    });

    it('is refused with a sentence, or comes out inside the margins with its backs behind its fronts', () => {
      const items = studios[0]!.items().map(({ id }) => id);
      const orders = fc.record({
        setup: setups,
        copies,
        ink: fc.constantFrom(...inkNames),
        items: fc.subarray(items),
        language: fc.constantFrom(...languageChoices),
      });
      const seen = { refused: 0, made: 0 };
      fc.assert(
        fc.property(orders, fc.nat(), ({ language, ...some }, pick) => {
          const order: PrintOrder = { ...some, shift: { x: 0, y: 0 } };
          const chosen = studios.filter(
            ({ reader: { language: one } }) => language === 'both' || one === language,
          );
          let pages: readonly Page[] = [];
          const refusal = refusalOf(() => (pages = pagesOf(chosen, order)));
          if (refusal) {
            seen.refused++;
            for (const one of Object.values(readers)) expect(one.text(refusal)).to.have.length.above(10);
            return;
          }
          seen.made++;
          const page = pages[pick % pages.length];
          if (page) expectInside(page, order.setup.margin);
          expectMirrored(order.setup);
        }),
        { numRuns: 30 },
      );
      expect(seen.refused).to.be.above(1);
      expect(seen.made).to.be.above(1);
    });

    it('is refused with a margin beyond all sense before anything is laid out', () => {
      const refusal = refusalOf(() => pagesOf(studios, orderOf(['sheet'], { margin: 1e9 })));
      expect(refusal?.say).to.equal('print-bad-margin');
    });

    it('is nothing but cards where a page is a card, without lines to cut by, and names what is left out', () => {
      const [one] = studios as readonly [Studio];
      const wanted = one.items();
      const order = (guides: PageSetup['guides']) =>
        orderOf(
          wanted.map(({ id }) => id),
          { paper: 'single', bleed: 3, guides, corners: guides !== 'none' },
        );
      const pages = pagesOf([one], order('lines'));
      const plain = pagesOf([one], order('none'));
      for (const [i, page] of pages.entries()) {
        expect([page.width, page.height], page.title).to.deep.equal([69.5, 94.9]);
        expect(page.draw(), page.title).to.deep.equal(plain[i]?.draw());
      }
      const left = one.left(order('lines')).filter(({ say }) => say === 'print-left-single');
      expect(left.map(({ with: { item } }) => item)).to.deep.equal(
        wanted.filter(({ cards }) => cards === undefined).map(({ name }) => name),
      );
    });

    it('keeps the words of a sheet on small paper inside wide margins', () => {
      const margin = 7.5;
      for (const page of pagesOf(studios, orderOf(['sheet'], { paper: 'a5', margin })))
        expectInside(page, margin);
    });

    it('has the art of its backs up to the end of the bleed, on a sheet and on a page of its own', () => {
      const [one] = studios as readonly [Studio];
      const decks = one.items().flatMap(({ id, cards }) => (cards === undefined ? [] : [id]));
      const bleed = 3;
      for (const paper of ['a4', 'single'] as const) {
        const order = orderOf(decks.slice(0, 1), { paper, bleed });
        const behind = one.pages(order)[1]!;
        const grid = gridFor(order.setup);
        const { x, y } = backCell(grid, 0, 'long');
        const { width, height } = grid.card;
        const colours = coloursOn(behind.draw());
        const bands = {
          left: { x: x - bleed, y, width: bleed, height },
          right: { x: x + width, y, width: bleed, height },
          top: { x, y: y - bleed, width, height: bleed },
          bottom: { x, y: y + height, width, height: bleed },
        };
        for (const [side, band] of Object.entries(bands)) {
          const seen = colours(band);
          // Above and below, some games have a space between two rows there.
          const art =
            side === 'left' || side === 'right' ? [look.pair.deep, look.pair.bright] : [look.pair.deep];
          expect([...seen], `${paper}, ${side}`).to.include.members(art);
          expect(seen.has('#FFFFFF'), `paper at the ${side}, ${paper}`).to.equal(false);
        }
      }
    });

    it('has a back that fills a card of any size', () => {
      fc.assert(
        fc.property(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 20, max: 200 }), (width, height) => {
          const drawing = back(look, { width, height });
          expect([drawing.width, drawing.height]).to.deep.equal([width, height]);
        }),
        { numRuns: 20 },
      );
    });
  });
