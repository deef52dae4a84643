import type { RuleRef } from '../../engine/bot.ts';

/** The rulebook has no page numbers. */
const setUp: RuleRef = { section: 'Vorbereitung' };
const turn: RuleRef = { section: 'A.D.A.M.’s Zug' };
const search: RuleRef = { section: 'A.D.A.M.’s Zug: 1. Suchen' };
const fulfil: RuleRef = { section: 'A.D.A.M.’s Zug: 2. Erfüllen' };
const row: RuleRef = { section: 'Die Prophezeiungs-Reihe' };
const end: RuleRef = { section: 'Spielende' };
const scoring: RuleRef = { section: 'Wertung' };
const levels: RuleRef = { section: 'A.D.A.M.’s anspruchsvolle Algorithmen' };
/** What the rules of the game for several players say. */
const baseRules: RuleRef = { section: 'Solospiel: sonst gelten die Regeln der Mehrspielerversion' };

/** Every phrase a step may say, with the heading that it follows. */
export const phrases = {
  headline: turn,

  'set-up-box': setUp,
  'set-up-bags': setUp,
  'set-up-board': setUp,
  'numbers-right': search,
  'number-field': search,
  'numbers-set': search,
  'set-up-pieces': setUp,
  'set-up-row': setUp,
  'set-up-cards': setUp,
  'set-up-temples': setUp,
  'set-up-hand': setUp,
  level: levels,
  'set-up-done': setUp,

  'which-frame': row,
  'which-family': row,
  'which-pattern': row,
  'own-needs': search,
  'own-points': scoring,

  take: search,
  'take-nothing': search,
  'look-for': search,
  'look-for-nothing': search,
  'taken-again': search,
  place: search,
  discard: search,
  fulfil,
  move: fulfil,
  'discard-rest': fulfil,
  draw: fulfil,
  slide: row,
  refill: baseRules,
  'refill-again': baseRules,
  'bag-empty': end,
  'bodies-gone': end,

  'your-field': baseRules,
  'your-card': row,
  'hand-limit': levels,
  'coatl-four': levels,
  'coatl-not-four': levels,
  'coatl-colours': levels,
  'coatl-not-colours': levels,
  coatl: end,
  'coatl-last': end,
  'temple-reminder': levels,
  'in-the-bag': setUp,
  'his-card': search,

  'end-reached': end,
  'end-total': scoring,
  'your-temple': levels,
  'your-total': scoring,
  'end-verdict': scoring,

  'because-wants': search,
  'because-nowhere': search,
  'because-empty': search,
  'because-unfit': search,
  'because-has': search,
  'because-lowest': search,
  'because-left-most': search,
  'because-white': search,
  'because-white-last': search,
  'because-unneeded': search,
  'because-box': search,
  'because-ring': baseRules,
  'because-used-up': baseRules,

  'aid-colour': search,
  'aid-symbols': search,
  'aid-white': search,
  'aid-discard': search,
  'aid-refill': baseRules,
  'aid-used-up': baseRules,
  'aid-row': row,
  'aid-deck': row,
  'aid-temple': fulfil,
  'aid-end': end,
  'aid-tie': scoring,
  'aid-levels': levels,
} as const satisfies Record<string, RuleRef>;

export type Key = keyof typeof phrases;
