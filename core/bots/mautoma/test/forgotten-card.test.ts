import { expect } from '@open-wc/testing';
import { forgetful, said } from '../../../../test/tools/forgetful.ts';
import bot from '../bot.ts';

describe('a card that was never entered', () => {
  it('of Mautoma is discarded and counts as a round', () => {
    const { s, turn, pile } = forgetful(bot);
    turn('forgotten', 'start-build', 'start-populate');
    expect(s.round).to.equal(3);
    expect(said(turn())).to.include('hibernation-cards');
    expect(pile().left).to.equal(3);
  });

  it('of Mautoma has moved the energy marker', () => {
    const { s, turn } = forgetful(bot);
    const from = s.marker;
    const [caughtUp] = turn('forgotten', 'start-populate', 'start-build');
    expect(caughtUp).to.deep.include({ say: 'caught-up', with: { count: 1, field: ((from + 2) % 12) + 1 } });
    expect(s.marker).to.equal((from + 2 + 1) % 12);
  });

  it('of Mautoma, the very last one, ends the game: he does not hibernate a fourth time', () => {
    const { s, turn, pile } = forgetful(bot);
    while (s.round < 17) turn(...(pile().left! > 0 ? [pile().possible[0]!] : []));
    expect(said(turn('forgotten', pile().possible[0]!, 'none'))).to.deep.equal([
      'caught-up',
      'end-reached',
      'end-rating',
    ]);
    expect(s).to.deep.include({ round: 18, hibernations: 3 });
    expect(bot.next(s)).to.deep.equal([]);
  });

  it('of Mautoma, the last one, makes him hibernate in this turn', () => {
    const { s, turn, pile } = forgetful(bot);
    turn('start-build');
    expect(said(turn('forgotten', 'start-populate', 'none'))).to.include('hibernation-cards');
    expect(s.round).to.equal(4);
    expect(pile()).to.deep.include({ left: 3 });
  });
});

describe('a card that was entered under another number', () => {
  it('of Mautoma is discarded once', () => {
    const { s, turn } = forgetful(bot);
    const from = s.marker;
    turn('start-build'); // it was the other one
    turn('forgotten', 'start-populate', 'start-build');
    expect(s.marker).to.equal((from + 1 + 1) % 12);
    expect(s.discards).to.have.members(['start-build', 'start-populate']);
    expect(s.round).to.equal(3);
    expect(said(turn())).to.include('hibernation-cards');
  });
});
