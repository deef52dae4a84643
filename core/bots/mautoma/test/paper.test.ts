import { expect } from '@open-wc/testing';
import { textBoxes } from '../../../../test/print/boxes.ts';
import { pagesOf, studio } from '../../../../print/jobs.ts';
import { orderOf } from '../../../../test/tools/print-order.ts';
import { languages } from '../../../engine/text.ts';
import '../../index.ts';
import { cards } from '../cards.ts';
import { toldOnPaper } from '../../../../test/print/on-paper.ts';

describe('the words of an order', () => {
  for (const language of languages)
    it(`keep off the range, ${language}`, async () => {
      const made = await studio('mautoma', language);
      const words = made
        .decks()
        .flatMap((deck) => deck.cards)
        .flatMap(({ face }) => textBoxes(face()))
        .filter(({ left, top }) => Math.abs(left - 18.2) < 0.3 && top > 31);
      expect(words).not.to.have.length(0);
      for (const { content, right } of words) expect(right, content).to.be.lessThan(47.2);
    });
});

it('more orders than a card holds are left out, by the name of the card', async () => {
  const actions = cards.shipped.actions.map((one, i) =>
    i === 1 ? { ...one, orders: Array.from({ length: 9 }, () => one.orders[0]!) } : one,
  );
  const made = await studio('mautoma', 'de', { ...cards.shipped, actions });
  const [why] = made.left(orderOf(['deck-actions']));
  expect(why).to.have.property('say', 'print-too-long');
  expect(why).to.have.nested.property('with.card', 'Aktionskarten 2');
  expect(pagesOf([made], orderOf(['deck-actions'])), 'the others').to.have.length.above(0);
});

toldOnPaper('mautoma', {
  de: [
    'Ab dem Abgrund oder seinen Teilen.',
    'Plätze zählen von links, Maschinen in jeder Farbe.',
    'Leere Wüste',
    'Kleine Gebäude zuerst.',
  ],
  en: [
    'From the abyss or his pieces.',
    'Places count from the left, machines in each colour.',
    'Empty desert',
    'Small buildings first.',
  ],
});
