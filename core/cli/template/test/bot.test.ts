import { expect } from '@open-wc/testing';
import { playsAnyOrder } from '../../../../test/tools/on-table.ts';
import { tableOf } from '../../../../test/tools/table.ts';
import { saysByVersion } from '../../../../test/tools/versions.ts';
import { seeded } from '../../../engine/rng.ts';
import bot from '../bot.ts';
import edits from '../edits.ts';
import type { State } from '../state.ts';

const { run, because } = tableOf(bot);

/** A game whose next card is this one, with a ship of yours on each of these berths. */
function harbour(card: string, ...yours: number[]): State {
  const s = bot.start({ deck: 'built-in' }, seeded(1), bot.cards.shipped);
  const quay = Object.fromEntries(yours.map((number) => [`berth-${number}`, 'you' as const]));
  return { ...s, deck: { known: [card], hidden: 0, pool: [] }, quay };
}

describe('a turn of Automa', () => {
  const examples = [
    { card: 'card-1', yours: [], goods: [], berth: 1, points: 1 },
    { card: 'card-3', yours: [1, 2], goods: ['salt'], berth: 3, points: 4 },
    { card: 'card-8', yours: [8], goods: ['grain', 'wool'], berth: 7, points: 7 },
  ];
  for (const { card, yours, goods, berth, points } of examples)
    it(`p. 2: ${card} takes berth ${berth} and brings ${points}`, () => {
      const { state } = run(harbour(card, ...yours), 'turn', goods);
      expect(state.quay[`berth-${berth}`]).to.equal('automa');
      expect(state.points).to.equal(points);
    });

  it('says what to do, and why', () => {
    const played = run(harbour('card-7', 1, 3, 4, 5, 6), 'turn', ['salt', 'wool']);
    expect(played.said).to.deep.equal(['2: hier legt ihr Schiff an.', '6 Punkte für Automa.']);
    expect(because(played)).to.deep.equal(['Frei waren 2, 7 und 8, und sie sucht von links']);
    expect(because(played, 1)).to.deep.equal(['4 von der Karte (ungeprüft), 2 vom Markt']);
  });
});

playsAnyOrder(bot, {});
saysByVersion(bot, edits, { ships: ['kuba pube bisi'] });
