import { expect } from '@open-wc/testing';
import type { Card } from '../cards.ts';
import edits from '../edits.ts';
import { herPieces, type State } from '../state.ts';
import type { Options } from '../../../engine/bot.ts';
import { at, bot, german, mirror, run, stacked, table, told, usual } from './table.ts';

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
    expect(german.spoken(played.asked[0]!)).to.equal(
      'Was kommt in Reihe B der Landschaftskarte Wald zuerst?', // the player’s card, not hers
    );
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
      const played = run(acts(faction, usual), 'turn', ['desert', 'nothing']);
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
      'Richtung: von links oben bis 1 gezählt, 2 zur Wahl',
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
    expect(played.said).to.include('1: so weit zählst du von links oben, wenn mehrere bleiben.');
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
      '2: so weit zählst du von rechts unten, wenn mehrere bleiben.',
      'Ist ihr nächstes Gebäude markiert? Dann Machtchip darauf.',
      '2 Punkte für Automa.',
    ]);
    expect(played.state.supply.dwelling).to.equal(3);
    const none = run(s, 'turn', ['no-hex']);
    expect(none.state.supply).to.deep.include({ dwelling: 5, 'trading-house': 3 });
  });

  const [land, near, direction] = ['by-landscape bot', 'by-near', 'by-direction'];
  for (const [options, ...order] of [
    [{}, 'options-range', land, near, direction],
    [{ faction: 'kuddlers' }, 'options-range', near, 'by-landscape you', direction],
    [{ faction: 'mimics' }, 'options-range', 'by-landscape you', near, direction],
    [{ faction: 'powermongers' }, 'options-range', 'by-most-power', land, near, direction],
    [{ faction: 'wanderers' }, 'options-everywhere', land, near, direction],
    [{ 'end-tile': 'distance' }, 'options-range', land, 'by-far', direction],
    [{ 'end-tile': 'sanctuary-stronghold' }, 'options-range', land, 'by-far', direction],
    [{ 'end-tile': 'settlements' }, 'options-range', land, near, direction],
  ] as [Options, ...string[]][])
    it(`reads the order of ${Object.values(options).join() || 'simpletons'}`, () => {
      const s = stacked(table({ way: 'ask', ...options }), 'card-4', 'card-5');
      const { steps, asked } = run(s, 'turn', ({ say }) => (say === 'ask-built' ? 'built' : false));
      const read = steps
        .filter(({ say }) => /^(options|by)-/.test(say))
        .map(({ say, with: { whose } }) => [say, ...(whose === undefined ? [] : [whose])].join(' '));
      expect(read).to.deep.equal(order);
      const asksPower = options['faction'] === 'powermongers';
      expect(asked.some(({ say }) => say === 'took-power')).to.equal(asksPower);
    });

  for (const [name, supply, say] of [
    ['beside the player', { 'trading-house': 1 }, 'options-beside'],
    ['of all, without a trading house', { 'trading-house': 0 }, 'options-upgradable'],
    ['of none, where nothing stands', herPieces(false), 'upgrade-none'],
  ] as const)
    it(`an upgrade ${name}`, () => {
      const s = table({ way: 'ask' });
      const stands = { ...s, supply: { ...s.supply, ...supply } };
      const { steps } = run(stacked(stands, 'card-8', 'card-10'), 'turn', ({ expects }) =>
        'of' in expects ? (expects.of[0] ?? '') : 6,
      );
      const saying = (one: string) => steps.some((step) => step.say === one);
      expect(['options-beside', 'options-upgradable', 'upgrade-none'].filter(saying)).to.deep.equal([say]);
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
    expect(told(played, 'trade').with).to.deep.equal({
      hex: 'F2',
      points: 2,
      building: 'temple',
      who: 'only',
    });
    expect(played.state.points).to.equal(22);
    expect(at(played.state).pieces['F2']!.traded).to.equal(true);
    const again = run(trades(3, { ...pieces, F2: 'you temple trade' }), 'turn');
    expect(told(again, 'trade').hero).to.equal(1);
  });

  it('not before its round, not without a building at a river', () => {
    expect(run(trades(2, usual), 'turn').said).to.include('Kein Handel in Runde 2. Das entfällt.');
    const inland = run(trades(3, { D2: 'bot dwelling', E2: 'you dwelling' }), 'turn');
    expect(inland.said).to.include('Kein Gebäude am Fluss ohne Handelsmarker. Das entfällt.');
  });

  it('only in the rounds that are marked, which may have gaps', () => {
    const s = trades(3, usual);
    const cards = s.cards.cards.map((one): Card =>
      one.id === 'card-extra' ? { ...one, actions: [{ kind: 'trade', from: 3, gaps: [4] }] } : one,
    );
    const set = { ...s.cards, cards };
    expect(bot.cards.accepts(set)).to.equal(true);
    const says = (round: number) => run({ ...s, cards: set, round }, 'turn').steps.map(({ say }) => say);
    expect([3, 4, 5].map((round) => says(round).includes('trade'))).to.deep.equal([true, false, true]);
    expect(says(4)).to.include('trade-not-now');
  });

  it('in rounds that the player enters one by one', () => {
    const { shipped } = bot.cards;
    const extra = (set: typeof shipped) =>
      edits.decks(set)[0]!.cards.find(({ id }) => id === 'card-extra')!.fields;
    const rounds = (set: typeof shipped) => extra(set).filter(({ name }) => name === 'trades');
    const [fourth] = rounds(shipped);
    expect(rounds(shipped).map(({ value }) => value)).to.deep.equal([true, true, true]);
    const changed = fourth?.kind === 'yes-no' ? fourth.put(false) : shipped;
    expect(changed.cards.at(-1)!.actions).to.deep.equal([{ kind: 'trade', from: 3, gaps: [4] }]);
    expect(rounds(changed).map(({ value }) => value)).to.deep.equal([false, true, true]);
    const [again] = rounds(changed);
    expect(again?.kind === 'yes-no' && again.put(true)).to.deep.equal(shipped);
  });

  it('asks for the power value where nothing is mirrored', () => {
    expect(run(trades(3, {}, 'ask'), 'turn', ['three']).state.points).to.equal(23);
    const none = run(trades(3, {}, 'ask'), 'turn', ['none']);
    expect(none.state.points).to.equal(20);
    expect(none.steps.map(({ say }) => say)).to.include('trade-none');
    const powermongers = table({ merchants: true, way: 'ask', faction: 'powermongers' }, { round: 3 });
    const asked = run(stacked(powermongers, 'card-8', 'card-extra'), 'turn', ['three', false]).asked;
    expect(asked.map(({ say }) => say)).to.deep.equal(['ask-traded', 'took-power']);
    expect(none.asked[0]!.expects).to.deep.include({ of: ['one', 'two', 'three', 'none'] });
  });

  it('for four points with a great building of the Yetis, mirrored and asked', () => {
    const yetis = { merchants: true, 'your-faction': 'yetis' };
    const board = mirror({ D2: 'bot dwelling', F2: 'you stronghold', C2: 'you shipyard' });
    const cards = ['card-8', 'card-extra'] as const;
    const played = run(stacked(table(yetis, { round: 3, board }), ...cards), 'turn');
    expect(told(played, 'trade').with).to.deep.include({ hex: 'F2', points: 4 });
    const asked = stacked(table({ ...yetis, way: 'ask' }, { round: 3 }), ...cards);
    expect(run(asked, 'turn', ['four']).state.points).to.equal(24);
  });
});

describe('Automa beside the Yetis', () => {
  it('offers 4 power for stronghold and sanctuary', () => {
    const board = mirror({ D2: 'bot dwelling', E2: 'you stronghold', D1: 'you sanctuary', D3: 'you temple' });
    const offered = (faction: string) => {
      const s = table({ 'your-faction': faction }, { board: structuredClone(board) });
      return told(run(stacked(s, 'card-9', 'card-10'), 'turn'), 'offer-power').with['power'];
    };
    expect(offered('any')).to.equal(8);
    expect(offered('yetis')).to.equal(10);
  });
});
