import { expect } from '@open-wc/testing';
import { shuffleUnseen, type Pile } from '../../core/engine/deck.ts';
import { chanceOf, forecastOf } from '../../core/engine/forecast.ts';
import { seeded } from '../../core/engine/rng.ts';
import { begin } from '../../core/engine/session.ts';
import { restOfGame } from '../../core/engine/simulation.ts';
import { suitedLevel } from '../../components/forecast/suited-level.ts';
import { testBot, type TestState } from '../tools/test-bot.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('a forecast', () => {
  it('has mean, spread, the middle four fifths, and how sure it is', () => {
    const { games, mean, sd, low, median, high, min, max, sure } = forecastOf(upTo(101));
    expect({ games, mean, low, median, high, min, max }).to.deep.equal({
      ...{ games: 101, mean: 51, low: 11, median: 51, high: 91, min: 1, max: 101 },
    });
    expect(sd).to.be.closeTo(29.3, 0.01);
    expect(sure).to.be.closeTo((1.96 * 29.3) / Math.sqrt(101), 0.01);
  });

  it('is surer the more games it has', () => {
    const twice = [...upTo(100), ...upTo(100)];
    expect(forecastOf(twice).sure).to.be.below(forecastOf(upTo(100)).sure);
  });

  it('counts a tie as half a win', () => {
    expect(chanceOf(2, [1, 2, 3])).to.equal(0.5);
    expect(chanceOf(4, [1, 2, 3])).to.equal(1);
  });
});

describe('what nobody has seen', () => {
  const piles = () => ({
    deck: { known: ['a', 'b', 'c'], hidden: 0, pool: ['d'] } satisfies Pile,
    inside: [
      { deck: { known: ['e', 'f', 'g', 'h', 'i', 'j'], hidden: 0, pool: [] as string[] } satisfies Pile },
    ],
  });
  const shuffledWith = (seed: number) => {
    const state = { rng: seeded(seed), deckMode: 'built-in' as const, ...piles() };
    shuffleUnseen(state);
    return state;
  };

  it('is shuffled anew wherever it lies, and stays the same cards', () => {
    const { deck, inside } = shuffledWith(1);
    expect(deck.known.length).to.equal(3);
    expect([...deck.known, ...deck.pool].sort()).to.deep.equal(['a', 'b', 'c', 'd']);
    expect(inside[0]?.deck.known.toSorted()).to.deep.equal(['e', 'f', 'g', 'h', 'i', 'j']);
    const tops = new Set(upTo(60).map((seed) => shuffledWith(seed).deck.known[0]));
    expect([...tops].sort()).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('are real cards left as they are: the player turns them', () => {
    const state = { rng: seeded(1), deckMode: 'on-table' as const, ...piles() };
    shuffleUnseen(state);
    expect({ deck: state.deck, inside: state.inside }).to.deep.equal(piles());
  });
});

describe('what comes again and again', () => {
  /** How often it still comes, if the bot has one turn left. */
  const timesLeft = (...played: string[]) => leftIf([3, 3], played);
  const leftIf = (rhythm: readonly [number, number], played: readonly string[]) => {
    const start = { bot: 'test', rules: 2, options: { deck: 'built-in' }, seed: 1, cards: ['a'] };
    const state = { ...begin(testBot, start).state, fish: 5 };
    const habits = { every: { lose: rhythm }, agreed: ['is-it'], usual: { 'how-many': [1, 1] } } as const;
    const after = restOfGame({ bot: testBot, habits }, { state, played }, 1) as TestState;
    return 6 - after.fish;
  };

  it('is due in the third own turn after the set-up, or after the last time', () => {
    expect(timesLeft('set-up', 'turn')).to.equal(0);
    expect(timesLeft('set-up', 'turn', 'turn')).to.equal(1);
    expect(timesLeft('set-up', 'turn', 'turn', 'lose', 'turn', 'turn')).to.equal(0);
    expect(timesLeft('set-up', 'turn', 'turn', 'lose', 'turn', 'turn', 'turn')).to.equal(1);
  });

  it('does not come twice in the same own turn', () => {
    expect(leftIf([1, 1], ['set-up', 'turn'])).to.equal(1);
    expect(leftIf([1, 1], ['set-up', 'turn', 'lose'])).to.equal(0);
  });

  it('counts no own turn before a first turn of the bot', () => {
    expect(timesLeft('set-up', 'first-turn', 'turn')).to.equal(0);
    expect(timesLeft('set-up', 'first-turn', 'turn', 'turn')).to.equal(1);
  });
});

describe('the level that suits somebody', () => {
  const levels = [upTo(10), upTo(20), upTo(40)];

  it('is the hardest at which about every second game would be won', () => {
    expect(suitedLevel([9, 10, 11], levels)).to.deep.include({ level: 1, games: 3, points: 10 });
    expect(suitedLevel([30, 30, 30], levels)?.level).to.equal(2);
    expect(suitedLevel([1, 1, 1], levels)?.level).to.equal(0);
  });

  it('is not known after too few games, or before the games are simulated', () => {
    expect(suitedLevel([9, 10], levels)).to.equal(undefined);
    expect(suitedLevel([9, 10, 11], [upTo(10), []])).to.equal(undefined);
  });
});
