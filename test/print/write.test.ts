import { expect } from '@open-wc/testing';
import fc from '../tools/cases.ts';
import { characters } from '../../core/look/glyphs.ts';
import { boxOf, smallest, write, type Zone } from '../../core/look/write.ts';
import { outside, textBoxes } from './boxes.ts';

const zone: Zone = { x: 0, y: 10, width: 40, size: 5, weight: 700, fill: '#000000' };
const lines = (words: string, more: Partial<Zone> = {}) => write(words, { ...zone, ...more });

describe('a text in its zone', () => {
  it('has the size that is wanted, where there is room for it', () => {
    expect(lines('Start')).to.have.length(1);
    expect(lines('Start')[0]).to.include({ content: 'Start', size: 5, x: 0, y: 10 });
  });

  it('shrinks before it wraps where there is one line only', () => {
    const [first, ...more] = lines('Fortschrittskarte der Stufe');
    expect(more).to.have.length(0);
    expect(first?.size).to.be.within(smallest, 4.99);
  });

  it('wraps where there is room, and shrinks only if it must', () => {
    expect(lines('Fortschrittskarte der Stufe', { height: 12 }).map(({ size }) => size)).to.deep.equal([
      5, 5,
    ]);
  });

  it('wraps at the floor when shrinking is not enough', () => {
    const words = 'Die allerletzte Stufe vor dem langen, langen Winter';
    const shapes = lines(words, { height: 7 });
    expect(shapes.map(({ content }) => content).join(' ')).to.equal(words);
    expect(shapes).to.have.length(2);
    expect(shapes.some(({ tooLong }) => tooLong)).to.equal(false);
  });

  it('breaks a word that is wider than its zone', () => {
    const shapes = lines('Donaudampfschifffahrtsgesellschaft', { width: 14, height: 30 });
    expect(shapes).to.have.length.above(1);
    expect(shapes.map(({ content }) => content.replace(/-$/, '')).join('')).to.equal(
      'Donaudampfschifffahrtsgesellschaft',
    );
    expect(shapes.some(({ tooLong }) => tooLong)).to.equal(false);
  });

  it('breaks a word where a soft hyphen says so, and shows none', () => {
    const wide = { size: 2.9, weight: 600, fill: '#000000', x: 0, y: 0, height: 20 } as const;
    const lines = (width: number) =>
      write('zusammen\u00adführen', { ...wide, width }).map(({ content }) => content);
    expect(lines(40)).to.deep.equal(['zusammenführen']);
    expect(lines(16)).to.deep.equal(['zusammen-', 'führen']);
  });

  it('is marked when no size helps', () => {
    const words = 'viel zu lang '.repeat(20).trim();
    expect(lines(words).every(({ tooLong }) => tooLong === words)).to.equal(true);
  });

  const anyZone = fc.record({
    x: fc.integer({ min: -50, max: 50 }),
    y: fc.integer({ min: -50, max: 50 }),
    width: fc.double({ min: 1, max: 120, noNaN: true }),
    height: fc.double({ min: 0, max: 40, noNaN: true }),
    size: fc.double({ min: 1, max: 12, noNaN: true }),
    weight: fc.constantFrom(500, 600, 700),
    fill: fc.constant('#000000'),
    anchor: fc.constantFrom('start', 'middle', 'end'),
    align: fc.constantFrom('top', 'middle', 'bottom'),
    isRagged: fc.boolean(),
    leading: fc.double({ min: 1, max: 1.4, noNaN: true }),
  } as const);
  const anyWords = fc
    .array(
      fc.string({ unit: fc.constantFrom(...characters.replace(/[\s-]/gu, '')), minLength: 1, maxLength: 40 }),
      {
        minLength: 1,
        maxLength: 30,
      },
    )
    .map((all) => all.join(' '));

  it('never leaves it without being marked, whatever the text and the zone', () => {
    fc.assert(
      fc.property(anyWords, anyZone, (words, one) => {
        const shapes = write(words, one);
        if (shapes.some(({ tooLong }) => tooLong !== undefined)) return;
        expect(outside(textBoxes({ width: 0, height: 0, shapes }), boxOf(one))).to.deep.equal([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('loses nothing of it', () => {
    fc.assert(
      fc.property(anyWords, anyZone, (words, one) => {
        const written = write(words, one).map(({ content }) => content);
        const letters = (all: string) => all.replace(/[\s-]/gu, '');
        expect(letters(written.join(''))).to.equal(letters(words));
      }),
      { numRuns: 500 },
    );
  });
});
