import { expect } from '@open-wc/testing';
import { geometryOf } from '../../core/bots/terra-mystica/geometry.ts';
import { mapIds, maps, terrains } from '../../core/bots/terra-mystica/maps.ts';
import { bridgesFrom } from '../../core/bots/terra-mystica/yours.ts';
import type { State } from '../../core/bots/terra-mystica/state.ts';
import { bot, mirror, run, stacked, table, told } from '../tools/terra-table.ts';

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

const at = (s: State): State['board'] & object => s.board!;

/** Her dwelling on D2 has no chip, the one on H2 has one; the player lives on F2. */
const usual = { D2: 'bot dwelling', H2: 'bot dwelling marked', F2: 'you dwelling' };
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
      map: 'base',
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
      'Richtung: das 3. von rechts unten von 2',
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
    expect(reasons[3]).to.equal('Richtung: das 3. von rechts unten von 5');
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

describe('Automa’s factions', () => {
  const acts = (
    faction: State['faction'],
    pieces: Record<string, string>,
    change: Partial<State> = {},
  ): State => stacked(table({ faction }, { board: mirror(pieces), ...change }), 'card-4', 'card-5');

  it('Kuddlers build beside the player first', () => {
    const played = run(acts('kuddlers', usual), 'turn', ['wasteland']);
    expect(told(played, 'build').hero).to.equal('E3');
    expect(told(played, 'build').reasons.slice(1, 3)).to.deep.equal([
      'Am nächsten bei dir, 1 weit: 2 bleiben',
      'Reihe B deiner Heimat, zuerst Ödland: 1 bleibt',
    ]);
    expect(played.state.points).to.equal(22);
  });

  it('Mimics use the row of the player’s home', () => {
    const played = run(acts('mimics', usual), 'turn');
    expect(told(played, 'build').hero).to.equal('D1'); // the forest is the player’s home
    expect(told(played, 'build').reasons[1]).to.equal('Reihe B deiner Heimat, zuerst Wald: 1 bleibt');
  });

  it('Powermongers build where the player gains most, and climb for it', () => {
    const pieces = { D2: 'bot dwelling', F2: 'you temple', E4: 'you dwelling' };
    const levels: State['levels'] = {
      fire: { bot: 2, you: 2, other: 0 },
      water: { bot: 0, you: 3, other: 0 },
      earth: { bot: 1, you: 1, other: 0 },
      air: { bot: 1, you: 1, other: 0 },
    };
    const played = run(acts('powermongers', pieces, { levels }), 'turn', [true]);
    expect(told(played, 'build').hero).to.equal('E3');
    expect(played.said).to.include('3 Macht kannst du nehmen.');
    expect(told(played, 'cult-step').with).to.deep.include({ cult: 'water', steps: 1 });
    expect(run(acts('powermongers', pieces, { levels }), 'turn', [false]).state.levels).to.deep.equal(levels);
  });

  it('Wanderers build anywhere', () => {
    const played = run(acts('wanderers', usual), 'turn');
    const { reasons, with: values } = told(played, 'build');
    expect(reasons[0]).to.equal('Überall: 74 leere Felder');
    expect(reasons[1]).to.match(/^Reihe B, zuerst See: 9 bleiben$/);
    expect(values['tile']).to.equal('no');
    expect(played.state.points).to.equal(21);
  });

  for (const [faction, say, points] of [
    ['symbionts', 'read-worker', 20],
    ['blight', 'read-blighted', 21],
    ['gognomes', 'read-task', 20],
  ] as const)
    it(`${faction}: the player reads what is not known`, () => {
      const played = run(acts(faction, usual), 'turn', ['desert']);
      expect(told(played, say).card).to.deep.equal({ deck: 'factions', card: faction });
      expect(played.state.points).to.equal(points);
    });
});

describe('Automa upgrades', () => {
  const upgrades = (pieces: Record<string, string>, change: Partial<State> = {}, options = {}): State => {
    const s = table(options);
    const used = Object.values(pieces).filter((text) => text.startsWith('bot'));
    const supply = { ...s.supply, dwelling: 6, ...change.supply };
    for (const text of used) supply[text.split(' ')[1] as keyof typeof supply] -= 1;
    return stacked({ ...s, board: mirror(pieces), ...change, supply }, 'card-8', 'card-10');
  };

  it('a dwelling beside the player, even if it gives power', () => {
    const played = run(upgrades({ D2: 'bot dwelling', E3: 'bot dwelling', F2: 'you temple' }), 'turn');
    expect(told(played, 'upgrade').with).to.deep.equal({ hex: 'E3', from: 'dwelling', to: 'trading-house' });
    expect(told(played, 'upgrade').reasons).to.deep.equal([
      'Sie kann aufwerten: 2 Gebäude',
      'Wohnhäuser direkt neben dir: 1 bleibt',
    ]);
    expect(played.state.supply).to.deep.include({ dwelling: 5, 'trading-house': 3 });
    expect(played.said).to.include('2 Macht kannst du nehmen.');
  });

  it('of several, the one that gives least', () => {
    const pieces = { E3: 'bot dwelling', E9: 'bot dwelling', F2: 'you temple', F5: 'you dwelling' };
    expect(told(run(upgrades(pieces), 'turn'), 'upgrade').hero).to.equal('E9');
  });

  it('any building if no dwelling is beside the player, by direction', () => {
    const pieces = { D2: 'bot dwelling', H2: 'bot trading-house', A12: 'you dwelling' };
    const { reasons, with: values } = told(run(upgrades(pieces), 'turn'), 'upgrade');
    expect(values['hex']).to.equal('D2');
    expect(reasons).to.deep.equal([
      'Sie kann aufwerten: 2 Gebäude',
      'Kein Wohnhaus direkt neben dir: 2 bleiben',
      'Am wenigsten Macht für dich, 0: 2 bleiben',
      'Richtung: das 1. von links oben von 2',
    ]);
  });

  const targets: [from: string, gone: Partial<State['supply']>, merchants: boolean, to: string | null][] = [
    ['trading-house', {}, false, 'stronghold'],
    ['trading-house', { stronghold: 0 }, false, 'temple'],
    ['trading-house', {}, true, 'shipyard'],
    ['trading-house', { shipyard: 0 }, true, 'stronghold'],
    ['trading-house', { stronghold: 0, temple: 0 }, false, null],
    ['temple', {}, false, 'sanctuary'],
    ['temple', { sanctuary: 0 }, false, null],
    ['stronghold', {}, false, null],
  ];
  for (const [from, gone, merchants, to] of targets)
    it(`a ${from} becomes ${to ?? 'nothing else'}${merchants ? ' with merchants' : ''} without ${Object.keys(gone).join(', ') || 'nothing'}`, () => {
      const all = table({ merchants }).supply;
      const supply = { ...all, dwelling: 6, 'trading-house': 2, ...gone };
      supply[from as keyof typeof supply] -= 1;
      const board = mirror({ D2: `bot ${from}`, F2: 'you dwelling' });
      // Nothing else is on the map: what is gone is in the box.
      const s = stacked(table({ merchants }, { board, supply }), 'card-8', 'card-10');
      const { steps } = run(s, 'turn');
      const step = steps.find(({ say }) => say === 'upgrade' || say === 'upgrade-none');
      expect(step?.with['to'] ?? null).to.equal(to);
    });

  it('asks what she upgraded where nothing is mirrored', () => {
    const supply = { ...table().supply, dwelling: 4, 'trading-house': 3 };
    const s = stacked(table({ way: 'ask' }, { supply }), 'card-8', 'card-10');
    const played = run(s, 'turn', ['trading-house']);
    expect(told(played, 'ask-upgrade').with).to.deep.equal({ from: 'trading-house', to: 'stronghold' });
    expect(played.said).to.include('Ihre Wohnhäuser direkt neben deinen Gebäuden.');
    expect(played.said).to.include('1. Feld von links oben, wenn noch mehrere da sind.');
    expect(played.state.supply).to.deep.include({ 'trading-house': 4, stronghold: 0 });
  });
});

describe('Automa asks', () => {
  it('reads options and order of a build, and knows what it cost', () => {
    const s = stacked(table({ way: 'ask' }), 'card-11', 'card-13');
    const played = run(s, 'turn', ['built']);
    expect(played.said).to.deep.equal([
      '13 links, 11 rechts.',
      'Leere Felder in Reichweite der Gebäude ohne Chip.',
      'Nur Felder, die beide Gruppen näher bringen.',
      'Dann: Reihe A ihrer Landschaftskarte.',
      'Dann: am nächsten bei deinen Gebäuden.',
      '2. Feld von rechts unten, wenn noch mehrere da sind.',
      'Ist ihr nächstes Gebäude markiert? Dann Machtchip darauf.',
      '2 Punkte für Automa.',
    ]);
    expect(played.state.supply.dwelling).to.equal(3);
    const none = run(s, 'turn', ['no-hex', 'dwelling']);
    expect(none.state.supply).to.deep.include({ dwelling: 5, 'trading-house': 3 });
  });
});

describe('Automa trades', () => {
  const trades = (round: number, pieces: Record<string, string>, way = 'mirror'): State =>
    stacked(
      table({ merchants: true, way }, { round, ...(way === 'mirror' ? { board: mirror(pieces) } : {}) }),
      'card-8',
      'card-extra',
    );

  it('with the highest building at a river, once each', () => {
    const pieces = { D2: 'bot dwelling', F2: 'you temple', E2: 'you stronghold', E8: 'you dwelling' };
    const played = run(trades(3, pieces), 'turn');
    expect(told(played, 'trade').with).to.deep.equal({ hex: 'F2', points: 2, building: 'temple' });
    expect(played.state.points).to.equal(22);
    expect(at(played.state).pieces['F2']!.traded).to.equal(true);
    const again = run(trades(3, { ...pieces, F2: 'you temple trade' }), 'turn');
    expect(told(again, 'trade').hero).to.equal(1);
  });

  it('not before its round, not without a building at a river', () => {
    expect(run(trades(2, usual), 'turn').said).to.include('Handel erst ab Runde 3. Das entfällt.');
    const inland = run(trades(3, { D2: 'bot dwelling', E2: 'you dwelling' }), 'turn');
    expect(inland.said).to.include('Kein Gebäude am Fluss ohne Handelsmarker. Das entfällt.');
  });

  it('asks for the power value where nothing is mirrored', () => {
    expect(run(trades(3, {}, 'ask'), 'turn', ['three']).state.points).to.equal(23);
    expect(run(trades(3, {}, 'ask'), 'turn', ['none']).state.points).to.equal(20);
  });
});

describe('the player’s turn', () => {
  const s = table({}, { board: mirror(usual) });

  it('builds and upgrades with two taps', () => {
    const { state, asked } = run(s, 'your-hex', ['F1', 'build']);
    expect(asked[0]!.expects).to.deep.include({ kind: 'place', board: 'hex-map' });
    expect('of' in asked[0]!.expects && asked[0]!.expects.of).to.not.include('D2');
    expect(at(state).pieces['F1']).to.deep.include({ owner: 'you', kind: 'dwelling' });
    expect(at(state).terrain).to.deep.equal({ F1: 'forest' });
    const grown = run(state, 'your-hex', ['F1', 'to-trading-house']);
    expect(at(grown.state).pieces['F1']!.kind).to.equal('trading-house');
    expect(bot.boards!(grown.state)[0]!.marks).to.deep.include({ F1: 'forest you trading-house' });
    expect(bot.boards!(state)[0]!.onTap).to.equal('your-hex');
    const back = run(grown.state, 'your-hex', ['F1', 'take-back']);
    expect(at(back.state).pieces).to.deep.equal(at(s).pieces);
  });

  it('transforms, and back to what is printed needs no tile', () => {
    const { state } = run(s, 'your-hex', ['F1', 'transform', 'swamp']);
    expect(at(state).terrain).to.deep.equal({ F1: 'swamp' });
    expect(at(run(state, 'your-hex', ['F1', 'transform', 'mountains']).state).terrain).to.deep.equal({});
  });

  it('bridges a river along an edge', () => {
    expect(bridgesFrom(s, at(s), 'F2')).to.deep.equal(['G1', 'H2']);
    const { state } = run(s, 'your-hex', ['F2', 'bridge', 'G1']);
    expect(bot.boards!(state)[0]!.marks).to.deep.include({ 'bridge:F2-G1': 'you' });
    expect(bridgesFrom(state, at(state), 'G1')).to.not.include('F2');
  });

  it('offers only pieces that are left', () => {
    const board = mirror({ F2: 'you trading-house', G3: 'you stronghold', D2: 'bot dwelling' });
    const { asked } = run({ ...s, board }, 'your-hex', ['F2', 'to-temple']);
    expect(asked[1]!.expects).to.deep.include({ of: ['to-temple', 'bridge', 'take-back'] });
  });

  it('asks two players who it was', () => {
    const both = table({ players: 'two' }, { board: mirror(usual) });
    const { state } = run(both, 'your-hex', ['F1', 'other', 'build']);
    expect(at(state).pieces['F1']!.owner).to.equal('other');
    expect(at(state).terrain).to.deep.equal({ F1: 'desert' });
  });

  it('climbs, with a priest or without, and never two to 10', () => {
    const priest = run(s, 'your-cult', ['water', 'priest-3']).state;
    expect([priest.levels.water.you, priest.spaces.water]).to.deep.equal([3, [2, 2, 2]]);
    const again = run(priest, 'your-cult', ['water', 'more', 9]).state;
    expect(again.levels.water.you).to.equal(10);
    expect(run(again, 'your-cult', ['water', 'fewer', 4]).state.levels.water.you).to.equal(6);
    const taken = { ...s, levels: { ...s.levels, fire: { bot: 10, you: 8, other: 0 } } };
    expect(run(taken, 'your-cult', ['fire', 'more', 5]).state.levels.fire.you).to.equal(9);
  });

  it('takes favour tiles and power actions away from her', () => {
    const favour = run(s, 'your-favour', ['air']).state;
    expect([favour.favours, favour.levels.air.you]).to.deep.equal([['fire', 'water', 'earth'], 3]);
    expect(run(s, 'your-power', ['coins']).state.covered).to.deep.equal(['coins']);
  });

  it('Cultists draw a card of the reserve for a building beside hers', () => {
    const cultists = (...known: string[]): State => ({
      ...table({ 'your-faction': 'cultists' }, { board: mirror(usual) }),
      reserve: { known, hidden: 0, pool: [] },
    });
    const points = run(cultists('card-8', 'card-6'), 'your-hex', ['E3', 'build']);
    expect(points.said).to.deep.equal(['2 Punkte für dich.']);
    expect([points.state.aside, points.state.reserve.known]).to.deep.equal([['card-8'], ['card-6']]);
    const step = run(cultists('card-6'), 'your-hex', ['E3', 'build', 'air']);
    expect(step.state.levels.air.you).to.equal(1);
    const again = run({ ...cultists(), aside: ['card-9'] }, 'your-hex', ['E3', 'build']);
    expect(again.said).to.deep.equal(['2 Punkte für dich.']);
    expect(run(cultists('card-8'), 'your-hex', ['G3', 'build']).said).to.deep.equal([]);
  });

  it('Shapeshifters gain power for a dwelling beside hers, not for an upgrade', () => {
    const shape = table({ 'your-faction': 'shapeshifters' }, { board: mirror(usual) });
    const built = run(shape, 'your-hex', ['E3', 'build']);
    expect(built.said).to.deep.equal(['1 Macht für dich statt eines Machtchips.']);
    expect(run(built.state, 'your-hex', ['E3', 'to-trading-house']).said).to.deep.equal([]);
  });
});
