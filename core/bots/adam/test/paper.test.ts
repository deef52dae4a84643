import { expect } from '@open-wc/testing';
import { languages } from '../../../engine/text.ts';
import { poker } from '../../../look/card.ts';
import type { Shape } from '../../../look/drawing.ts';
import { boardScale } from '../../../../print/board-pages.ts';
import { plainSetup } from '../../../../print/geometry.ts';
import { choicesFrom, isWanted } from '../../../../print/choices.ts';
import { studio, type Studio } from '../../../../print/jobs.ts';
import { boxOf, inside, upright, type Box, type Position } from '../../../../print/position.ts';
import { sign, type SignName } from '../../../look/signs.ts';
import adam from '../bot.ts';
import { orderOf } from '../../../../test/tools/print-order.ts';
import { toldOnPaper } from '../../../../test/print/on-paper.ts';

/** Every shape that is no text, where it lies on the drawing. */
const boxesOf = (shapes: readonly Shape[], at: Position = upright): Box[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [];
    const position = inside(at, shape.transform);
    return shape.kind === 'group' ? boxesOf(shape.shapes, position) : [boxOf(shape.d, position)];
  });

const pathsOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? pathsOf(shape.shapes) : shape.kind === 'path' ? [shape.d] : [],
  );

const matOf = (made: Studio) => made.boards().find(({ title }) => title === 'paper-mat')!.drawing;

describe('the paper of A.D.A.M.', () => {
  for (const language of languages)
    it(`has a mat with room for four cards in their sleeves, and nothing beyond its edge, ${language}`, async () => {
      const { shapes, width, height } = matOf(await studio('adam', language));
      const boxes = boxesOf(shapes);
      const places = boxes.filter(
        ({ left, right, top, bottom }) => right - left >= poker.width + 1 && bottom - top >= poker.height + 3,
      );
      const columns = new Set(places.map(({ left }) => Math.round(left / poker.width)));
      expect(columns.size).to.equal(4);
      for (const { left, right, top, bottom } of boxes) {
        expect(Math.min(left, top)).to.be.at.least(0);
        expect(right).to.be.at.most(width);
        expect(bottom).to.be.at.most(height);
      }
    });

  it('has its mat as large on every paper, so that cards lie on it', async () => {
    const mat = matOf(await studio('adam', 'de'));
    for (const paper of ['a4', 'letter', 'legal', 'a5'] as const)
      expect(boardScale(mat, { ...plainSetup, paper }), paper).to.be.closeTo(1, 1e-9);
  });

  it('draws the white eight as an eight', async () => {
    const made = await studio('adam', 'de');
    const drawn = made.pages(orderOf(['sheet'])).flatMap((page) => pathsOf(page.draw().shapes));
    for (const name of ['infinity', 'open-infinity'] as const)
      expect(drawn).to.include(sign(name, 0, 0, 1, '#000000').d);
  });

  it('prints the prophecies, which are in the box, only if they are asked for', async () => {
    const items = (await studio('adam', 'de')).items().filter(({ isExtra }) => !isExtra);
    const wanted = (also: readonly string[]) =>
      items.filter((item) => isWanted(choicesFrom({ also }), 'adam', item)).map(({ id }) => id);
    const usual = ['board-paper-supply', 'board-paper-mat', 'sheet', 'booklet'];
    expect(wanted([])).to.have.members(usual);
    expect(wanted(['adam/deck-prophecies'])).to.have.members(['deck-prophecies', ...usual]);
  });

  it('draws the white eight of a card as the sheet does', async () => {
    const [deck] = (await studio('adam', 'de')).decks();
    const { prophecies } = adam.cards.shipped;
    for (const { id, face } of deck!.cards) {
      const drawn = pathsOf(face().shapes);
      const has = (name: SignName) => drawn.includes(sign(name, 0, 0, 1, '#000000').d);
      const { pattern } = prophecies.find((one) => one.id === id)!;
      expect(has('open-infinity'), id).to.equal(pattern.includes('∞'));
      expect(has('infinity'), id).to.equal(pattern.some((one) => one.length > 1 && one.endsWith('∞')));
    }
    expect(prophecies.filter(({ pattern }) => pattern.includes('∞'))).to.have.length.above(0);
  });
});

toldOnPaper('adam', {
  de: [
    'Stapel leer? Die abgelegten mischen.',
    'mit Level 5 wieder 4 (wörtlich: 3)',
    '2 Tempelkarten offen, nur für dich.',
    'Nimmt er den letzten, sammelt und erfüllt er noch.',
  ],
  en: [
    'Deck empty? Shuffle the discards.',
    'with level 5 until 4 (literally: 3)',
    '2 temple cards face up, only for you.',
    'If he takes the last one, he still collects and fulfils.',
  ],
});
