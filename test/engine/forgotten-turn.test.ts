import { expect } from '@open-wc/testing';
import { otherSteps, rejoined as rejoin } from '../../core/engine/mend.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { replay, undoes, type Entry, type Session, type Start } from '../../core/engine/session.ts';
import { testBot, type TestState } from '../tools/test-bot.ts';

const start: Start = {
  bot: 'test',
  rules: 2,
  options: { deck: 'on-table', loud: false },
  seed: 1,
  cards: ['a', 'b', 'c', 'd'],
};
const begun: Entry = { type: 'played', script: 'turn' };
const answer = (to: string, value: string | number | boolean): Entry => ({ type: 'answered', to, value });
const read: Entry = { type: 'read' };
const turn = (card: string, count: number): Entry[] => [
  begun,
  answer('card', card),
  answer('is-it', true),
  answer('how-many', count),
];
const played = (...log: readonly Entry[]): Session<TestState> => replay(testBot, start, log);
const state = (...log: readonly Entry[]): TestState => played(...log).state;
const cardsOf = ({ turns }: Session<TestState>) => turns.map(({ answers }) => answers[0]?.value);
const reopened = (at: number): Entry => ({ type: 'reopened', at });
const rejoined: Entry = { type: 'rejoined' };
const undone: Entry = { type: 'undone' };

describe('a forgotten turn', () => {
  const late = [...turn('b', 2), reopened(0), ...turn('a', 5), rejoined];

  it('is played in its place, and what came after it follows', () => {
    expect(state(...late)).to.deep.equal(state(...turn('a', 5), ...turn('b', 2)));
    expect(cardsOf(played(...late))).to.deep.equal(['a', 'b']);
    expect(played(...late).aside).to.equal(undefined);
  });

  it('is put before an open turn, whose question is asked then', () => {
    const session = played(...turn('a', 2), begun, reopened(4), ...turn('b', 5), rejoined);
    expect(cardsOf(session)).to.deep.equal(['a', 'b', undefined]);
    expect(session.prompt?.expects).to.deep.equal({ kind: 'choice', of: ['c', 'd'] });
    expect(session.aside, 'nothing waits any more').to.equal(undefined);
  });

  it('waits with what is set aside until it is entered', () => {
    const open = [...turn('b', 2), reopened(0), ...turn('a', 5).slice(0, 2)];
    expect(played(...open).aside?.turns).to.have.length(1);
    expect(played(...open).prompt?.say).to.equal('is-it');
    expect(() => played(...open, rejoined)).to.throw(Refusal);
  });

  it('lets a question be asked again that its answer does not fit, and loses nothing behind it', () => {
    // The same card cannot be turned twice.
    const again = played(...turn('a', 2), ...turn('c', 3), reopened(0), ...turn('a', 5), rejoined);
    expect(again.prompt?.expects).to.deep.equal({ kind: 'choice', of: ['b', 'c', 'd'] });
    const log = [...turn('a', 2), ...turn('c', 3), reopened(0), ...turn('a', 5), rejoined];
    const put = played(...log, answer('card', 'b'));
    expect(put.prompt, 'the other questions of that turn were answered').to.equal(undefined);
    expect(state(...log, answer('card', 'b'), rejoined)).to.deep.equal(
      state(...turn('a', 5), ...turn('b', 2), ...turn('c', 3)),
    );
  });

  it('leaves out a turn that cannot be any more', () => {
    const all = [...turn('a', 1), ...turn('b', 2), ...turn('c', 3), begun];
    // The deck was empty: the last turn never was.
    const session = played(...all, reopened(8), ...turn('d', 4), rejoined);
    expect(session.state.log).to.deep.equal(['a', 'b', 'd', 'c']);
    expect(session.prompt).to.equal(undefined);
  });

  it('tells what it changes before it does', () => {
    const open = played(
      ...turn('a', 9),
      ...turn('b', 2),
      reopened(0),
      begun,
      answer('card', 'a'),
      answer('is-it', false),
    );
    const { turns, session } = rejoin(open);
    expect(turns.map(({ was, now }) => [was.script, now?.answers.length])).to.deep.equal([['turn', 0]]);
    expect(turns.flatMap((one) => otherSteps(one).gone.map(({ say }) => say))).to.deep.equal([
      ...['begin', 'caught', 'full'],
    ]);
    expect(session.prompt?.say).to.equal('card');
    expect(open.aside?.led.fish).to.equal(11);
  });

  it('can be corrected itself before what came after it follows', () => {
    const log = [
      ...turn('b', 2),
      reopened(0),
      ...turn('a', 5),
      { type: 'corrected', at: 3, value: 7 } as const,
    ];
    expect(played(...log).aside?.turns).to.have.length(1);
    expect(state(...log, rejoined)).to.deep.equal(state(...turn('a', 7), ...turn('b', 2)));
    expect(played(...log, undone)).to.deep.equal(played(...log.slice(0, -1)));
  });

  it('is as if it never was when it is taken back', () => {
    const before = played(...turn('b', 2));
    const log = [...turn('b', 2), reopened(0), ...turn('a', 5)];
    expect(played(...log, undone, undone, undone, undone, undone)).to.deep.equal(before);
    expect(undoes(played(...log))).to.deep.equal(answer('how-many', 5));
    expect(undoes(played(...turn('b', 2), reopened(0)))).to.deep.equal(reopened(0));
  });

  it('waits again when its following is taken back', () => {
    expect(undoes(played(...late))).to.deep.equal(rejoined);
    expect(played(...late, undone)).to.deep.equal(played(...late.slice(0, -1)));
    const on = [...late, ...turn('c', 1)];
    expect(undoes(played(...on))).to.deep.equal(answer('how-many', 1));
    expect(played(...on, undone, undone, undone, undone)).to.deep.equal(played(...late));
  });

  it('begins where a turn or an answer is, and not inside another one', () => {
    expect(() => played(...turn('a', 1), read, reopened(4))).to.throw(Refusal);
    expect(() => played(...turn('a', 1), reopened(9))).to.throw(Refusal);
    expect(() => played(...turn('a', 1), reopened(0), reopened(0))).to.throw(Refusal);
    expect(() => played(...turn('a', 1), rejoined)).to.throw(Refusal);
  });
});

describe('a card that was entered wrongly', () => {
  const log = [...turn('a', 2), read, ...turn('b', 3), read];

  it('is asked for again in its turn; what stays the same is not', () => {
    const open = played(...log, reopened(1));
    expect(open.prompt?.expects).to.deep.equal({ kind: 'choice', of: ['a', 'b', 'c', 'd'] });
    const put = played(...log, reopened(1), answer('card', 'd'));
    expect([put.prompt, put.read]).to.deep.equal([undefined, 2]);
    expect(put.turns).to.have.length(1);
  });

  it('is as if it had been entered rightly', () => {
    const right = played(...turn('d', 2), read, ...turn('b', 3), read);
    const { mended, ...put } = played(...log, reopened(1), answer('card', 'd'), rejoined);
    expect(put.state).to.deep.equal(right.state);
    expect(put.turns.map(({ steps }) => steps)).to.deep.equal(right.turns.map(({ steps }) => steps));
    expect([put.read, mended?.by]).to.deep.equal([right.read, rejoined]);
  });

  it('may have been mixed up with a later one, which is asked for then', () => {
    const swapped = [...log, reopened(1), answer('card', 'b'), rejoined, answer('card', 'a')];
    expect(state(...swapped)).to.deep.equal(state(...turn('b', 2), ...turn('a', 3)));
    expect(played(...swapped).aside, 'nothing follows any more').to.equal(undefined);
  });

  it('may ask for what was not asked before', () => {
    const short = [begun, answer('card', 'a'), answer('is-it', false), ...turn('b', 3)];
    const open = played(...short, reopened(2), answer('is-it', true));
    expect(open.prompt?.say).to.equal('how-many');
    expect(
      state(...short, reopened(2), answer('is-it', true), answer('how-many', 4), rejoined),
    ).to.deep.equal(state(...turn('a', 4), ...turn('b', 3)));
  });
});
