import type { Habits } from '../../engine/habits.ts';

export default {
  usual: {
    'tile-points': [2, 8],
    'merchants-spaces': [6, 6],
    'power-free': [3, 6],
    'merchants-free': [3, 6],
  },
  likely: {
    // Told otherwise: a trading house becomes the stronghold, land is only transformed.
    'your-deed': { 'to-stronghold': 0.5, transform: 0.4 },
    'lies-here': { 'as-shown': 1 },
    'put-right': { 'to-ask': 0, 'to-mirror': 0 },
    'your-steps': { 'priest-2': 0.4, one: 0.5 },
    'end-your-shipping': { 'reach-2': 1 },
    'card-gives': { points: 0.3, nothing: 0.7 },
  },
  // Half of what is built is new; nobody taps on her buildings.
  places: {
    'your-hex': { '': 0.5, 'you dwelling': 0.3, 'you trading-house': 0.15, 'you temple': 0.05 },
  },
  accounts: { 'end-account': { game: [70, 140], resources: [1, 9] } },
  // Where she begins the round, and where the player has passed, he has no turn before hers.
  after: ['turn', 'you-pass'],
  // A turn is one action: half of them build or upgrade, and some change nothing that she looks at.
  events: { 'your-hex': 0.55, 'your-cult': 0.2, 'your-power': 0.15, 'your-favour': 0.05 },
  mends: { 'put-right': 0.01 },
  targets: { first: 10, turn: 1.5, own: 2, end: 10, game: 160 },
  modes: [{ way: 'ask' }, { players: 'two' }, { deck: 'on-table' }, { merchants: true }],
} satisfies Habits;
