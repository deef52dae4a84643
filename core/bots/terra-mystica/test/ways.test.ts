import { expect } from '@open-wc/testing';
import fc from '../../../../test/tools/cases.ts';
import { cardsInGame } from '../deck-building.ts';
import { geometryOf } from '../geometry.ts';
import type { State } from '../state.ts';
import { cults, powerActions } from '../tiles.ts';
import type { Answer, Prompt } from '../../../engine/bot.ts';
import { anyTable } from './any-table.ts';
import { at, bot, german, levelsOf, mirror, run, stacked, table, type Played } from './table.ts';
import { wordsFor, meaning } from '../../../voice/grammar.ts';

const anyTurn = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  cards: fc.shuffledSubarray(cardsInGame(true), { minLength: 2, maxLength: 2 }),
});

const spaceNames = ['none', 'one', 'two', 'three', 'four'];

/** At the table, the player sees what the mirrored board has computed. */
function seeing(before: State, mirrored: Played): (prompt: Prompt) => Answer {
  const said = (...says: string[]) => mirrored.steps.find(({ say }) => says.includes(say));
  const upgrades = mirrored.steps.filter(({ say }) => say === 'upgrade');
  return ({ say, with: values }) => {
    switch (say) {
      case 'power-free':
        return powerActions.length - before.covered.length;
      case 'merchants-free':
        return 3;
      case 'your-levels':
        return Object.fromEntries(cults.map((cult) => [cult, before.levels[cult].you]));
      case 'free-space':
        return spaceNames[Math.max(0, ...before.spaces[values['cult'] as (typeof cults)[number]])] ?? '';
      case 'favour-there':
        return before.favours.includes(values['cult'] as (typeof cults)[number]);
      case 'ask-built':
        return said('build') ? 'built' : 'no-hex';
      case 'ask-upgraded':
        return String(upgrades.shift()?.with['from']);
      case 'ask-traded':
        return spaceNames[Number(said('trade')?.hero ?? 0)] ?? '';
      case 'on-ten':
        return before.levels[values['cult'] as (typeof cults)[number]].you === 10;
      case 'doubt-top':
      case 'doubt-fallen':
        return true;
      case 'took-power':
        return false;
      case 'card-gives':
        return 'nothing';
      default:
        throw new Error(`nobody expected ${say}`);
    }
  };
}

/** What she has, wherever it was computed. */
const has = ({ points, gained, priests, supply, levels }: State) => ({
  points,
  gained,
  priests,
  supply,
  levels: cults.map((cult) => levels[cult].bot),
});

describe('Automa: any turn', () => {
  it('is the same mirrored and asked', () => {
    fc.assert(
      fc.property(anyTurn, ({ seed, cards }) => {
        const s = stacked(anyTable(seed, { merchants: true, players: 'one' }), ...cards);
        const mirrored = run(s, 'turn', ({ say, expects }) => {
          if (say === 'took-power') return false;
          if (say === 'card-gives') return 'nothing';
          if (expects.kind === 'count') return 3;
          return 'of' in expects ? (expects.of[0] ?? '') : '';
        });
        const untouched = { fire: [3, 2, 2, 2], water: [3, 2, 2, 2], earth: [3, 2, 2, 2], air: [3, 2, 2, 2] };
        const atTable = { ...s, board: null, spaces: untouched, favours: [...cults] };
        const asked = run(atTable, 'turn', seeing(s, mirrored));
        expect(has(asked.state)).to.deep.equal(has(mirrored.state));
      }),
      { numRuns: 400, seed: 18 },
    );
  });
});

describe('Automa: mirrored and asked, in one game', () => {
  const pieces = {
    D2: 'bot dwelling',
    H2: 'bot temple marked',
    F2: 'you stronghold trade',
    A5: 'you dwelling',
  };
  const terrain = { D2: 'lake', H2: 'lake', F2: 'forest', A5: 'forest', E3: 'swamp' } as const;
  const lying = mirror(pieces, { bridges: { 'F2-G1': 'you' } });
  const { hexes, index } = geometryOf('base');
  for (const [hex, laid] of Object.entries(terrain))
    if (hexes[index.get(hex)!]!.terrain !== laid) lying.terrain[hex] = laid; // what is printed needs no tile
  const supply = { ...table({ merchants: true }).supply, dwelling: 5, temple: 2 };
  const change: Partial<State> = {
    board: lying,
    supply,
    round: 3,
    covered: ['coins', 'spade'],
    merchantsCovered: [2],
    favours: ['fire', 'air'],
    spaces: { fire: [2, 2], water: [3, 2, 2, 2], earth: [], air: [2] },
    levels: levelsOf([4, 1, 2, 0], [3, 0, 10, 1]),
  };
  const s = table({ merchants: true }, change);
  s.cards = { ...s.cards, merchantSpaces: 4 };

  it('asks from now on, and forgets nothing that still counts', () => {
    const { state, said } = run(s, 'put-right', ['to-ask']);
    expect(said).to.deep.equal(['Ab jetzt frage ich dich.']);
    expect(state.board).to.equal(null);
    expect([state.supply, state.levels, state.favours]).to.deep.equal([s.supply, s.levels, s.favours]);
    const { asked } = run(stacked(state, 'card-4', 'card-2'), 'turn', [5, false, 2, 3]);
    expect(german.text(asked[1]!)).to.contain('höchstens 4');
  });

  const hexOf = (owner: string, kinds: Record<string, string>) =>
    Object.fromEntries(Object.entries(kinds).map(([hex, kind]) => [hex, `${owner}-${kind}`]));
  const beside: Answer[] = [
    { fire: 3, water: 0, earth: 10, air: 1 },
    ['space-1-2', 'space-2-2'],
    ['space-0-3', 'space-1-2', 'space-2-2', 'space-3-2'],
    [],
    ['space-3-2'],
    ['fire', 'air'],
    ['coins', 'spade'],
    ['place-2'],
  ];
  const hers = hexOf('bot', { D2: 'dwelling', H2: 'temple' });
  const entered: Answer[] = [
    'to-mirror',
    hers,
    { H2: 'marked' },
    hexOf('you', { F2: 'stronghold', A5: 'dwelling' }),
    { F2: 'trade' },
    { E3: 'swamp' },
    1,
    'F2',
    'G1',
    ...beside,
  ];

  it('mirrors again: what lies on the map is entered, and she goes on as if nothing had been', () => {
    const asks = run(s, 'put-right', ['to-ask']).state;
    const { state, said } = run(asks, 'put-right', entered);
    expect(said).to.deep.equal(['Gespiegelt. Ab jetzt suche ich selbst.']);
    const { herCovers, ...known } = state;
    expect(herCovers).to.equal(undefined);
    expect(known).to.deep.equal(s);
  });

  it('doubts another number of her buildings once; then her supply follows from what lies there', () => {
    const asks = run(s, 'put-right', ['to-ask']).state;
    const more = { ...hers, ...hexOf('bot', { D5: 'dwelling' }) };
    const rest = entered.slice(2);
    const { state, asked } = run(asks, 'put-right', ['to-mirror', more, true, ...rest]);
    expect(german.text(asked[2]!)).to.equal('Wohnhaus: 2? Nach meiner Zählung 1.');
    expect(state.supply.dwelling).to.equal(4);
    const again = run(asks, 'put-right', ['to-mirror', more, false, hers, ...rest]);
    expect(again.asked[3]!.expects).to.deep.include({ start: more });
    expect(again.state.supply).to.deep.equal(s.supply);
  });

  it('with two players, bridges and markers of both', () => {
    const both = table({ players: 'two' }, change);
    both.supply = { ...table().supply, dwelling: 5, temple: 2 };
    const asks = run(both, 'put-right', ['to-ask']).state;
    expect(asks.levels.earth).to.deep.equal({ bot: 2, you: 10, other: 0 });
    const levels = { fire: 1, water: 2, earth: 3, air: 4 };
    const answers: Answer[] = [
      ...['to-mirror', hers, { H2: 'marked' }, {}, hexOf('other', { F2: 'stronghold' }), {}],
      ...[0, 1, 'F2', 'G1', levels, levels, ...beside.slice(1, -1)],
    ];
    const { state } = run(asks, 'put-right', answers);
    expect(at(state).bridges).to.deep.equal({ 'F2-G1': 'other' });
    expect(at(state).pieces['F2']).to.deep.include({ owner: 'other', kind: 'stronghold' });
    expect(state.levels.air).to.deep.equal({ bot: 0, you: 4, other: 4 });
  });

  it('is entered by voice, too: hex and number of the building', () => {
    const asks = run(s, 'put-right', ['to-ask']).state;
    const { asked } = run(asks, 'put-right', entered);
    const [what, map, chips] = asked;
    if (what!.expects.kind !== 'choice') throw new Error('a choice is offered');
    expect(meaning(wordsFor(what!.expects, 'to-mirror'), what!.expects)).to.deep.include({
      value: 'to-mirror',
    });
    expect(meaning(['D', '2', '1', 'H', '2', '3', 'done'], map!.expects)).to.deep.include({ value: hers });
    expect(meaning(['H', '2', 'done'], chips!.expects)).to.deep.include({ value: { H2: 'marked' } });
  });

  it('is offered in every game', () => {
    for (const way of ['mirror', 'ask']) expect(bot.next(table({ way }))).to.include('put-right');
  });
});
