import { expect } from '@open-wc/testing';
import { rowOf } from '../../../../test/tools/rows.ts';
import bot from '../bot.ts';

const row = (say: string, values: Parameters<typeof rowOf>[2]) => rowOf(bot.texts, say, values);

it('rows say where she takes something and where cards are replaced', () => {
  const taken = { count: 1, corruption: 1, values: [], known: 'no', twenty: 'no', maps: 1, spaces: 0 };
  expect(row('explore', { ...taken, row: 'central' })).to.deep.equal([
    'Landkarte im Zentrum',
    'Map in the centre',
  ]);
  expect(row('vanquish', { ...taken, row: 'north' })).to.deep.equal([
    'Verderbnis im Norden',
    'Corruption in the north',
  ]);
  expect(row('vanquish-twenty', { ...taken, row: 'north' })).to.deep.equal([
    'Marker im Norden',
    'Marker in the north',
  ]);
  expect(row('sweep', { row: 'central' })).to.deep.equal([
    'Neue Karten im Zentrum',
    'New cards in the centre',
  ]);
});

it('a star is one star, wherever it counts', () => {
  expect(row('star', { stars: 7 })).to.deep.equal(['für Automa', 'to the base camp']);
});

it('four cards go back when they are drawn, not before', () => {
  expect(row('set-up-cards-back', {})).to.deep.equal(['Beim Ziehen zurücklegen', 'Put back when drawn']);
});
