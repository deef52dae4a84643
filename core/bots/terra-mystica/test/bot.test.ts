import { expect } from '@open-wc/testing';
import { byDirection, choose } from '../choose.ts';
import { shippingOf } from '../state.ts';
import { left } from '../../../engine/deck.ts';
import { bot, run, stacked, started, table, told } from './table.ts';

const { shipped } = bot.cards;

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
        const played = run(s, 'turn');
        if (x[index] === 0) expect(told(played, 'no-points').hero).to.equal(undefined);
        else expect(told(played, 'points').hero).to.equal(x[index]);
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
    expect(support).to.have.length(13);
    expect(action).to.have.length(12).and.not.include('card-3');
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
    const hexes = (many: number) =>
      Object.fromEntries(
        Array.from({ length: many }, (_, n) => [
          `${'x'.repeat(1 + (n % 25))}${'-'.repeat(n / 25)} lake A`,
          'D2',
        ]),
      );
    const own = ['lake', 'swamp', null, 'desert', null, null, null];
    expect(bot.cards.accepts(shipped)).to.equal(true);
    expect(bot.cards.accepts(JSON.parse(JSON.stringify(shipped)))).to.equal(true);
    expect(bot.cards.accepts(change({ firstHexes: hexes(210) })), 'all of all maps').to.equal(true);
    expect(
      bot.cards.accepts(change({ landscape: { ...shipped.landscape, lake: { ...rows, a: own } } })),
    ).to.equal(true);
    const wrong: unknown[] = [
      { ...shipped, cards: others },
      { ...shipped, cards: [...others, { ...first, actions: [] }] },
      { ...shipped, cards: [...others, { ...first, actions: [{ kind: 'dance' }] }] },
      { ...shipped, levels: shipped.levels.map((level) => ({ ...level, added: 3 })) },
      { ...shipped, landscape: { ...shipped.landscape, lake: shipped.landscape.desert } },
      change({ landscape: { ...shipped.landscape, lake: { ...rows, a: ['lake', 'lake', null] } } }),
      change({ landscape: { ...shipped.landscape, lake: { ...rows, said: { a: circle, b: [] } } } }),
      change({ scoringTiles: shipped.scoringTiles.map((one) => ({ ...one, late: -1 })) }),
      change({ firstHexes: hexes(500) }),
    ];
    for (const cards of wrong) expect(bot.cards.accepts(cards)).to.equal(false);
  });
});
