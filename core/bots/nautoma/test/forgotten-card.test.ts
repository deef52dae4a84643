import { expect } from '@open-wc/testing';
import { forgetful, said } from '../../../../test/tools/forgetful.ts';
import bot from '../bot.ts';

describe('a card that was never entered', () => {
  it('of Nautoma is a turn of the week, and what it does is counted', () => {
    const { s, turn, pile } = forgetful(bot);
    turn('card-1'); // a fish, and a diver onto the board
    turn('card-2'); // a fish
    const late = turn('forgotten', 'card-3', 'card-4');
    expect(said(late)).to.deep.equal([
      ...['forgotten-card', 'remove', 'fish'],
      ...['card-now', 'place', 'school-none', 'eggs'],
    ]);
    expect([late[0]!.with, late[3]!.with]).to.deep.equal([{ number: 3 }, { number: 4 }]);
    expect(s.turn).to.equal(5);
    expect(s).to.deep.include({ fish: 3, diversOnBoard: 1, eggs: 4, young: 1 });
    expect(pile()).to.deep.equal({ left: 2, possible: ['card-5', 'card-6', 'card-7'] });
    turn('card-6');
    turn('card-5');
    expect(bot.next(s)[0]).to.equal('week-end');
  });

  it('of Nautoma, the last one, ends the week', () => {
    const { s, turn } = forgetful(bot);
    for (const card of ['card-1', 'card-2', 'card-3', 'card-4', 'card-5']) turn(card);
    expect(said(turn('forgotten', 'card-6', 'none'))).to.deep.equal([
      'forgotten-card',
      'place',
      'school',
      'hatch',
      'eggs',
      'deck-empty',
    ]);
    expect(bot.next(s)[0]).to.equal('week-end');
    expect(s.turn).to.equal(7);
  });
});

describe('a card that was entered under another number', () => {
  it('of Nautoma can be named again, and no turn is counted', () => {
    const { s, turn, pile } = forgetful(bot);
    turn('card-1'); // it was card 2
    expect(said(turn('forgotten', 'card-2', 'card-1'))).to.deep.equal(['caught-up', 'place', 'fish']);
    expect(s.turn).to.equal(3);
    expect(pile()).to.deep.equal({ left: 4, possible: ['card-3', 'card-4', 'card-5', 'card-6', 'card-7'] });
  });
});
