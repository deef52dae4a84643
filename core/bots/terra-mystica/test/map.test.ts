import { expect } from '@open-wc/testing';
import { geometryOf } from '../geometry.ts';
import { mapIds, maps, terrains } from '../maps.ts';
import type { State } from '../state.ts';
import { at, mirror, run, stacked, table, told, usual } from './table.ts';

describe('the maps', () => {
  const sizes: [id: (typeof mapIds)[number], hexes: number, land: number, pairs: number][] = [
    ['base', 113, 77, 296],
    ['fire-ice', 112, 77, 295],
    ['fire-ice-revised-base', 113, 77, 296],
    ['lakes', 112, 77, 295],
    ['fjords', 113, 80, 296],
  ];
  for (const [id, hexes, land, pairs] of sizes)
    it(`${id} has ${land} land hexes, each with a name of its own`, () => {
      const geometry = geometryOf(id);
      expect(geometry.hexes.length).to.equal(hexes);
      expect(geometry.land.length).to.equal(land);
      expect(new Set(geometry.hexes.map((hex) => hex.id)).size).to.equal(hexes);
      expect(geometry.neighbours.flat().length).to.equal(2 * pairs);
      geometry.neighbours.forEach((near, at) =>
        near.forEach((other) => expect(geometry.neighbours[other]).to.include(at)),
      );
      for (const terrain of terrains)
        expect(geometry.hexes.filter((hex) => hex.terrain === terrain).length).to.be.within(11, 12);
      expect(maps[id].rows.length).to.equal(9);
    });

  it('name land by its row and its number among the land of the row', () => {
    const { hexes, neighbours, index } = geometryOf('base');
    const third = hexes.filter((hex) => hex.row === 2).map((hex) => hex.id);
    expect(third.slice(0, 7)).to.deep.equal(['~C1', '~C2', 'C1', '~C4', 'C2', '~C6', 'C3']);
    const beside = neighbours[index.get('D2')!]!.map((at) => hexes[at]!.id);
    expect(beside).to.deep.equal(['~C2', 'C1', 'D1', 'D3', 'E2', 'E3']);
  });
});

const builds = (change: Partial<State> = {}, pieces: Record<string, string> = usual, options = {}): State =>
  stacked(table(options, { board: mirror(pieces), ...change }), 'card-4', 'card-13');

describe('Automa builds', () => {
  it('where the landscape row points, and says why', () => {
    const played = run(builds(), 'turn', ['desert']);
    const step = told(played, 'build');
    expect(step.hero).to.equal('D3');
    expect(step.reasons).to.deep.equal([
      'In Reichweite der Gebäude ohne Chip, Schifffahrt 0: 5 Felder',
      'Reihe B, zuerst Wüste: 1 bleibt',
      'Ihr nächstes Gebäude hat keinen Chip, 1 weit',
    ]);
    expect(step.board!.marks).to.deep.include({
      D2: 'bot dwelling',
      H2: 'bot dwelling marked',
      D3: 'option target',
      C1: 'option',
    });
    expect(step.card).to.deep.equal({ deck: 'automa', card: 'card-13', row: 0 });
    expect(at(played.state).pieces['D3']).to.deep.include({ owner: 'bot', marked: false });
    expect(at(played.state).terrain).to.deep.equal({ D3: 'lake' });
    expect(played.state.supply.dwelling).to.equal(3);
    expect(played.state.points).to.equal(22);
  });

  it('at home first, without a question and without a tile', () => {
    const pieces = { E3: 'bot dwelling', A1: 'you dwelling' };
    const played = run(builds({}, pieces), 'turn');
    expect(told(played, 'build').with).to.deep.include({ hex: 'D2', tile: 'no' });
    expect(at(played.state).terrain).to.deep.equal({});
  });

  it('by laid tiles, not by printed terrain', () => {
    const board = mirror(usual, { terrain: { E2: 'lake' } });
    expect(told(run(builds({ board }), 'turn'), 'build').hero).to.equal('E2');
  });

  it('remembers what the player said of a row', () => {
    const { state } = run(builds(), 'turn', ['desert']);
    expect(state.cards.landscape.lake.said.b).to.deep.equal([
      ['desert', 'plains'],
      ['desert', 'swamp'],
      ['desert', 'forest'],
      ['desert', 'wasteland'],
    ]);
    const again = { ...builds(), cards: state.cards };
    expect(run(again, 'turn').asked).to.deep.equal([]);
    const board = mirror(usual, { taken: { D3: 'closed' } }); // the only desert
    const { said } = run({ ...again, board }, 'turn', ['plains']).state.cards.landscape.lake;
    expect(said.b.map(([first]) => first).join(' ')).to.equal(
      'desert desert desert desert plains plains plains',
    );
  });

  it('nearest to the player when the terrain is the same', () => {
    const board = mirror(usual, {
      terrain: { C1: 'swamp', D1: 'swamp', D3: 'swamp', E2: 'swamp', E3: 'swamp' },
    });
    const played = run(builds({ board }), 'turn');
    expect(told(played, 'build').reasons).to.deep.equal([
      'In Reichweite der Gebäude ohne Chip, Schifffahrt 0: 5 Felder',
      'Reihe B, zuerst Sumpf: 5 bleiben',
      'Am nächsten bei dir, 1 weit: 2 bleiben',
      'Richtung: von rechts unten bis 3 gezählt, 2 zur Wahl',
      'Ihr nächstes Gebäude hat keinen Chip, 1 weit',
    ]);
    expect(told(played, 'build').hero).to.equal('E3');
    expect(played.said).to.include('1 Macht kannst du nehmen.');
  });

  it('far from her own buildings with the end tiles for distance', () => {
    const terrain = { C1: 'swamp', D1: 'swamp', D3: 'swamp', E2: 'swamp', E3: 'swamp' } as const;
    const s = builds({ board: mirror(usual, { terrain }) }, usual, { 'end-tile': 'distance' });
    const { reasons } = told(run({ ...s, board: mirror(usual, { terrain }) }, 'turn'), 'build');
    expect(reasons[2]).to.equal('Am weitesten von ihren Gebäuden, 1 weit: 5 bleiben');
    expect(reasons[3]).to.equal('Richtung: von rechts unten bis 3 gezählt, 5 zur Wahl');
  });

  it('over as many rivers as her shipping allows, and over two with the merchants’ card', () => {
    const options = (round: number, card: 'card-13' | 'card-4m'): number => {
      const s = { ...stacked(table({}, { board: mirror(usual), round }), 'card-10', card) };
      const played = run(s, 'turn', (prompt) => ('of' in prompt.expects ? (prompt.expects.of[0] ?? '') : 0));
      const { because } = told(played, 'build');
      return Number(because![0]!.with['left']);
    };
    const [none, one, two] = [options(1, 'card-13'), options(3, 'card-13'), options(5, 'card-13')];
    expect(none).to.equal(5);
    expect(one).to.be.above(none);
    expect(two).to.be.above(one);
    expect(options(1, 'card-4m')).to.equal(two);
  });

  it('only where it brings her two groups closer, when the card says so', () => {
    const pieces = { D2: 'bot dwelling', E5: 'bot dwelling marked', A9: 'you dwelling' };
    const s = stacked(table({}, { board: mirror(pieces) }), 'card-10', 'card-13');
    const { reasons, hero } = told(run(s, 'turn', ['wasteland']), 'build');
    expect(reasons.slice(0, 2)).to.deep.equal([
      'In Reichweite der Gebäude ohne Chip, Schifffahrt 0: 5 Felder',
      'Kürzer als der Weg von 3 zwischen den Gruppen: 2 bleiben',
    ]);
    expect(hero).to.equal('E3');
  });

  it('by all methods one after the other: merge, lakes first, nearer to the player, no chip', () => {
    const pieces = { B1: 'bot dwelling', C3: 'bot dwelling marked', D7: 'you dwelling', B2: 'you dwelling' };
    const s = stacked(table({}, { board: mirror(pieces), round: 5 }), 'card-11', 'card-13');
    const { reasons, with: values } = told(run(s, 'turn'), 'build');
    expect(values).to.deep.equal({ hex: 'A4', tile: 'no', home: 'lake', group: 'unmarked' });
    expect(reasons).to.deep.equal([
      'In Reichweite der Gebäude ohne Chip, Schifffahrt 2: 7 Felder',
      'Kürzer als der Weg von 6 zwischen den Gruppen: 4 bleiben',
      'Reihe A, zuerst See: 2 bleiben',
      'Am nächsten bei dir, 1 weit: 1 bleibt',
      'Ihr nächstes Gebäude hat keinen Chip, 3 weit',
    ]);
  });

  it('anywhere when the groups touch already', () => {
    const pieces = { D2: 'bot dwelling', E3: 'bot dwelling marked', A9: 'you dwelling' };
    const s = stacked(table({}, { board: mirror(pieces) }), 'card-10', 'card-13');
    expect(told(run(s, 'turn', ['desert']), 'build').reasons[1]).to.equal(
      'Zusammenführen: die Gruppen berühren sich schon',
    );
  });

  it('with a chip if her nearest building has one, without if both are as near', () => {
    const near = { E2: 'bot dwelling marked', H8: 'bot dwelling', A9: 'you dwelling' };
    const marked = stacked(table({}, { board: mirror(near) }), 'card-2', 'card-13');
    const first = run(marked, 'turn');
    expect(told(first, 'build').with).to.deep.include({ hex: 'D2', group: 'marked' });
    expect(at(first.state).pieces['D2']!.marked).to.equal(true);
    const between = { E2: 'bot dwelling marked', D3: 'bot dwelling', A9: 'you dwelling' };
    const tie = run(stacked(table({}, { board: mirror(between) }), 'card-2', 'card-13'), 'turn');
    expect(told(tie, 'build').with).to.deep.include({ hex: 'D2', group: 'unmarked' });
    expect(told(tie, 'build').reasons.at(-1)).to.equal('Gleich weit zu beiden Gruppen: ohne Chip');
  });

  it('upgrades instead when no dwelling or no hex is left, and still takes the points', () => {
    const empty = run(builds({ supply: { ...table().supply, dwelling: 0 } }), 'turn');
    expect(empty.said).to.include('Kein Wohnhaus mehr: sie wertet stattdessen auf.');
    expect(empty.steps.map(({ say }) => say)).to.include('upgrade');
    expect(empty.state.points).to.equal(22);
    const walled = { D2: 'bot dwelling', C1: 'you dwelling', D1: 'you dwelling', D3: 'you dwelling' };
    const closed = run(builds({}, { ...walled, E2: 'you dwelling', E3: 'you temple' }), 'turn');
    expect(closed.said).to.include('Kein Feld bei den unmarkierten Gebäuden: sie wertet stattdessen auf.');
  });

  it('does not care for what only the other group reaches', () => {
    const s = stacked(
      table({}, { board: mirror({ D2: 'bot dwelling', F2: 'you dwelling' }) }),
      'card-2',
      'card-13',
    );
    expect(run(s, 'turn').said).to.include(
      'Kein Feld bei den markierten Gebäuden: sie wertet stattdessen auf.',
    );
  });
});
