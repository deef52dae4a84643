import { expect } from '@open-wc/testing';
import { rowOf } from '../../../../test/tools/rows.ts';
import { languages } from '../../../engine/text.ts';
import { readerOf } from '../../../engine/words.ts';
import bot from '../bot.ts';

const row = (say: string, values: Parameters<typeof rowOf>[2]) => rowOf(bot.texts, say, values);
const label = (say: string, name: string) =>
  languages.map((language) => readerOf(language, bot.texts).part({ say, with: {} }, name));

it('rows name the power action, the cult and who begins', () => {
  expect(row('cover', { action: 'spade', position: 5 })).to.deep.equal([
    '1 Spaten abdecken',
    'cover 1 spade',
  ]);
  const climbed = { cult: 'fire', level: 0, way: 'priest-3', who: 'only' };
  expect(row('you-climbed', climbed)).to.deep.equal(['Feuer +3, mit Priester', 'fire +3, with a priest']);
  const begins = { round: 2, begins: 'only', shipping: 0 };
  expect(row('round-begins', begins)).to.deep.equal(['du beginnst', 'you begin']);
});

it('rows of the scoring say whose points they are, and for what', () => {
  const cult = { cult: 'fire', bot: 8, you: 4, other: 0, humans: 1 };
  expect(row('end-cult', cult)).to.deep.equal(['Feuer, du 4', 'fire, you 4']);
  const area = { points: 12, value: 4 };
  expect(row('end-area', { ...area, who: 'only' })).to.deep.equal(['dein Gebiet', 'your area']);
  expect(row('end-total', { points: 133, who: 'bot' })).to.deep.equal(['Automa gesamt', 'Automa in all']);
});

it('the player is asked for the points before the scoring, which would count twice otherwise', () => {
  expect(label('end-account', 'game')).to.deep.equal(['Vor der Wertung', 'Before scoring']);
});

it('no key among the steps of a cult is called like the one that undoes', () => {
  expect(label('your-steps', 'fewer')).to.deep.equal(['Abwärts', 'Down']);
});
