import { expect } from '@open-wc/testing';
import { rowOf } from '../../../../test/tools/rows.ts';
import bot from '../bot.ts';

it('rows say where a diver goes and what young become', () => {
  const row = (say: string, values: Parameters<typeof rowOf>[2]) => rowOf(bot.texts, say, values);
  expect(row('place', { onBoard: 1 })).to.deep.equal(['Taucher aufs Tableau', 'diver onto the board']);
  expect(row('remove', { onBoard: 0 })).to.deep.equal(['Taucher vom Tableau', 'diver off the board']);
  expect(row('school', { young: 3 })).to.deep.equal(['Jungfische zu 1 Schwarm', 'young to 1 school']);
});
