import { expect } from '@open-wc/testing';
import { rowOf } from '../../../../test/tools/rows.ts';
import bot from '../bot.ts';

it('hibernating names in its rows what is removed and replaced', () => {
  const row = (say: string, values: Parameters<typeof rowOf>[2]) => rowOf(bot.texts, say, values);
  expect(row('hibernation-artifact-known', { colour: 'yellow' })).to.deep.equal([
    'Artefakt weg: gelb',
    'artifact gone: yellow',
  ]);
  expect(row('hibernation-citizens', { positions: [1, 4, 5], count: 3 })).to.deep.equal([
    'Bürger 1, 4 und 5 neu',
    'citizens 1, 4, and 5 new',
  ]);
  expect(row('hibernation-modules', { positions: [2, 3], count: 2 })).to.deep.equal([
    'Module 2 und 3 neu',
    'modules 2 and 3 new',
  ]);
  expect(row('hibernation-machines', { positions: [2], count: 1 })).to.deep.equal([
    'Maschine 2 neu',
    'machine 2 new',
  ]);
});

it('populating says in its row that free places come first', () => {
  const values = { range: 3, rows: 'bottom-up', along: 'right-to-left', size: 'small', tie: 'first' };
  expect(rowOf(bot.texts, 'populates', values)).to.deep.equal([
    'Bevölkere, freie zuerst',
    'Populate, free first',
  ]);
});

it('exploring says in its row where the search begins: on a small phone nothing else of it has room', () => {
  const values = { range: 3, rows: 'top-down', along: 'right-to-left', size: 'small' };
  expect(rowOf(bot.texts, 'explores', { ...values, tie: 'first' })).to.deep.equal([
    'Erkunde, oben rechts zuerst',
    'Explore, upper right first',
  ]);
  expect(rowOf(bot.texts, 'explores', { ...values, tie: 'same' })).to.deep.equal([
    'Erkunde ein Gebiet',
    'Explore an area',
  ]);
});
