import { expect } from '@open-wc/testing';
import adam from '../bot.ts';
import { colours, needsOf, pointsOf } from '../cards.ts';
import { counted } from '../pieces.ts';
import { faceOf } from '../state.ts';
import { english, german, open, run, table } from './table.ts';

describe('A.D.A.M.: cards', () => {
  it('are 49 faces and 54 cards, and six promo cards', () => {
    const base = adam.cards.shipped.prophecies.filter(({ family }) => family !== 'promo-set');
    expect(base.length).to.equal(49);
    expect(base.reduce((sum, { copies }) => sum + copies, 0)).to.equal(54);
    expect(adam.cards.shipped.prophecies.length).to.equal(55);
    const framed = colours.map((frame) => base.filter((card) => card.frame === frame));
    expect(framed.map((cards) => cards.reduce((sum, { copies }) => sum + copies, 0))).to.deep.equal([
      10, 10, 10, 14, 10,
    ]);
  });

  const needs: [card: string, needs: Record<string, number>, points: number][] = [
    ['tally-blue', { blue: 6 }, 5],
    ['isolated-pair-red', { red: 4 }, 5],
    ['triple-black', { black: 6 }, 7],
    ['pair-yellow-green', { yellow: 3, green: 3 }, 5],
    ['alternating-red-green', { red: 2, green: 2 }, 5],
    ['block-2yellow-3blue', { yellow: 2, blue: 3 }, 6],
    ['sequence-five-red-black-blue-yellow-green', { yellow: 1, red: 1, black: 1, green: 1, blue: 1 }, 7],
    ['bridge-blue-green-blue', { green: 2, blue: 4 }, 6],
    ['open-bridge-red-blue', { red: 2, blue: 2, any: 1 }, 4],
  ];
  for (const [id, needed, points] of needs)
    it(`${id}: what he collects`, () => {
      const card = adam.cards.shipped.prophecies.find((one) => one.id === id)!;
      expect(needsOf(card)).to.deep.equal({ ...counted([]), any: 0, ...needed });
      expect(pointsOf(card)).to.equal(points);
    });

  it('are accepted if the rules can work with them', () => {
    const { prophecies, numbers } = adam.cards.shipped;
    const [first] = prophecies;
    expect(adam.cards.accepts(adam.cards.shipped)).to.equal(true);
    const [top, ...others] = numbers.spots;
    expect(adam.cards.accepts({ prophecies, numbers: { ...numbers, spots: [...others, top] } })).to.equal(
      true,
    );
    expect(
      adam.cards.accepts({ prophecies, numbers: { ...numbers, spots: [...others, others[0]] } }),
    ).to.equal(false);
    expect(adam.cards.accepts({ prophecies, numbers: { ...numbers, spots: others } })).to.equal(false);
    expect(adam.cards.accepts({ prophecies: [first, first], numbers })).to.equal(false);
    expect(adam.cards.accepts({ prophecies: [{ ...first, pattern: ['red×'] }], numbers })).to.equal(false);
    expect(adam.cards.accepts({ prophecies })).to.equal(false);
  });

  it('are named, frame by frame; a card that lies elsewhere is not offered', () => {
    const s = table({ way: 'ask' });
    const named = ['tally-blue', 'triple-red', 'triple-blue'];
    const { state, asked } = run(s, 'first-turn', ...named, { blue: 1 });
    expect(state.open.map(({ card }) => card)).to.deep.equal(['tally-blue', 'triple-red', 'triple-blue']);
    const { of } = asked[2]!.expects as { of: readonly string[] };
    expect(of.slice(10, 15)).to.deep.equal(colours.map((colour) => `tally-${colour}`));
    expect(of).to.include('triple-blue').and.not.include('triple-red');
    expect(of.slice(-2)).to.deep.equal(['own', 'none']);
    expect(german.label(asked[1]!, 'tally-blue')).to.equal('blau');
    expect(german.label(asked[1]!, 'bridge-yellow-black-red')).to.equal('gelb, schwarz ∞, rot');
    expect(english.label(asked[1]!, 'isolated-pair-green')).to.equal('× 2 green ×');
  });

  it('can be described freely', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('tally-red', { red: 5 }), open('triple-blue'), open('triple-green')] },
    );
    const { state, steps } = run(s, 'turn', { red: 1 }, 'own', {}, { green: 2, any: 1 }, 4);
    expect(state.open.at(-1)).to.deep.equal(open('own-1'));
    expect(faceOf(state, 'own-1')).to.deep.include({ points: 4, provenance: 'owner' });
    expect(steps.map(({ say }) => say)).to.not.include('draw'); // who names a card knows where it goes
    const [last] = run(state, 'look').steps.slice(-1);
    expect(last!.card).to.equal(undefined);
    expect(german.part(last!, 'hint')).to.equal('eigene Karte');
  });

  it('that need nothing are doubted once, and taken the second time', () => {
    const s = table({ way: 'ask' }, { open: [open('tally-red', { red: 5 }), open('triple-blue')] });
    const { state, asked } = run(s, 'turn', { red: 1 }, 'own', {}, {}, 4, 'none');
    expect(german.text(asked.find(({ say }) => say === 'own-needs-again')!)).to.equal(
      'Ohne Teile ist sie gleich erfüllt. Welche braucht sie?',
    );
    expect(state.open.at(-1)!.card).to.equal('own-1');
    expect(run(state, 'turn', { blue: 1 }, 'none').state.fulfilled).to.include('own-1');
  });
});

describe('what is left of A.D.A.M.’s prophecies', () => {
  it('is told by kind, without a count of the deck', () => {
    const s = adam.start({ promos: false }, [1, 2, 3, 4], adam.cards.shipped);
    const { left, possible, names } = adam.deck!.pile(s);
    expect(left).to.equal(null);
    expect(possible).to.have.length(54);
    expect(possible.filter((family) => family === 'tally')).to.have.length(10);
    expect(names).to.equal('which-family');
    const held = { card: 'tally-red', held: { yellow: 0, red: 0, black: 0, green: 0, blue: 0 } };
    const later = adam.deck!.pile({ ...s, open: [held], fulfilled: ['triple-blue'] });
    expect(later.possible).to.have.length(52);
  });
});
