import type { Demo } from '../../engine/demo.ts';

/** A game that is set up, and the bot has had a turn; the player's comes next. */
const demo: Demo = {
  options: { home: 'forest' },
  seed: 26,
  log: [
    { type: 'played', script: 'set-up' },
    { type: 'answered', to: 'your-people', value: 'halflings' },
    { type: 'played', script: 'first-dwellings' },
    { type: 'answered', to: 'first-your-hex', value: 'E6' },
    { type: 'answered', to: 'first-her-hex', value: 'E9' },
    { type: 'answered', to: 'first-her-hex', value: 'C4' },
    { type: 'answered', to: 'first-your-hex', value: 'D8' },
    { type: 'played', script: 'turn' },
  ],
};

export default demo;
