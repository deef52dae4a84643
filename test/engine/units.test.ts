import { expect } from '@open-wc/testing';
import { checkWords, confirmed, edited, restored } from '../../core/engine/edits.ts';
import { changes, ownUnits, unitsOf, withUnits, withoutUnits } from '../../core/engine/units.ts';

const shipped = {
  cards: [
    { id: 'a', number: 1, provenance: 'house' },
    { id: 'b', number: 2, provenance: 'rulebook' },
  ],
  rows: [{ id: 'eggs', calm: 3, calmFrom: 'rulebook', points: null, pointsFrom: 'owner' }],
  board: { fields: ['red', 'blue'], fieldsProvenance: 'house', areas: [{ at: [1, 2], provenance: 'house' }] },
  hexes: {},
};
const keys = (cards: unknown) => [...unitsOf(cards).keys()];
const from = (cards: unknown, key: string) => unitsOf(cards).get(key)?.from;

describe('units of a card set', () => {
  it('are cards, values with a word on where they come from, and what a player named', () => {
    expect(keys({ ...shipped, hexes: { 'lake A': 'D2' } })).to.deep.equal([
      'cards/a',
      'cards/b',
      'rows/eggs/id',
      'rows/eggs/calm',
      'rows/eggs/points',
      'board/fields',
      'board/areas/0',
      'hexes/lake A',
    ]);
    expect(from(shipped, 'rows/eggs/calm')).to.equal('rulebook');
    expect(from(shipped, 'board/fields')).to.equal('house');
    expect(from(shipped, 'rows/eggs/points'), 'nobody has told it').to.equal(undefined);
  });

  it('a changed card is the player’s, the others stay as they are', () => {
    const after = { ...shipped, cards: [{ ...shipped.cards[0], number: 9 }, shipped.cards[1]] };
    const own = edited(shipped, after);
    expect(own).to.deep.equal({
      ...after,
      cards: [{ id: 'a', number: 9, provenance: 'owner' }, shipped.cards[1]],
    });
    expect(ownUnits(own, shipped).map(({ path }) => path)).to.deep.equal([['cards', 'a']]);
    expect(restored(own, shipped, ['cards/a'])).to.deep.equal(shipped);
  });

  it('a compared card is the player’s, with the same values', () => {
    const own = confirmed(shipped, ['cards/b', 'rows/eggs/calm', 'board/fields', 'board/areas/0']);
    expect(own).to.deep.equal({
      ...shipped,
      cards: [shipped.cards[0], { id: 'b', number: 2, provenance: 'owner' }],
      rows: [{ ...shipped.rows[0], calmFrom: 'owner' }],
      board: {
        fields: ['red', 'blue'],
        fieldsProvenance: 'owner',
        areas: [{ at: [1, 2], provenance: 'owner' }],
      },
    });
  });

  it('what is the player’s goes over cards that were shipped later', () => {
    const own = confirmed(shipped, ['cards/a', 'rows/eggs/calm']);
    const later = {
      ...shipped,
      cards: [
        { id: 'a', number: 5, provenance: 'rulebook' },
        { id: 'b', number: 6, provenance: 'rulebook' },
      ],
      rows: [{ id: 'eggs', calm: 4, calmFrom: 'rulebook', points: 2, pointsFrom: 'public' }],
    };
    expect(withUnits(later, ownUnits(own, later))).to.deep.equal({
      ...later,
      cards: [{ id: 'a', number: 1, provenance: 'owner' }, later.cards[1]],
      rows: [{ id: 'eggs', calm: 3, calmFrom: 'owner', points: 2, pointsFrom: 'public' }],
    });
  });

  it('a card that is no longer shipped is dropped', () => {
    const later = { ...shipped, cards: [shipped.cards[1]] };
    expect(withUnits(later, ownUnits(confirmed(shipped, ['cards/a']), later))).to.deep.equal(later);
  });

  it('a name that was taken back goes', () => {
    const named = { ...shipped, hexes: { 'lake A': 'D2' } };
    expect(withoutUnits(named, changes(shipped, named))).to.deep.equal(shipped);
  });
});

describe('check words', () => {
  const deck = { id: 'x', cards: [{ id: 'a', name: { say: '', with: {} }, units: ['cards/a'], fields: [] }] };
  const words = checkWords(shipped, deck);

  it('are three to read out, the same wherever the values come from', () => {
    expect(words).to.match(/^([bdfgklmnprstvz][aeiou]){2}( ([bdfgklmnprstvz][aeiou]){2}){2}$/);
    expect(checkWords(confirmed(shipped, ['cards/a']), deck)).to.equal(words);
    const turned = { ...shipped, cards: [{ provenance: 'house', number: 1, id: 'a' }] };
    expect(checkWords(turned, deck), 'another order of keys').to.equal(words);
  });

  it('are others for every other number', () => {
    const all = Array.from({ length: 1000 }, (_, number) =>
      checkWords({ cards: [{ id: 'a', number, provenance: 'house' }] }, deck),
    );
    expect(new Set(all)).to.have.length(1000);
  });
});
