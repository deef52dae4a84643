import { expect } from '@open-wc/testing';
import { forgetful, said } from '../../../../test/tools/forgetful.ts';
import bot from '../bot.ts';

describe('a card that was never entered', () => {
  it('of Expeditions, the last one, makes her shuffle at once', () => {
    const { s, turn, pile } = forgetful(bot, { begins: 'you' });
    for (let card = 1; card <= 11; card++) turn(`card-${card}`);
    expect(pile()).to.deep.equal({ left: 1, possible: ['card-12', 'card-13', 'card-14'] });
    expect(said(turn('forgotten', 'card-12', 'none', 'card-1'))).to.include('shuffle');
    expect(pile().left).to.equal(11);
    expect(s.turn).to.equal(14);
  });
});
