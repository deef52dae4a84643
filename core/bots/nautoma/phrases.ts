import type { RuleRef } from '../../engine/bot.ts';

/** Pages where the rulebook's own references give them away. */
const rules: RuleRef = { section: 'Nautoma folgt nicht den normalen Regeln' };
const setUp: RuleRef = { section: 'Aufbau' };
const cards: RuleRef = { section: 'Aufbau der Entscheidungskarten' };
const level: RuleRef = { section: 'Die Schwierigkeitsstufe anpassen', page: 3 };
const turn: RuleRef = { section: 'Ein Zug von Nautoma', page: 4 };
const markers: RuleRef = { section: 'Aktion: Wochenerfolgsmarker anpassen', page: 4 };
const dive: RuleRef = { section: 'Aktion: Tauchen' };
const fish: RuleRef = { section: 'Aktion: Fischkarte spielen' };
const yourTurn: RuleRef = { section: 'In deinem Zug' };
const weekEnd: RuleRef = { section: 'Ende einer Woche', page: 5 };
const achievement: RuleRef = { section: 'Wochenerfolg werten', page: 5 };
const nextWeek: RuleRef = { section: 'Aufbau für die nächste Woche', page: 5 };
const end: RuleRef = { section: 'Ende des Spiels', page: 6 };
const spick: RuleRef = { section: 'Variante: Spick-Modus' };
const spickCard: RuleRef = { section: 'Spick-Wertungskarte' };
const spickScore: RuleRef = { section: 'Spick-Wertung am Ende einer Woche' };

/** Every phrase a step may say, with the heading that it follows. */
export const phrases = {
  headline: turn,

  'set-up-two-players': setUp,
  'set-up-board': setUp,
  'set-up-divers': setUp,
  'set-up-tokens': setUp,
  'set-up-deck-built-in': setUp,
  'set-up-shuffle': setUp,
  'set-up-week-cards': setUp,
  'set-up-spick': spick,
  'set-up-spick-box': spick,
  'set-up-done': setUp,
  achievement,
  'achievement-lies': achievement,
  'achievement-drawn': achievement,
  'achievement-named': achievement,
  'which-spick': spick,
  'spick-reminder': spickCard,
  shuffle: nextWeek,

  'which-card': turn,
  'box-marker': cards,
  'box-action': cards,
  'box-steps': cards,
  place: markers,
  'place-none': markers,
  remove: markers,
  'remove-none': markers,
  school: dive,
  'school-none': dive,
  hatch: dive,
  'hatch-none': dive,
  eggs: dive,
  fish,
  'all-activated': yourTurn,
  'all-played': yourTurn,

  'week-over': weekEnd,
  'achievement-yours-only': level,
  'base-value': achievement,
  'values-right': achievement,
  'values-told': achievement,
  'points-each': achievement,
  'achievement-points': achievement,
  'achievement-none': achievement,
  'your-achievement': achievement,
  'most-points': achievement,
  'divers-return': achievement,
  'spick-column': spickScore,
  'spick-rows': spickScore,
  'spick-points': spickScore,
  'spick-none': spickScore,
  'week-begins': nextWeek,

  'end-fish': end,
  'end-schools': end,
  'end-young': end,
  'end-eggs': end,
  'end-achievements': end,
  'end-spick': end,
  'end-total': end,
  'your-total': end,
  'your-points': end,
  'end-verdict': end,

  'because-level-1': markers,
  'because-week-4': markers,
  'because-no-diver': markers,
  'because-calm': setUp,
  'because-sets': achievement,
  'because-achievement-only': achievement,
  'because-spick-level-1': end,
  'because-base': achievement,
  'because-divers': achievement,
  'because-each': achievement,
  'because-spick-column': spickScore,
  'because-spick-rows': spickScore,
  'because-spick-zero': spickCard,

  'aid-all-activated': yourTurn,
  'aid-all-played': yourTurn,
  'aid-her-fish': fish,
  'aid-others': rules,
  'aid-begin': setUp,
  'aid-school': dive,
  'aid-week': weekEnd,
  'aid-week-4': weekEnd,
  'aid-calm': setUp,
  'aid-sets': achievement,
  'aid-no-diver': markers,
  'aid-achievement-only': achievement,
  'aid-spick': spickScore,
  'aid-spick-level-1': end,
  'aid-win': end,
} as const satisfies Record<string, RuleRef>;

export type Key = keyof typeof phrases;
