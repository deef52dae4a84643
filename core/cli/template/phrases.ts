import type { RuleRef } from '../../engine/bot.ts';

const setUp: RuleRef = { section: 'Set-up', page: 1 };
const turn: RuleRef = { section: 'A turn of Automa', page: 2 };
const yours: RuleRef = { section: 'Your turn', page: 3 };
const end: RuleRef = { section: 'End of the game', page: 3 };

/** Every phrase that a step may say, with the heading of the rulebook that it follows. */
export const phrases = {
  headline: turn,
  'set-up-quay': setUp,
  'set-up-cards': setUp,
  'which-card': turn,
  moor: turn,
  market: turn,
  unload: turn,
  'because-free': turn,
  'because-card': turn,
  'your-ship': yours,
  'aid-ship': yours,
  'bot-total': end,
  'your-total': end,
  'end-verdict': end,
} as const satisfies Record<string, RuleRef>;

export type Key = keyof typeof phrases;
