import type { Habits } from '../../engine/habits.ts';

export default {
  usual: { 'your-total': [18, 45] },
  agreed: ['coatl-four', 'coatl-colours'],
  // Every card is one that the app knows.
  likely: { 'which-card': { own: 0, none: 0 } },
  // A field has one piece or two; where nothing is found, another card looks.
  pieces: { 'look-for': [0, 2], 'look-for-nothing': [1, 2], 'taken-again': [1, 2] },
  // An own turn takes pieces or cards, and of the three cóatls the last one ends the game.
  events: { 'your-pieces': 0.65, look: 0.02 },
  every: { 'your-coatl': [7, 11] },
  mends: { 'put-right': 0.01 },
  unusual: 0.02,
  targets: { first: 6, turn: 2.2, own: 1.5, end: 5, game: 110 },
  modes: [{ way: 'ask' }, { bags: 'you' }, { row: 'mirrored' }],
} satisfies Habits;
