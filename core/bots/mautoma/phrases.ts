import type { RuleRef } from '../../engine/bot.ts';

const setUp: RuleRef = { section: 'Spielvorbereitung' };
const yourArea: RuleRef = { section: 'Spielvorbereitung: Dein Spielbereich' };
const botArea: RuleRef = { section: 'Spielvorbereitung: Mautomas Spielbereich' };
const yourTurn: RuleRef = { section: 'Dein Spielzug' };
const populateNotes: RuleRef = { section: 'Klarstellungen: Bevölkerungsaktion' };
const otherNotes: RuleRef = { section: 'Klarstellungen: Sonstiges' };
const turn: RuleRef = { section: 'Mautomas Zug' };
const hibernation: RuleRef = { section: 'Mautomas Zug: Überwinterung' };
const end: RuleRef = { section: 'Spielende' };
const cards: RuleRef = { section: 'Kartenbeschreibung' };
const explore: RuleRef = { section: 'Mautomas Aktionen: Erkunden' };
const populate: RuleRef = { section: 'Mautomas Aktionen: Bevölkern' };
const build: RuleRef = { section: 'Mautomas Aktionen: Bauen' };
const range: RuleRef = { section: 'Reichweite / Entfernung' };
const tie: RuleRef = { section: 'Gleichstandsauflöser' };
const tribe: RuleRef = { section: 'Sonderregeln mit Stamm 0x49' };

/** Every phrase a step may say, with the heading that it follows. The rulebook has no page numbers. */
export const phrases = {
  headline: turn,

  'set-up-two-players': setUp,
  'set-up-artifacts': setUp,
  'set-up-no-end-tile': setUp,
  'set-up-citizens': yourArea,
  'set-up-draft': yourArea,
  'set-up-crystal': yourArea,
  'set-up-pieces': botArea,
  'set-up-pieces-ordered': tribe,
  'set-up-board': botArea,
  'set-up-marker-lies': botArea,
  'set-up-marker-there': botArea,
  'set-up-marker': botArea,
  'set-up-deck-built-in': botArea,
  'set-up-deck-start': botArea,
  'set-up-deck-progress': botArea,
  'set-up-stock': setUp,
  'set-up-done': yourArea,

  'which-card': turn,
  energy: turn,
  explore,
  explores: explore,
  populate,
  populates: populate,
  build,
  builds: build,
  'explore-marks': tie,
  'populate-marks': tie,
  'build-marks': tie,
  'explore-there': explore,
  'populate-there': populate,
  'build-there': build,
  'no-figures': populate,
  'no-buildings': build,
  book: populateNotes,
  'tribe-figure': tribe,
  'tribe-building': tribe,

  'hibernation-artifact': hibernation,
  'hibernation-artifact-known': hibernation,
  'hibernation-artifact-none': hibernation,
  'hibernation-citizens': hibernation,
  'hibernation-modules': hibernation,
  'hibernation-machines': hibernation,
  'hibernation-cards': hibernation,
  'hibernation-deck': hibernation,

  'artifact-taken': otherNotes,
  'artifact-taken-known': otherNotes,
  'artifact-left': otherNotes,
  'artifact-last': otherNotes,

  'end-reached': end,
  'end-points': end,
  'end-rating': end,

  'because-range': range,
  'because-again': cards,
  'because-far': explore,
  'because-own-figure': populate,
  'because-no-piece': cards,
  'because-candidates': tie,
  'because-free': populate,
  'because-occupied': populate,
  'because-rewards': build,
  'because-row': tie,
  'because-along': tie,
  'because-direction': tie,
  'because-first-hex': tie,
  'because-colour-gone': hibernation,
  'because-walk': hibernation,
  'because-none-left': hibernation,
  'because-last-round': end,

  'aid-turn': yourTurn,
  'aid-hibernate': yourTurn,
  'aid-populate': populateNotes,
  'aid-book': populateNotes,
  'aid-switch': otherNotes,
  'aid-last-artifact': otherNotes,
  'aid-range': range,
  'aid-range-from': range,
  'aid-cards': cards,
  'aid-far': explore,
  'aid-own-figure': populate,
  'aid-no-piece': cards,
  'aid-marker': turn,
  'aid-direction': tie,
  'aid-first-hex': tie,
  'aid-walk': hibernation,
  'aid-last-round': end,
} as const satisfies Record<string, RuleRef>;

export type Key = keyof typeof phrases;
