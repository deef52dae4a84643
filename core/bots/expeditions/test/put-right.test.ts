import { expect } from '@open-wc/testing';
import boards from '../boards.ts';
import { places } from '../mirror.ts';
import { starsOf } from '../state.ts';
import { meaning, wordsFor } from '../../../voice/grammar.ts';
import { bot, german, mirrored, mirrorOf, progressFor, run, runWith, table } from './table.ts';

const lying = mirrored({ n2: 'map', n4: '20', c3: [4, 2] }, { north: 'n1', central: 'c7', you: 'n5' });
const s = table({ stacks: 'count' }, { mirror: lying });

describe('Expeditions: something else lies here', () => {
  it('at any location, tapped or said', () => {
    const { given } = runWith(s, 'put-right', ({ say, expects }) => {
      if (expects.kind !== 'place') return say === 'put-right' ? 'place' : 'map';
      expect(expects.of).to.deep.equal(places);
      const said = boards.named[expects.board as keyof typeof boards.named].said;
      const words = wordsFor(expects, 'c3', said);
      expect(words).to.have.length.greaterThan(1);
      expect(meaning(words, expects, said)).to.deep.equal({ kind: 'answer', value: 'c3' });
      return 'c3';
    });
    expect(given.map(({ to }) => to)).to.deep.equal(['put-right', 'right-place', 'lies-here']);
    expect(mirrorOf(run(s, 'put-right', 'place', 'c3', 'map').state).locations['c3']).to.deep.equal({
      map: true,
      stack: [],
      twenty: false,
    });
  });

  it('a mech of hers, and what lies there stays', () => {
    const { state } = run(s, 'put-right', 'place', 'c3', 'bot');
    expect(mirrorOf(state).mechs).to.deep.equal({ north: 'n1', central: 'c3' });
    expect(mirrorOf(state).locations['c3']!.stack).to.deep.equal([4, 2]);
    const yours = run(s, 'your-location', 'n5', 'other', 'bot').state;
    expect([mirrorOf(yours).mechs.north, mirrorOf(yours).you]).to.deep.equal(['n5', null]);
  });

  it('the player’s mech; where hers was thought to be, she is elsewhere', () => {
    expect(mirrorOf(run(s, 'put-right', 'place', 'n2', 'you').state).you).to.equal('n2');
    const { state, questions: asked } = run(s, 'put-right', 'place', 'n1', 'you', 'n7');
    expect(asked.at(-1)).to.equal('where-mech');
    expect([mirrorOf(state).you, mirrorOf(state).mechs.north]).to.deep.equal(['n1', 'n7']);
  });

  it('the 20, which the app knew elsewhere: that is said, and it counts if it is meant', () => {
    const meant = run(s, 'put-right', 'place', 'c3', 'twenty', true, 0).state;
    expect(places.filter((place) => mirrorOf(meant).locations[place]!.twenty)).to.deep.equal(['c3']);
    const { prompts } = asking(s, ['place', 'c3', 'twenty', false, 'none']);
    expect(prompts[3]).to.equal('Die 20? Bisher lag sie bei Norden 4.');
    expect(
      mirrorOf(run(s, 'put-right', 'place', 'c3', 'twenty', false, 'none').state).locations['n4']!.twenty,
    ).to.equal(true);
    const gone = { ...s, mirror: mirrored({}), isTwentyGone: true };
    expect(asking(gone, ['place', 'c3', 'twenty', true, 1]).prompts[3]).to.equal(
      'Die 20? Bisher war sie schon genommen.',
    );
    expect(run(gone, 'put-right', 'place', 'c3', 'twenty', true, 1).state.isTwentyGone).to.equal(false);
  });

  it('two of the 20 are doubted once when the rows are entered, and then taken', () => {
    const two = { n2: 'twenty', c2: 'twenty' };
    const asks = table({ way: 'ask' });
    const { state, questions: asked } = run(asks, 'to-mirror', two, two, 'n1', 'c7', 'south');
    expect(asked.slice(0, 2)).to.deep.equal(['what-lies', 'what-lies-again']);
    expect(['n2', 'c2'].every((place) => mirrorOf(state).locations[place]!.twenty)).to.equal(true);
  });

  it('what she has', () => {
    expect(run(s, 'put-right', 'maps', 5).state.maps).to.equal(5);
    expect(run(s, 'put-right', 'corruption', 9).state.corruption).to.equal(9);
    expect(starsOf(run(s, 'put-right', 'progress', progressFor(3)).state)).to.equal(3);
  });

  it('stars, and whether the end has begun follows from them', () => {
    const all = progressFor(8);
    const eighth = run(s, 'put-right', 'progress', all);
    expect([eighth.state.endedBy, eighth.steps.at(-1)!.say]).to.deep.equal(['automa', 'last-turns']);
    expect(run(eighth.state, 'put-right', 'progress', all - 1).state.endedBy).to.equal(null);
    const fourth = run(s, 'put-right', 'stars', 4).state;
    expect(fourth.endedBy).to.equal('you');
    expect(run(fourth, 'put-right', 'stars', 3).state.endedBy).to.equal(null);
    const over = { ...eighth.state, isLastTurnDone: true };
    expect(run(over, 'put-right', 'progress', 0).state.endedBy).to.equal('automa');
  });

  it('is there between turns, mirrored or not, and before the account', () => {
    const asks = table({ way: 'ask' });
    for (const state of [s, asks, { ...s, endedBy: 'you' as const, isLastTurnDone: true }])
      expect(bot.next(state)).to.include('put-right');
    const { given } = runWith(asks, 'put-right', ({ expects }) => {
      if (expects.kind === 'choice') expect(expects.of).to.not.include('place');
      return expects.kind === 'choice' ? 'maps' : 1;
    });
    expect(given).to.have.length(2);
  });
});

function asking(state: typeof s, answers: (string | boolean | number)[]) {
  const prompts: string[] = [];
  const left = [...answers];
  runWith(state, 'put-right', (prompt) => {
    prompts.push(german.text(prompt));
    return left.shift()!;
  });
  return { prompts };
}
