import { expect } from '@open-wc/testing';
import { games } from '../../core/bots/index.ts';
import { readerOf } from '../../core/engine/words.ts';
import { marks } from '../../core/sight/marks.ts';
import { answers, firstOfBots, markOf, meaningsFor } from '../../core/sight/numbers.ts';
import { isWord } from '../../core/voice/words.ts';

/** Cards that answer were printed with these: none may ever mean another word. New ones are added. */
const printed = {
  ...{ 0: 'done', 1: 'yes', 2: 'no', 3: 'next', 4: 'repeat', 5: 'why', 6: 'undo' },
  ...{ 7: '0', 8: '1', 9: '2', 10: '3', 11: '4', 12: '5', 13: '6', 14: '7', 15: '8', 16: '9' },
  ...{ 17: '10', 18: '11', 19: '12' },
};

describe('the numbers of marks', () => {
  it('of answers mean what they meant, and are named as the words that can be said', () => {
    expect(Object.fromEntries(answers.entries())).to.deep.equal(printed);
    for (const word of answers) expect(isWord(word), word).to.equal(true);
    expect(answers.length).to.be.at.most(firstOfBots);
  });

  it('have a mark each, and none is given out twice', async () => {
    const papers = await Promise.all(games.map((game) => game.paper()));
    const numbers = papers
      .flatMap(({ decks, cards, texts }) => decks(cards.shipped, readerOf('en', ...texts)))
      .flatMap((deck) => (deck.marks?.of ?? []).map((_, i) => deck.marks!.first + i));
    expect(numbers.length).to.be.at.least(games.length);
    expect(new Set(numbers).size).to.equal(numbers.length);
    expect(Math.min(...numbers)).to.be.at.least(firstOfBots);
    expect(Math.max(...numbers)).to.be.below(marks().length);
  });

  it('are the same for copies of a card, and a deck without them has none', () => {
    const small = { id: 'small', marks: { first: 40, of: ['one', 'two'] } };
    expect(markOf(small, { id: 'two' })).to.equal(41);
    expect(markOf(small, { id: 'three' })).to.equal(undefined);
    expect(markOf({ id: 'plain' }, { id: 'three' })).to.equal(undefined);
    const meanings = meaningsFor([small, { id: 'plain' }]);
    expect(meanings.get(41)).to.deep.equal({ kind: 'card', deck: 'small', card: 'two' });
    expect(meanings.get(42)).to.equal(undefined);
  });
});
