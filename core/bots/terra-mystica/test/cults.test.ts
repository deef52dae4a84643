import { expect } from '@open-wc/testing';
import type { CardId } from '../cards.ts';
import type { State } from '../state.ts';
import { bot, german, known, levelsOf, run, stacked, table, told } from './table.ts';

describe('Automa: power spaces', () => {
  it('the rulebook’s example: three are covered, fourth from the right', () => {
    const s = stacked(table({}, { covered: ['workers', 'coins', 'spades'] }), 'card-10', 'card-2');
    const played = run(s, 'turn');
    expect(told(played, 'cover')).to.deep.include({
      hero: 5,
      reasons: ['Freie Machtfelder: 3', 'Richtung: von rechts unten bis 4 gezählt, 3 zur Wahl'],
    });
    expect(played.state.covered).to.include('spade');
    expect(played.said).to.include('Machtfeld 5: sie deckt »1 Spaten« ab.');
    const left = stacked(table({}, { covered: ['bridge', 'priest', 'workers'] }), 'card-10', 'card-2');
    expect(told(run(left, 'turn'), 'cover').hero).to.equal(6); // the one on the far right
  });

  it('none is left', () => {
    const all: State['covered'] = ['bridge', 'priest', 'workers', 'coins', 'spade', 'spades'];
    const { said } = run(stacked(table({}, { covered: all }), 'card-3', 'card-2'), 'turn');
    expect(said).to.include('Kein Machtfeld ist frei. Das entfällt.');
  });

  it('are counted where nothing is mirrored, and on the board of the merchants', () => {
    const s = stacked(table({ way: 'ask', merchants: true }), 'card-10', 'card-2m');
    const { steps, state } = run(s, 'turn', [3, 8, 5]);
    expect(steps.filter(({ say }) => say === 'cover-counted').map(({ hero }) => hero)).to.deep.equal([3, 2]);
    // The number of spaces is asked once, and kept for the next game.
    const again = run(stacked(state, 'card-10', 'card-2m'), 'turn', [3, 5]);
    expect(again.asked.map(({ say }) => say)).to.deep.equal(['power-free', 'merchants-free']);
    expect(bot.cards.accepts(state.cards)).to.equal(true);
  });

  it('of the merchants are counted where the map is mirrored: nothing is asked twice', () => {
    const cards = { ...bot.cards.shipped, merchantSpaces: 3 };
    const s = stacked(table({ merchants: true }, { cards }), 'card-10', 'card-2m');
    const first = run(s, 'turn');
    expect(first.asked).to.deep.equal([]);
    expect(told(first, 'cover-merchants').hero).to.equal(3); // backward 4 of 3
    const yours = run(first.state, 'your-power', ['merchants', 1]).state;
    const next = run(stacked(yours, 'card-10', 'card-2m'), 'turn');
    expect(told(next, 'cover-merchants').hero).to.equal(2);
    const full = run(stacked(next.state, 'card-10', 'card-2m'), 'turn');
    expect(full.said).to.include('Kein Machtfeld der Händler ist frei. Das entfällt.');
    const cleared = run({ ...full.state, passed: ['you', 'bot'] }, 'round').state;
    expect(told(run(stacked(cleared, 'card-10', 'card-2m'), 'turn'), 'cover-merchants').hero).to.equal(3);
    expect(run(s, 'put-right', ['merchants', ['place-2', 'place-3']]).state.merchantsCovered).to.deep.equal([
      2, 3,
    ]);
  });
});

describe('Automa: cults', () => {
  const cult = (change: Partial<State>, support: CardId = 'card-8', way = 'mirror') =>
    stacked(table({ way }, { tiles: known({ cult: 'earth' }), ...change }), support, 'card-3');
  const cases: [name: string, bot: number[], you: number[], support: CardId, track: string][] = [
    ['the tile’s', [0, 0, 0, 0], [0, 0, 0, 0], 'card-5', 'earth'],
    ['the tile’s is taken: catch up', [2, 1, 3, 1], [2, 4, 10, 0], 'card-5', 'fire'],
    ['the one where she is on 0', [1, 1, 0, 1], [1, 1, 9, 1], 'card-8', 'earth'],
    ['of several on 0, the nearest', [1, 0, 0, 0], [1, 3, 5, 2], 'card-8', 'air'],
    ['the smallest distance, below or above', [5, 5, 5, 5], [1, 7, 4, 9], 'card-8', 'earth'],
    ['by direction', [1, 1, 1, 1], [2, 0, 2, 0], 'card-9', 'earth'],
    ['never one with a marker on 10', [1, 1, 1, 10], [10, 10, 4, 9], 'card-8', 'earth'],
  ];
  for (const [name, hers, yours, support, track] of cases)
    it(`she climbs on ${name}`, () => {
      const played = run(cult({ levels: levelsOf(hers, yours) }, support), 'turn');
      expect(told(played, 'cult-priest').with['cult']).to.equal(track);
    });

  it('a priest takes the highest free space', () => {
    const levels = levelsOf([1, 1, 0, 1]);
    const first = run(cult({ levels }), 'turn');
    expect(first.state.levels.earth.bot).to.equal(3);
    expect(first.state.spaces.earth).to.deep.equal([2, 2, 2]);
    expect(first.state.priests).to.equal(6);
    const none = run(cult({ levels, spaces: { fire: [], water: [], earth: [], air: [] } }), 'turn');
    expect(told(none, 'cult-step').hero).to.equal(1);
    expect([none.state.levels.earth.bot, none.state.priests]).to.deep.equal([1, 7]);
    expect(run(cult({ levels, priests: 0 }), 'turn').state.levels.earth.bot).to.equal(1);
  });

  it('she needs no key for 10, and goes no further', () => {
    const { state } = run(cult({ levels: levelsOf([9, 9, 9, 9], [9, 9, 9, 9]) }), 'turn');
    expect(state.levels.fire.bot).to.equal(10);
    const { said } = run(cult({ levels: levelsOf([10, 10, 10, 0], [0, 0, 0, 10]) }), 'turn');
    expect(said).to.include('Auf jeder Skala steht jemand auf 10. Das entfällt.');
  });

  it('with two players the higher marker counts', () => {
    const levels = levelsOf([3, 3, 3, 3], [3, 0, 0, 0]);
    levels.fire.other = 9;
    const s = stacked(table({ players: 'two' }, { levels }), 'card-8', 'card-3');
    expect(told(run(s, 'turn'), 'cult-priest').with['cult']).to.equal('water');
  });

  it('without a board, the player says where the markers and spaces are', () => {
    const s = cult({ levels: levelsOf([1, 1, 0, 1]) }, 'card-8', 'ask');
    const played = run(s, 'turn', [{ fire: 1, water: 2, earth: 4, air: 12 }, 'two']);
    expect(told(played, 'cult-priest').with).to.deep.include({ cult: 'earth', steps: 2 });
    expect(played.state.levels.air.you).to.equal(10);
    expect(played.state.spaces.earth).to.deep.equal([2, 2]);
  });

  it('without a board, the markers are asked for once a turn, from where they were', () => {
    const own = { fire: 2, water: 0, earth: 3, air: 1 };
    const s = stacked(
      table(
        { way: 'ask', faction: 'powermongers' },
        { round: 5, levels: levelsOf([1, 1, 1, 0], [2, 0, 3, 1]) },
      ),
      'card-8',
      'card-1',
    );
    // She upgrades, the player takes power, she climbs for it, and takes a favour tile.
    const { asked, state } = run(s, 'turn', [true, { ...own, earth: 4 }, true]);
    expect(asked.map(({ say }) => say)).to.deep.equal(['took-power', 'your-levels', 'favour-there']);
    expect(asked[1]!.expects).to.deep.include({ kind: 'tally', start: own });
    const next = run(stacked(state, 'card-8', 'card-3'), 'turn', [own, true, 'three']);
    expect(next.asked[0]!.expects).to.deep.include({ kind: 'tally', start: { ...own, earth: 4 } });
  });

  it('without a board, for the tile’s track only 10 matters', () => {
    const s = cult({ levels: levelsOf([1, 1, 0, 1]) }, 'card-5', 'ask');
    const free = run(s, 'turn', [false, 'three']);
    expect(free.asked.map(({ say }) => say)).to.deep.equal(['on-ten', 'free-space']);
    expect(free.asked.map(({ usual }) => usual?.answer)).to.deep.equal([false, 'three']);
    expect(told(free, 'cult-priest').with['cult']).to.equal('earth');
    const taken = run(s, 'turn', [true, { fire: 1, water: 3, earth: 10, air: 5 }, 'three']);
    expect(told(taken, 'cult-priest').with['cult']).to.equal('fire');
    const hers = run(cult({ levels: levelsOf([1, 1, 10, 0]) }, 'card-5', 'ask'), 'turn', [{}, 'three']);
    expect(hers.asked.map(({ say }) => say)).to.deep.equal(['your-levels', 'free-space']);
    expect(told(hers, 'cult-priest').with['cult']).to.equal('air');
  });

  it('without a board, spaces that are taken are not asked for again', () => {
    const s = cult({
      levels: levelsOf([1, 1, 0, 1]),
      spaces: { fire: [3], water: [3], earth: [2], air: [] },
    });
    const levels = { fire: 1, water: 1, earth: 1, air: 1 };
    const played = run({ ...s, board: null }, 'turn', [levels, 'none']);
    expect(played.asked[1]!.expects).to.deep.equal({ kind: 'choice', of: ['none', 'two'] });
    expect(played.state.spaces.earth).to.deep.equal([]);
    expect(played.said).to.include('1 Stufe Erde, ohne Priester.');
    const air = { ...s, board: null, levels: levelsOf([1, 1, 1, 0]) };
    expect(run(air, 'turn', [levels]).said).to.include('1 Stufe Luft, ohne Priester.');
  });

  it('says where priest and marker go', () => {
    const step = told(run(cult({ levels: levelsOf([1, 1, 0, 1]) }), 'turn'), 'cult-priest');
    expect(german.part(step, 'hint')).to.equal(
      'Priester auf das Feld 3, Marker auf Stufe 3. Noch 6 Priester.',
    );
  });

  it('Druids climb two steps without a priest', () => {
    const s = stacked(
      table({ faction: 'druids' }, { levels: levelsOf([2, 0, 0, 0]), board: null }),
      'card-8',
      'card-7',
    );
    const played = run(s, 'turn', ['built', { fire: 0, water: 5, earth: 2, air: 3 }]);
    expect(told(played, 'cult-step').with).to.deep.include({ cult: 'earth', steps: 2, level: 2 });
    expect(played.state.priests).to.equal(7);
    const closed = { ...s, levels: levelsOf([10, 10, 10, 10]) };
    expect(run(closed, 'turn', ['built', {}]).steps.at(-1)!.say).to.equal('cult-none');
  });
});

describe('Automa: favour tiles', () => {
  const upgradeFirst = (change: Partial<State>, way = 'mirror') =>
    stacked(table({ way }, { round: 5, ...change }), 'card-8', 'card-1');

  it('only in rounds 5 and 6', () => {
    expect(run(upgradeFirst({ round: 4 }), 'turn').said).to.include('Gunst erst ab Runde 5. Das entfällt.');
  });

  it('three steps, chosen as for the cult, among those that are left', () => {
    const levels = levelsOf([0, 1, 0, 2], [5, 1, 3, 2]);
    const played = run(upgradeFirst({ levels, favours: ['fire', 'water', 'air'] }), 'turn');
    expect(told(played, 'favour').with).to.deep.include({ cult: 'fire', level: 3 });
    expect(told(played, 'favour').reasons).to.deep.equal([
      'Gunstplättchen, auf deren Skala niemand auf 10 steht: 3',
      'Sie steht auf 0: 1 bleibt',
    ]);
    expect(played.state.favours).to.deep.equal(['water', 'air']);
    expect(played.state.levels.fire.bot).to.equal(3);
  });

  it('asks whether it is there, and takes the next', () => {
    const levels = levelsOf([0, 1, 0, 2]);
    const played = run(upgradeFirst({ levels }, 'ask'), 'turn', [
      { fire: 5, water: 1, earth: 3, air: 2 },
      false,
      true,
    ]);
    expect(played.asked[1]!.usual!.answer).to.equal(true);
    expect(told(played, 'favour').with).to.deep.include({ cult: 'fire' });
    expect(played.state.favours).to.deep.equal(['water', 'air']);
  });

  it('none fits', () => {
    const played = run(upgradeFirst({ favours: ['air'], levels: levelsOf([0, 0, 0, 10]) }), 'turn');
    expect(played.said).to.include('Kein Gunstplättchen passt. Das entfällt.');
  });
});
