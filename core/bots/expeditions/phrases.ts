import type { RuleRef } from '../../engine/bot.ts';

/** Pages where the rulebook's own references give them away. */
const setUp: RuleRef = { section: 'Spielaufbau' };
const general: RuleRef = { section: 'Allgemeine Regeln' };
const movement: RuleRef = { section: 'Die Bewegung von Automas Mech', page: 3 };
const turn: RuleRef = { section: 'Ein Automa-Zug' };
const progress: RuleRef = { section: 'Rücke den Fortschrittsmarker vor' };
const mech: RuleRef = { section: 'Mech-Aktionen', page: 5 };
const explore: RuleRef = { section: 'Aktion: Erkunden', page: 6 };
const twenty: RuleRef = { section: 'Aktion: Beseitige Verderbnis mit Wert 20', page: 6 };
const corruption: RuleRef = { section: 'Aktion: Beseitige Verderbnis', page: 6 };
const end: RuleRef = { section: 'Spielende und Wertung' };
const levels: RuleRef = { section: 'Schwierigkeitsstufen' };

/** Every phrase a step may say, with the heading that it follows. */
export const phrases = {
  headline: turn,

  'set-up-two-players': setUp,
  'set-up-mech': setUp,
  'set-up-rows': movement,
  'set-up-level': setUp,
  'coins-right': levels,
  'coins-each': levels,
  'track-right': progress,
  'star-at': progress,
  'set-up-adjust': levels,
  'set-up-marker': setUp,
  'set-up-deck-built-in': setUp,
  shuffle: turn,
  'set-up-stars': setUp,
  'set-up-cards-back': general,
  'set-up-done': setUp,

  'which-card': turn,
  progress,
  star: progress,
  sweep: mech,
  'how-far': mech,
  'how-many': corruption,
  go: mech,
  'go-to': mech,
  explore,
  vanquish: corruption,
  'vanquish-twenty': twenty,
  'last-turns': end,
  'your-last-turn': end,

  flipped: explore,
  'lies-here': explore,
  'beside-twenty': explore,
  more: explore,
  'marker-value': explore,
  'what-lies': mech,
  'what-lies-again': mech,
  'stack-height': mech,
  'where-mech': movement,
  'where-you': movement,
  'where-your-mech': movement,
  'now-mirror': mech,
  'now-ask': mech,

  'put-right': general,
  'right-place': general,
  'right-maps': explore,
  'right-corruption': corruption,
  'right-progress': progress,
  'right-stars': end,
  'doubt-twenty': twenty,

  'your-location': general,
  'your-deed': general,
  'your-deed-told': general,
  'your-markers': general,
  'your-south': movement,
  'your-star': end,
  'your-last-star': end,

  'end-reached': end,
  'end-stars': end,
  'end-maps': end,
  'end-corruption': end,
  'end-total': end,
  'your-total': end,
  'end-verdict': end,

  'because-stars': mech,
  'because-too-few': mech,
  'because-no-target': mech,
  'because-skipped': movement,
  'because-passed': mech,
  'because-match': mech,
  'because-told': mech,
  'because-none': mech,
  'because-sweep': mech,
  'because-new-star': turn,
  'because-track-end': progress,
  'because-no-star-needed': mech,
  'because-twenty-counts': end,
  'because-last-turns': end,

  'aid-cards-back': general,
  'aid-rows': movement,
  'aid-skip': movement,
  'aid-flip': movement,
  'aid-your-move': movement,
  'aid-base-camp': progress,
  'aid-end': end,
  'aid-score': end,
  'aid-tie': end,
  'aid-sweep': mech,
  'aid-new-star': turn,
  'aid-no-star-needed': mech,
  'aid-track-end': progress,
} as const satisfies Record<string, RuleRef>;

export type Key = keyof typeof phrases;
