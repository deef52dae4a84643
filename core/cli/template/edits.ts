import { choice, count, withItem, type Edits } from '../../engine/edits.ts';
import { cardNumber } from '../../engine/expects.ts';
import { ends, mostPoints, type CardSet, type Ship } from './cards.ts';
import de from './de.ftl';
import en from './en.ftl';

/** How players look at the cards, and enter what is printed on theirs. */
const edits: Edits<CardSet> = {
  texts: { de, en },
  decks({ ships }) {
    const fields = ({ id, end, points }: Ship) => {
      const put = (change: Partial<Ship>): CardSet => ({ ships: withItem(ships, id, change) });
      return [
        choice('end', ends, end, (value) => put({ end: value })),
        count('points', [1, mostPoints], points, (value) => put({ points: value })),
      ];
    };
    const card = (ship: Ship) => ({
      id: ship.id,
      name: { say: 'edit-ship', with: { number: cardNumber(ship.id) ?? 0 } },
      units: [`ships/${ship.id}`],
      fields: fields(ship),
    });
    return [{ id: 'ships', cards: ships.map(card) }];
  },
  refused: () => undefined,
};

export default edits;
