import { expect } from '@open-wc/testing';
import { shipped, type CardId } from '../../core/bots/terra-mystica/cards.ts';
import { byDirection, choose } from '../../core/bots/terra-mystica/choose.ts';
import { cardOf, shippingOf, type RoundTile, type State } from '../../core/bots/terra-mystica/state.ts';
import { left } from '../../core/engine/deck.ts';
import { bot, run, stacked, started, table, told } from '../tools/terra-table.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const tile = (change: Partial<RoundTile> = {}): RoundTile => ({
  id: 'spade',
  cult: 'earth',
  points: 4,
  ...change,
});
const known = (change: Partial<RoundTile> = {}): (RoundTile | null)[] =>
  Array.from({ length: 6 }, () => tile(change));
const levelsOf = (bot: number[], you: number[] = [0, 0, 0, 0]): State['levels'] => {
  const at = (index: number) => ({ bot: bot[index] ?? 0, you: you[index] ?? 0, other: 0 });
  return { fire: at(0), water: at(1), earth: at(2), air: at(3) };
};

describe('Automa: direction', () => {
  const cases: [options: string, direction: 'forward' | 'backward', count: number, chosen: string][] = [
    ['abcdef', 'forward', 3, 'c'],
    ['abcdef', 'backward', 2, 'e'],
    ['abc', 'backward', 4, 'c'], // the rulebook's power spaces: past the third, from the right again
    ['abc', 'forward', 4, 'a'],
    ['ab', 'forward', 3, 'a'],
    ['ab', 'backward', 4, 'a'],
    ['abc', 'forward', 7, 'a'],
  ];
  for (const [options, direction, count, chosen] of cases)
    it(`${direction} ${count} of ${options} is ${chosen}`, () => {
      const { option, because } = choose([...options], [byDirection<string>({ direction, count })]);
      expect(option).to.equal(chosen);
      expect(because).to.deep.equal([
        { say: 'because-direction', with: { direction, count, from: options.length } },
      ]);
    });

  it('is not needed for the only option', () => {
    expect(choose(['a'], [byDirection<string>({ direction: 'forward', count: 3 })])).to.deep.equal({
      option: 'a',
      because: [],
    });
  });
});

describe('Automa: levels', () => {
  const start = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5'];
  const merchant = ['card-1', 'card-2m', 'card-3', 'card-4m', 'card-5'];
  const decks: [level: string, size: number, late: boolean][] = [
    ['automalein', 4, true],
    ['automa', 5, false],
    ['automaechtig', 6, false],
    ['ultoma', 6, false],
    ['alptrauma', 7, false],
  ];
  for (const [level, size, late] of decks)
    for (const merchants of [false, true])
      it(`${level}${merchants ? ' with merchants' : ''} begins with ${size} cards`, () => {
        const { deck, reserve, waiting } = started({ level, merchants });
        expect(deck.known.length).to.equal(size);
        expect(deck.known).to.include.members(
          (merchants ? merchant : start).filter((card) => !late || card !== 'card-3'),
        );
        expect(waiting).to.deep.equal(late ? ['card-3'] : []);
        expect([...deck.known, ...waiting, ...reserve.known].length).to.equal(13);
        const onTable = started({ level, merchants, deck: 'on-table' });
        expect([left(onTable.deck), left(onTable.reserve)]).to.deep.equal([size, 13 - size - waiting.length]);
      });

  const byRound: [level: string, shipping: number[], x: number[]][] = [
    ['automalein', [0, 0, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0]],
    ['automa', [0, 0, 1, 1, 2, 2], [0, 0, 1, 1, 1, 1]],
    ['automaechtig', [0, 0, 1, 1, 2, 2], [1, 1, 2, 2, 2, 2]],
    ['ultoma', [1, 1, 2, 2, 2, 2], [2, 2, 2, 2, 3, 3]],
    ['alptrauma', [1, 1, 2, 2, 3, 3], [2, 2, 3, 3, 4, 4]],
  ];
  for (const [level, shipping, x] of byRound)
    it(`${level}: shipping and X by round`, () => {
      shipping.forEach((value, index) => {
        const s = { ...stacked(table({ level }), 'card-4', 'card-2'), round: index + 1 };
        expect(shippingOf(s)).to.equal(value);
        expect(told(run(s, 'turn'), 'points').hero).to.equal(x[index]);
      });
    });
});

describe('Automa: cards', () => {
  it('are sixteen, nine of the thirteen can make her pass', () => {
    const base = shipped.cards.filter(({ number }) => !number.includes('m'));
    expect([shipped.cards.length, base.length]).to.deep.equal([16, 13]);
    expect(base.filter(({ passes }) => passes).length).to.equal(9);
  });

  it('support on the right, act on the left, and move over', () => {
    const first = run(stacked(table(), 'card-3', 'card-2', 'card-1'), 'turn');
    expect(first.said[0]).to.equal('*2 links, *3 rechts.');
    const second = run(first.state, 'turn');
    expect(second.said[0]).to.equal('*1 links, *2 rechts.');
    expect(second.state.laid).to.deep.equal(['card-3', 'card-2', 'card-1']);
  });

  it('are named by the player where they lie on the table', () => {
    const s = table({ deck: 'on-table', level: 'alptrauma' });
    const { asked, state } = run(s, 'turn', ['card-3', 'card-12']);
    const [support, action] = asked.map(({ expects }) => ('of' in expects ? expects.of : []));
    expect(support).to.have.length(14);
    expect(action).to.have.length(13).and.not.include('card-3');
    expect([state.deck.hidden, state.deck.known.length, state.reserve.pool.length]).to.deep.equal([1, 4, 7]);
  });

  it('are accepted only if the rules can work with them', () => {
    const change = (part: object): unknown => ({ ...shipped, ...part });
    const [first, ...others] = shipped.cards;
    const rows = shipped.landscape.lake;
    const circle = [
      ['swamp', 'desert'],
      ['desert', 'swamp'],
    ];
    const own = ['lake', 'swamp', null, 'desert', null, null, null];
    expect(bot.accepts(shipped)).to.equal(true);
    expect(bot.accepts(JSON.parse(JSON.stringify(shipped)))).to.equal(true);
    expect(bot.accepts(change({ landscape: { ...shipped.landscape, lake: { ...rows, a: own } } }))).to.equal(
      true,
    );
    const wrong: unknown[] = [
      { ...shipped, cards: others },
      { ...shipped, cards: [...others, { ...first, actions: [] }] },
      { ...shipped, cards: [...others, { ...first, actions: [{ kind: 'dance' }] }] },
      { ...shipped, levels: shipped.levels.map((level) => ({ ...level, added: 3 })) },
      { ...shipped, landscape: { ...shipped.landscape, lake: shipped.landscape.desert } },
      change({ landscape: { ...shipped.landscape, lake: { ...rows, a: ['lake', 'lake', null] } } }),
      change({ landscape: { ...shipped.landscape, lake: { ...rows, said: { a: circle, b: [] } } } }),
      change({ scoringTiles: shipped.scoringTiles.map((one) => ({ ...one, late: -1 })) }),
    ];
    for (const cards of wrong) expect(bot.accepts(cards)).to.equal(false);
  });
});

describe('Automa: passing', () => {
  const lastTwo = (change: Partial<State>, ...cards: CardId[]): State => ({
    ...table({}, { tiles: known(), turns: 3, laid: ['card-3', 'card-2'] }),
    ...change,
    deck: { known: cards, hidden: 0, pool: [] },
  });

  it('comes at once when one of the last two cards shows it', () => {
    const { said, state } = run(lastTwo({}, 'card-4', 'card-1'), 'turn');
    expect(said).to.deep.equal([
      'Eine quer liegende Karte zeigt Passen: Automa passt.',
      '4 Punkte vom Wertungsplättchen.',
      'Sie nimmt die mittlere Rundenbonuskarte.', // *2 supports: it was the action card before
      'Sie hat zuerst gepasst: Startspielerfigur zu ihr.',
    ]);
    expect(state.points).to.equal(24);
    expect(bot.next(state)[0]).to.equal('you-pass');
  });

  it('does not come for the third card from below', () => {
    const { said } = run(lastTwo({}, 'card-4', 'card-1', 'card-5'), 'turn', ['desert']);
    expect(said[0]).to.equal('*4 links, *2 rechts.');
  });

  it('comes with an empty deck; then the last action card supports', () => {
    const { said, state } = run(lastTwo({ passed: ['you'] }), 'turn-alone');
    expect(said).to.deep.equal([
      'Der Stapel ist leer: Automa passt.',
      '4 Punkte vom Wertungsplättchen.',
      'Sie nimmt die mittlere Rundenbonuskarte.',
    ]);
    expect(bot.next(state)[0]).to.equal('round');
  });

  it('brings one card of the reserve, and the extra card of the merchants after round 2', () => {
    const reserve = { known: ['card-6', 'card-7'], hidden: 0, pool: [] };
    const after = (merchants: boolean, round: number): string[] =>
      run(lastTwo({ merchants, round, reserve }, 'card-4', 'card-1'), 'turn').state.deck.known;
    const all = ['card-1', 'card-2', 'card-3', 'card-4', 'card-6'];
    expect(sorted(after(false, 2))).to.deep.equal(all);
    expect(sorted(after(true, 1))).to.deep.equal(all);
    expect(sorted(after(true, 2))).to.deep.equal([...all, 'card-extra']);
  });

  it('brings card *3 first on the lowest level', () => {
    const s = lastTwo({ waiting: ['card-3'], laid: ['card-5', 'card-2'] }, 'card-4', 'card-1');
    const { state } = run(s, 'turn');
    expect(sorted(state.deck.known)).to.deep.equal(['card-1', 'card-2', 'card-3', 'card-4', 'card-5']);
    expect(state.waiting).to.deep.equal([]);
  });

  it('takes no bonus card in round 6', () => {
    const { said, state } = run(lastTwo({ round: 6 }, 'card-4'), 'turn');
    expect(said).to.have.length(2);
    const both = run(state, 'you-pass');
    expect(both.said).to.deep.equal([]);
    expect(bot.next(both.state)[0]).to.equal('end');
  });

  it('asks for the tile and what is not printed on ours', () => {
    const unknown = { tiles: known().map(() => null) };
    const { asked, state } = run(lastTwo({ ...unknown, round: 5 }, 'card-4'), 'turn', ['town', 7]);
    expect(asked.map(({ say }) => say)).to.deep.equal(['which-tile', 'tile-points']);
    expect('of' in asked[0]!.expects && asked[0]!.expects.of).to.not.include('spade');
    expect(state.points).to.equal(27);
    const read = run(lastTwo({ ...unknown, round: 4 }, 'card-4'), 'turn', ['stronghold-air']);
    expect(read.state.points).to.equal(25);
  });

  it('counts twice for the Racelings who pass first', () => {
    const first = run(lastTwo({ faction: 'racelings' }, 'card-4'), 'turn');
    const second = run(lastTwo({ faction: 'racelings', passed: ['you'] }, 'card-4'), 'turn-alone');
    expect([first.state.points, second.state.points]).to.deep.equal([28, 24]);
  });

  it('decides who begins the next round, and frees the power spaces', () => {
    const s = table({}, { passed: ['bot', 'you'], covered: ['coins'], turns: 4 });
    const { state, said } = run(s, 'round');
    expect(said.at(-1)).to.equal('2. Runde: Automa beginnt.');
    expect(state).to.deep.include({ round: 2, begins: 'bot', covered: [], passed: [], turns: 0 });
    expect(bot.next(state)[0]).to.equal('first-turn');
    const yours = run({ ...s, passed: ['you', 'bot'] }, 'round');
    expect(yours.said.at(-1)).to.equal('2. Runde: du beginnst.');
    expect(bot.next(yours.state)[0]).to.equal('turn');
  });

  it('ends for two players when both have passed; she begins only before both', () => {
    const s = table({ players: 'two' }, { passed: ['other', 'bot'] });
    expect(bot.next(s)[0]).to.equal('you-pass');
    const { state } = run(s, 'you-pass');
    expect(bot.next(state)[0]).to.equal('round');
    expect(run(state, 'round').state.begins).to.equal('you');
  });
});

describe('Automa: power spaces', () => {
  it('the rulebook’s example: three are covered, fourth from the right', () => {
    const s = stacked(table({}, { covered: ['workers', 'coins', 'spades'] }), 'card-10', 'card-2');
    const played = run(s, 'turn');
    expect(told(played, 'cover')).to.deep.include({
      hero: 5,
      reasons: ['Freie Machtfelder: 3', 'Richtung: das 4. von rechts unten von 3'],
    });
    expect(played.state.covered).to.include('spade');
  });

  it('none is left', () => {
    const all: State['covered'] = ['bridge', 'priest', 'workers', 'coins', 'spade', 'spades'];
    const { said } = run(stacked(table({}, { covered: all }), 'card-3', 'card-2'), 'turn');
    expect(said).to.include('Kein Machtfeld ist frei. Das entfällt.');
  });

  it('are counted where nothing is mirrored, and on the board of the merchants', () => {
    const s = stacked(table({ way: 'ask', merchants: true }), 'card-10', 'card-2m');
    const { steps } = run(s, 'turn', [3, 5]);
    expect(steps.filter(({ say }) => say === 'cover-counted').map(({ hero }) => hero)).to.deep.equal([3, 2]);
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
    expect(told(played, 'favour').with).to.deep.include({ cult: 'fire' });
    expect(played.state.favours).to.deep.equal(['water', 'air']);
  });

  it('none fits', () => {
    const played = run(upgradeFirst({ favours: ['air'], levels: levelsOf([0, 0, 0, 10]) }), 'turn');
    expect(played.said).to.include('Kein Gunstplättchen passt. Das entfällt.');
  });
});

describe('Automa: set-up', () => {
  it('places hers after the player’s first dwelling, by a card of the game', () => {
    const answers = ['forest', 'lake', { fire: 1, water: 1 }, 'D1', 'D2', 'H2', 'F2'];
    const { state, asked, said } = run(started(), 'set-up', answers);
    expect(asked.slice(3).map(({ say }) => say)).to.deep.equal([
      'first-your-hex',
      'first-her-hex',
      'first-her-hex',
      'first-your-hex',
    ]);
    expect(state.board!.pieces).to.deep.equal({
      D1: { owner: 'you', kind: 'dwelling', marked: false, traded: false },
      D2: { owner: 'bot', kind: 'dwelling', marked: true, traded: false },
      H2: { owner: 'bot', kind: 'dwelling', marked: false, traded: false },
      F2: { owner: 'you', kind: 'dwelling', marked: false, traded: false },
    });
    expect(state.supply).to.deep.equal({
      dwelling: 4,
      'trading-house': 4,
      temple: 3,
      stronghold: 1,
      sanctuary: 1,
      shipyard: 0,
    });
    expect(said).to.include('5 Karten sind in ihrem Stapel.');
    expect(bot.next(state)[0]).to.equal('turn');
  });

  it('keeps the hexes of the letters, the tiles and the rows for the next game', () => {
    const answers = ['forest', 'lake', {}, 'D1', 'D2', 'H2', 'F2'];
    const { state, steps } = run(started(), 'set-up', answers);
    const { marked, unmarked } = steps.find(({ say }) => say === 'first-letters')!.with;
    expect(state.cards.firstHexes).to.deep.equal({
      [`base lake ${String(marked)}`]: 'D2',
      [`base lake ${String(unmarked)}`]: 'H2',
    });
    const again = { ...started(), cards: state.cards };
    const [hers] = run(again, 'set-up', answers).asked.filter(({ say }) => say === 'first-her-hex');
    expect(hers!.board!.marks['D2']).to.equal('option target');
    const passing = { ...table(), laid: ['card-3', 'card-2'] as CardId[], cards: state.cards };
    const deck = { known: [], hidden: 0, pool: [] };
    const read = run({ ...passing, deck }, 'turn', ['town', 7]).state.cards;
    expect(read.scoringTiles.find(({ id }) => id === 'town')).to.deep.include({
      early: 7,
      late: null,
      provenance: 'owner',
    });
    expect(bot.accepts(read)).to.equal(true);
    expect(run({ ...passing, deck, cards: read }, 'turn', ['town']).state.points).to.equal(27);
  });

  it('places the Chaos Magicians’ only dwelling after hers', () => {
    const { asked } = run(started({ 'your-faction': 'chaos-magicians' }), 'set-up', ({ expects, say }) =>
      say === 'your-first-levels' ? {} : 'of' in expects ? (expects.of[0] ?? '') : 0,
    );
    const places = asked.filter(({ expects }) => expects.kind === 'place').map(({ say }) => say);
    expect(places).to.deep.equal(['first-her-hex', 'first-her-hex', 'first-your-hex']);
  });

  it('refuses factions that may not play', () => {
    expect(started({ players: 'two', faction: 'druids' }).faction).to.equal('simpletons');
    expect(started({ 'your-faction': 'giants', faction: 'blight' }).faction).to.equal('simpletons');
    expect(started({ faction: 'blight' }).faction).to.equal('blight');
  });

  it('takes the merchants’ pieces', () => {
    expect(started({ merchants: true }).supply).to.deep.include({ 'trading-house': 2, shipyard: 1 });
  });

  it('enters both rows of the landscape card, the last circle by itself', () => {
    const first = (prompt: { expects: object; say: string }) =>
      'of' in prompt.expects && prompt.say !== 'your-first-levels'
        ? ((prompt.expects.of as string[])[0] ?? '')
        : {};
    const { asked, state } = run(started({ landscape: 'enter' }), 'set-up', first);
    expect(asked.filter(({ say }) => say === 'row-next')).to.have.length(10);
    expect(state.cards.landscape.plains.a).to.deep.equal([
      'plains',
      'desert',
      'swamp',
      'lake',
      'forest',
      'mountains',
      'wasteland',
    ]);
    const mimics = run(started({ landscape: 'enter', faction: 'mimics' }), 'set-up', first);
    expect(mimics.asked.filter(({ say }) => say === 'row-next')).to.have.length(20);
  });

  it('draws the first dwellings only from cards of the game', () => {
    const letters = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const { steps } = run(started({ way: 'ask' }, seed), 'set-up', ['forest', 'lake']);
        const shown = steps.find(({ say }) => say === 'first-letters')!;
        const { first, number } = cardOf(started(), shown.card!.card as CardId);
        expect(number).to.not.match(/m/);
        return first.join('');
      }),
    );
    expect(sorted([...letters])).to.deep.equal(['AB', 'AC', 'DE', 'DF']);
  });
});
