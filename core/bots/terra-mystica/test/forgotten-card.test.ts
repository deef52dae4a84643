import { expect } from '@open-wc/testing';
import { forgetful } from '../../../../test/tools/forgetful.ts';
import bot from '../bot.ts';

describe('a card that was never entered', () => {
  it('of Terra Mystica lies between the others, and supports the next', () => {
    const { s, turn, pile } = forgetful(bot, { way: 'ask' });
    const left = pile().left!;
    turn('card-1', 'card-2');
    turn('forgotten', 'card-3', 'card-5');
    expect(s.laid).to.deep.equal(['card-1', 'card-2', 'card-3', 'card-5']);
    expect(pile().left).to.equal(left - 4);
  });
});

describe('a card that was entered under another number', () => {
  it('of Terra Mystica lies once', () => {
    const { s, turn, pile } = forgetful(bot, { way: 'ask' });
    const left = pile().left!;
    turn('card-1', 'card-2'); // the second was card 3
    turn('forgotten', 'card-3', 'card-2');
    expect(s.laid).to.deep.equal(['card-1', 'card-3', 'card-2']);
    expect(pile().left).to.equal(left - 3);
  });
});
