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
/** Otherwise as in the game for several players. */
const baseRules: RuleRef = { section: 'Solospiel' };

/** Every phrase a step may say, with the heading that it follows. */
export const phrases = {
  headline: turn,

  'set-up-box': setUp,
  'set-up-bags': setUp,
  'set-up-board': setUp,
  'numbers-right': search,
  'numbers-ours': search,
  'number-field': search,
  'numbers-set': search,
  'set-up-pieces': setUp,
  'set-up-fill': setUp,
  'set-up-row': setUp,
  'set-up-cards': setUp,
  'set-up-temples': setUp,
  'set-up-hand': setUp,
  level: levels,
  'set-up-done': setUp,

  'which-card': row,
  'which-family': row, // of cards that are still in the deck
  'own-needs': search,
  'own-needs-again': search,
  'own-points': scoring,

  takes: search,
  take: search,
  'take-nothing': search,
  'look-for': search,
  'look-for-nothing': search,
  'taken-again': search,
  place: search,
  fulfil,
  move: fulfil,
  draw: fulfil,
  slide: row,
  fills: baseRules,
  fill: baseRules,
  refill: baseRules,
  'refill-again': baseRules,
  'bag-empty': end,
  'bodies-gone': end,

  'your-field': baseRules,
  'your-card': row,
  'hand-limit': levels,
  'coatl-four': levels,
  'coatl-is-four': levels,
  'coatl-not-four': levels,
  'coatl-colours': levels,
  'coatl-is-coloured': levels,
  'coatl-not-colours': levels,
  coatl: end,
  'coatl-last': end,
  'temple-reminder': levels,
  'in-the-bag': setUp,
  'his-card': search,

  'put-right': turn,
  'which-field': search,
  'lies-here': search,
  'which-bag': setUp,
  'bag-now': setUp,
  'which-his': search,
  'his-wrong': search,
  'held-now': search,
  'held-again': search,
  'which-in-row': row,
  'pile-wrong': scoring,
  'pile-less': scoring,
  'what-lies': search,
  'app-draws': setUp,
  'now-mirror': search,
  'now-ask': search,

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
  'because-card-by-card': search,
  'because-numbers': search,
  'because-infinite': search,
  'because-full': fulfil,
  'because-same-turn': fulfil,
  'because-moves-on': fulfil,
  'because-right-most': fulfil,
  'because-four': levels,
  'because-comes-empty': fulfil,
  'because-deck': row,
  'because-finishes': end,
  'because-ring': baseRules,
  'because-counted': setUp,
  'because-used-up': baseRules,

  'aid-colour': search,
  'aid-search': search,
  'aid-numbers': search,
  'aid-symbols': search,
  'aid-white': search,
  'aid-discard': search,
  'aid-fulfil': fulfil,
  'aid-draw': fulfil,
  'aid-four': levels,
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
