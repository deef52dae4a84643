import type { Demo } from '../../engine/demo.ts';

/** A game that is set up, and the bot has had a turn; the player's comes next. */
const demo: Demo = {
  seed: 5,
  log: [
    { type: 'played', script: 'set-up' },
    { type: 'answered', to: 'set-up-marker-lies', value: true, told: 'usual' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'populate', value: 'free', told: 'usual' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'build', value: 'done', told: 'usual' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'hibernation-artifact', value: 'removed', told: 'usual' },
    { type: 'played', script: 'turn' },
    { type: 'answered', to: 'explore', value: 'done', told: 'usual' },
    { type: 'answered', to: 'populate', value: 'free', told: 'usual' },
  ],
};

export default demo;
