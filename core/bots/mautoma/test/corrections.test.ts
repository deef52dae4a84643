import { expect } from '@open-wc/testing';
import type { State } from '../state.ts';
import type { Answer } from '../../../engine/expects.ts';
import { replay, startWith, type Entry, type Session } from '../../../engine/session.ts';
import { at, bot, cards, deckOf, said, step, turn } from './table.ts';

const start = startWith(bot, { citizens: 'a', deck: 'on-table', artifacts: 'ask', tribe: false }, 1, cards);

const played = (script: string): Entry => ({ type: 'played', script });
const given = (to: string, value: Answer): Entry => ({ type: 'answered', to, value });

/** Two cards and the first hibernation, with the marker set on field 1. */
const log: readonly Entry[] = [
  played('set-up'),
  given('set-up-marker-lies', false),
  given('set-up-marker', '1'),
  played('turn'),
  given('which-card', 'start-populate'),
  given('populate', 'free'),
  played('turn'),
  given('build', 'done'),
  played('turn'),
  given('hibernation-artifact', 'removed'),
];

const corrected = (at: number, value: Answer): Session<State> =>
  replay(bot, start, [...log, { type: 'corrected', at, value }]);

describe('An older answer to Mautoma is corrected', () => {
  it('the marker began elsewhere: he removes and replaces by another field, and nothing is asked again', () => {
    const artifact = ({ turns }: Session<State>) => turns.at(-1)?.answers[0]?.prompt.with['colour'];
    const citizens = ({ turns }: Session<State>) =>
      turns.at(-1)?.steps.find(({ say }) => say === 'hibernation-citizens')?.with['positions'];
    const before = replay(bot, start, log);
    const after = corrected(2, '9');
    // 1 + 2 + 1 is field 4, blue, the second area; 9 + 2 + 1 is field 12, blue, the last one.
    expect([before.state.marker + 1, artifact(before), citizens(before)]).to.deep.equal([4, 'blue', [2, 3]]);
    expect([after.state.marker + 1, artifact(after), citizens(after)]).to.deep.equal([12, 'blue', [4, 5]]);
    expect(after.deeds).to.have.length(log.length);
  });

  it('the place was one of the player’s: no other answer changes', () => {
    const after = corrected(5, 'occupied');
    expect(after.turns[1]?.steps.map(({ say }) => say)).to.deep.equal(['energy', 'book']);
    expect(after.deeds).to.have.length(log.length);
    expect(after.state).to.deep.include({ figures: 6, smallBuildings: 4, round: 4 });
  });

  it('there was no place: his substitute is asked for, and the figure is back', () => {
    const after = corrected(5, 'none');
    expect(after.prompt?.say).to.equal('build');
    expect(after.state).to.deep.include({ figures: 7, smallBuildings: 5, round: 1 });
  });

  it('another card was turned: the next one can only be the other', () => {
    const after = corrected(4, 'start-build');
    expect(after.prompt?.say).to.equal('build');
    expect(after.state.marker).to.equal(1);
  });
});

describe('Mautoma in rare cases', () => {
  it('an area that replaces no module says nothing of modules', () => {
    const [first, ...others] = cards.board.areas;
    const own = { ...cards, board: { ...cards.board, areas: [{ ...first!, modules: [] }, ...others] } };
    const run = turn(at({ cards: own, deck: deckOf() }), ['hibernation-artifact', 'removed']);
    expect(said(run)).to.deep.equal(['hibernation-citizens', 'hibernation-machines', 'hibernation-deck']);
  });

  it('explores although he has no figure left to populate with', () => {
    const run = turn(at({ figures: 0, deck: deckOf('explore-populate-far') }), ['explore', 'done']);
    expect(said(run)).to.deep.equal(['energy', 'no-figures']);
    expect(run.prompt).to.equal(undefined);
  });

  it('a single candidate needs no tie-breaker', () => {
    const run = turn(at({ deck: deckOf('start-build') }), ['build', 'tied'], ['build-marks', { D4: '0' }]);
    expect(step(run, 'build-there')?.because).to.deep.equal([
      { say: 'because-candidates', with: { count: 1 } },
      { say: 'because-rewards', with: { count: 1, rewards: 0 } },
    ]);
  });

  it('goes once around a circle that is as long as his step', () => {
    const own = { ...cards, board: { ...cards.board, fields: cards.board.fields.slice(0, 4) } };
    const run = turn(at({ cards: own, marker: 1, deck: deckOf('explore-populate-far') }));
    expect(run.state.marker).to.equal(1);
    expect(step(run, 'energy')?.board?.marks).to.deep.equal({ 2: 'at', 3: '1', 4: '2', 1: '3' });
  });
});
