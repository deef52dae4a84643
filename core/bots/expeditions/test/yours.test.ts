import { expect } from '@open-wc/testing';
import type { State } from '../state.ts';
import { play } from '../../../engine/play.ts';
import { bot, german, mirrored, mirrorOf, progressFor, reasons, run, stackAt, table } from './table.ts';

describe('Expeditions: asking', () => {
  const ask = (stars: number) => table({ way: 'ask' }, { progress: progressFor(stars) });

  it('one question a mech; how many only where it matters', () => {
    const { questions: asked, said, state } = run(ask(5), 'turn', 'card-11', 'two', 2, 'here');
    expect(asked).to.deep.equal(['which-card', 'how-far', 'how-many', 'how-far']);
    expect(said.slice(1)).to.deep.equal([
      '2 Orte nach Osten: der Mech im Norden.',
      '2 Verderbnismarker für Automa.',
      '1 Landkarte für Automa. Decke den Ort auf.',
    ]);
    expect(state).to.deep.include({ corruption: 2, maps: 1 });
  });

  it('a number that is said or typed means itself', () => {
    const first = (s: State, ...answers: string[]) => {
      const given = answers.map((value, index) => ({ to: index === 0 ? 'which-card' : 'how-far', value }));
      const { prompt } = play(bot, s, 'turn', given);
      return prompt && 'of' in prompt.expects ? prompt.expects.of : [];
    };
    expect(first(ask(0), 'card-11').slice(0, 3)).to.deep.equal(['one', 'two', 'three']);
    const flipped = first(table({}, { mirror: mirrored({ c7: 'map' }) }), 'card-11');
    expect(flipped.slice(0, 4)).to.deep.equal(['one', 'two', 'three', 'four']);
  });

  it('nothing there: by the distance', () => {
    const { said, steps } = run(ask(5), 'turn', 'card-6', 'none', 'three');
    expect(said.slice(1)).to.deep.equal([
      '3 Orte nach Osten: der Mech im Norden.',
      '3 Orte nach Westen: der Mech im Zentrum.',
      '1 Verderbnismarker für Automa.',
    ]);
    expect(reasons(steps[1]?.because)).to.deep.equal([
      'Das Ziel gilt ab 2 Sternen, Automa hat 5',
      'Auf 0 bis 3 Orten fehlt Verderbnis ohne die 20: es zählt die Entfernung',
    ]);
  });

  it('does not ask with too few stars, nor for a 20 that she has', () => {
    expect(run(ask(0), 'turn', 'card-6').questions).to.deep.equal(['which-card']);
    const s = { ...ask(6), isTwentyGone: true };
    expect(run(s, 'turn', 'card-12', 'none').questions).to.deep.equal(['which-card', 'how-far']);
  });

  it('the 20 may lie there as long as nobody has said that it is gone', () => {
    const taken = (s: State) => run(s, 'turn', 'card-7', 'here').steps.find(({ say }) => say === 'vanquish')!;
    expect(german.part(taken(ask(3)), 'hint')).to.equal(
      'Der Mech bleibt stehen. Der oberste. Liegt die 20 dort, bleibt sie liegen.',
    );
    expect(german.part(taken({ ...ask(3), isTwentyGone: true }), 'hint')).to.equal(
      'Der Mech bleibt stehen. Der oberste.',
    );
  });

  it('does not ask for a map token when all are hers', () => {
    const { questions: asked, steps } = run({ ...ask(0), maps: 14 }, 'turn', 'card-11');
    expect(asked).to.deep.equal(['which-card']);
    expect(reasons(steps.at(-1)?.because)).to.deep.equal([
      'Das Ziel gilt ohne Sterne',
      'Unsere Lesart: Ein Ziel mit 0 Sternen gilt immer',
      'Auf 0 bis 3 Orten fehlt eine Landkarte: es zählt die Entfernung',
    ]);
  });

  it('goes over to mirroring, and back', () => {
    const lying = { n3: 'map', n5: 'stack-twenty', c2: 'stack' };
    const s = table({ way: 'ask', stacks: 'count' });
    const { state, questions: asked } = run(s, 'to-mirror', lying, 2, 1, 'n4', 'c6', 'north', 'n5');
    expect(asked).to.deep.equal([
      'what-lies',
      'stack-height',
      'stack-height',
      'where-mech',
      'where-mech',
      'where-you',
      'where-your-mech',
    ]);
    expect(bot.shows(state).boards?.[0]?.marks).to.deep.equal({
      n3: 'map',
      n4: 'bot',
      n5: 'stack:2 twenty you',
      c2: 'stack:1',
      c6: 'bot',
    });
    expect(run(state, 'to-ask').state.mirror).to.equal(null);
  });

  it('the own mech cannot stand where hers does', () => {
    const s = table({ way: 'ask' });
    expect(() => run(s, 'to-mirror', {}, 'n4', 'c6', 'north', 'n4')).to.throw('"n4" does not fit');
  });

  it('there is only one 20', () => {
    const twice = { n3: 'twenty', c2: 'stack-twenty' };
    const { questions: asked, state } = run(
      table({ way: 'ask' }),
      'to-mirror',
      twice,
      { n3: 'twenty' },
      'n1',
      'c1',
      'south',
    );
    expect(asked.slice(0, 2)).to.deep.equal(['what-lies', 'what-lies-again']);
    expect(mirrorOf(state).you).to.equal(null);
  });
});

describe('Expeditions: your turn', () => {
  const lying = { n3: 'map', n4: [5, 2, 1], c2: '20' } as const;
  const s = () => table({}, { mirror: mirrored(lying) });

  it('a tap and a choice', () => {
    expect(mirrorOf(run(s(), 'your-location', 'n4', 'move').state).you).to.equal('n4');
    expect(stackAt(run(s(), 'your-location', 'n4', 'vanquish').state, 'n4')).to.deep.equal([2, 1]);
    expect(stackAt(run(s(), 'your-location', 'n4', 'vanquish-several', 2).state, 'n4')).to.deep.equal([1]);
    const explored = run(s(), 'your-location', 'n3', 'explore', 'one', 6).state;
    expect(mirrorOf(explored).you).to.equal('n3');
    expect(mirrorOf(explored).locations['n3']).to.deep.equal({ map: false, stack: [6], twenty: false });
    const taken = run(s(), 'your-location', 'c2', 'vanquish-twenty').state;
    expect(taken.isTwentyGone).to.equal(true);
    expect(mirrorOf(taken).locations['c2']?.twenty).to.equal(false);
  });

  for (const [place, ...answers] of [
    ['n4', 'vanquish'],
    ['n4', 'vanquish-several', 2],
    ['c2', 'vanquish-twenty'],
    ['n3', 'explore', 'none'],
  ] as const)
    it(`${answers[0]}: the own mech is there`, () => {
      const { state } = run(
        table({}, { mirror: mirrored(lying, { you: 'n7' }) }),
        'your-location',
        place,
        ...answers,
      );
      expect(mirrorOf(state).you).to.equal(place);
    });

  it('the own mech does not come to hers', () => {
    const mirror = mirrored({ n3: 'map', c2: [4] }, { north: 'n3', central: 'c2', you: 'n7' });
    const offered = (place: string) => {
      const { prompt } = play(bot, table({}, { mirror }), 'your-location', [
        { to: 'your-location', value: place },
      ]);
      return prompt?.expects;
    };
    expect(offered('n3')).to.deep.include({ of: ['other', 'nothing'] });
    expect(offered('c2')).to.deep.include({ of: ['vanquish', 'other', 'nothing'] });
    const taken = run(table({}, { mirror }), 'your-location', 'c2', 'vanquish').state;
    expect(mirrorOf(taken).you).to.equal('n7');
  });

  it('a face-down tile is there to be explored', () => {
    const { prompt } = play(bot, s(), 'your-location', [{ to: 'your-location', value: 'n3' }]);
    expect(prompt?.expects).to.deep.include({ of: ['explore', 'move', 'other', 'nothing'] });
  });

  it('what a tap means as a rule is told; where hers stands, it is asked', () => {
    const usual = (place: string, you: string) => {
      const mirror = mirrored({ ...lying, c6: [4] }, { central: 'c6', you });
      const given = [{ to: 'your-location', value: place }];
      return play(bot, table({}, { mirror }), 'your-location', given).prompt?.usual?.answer;
    };
    expect(usual('n3', 'n7')).to.equal('explore');
    expect(usual('n5', 'n7')).to.equal('move');
    expect(usual('n4', 'n7')).to.equal('move');
    expect(usual('n4', 'n4')).to.equal('vanquish');
    expect(usual('c2', 'c2')).to.equal('vanquish-twenty');
    expect(usual('c6', 'n7')).to.equal(undefined);
  });

  it('the mirror can be put right, or left alone', () => {
    const right = run(s(), 'your-location', 'n4', 'other', 'map').state;
    expect(mirrorOf(right).locations['n4']).to.deep.equal({ map: true, stack: [], twenty: false });
    const beside = run(s(), 'your-location', 'c2', 'other', 'twenty', 1, 4).state;
    expect(mirrorOf(beside).locations['c2']).to.deep.equal({ map: false, stack: [4], twenty: true });
    expect(run(s(), 'your-location', 'n4', 'nothing').state).to.deep.equal(s());
  });

  it('the mech goes south', () => {
    const there = table({}, { mirror: mirrored(lying, { you: 'n3' }) });
    expect(bot.next(there)).to.include('your-south');
    const { state } = run(there, 'your-south');
    expect(mirrorOf(state).you).to.equal(null);
    expect(bot.next(state)).not.to.include('your-south');
  });
});
