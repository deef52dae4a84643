import { expect } from '@open-wc/testing';
import { games } from '../../core/bots/index.ts';
import { marks } from '../../core/sight/marks.ts';
import {
  answers,
  changes,
  firstOfBots,
  markOf,
  marksInUse,
  meaningsFor,
  type MarkedBot,
} from '../../core/sight/numbers.ts';
import { isWord } from '../../core/voice/words.ts';
import given from './numbers.json' with { type: 'json' };

const loaded = (): Promise<readonly MarkedBot[]> => Promise.all(games.map(({ load }) => load()));

describe('the numbers of marks', () => {
  it('are those that were ever given out: no number changes, goes, or is used twice', async () => {
    expect(changes(given, marksInUse(await loaded()))).to.deep.equal([]);
  });

  it('have a mark each', () => {
    for (const number of Object.keys(given)) expect(marks()[Number(number)], number).to.not.equal(undefined);
  });

  it('of answers are named as the words that can be said, and leave the rest to bots', () => {
    for (const word of answers) expect(isWord(word), word).to.equal(true);
    expect(answers.length).to.be.at.most(firstOfBots);
  });
});

describe('a bot that lists its marks', () => {
  const small = { id: 'small', cards: ['one', 'one', 'two'], firstMark: 40 };
  const bot: MarkedBot = { id: 'bot', decks: [small, { id: 'plain', cards: ['three'] }] };
  const written = { ...given, '40': 'bot small one', '41': 'bot small two' };
  const found = (...bots: MarkedBot[]) => changes(written, marksInUse(bots)).map(({ number }) => number);

  it('gives copies of a card one mark, and none to a deck without', () => {
    expect(markOf(small, 'two')).to.equal(41);
    expect(markOf(bot.decks[1]!, 'three')).to.equal(undefined);
    const meanings = meaningsFor(bot);
    expect(meanings.get(41)).to.deep.equal({ kind: 'card', bot: 'bot', deck: 'small', card: 'two' });
    expect(meanings.get(42)).to.equal(undefined);
  });

  it('is as it was written down', () => {
    expect(found(bot)).to.deep.equal([]);
  });

  it('is found out when its cards change places, go or are not written down', () => {
    const with_ = (cards: readonly string[]) => found({ id: 'bot', decks: [{ ...small, cards }] });
    expect(with_(['two', 'one'])).to.deep.equal([40, 41]);
    expect(with_(['one'])).to.deep.equal([41]);
    expect(with_(['one', 'two', 'three'])).to.deep.equal([42]);
  });

  it('is found out when it takes numbers of another bot, or of the answers', () => {
    expect(found(bot, { id: 'late', decks: [{ id: 'd', cards: ['x'], firstMark: 41 }] })).to.deep.equal([41]);
    expect(found(bot, { id: 'late', decks: [{ id: 'd', cards: ['x'], firstMark: 0 }] })).to.deep.equal([0]);
  });
});
