import type { Demo } from '../../engine/demo.ts';

/** A game that is set up, and the bot has had a turn; the player's comes next. */
const demo: Demo = {
  seed: 6,
  log: [
    { type: 'played', script: 'set-up' },
    { type: 'answered', to: 'numbers-right', value: true, told: 'usual' },
    { type: 'answered', to: 'fills', value: 'so', told: 'usual' },
    { type: 'played', script: 'first-turn' },
    { type: 'answered', to: 'which-card', value: 'alternating-red-green' },
    { type: 'answered', to: 'which-card', value: 'bridge-blue-green-blue' },
    { type: 'answered', to: 'which-card', value: 'pair-yellow-black' },
    { type: 'answered', to: 'takes', value: 'so', told: 'usual' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'takes', value: 'so', told: 'usual' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'takes', value: 'so', told: 'usual' },
    { type: 'answered', to: 'which-card', value: 'tally-black' },
  ],
};

export default demo;
