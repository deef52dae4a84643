import { expect } from '@open-wc/testing';
import { Refusal } from '../../core/engine/refusal.ts';
import { replay, view, type Entry, type Start } from '../../core/engine/session.ts';
import { testBot, type TestState } from '../tools/test-bot.ts';

const start: Start = {
  bot: 'test',
  rules: 2,
  options: { deck: 'on-table', loud: false },
  seed: 1,
  cards: ['a', 'b', 'c'],
};
const turn = (card: string, count: number): Entry[] => [
  { type: 'played', script: 'turn' },
  { type: 'answered', to: 'card', value: card },
  { type: 'answered', to: 'is-it', value: true },
  { type: 'answered', to: 'how-many', value: count },
];
const played = (log: readonly Entry[]) => replay(testBot, start, log);
const state = (log: readonly Entry[]): TestState => played(log).state;
const reopened: Entry = { type: 'reopened', at: 0 };
const rejoined: Entry = { type: 'rejoined' };
const undone: Entry = { type: 'undone' };

describe('a forgotten turn', () => {
  it('is played in its place, and what came after it follows', () => {
    const late = [...turn('b', 2), reopened, ...turn('a', 5), rejoined];
    expect(state(late)).to.deep.equal(state([...turn('a', 5), ...turn('b', 2)]));
    expect(played(late).turns.map(({ answers }) => answers[0]?.value)).to.deep.equal(['a', 'b']);
  });

  it('waits with what is set aside until it is entered', () => {
    const open = played([...turn('b', 2), reopened, ...turn('a', 5).slice(0, 2)]);
    expect(open.aside).to.have.length(4);
    expect(open.prompt?.say).to.equal('is-it');
    expect(() => played([...turn('b', 2), reopened, ...turn('a', 5).slice(0, 2), rejoined])).to.throw(
      Refusal,
    );
  });

  it('leaves out only what no longer fits', () => {
    // The same card cannot be turned twice: the second turn is asked for its card again.
    const session = played([...turn('a', 2), reopened, ...turn('a', 5), rejoined]);
    expect(session.state).to.deep.include({ fish: 5, log: ['a'] });
    expect(session.prompt?.say).to.equal('card');
  });

  it('is as if it never was when it is taken back', () => {
    const log = [...turn('b', 2), reopened, ...turn('a', 5), ...turn('a', 5).map(() => undone), undone];
    expect(played(log)).to.deep.equal(played(turn('b', 2)));
    expect(view(played(log)).kind).to.equal('step');
  });

  it('begins where a turn begins, and not inside another one', () => {
    expect(() => played([...turn('a', 1), { type: 'reopened', at: 1 }])).to.throw(Refusal);
    expect(() => played([...turn('a', 1), { type: 'reopened', at: 9 }])).to.throw(Refusal);
    expect(() => played([...turn('a', 1), reopened, reopened])).to.throw(Refusal);
    expect(() => played([...turn('a', 1), rejoined])).to.throw(Refusal);
  });
});
