import type { Demo } from '../../engine/demo.ts';

/** A game that is set up, and the bot has had a turn; the player's comes next. */
const demo: Demo = {
  seed: 7,
  log: [
    { type: 'played', script: 'set-up' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'market', value: ['salt'] },
  ],
};

export default demo;
