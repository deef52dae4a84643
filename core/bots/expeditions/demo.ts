import type { Demo } from '../../engine/demo.ts';

/** A game that is set up, and the bot has had a turn; the player's comes next. */
const demo: Demo = {
  seed: 8,
  log: [
    { type: 'played', script: 'set-up' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'track-right', value: true },
  ],
};

export default demo;
