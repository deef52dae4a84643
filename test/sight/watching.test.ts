import { expect } from '@open-wc/testing';
import type { Sighting } from '../../core/sight/detector.ts';
import { answers, meaningsFor } from '../../core/sight/numbers.ts';
import { nothingSeen, watch, type Outcome, type Scene, type Watch } from '../../core/sight/watching.ts';

const decks = [
  { id: 'small', marks: { first: 40, of: ['card-1', 'card-2', 'card-3'] } },
  { id: 'other', marks: { first: 50, of: ['a', 'b'] } },
];
const meanings = meaningsFor(decks);
const idle: Scene = {
  meanings,
  draw: { deck: 'small', cards: ['card-1', 'card-2'] },
  words: ['done', 'why'],
};
const asked: Scene = { meanings, words: ['yes', 'no', 'undo'] };
const yes = answers.indexOf('yes');
const done = answers.indexOf('done');
const [first, second, third, ofOther, foreign] = [40, 41, 42, 50, 200];

const at = (mark: number, x = 100, y = 100): Sighting => ({ mark, x, y, size: 20, likeness: 0.98 });

/** Frames one after the other, and what came of them. */
function table(scene: Scene) {
  let state: Watch = nothingSeen;
  return {
    /** The outcomes of so many frames in which the same is seen. */
    see(frames: number, sightings: readonly Sighting[], now = scene): Outcome[] {
      const outcomes: Outcome[] = [];
      for (let n = 0; n < frames; n++) {
        const next = watch(state, sightings, now);
        state = next.watch;
        if (next.outcome) outcomes.push(next.outcome);
      }
      return outcomes;
    },
  };
}
const card = (name: string): Outcome => ({ kind: 'card', deck: 'small', card: name });
const reasonsOf = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.phrase.say : outcome.kind));

describe('a card that is seen', () => {
  it('counts in the third frame running, once', () => {
    const { see } = table(idle);
    expect(see(2, [at(first)])).to.deep.equal([]);
    expect(see(1, [at(first)])).to.deep.equal([card('card-1')]);
    expect(see(50, [at(first)])).to.deep.equal([]);
  });

  it('does not count in frames that do not follow each other', () => {
    const { see } = table(idle);
    see(2, [at(first)]);
    see(1, []);
    expect(see(2, [at(first)])).to.deep.equal([]);
    expect(see(1, [at(first)])).to.deep.equal([card('card-1')]);
  });

  it('may be moved, and may be covered by a hand, without counting again', () => {
    const { see } = table(idle);
    see(3, [at(first)]);
    for (let x = 100; x < 400; x += 30) expect(see(1, [at(first, x)])).to.deep.equal([]);
    see(8, []);
    expect(see(10, [at(first, 372)])).to.deep.equal([]);
  });

  it('counts again when it was taken away and laid down elsewhere, if it may come', () => {
    const { see } = table(idle);
    see(3, [at(first)]);
    see(5, []);
    expect(see(5, [at(first, 300)])).to.deep.equal([card('card-1')]);
  });

  it('counts while the one before still lies there', () => {
    const { see } = table(idle);
    see(3, [at(first)]);
    expect(see(5, [at(first), at(second, 300)])).to.deep.equal([card('card-2')]);
  });

  it('counts when its copy still lies there', () => {
    const { see } = table(idle);
    see(3, [at(first)]);
    expect(see(5, [at(first, 300), at(first)])).to.deep.equal([card('card-1')]);
  });
});

describe('a card that cannot come now', () => {
  it('already played: a sentence, once, and a key', () => {
    const { see } = table(idle);
    expect(see(20, [at(third)])).to.deep.equal([
      {
        kind: 'refused',
        phrase: { say: 'sight-played', with: {} },
        played: { deck: 'small', card: 'card-3' },
      },
    ]);
  });

  it('already played and only uncovered: nothing', () => {
    const { see } = table(idle);
    see(3, [at(third)]);
    see(30, []);
    expect(see(20, [at(third)])).to.deep.equal([]);
  });

  it('of another deck, of another game', () => {
    expect(reasonsOf(table(idle).see(20, [at(ofOther)]))).to.deep.equal(['sight-other-deck']);
    expect(reasonsOf(table(idle).see(20, [at(foreign)]))).to.deep.equal(['sight-other-game']);
  });

  it('lies beside one that can: that one counts', () => {
    const { see } = table(idle);
    expect(see(20, [at(foreign, 400), at(first)])).to.deep.equal([card('card-1')]);
  });

  it('turned too early: a sentence, and it counts when its time has come', () => {
    const { see } = table(idle);
    expect(reasonsOf(see(20, [at(first)], asked))).to.deep.equal(['sight-not-now']);
    expect(see(20, [at(first)], idle)).to.deep.equal([card('card-1')]);
  });
});

describe('two cards', () => {
  it('that could both come: a sentence, once; then the one that is left', () => {
    const { see } = table(idle);
    expect(reasonsOf(see(20, [at(first), at(second, 300)]))).to.deep.equal(['sight-two-cards']);
    expect(see(2, [at(second, 300)])).to.deep.equal([]);
    expect(see(5, [at(second, 300)])).to.deep.equal([card('card-2')]);
  });

  it('of which one is not read for a moment: nothing', () => {
    const { see } = table(idle);
    see(5, [at(first), at(second, 300)]);
    expect(see(3, [at(first)])).to.deep.equal([]);
    expect(see(5, [at(first), at(second, 300)])).to.deep.equal([]);
  });
});

describe('a card that trembles', () => {
  it('is told of once, and counts when it is held still', () => {
    const { see } = table(idle);
    const outcomes = Array.from({ length: 20 }, (_, n) => see(1, n % 3 < 2 ? [at(first)] : [])).flat();
    expect(reasonsOf(outcomes)).to.deep.equal(['sight-unsteady']);
    expect(see(3, [at(first)])).to.deep.equal([card('card-1')]);
  });
});

describe('cards that answer', () => {
  it('answer what is asked', () => {
    expect(table(asked).see(3, [at(yes)])).to.deep.equal([{ kind: 'word', word: 'yes' }]);
    expect(table(idle).see(3, [at(done)])).to.deep.equal([{ kind: 'word', word: 'done' }]);
  });

  it('do not answer the next question while they lie there', () => {
    const { see } = table(asked);
    see(3, [at(yes)]);
    expect(see(40, [at(yes)])).to.deep.equal([]);
    see(8, []);
    expect(see(10, [at(yes)])).to.deep.equal([]);
  });

  it('answer again when they are laid down again, also in the same place', () => {
    const { see } = table(asked);
    see(3, [at(yes)]);
    see(5, []);
    expect(see(5, [at(yes, 160)])).to.deep.equal([{ kind: 'word', word: 'yes' }]);
    see(12, []);
    expect(see(5, [at(yes, 160)])).to.deep.equal([{ kind: 'word', word: 'yes' }]);
  });

  it('that answer nothing now: a sentence, and nothing later', () => {
    const { see } = table(asked);
    expect(see(10, [at(done)])).to.deep.equal([
      { kind: 'refused', phrase: { say: 'sight-no-answer', with: { word: 'done' } } },
    ]);
    expect(see(10, [at(done)], idle)).to.deep.equal([]);
  });
});
