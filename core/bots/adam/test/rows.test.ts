import { expect } from '@open-wc/testing';
import { rowOf } from '../../../../test/tools/rows.ts';
import bot from '../bot.ts';

it('a fulfilled card says in its row where its pieces go', () => {
  const values = { points: 7, position: 1, card: 'triple-red', provenance: 'public', rest: 1 };
  const onward = { moved: 1, n1: 2, c1: 'red', to1: 2, n2: 0, c2: 'none', to2: 0 };
  expect(rowOf(bot.texts, 'fulfil', { ...values, ...onward })).to.deep.equal([
    'Karte 1 voll, 2 rot › 2',
    'Card 1 done, 2 red › 2',
  ]);
});
