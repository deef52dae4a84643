import { expect } from '@open-wc/testing';
import { cutAt, framesOf } from '../../core/engine/frames.ts';
import { begun, extended, type Entry } from '../../core/engine/session.ts';
import { answer, counter, start, sumOf, turn, undone } from '../store/fixtures.ts';

const played = (...log: readonly Entry[]) => log.reduce(extended, begun(counter(1), start));

describe('the moments of a game', () => {
  it('are its questions with their answers, and its steps as they were told', () => {
    const frames = framesOf(played(turn, answer('how-many', 3), turn, answer('how-many', 4)));
    expect(frames.map(({ kind, turn: n }) => [kind, n])).to.deep.equal([
      ['answer', 0],
      ['step', 0],
      ['answer', 1],
      ['step', 1],
    ]);
  });

  it('leave out what was taken back', () => {
    const frames = framesOf(played(turn, answer('how-many', 3), undone, answer('how-many', 5)));
    expect(frames.map((frame) => (frame.kind === 'answer' ? frame.value : 'told'))).to.deep.equal([
      5,
      'told',
    ]);
  });

  it('have the state of that moment, and can be played on from there', () => {
    const frames = framesOf(played(turn, answer('how-many', 3), turn, answer('how-many', 4)));
    const sums = frames.map((frame) => sumOf(cutAt(frame).state));
    expect(sums).to.deep.equal([0, 3, 3, 7]);
    expect(frames.map(({ session }) => session.deeds.length)).to.deep.equal([1, 2, 3, 4]);
    expect(cutAt(frames[2]!).prompt?.say).to.equal('how-many');
    expect(cutAt(frames[1]!).prompt).to.equal(undefined);
  });
});
