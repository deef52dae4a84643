import type { RuleRef } from '../../engine/bot.ts';

/** Pages where the rulebook itself names them: page 7 goes from «Automas Spielzug» down to «Automa passt». */
/** What is not changed there is as in the game for two. */
const general: RuleRef = { section: 'Generelle Automaregeln' };
const pair: RuleRef = { section: 'Ein Paar aus Automakarten nutzen', page: 3 };
const setUp: RuleRef = { section: 'Allgemeiner Aufbau' };
const firstDwellings: RuleRef = { section: 'Einsetzen der ersten Wohnhäuser' };
const deck: RuleRef = { section: 'Zusammenstellen des Automastapels' };
const marked: RuleRef = { section: 'Markierte / nicht markierte Gebäude' };
const range: RuleRef = { section: 'Automas Reichweite' };
const nearest: RuleRef = { section: 'Am nächsten / kürzester Weg' };
const landscape: RuleRef = { section: 'Landschaftspriorität', page: 6 };
const direction: RuleRef = { section: 'Richtungsauswahl' };
const turn: RuleRef = { section: 'Automas Spielzug', page: 7 };
const draw: RuleRef = { section: 'Ziehe eine Automakarte', page: 7 };
const pass: RuleRef = { section: 'Automa passt', page: 7 };
const faction: RuleRef = { section: 'Völkeraktion' };
const cover: RuleRef = { section: 'Machtaktion abdecken' };
const points: RuleRef = { section: 'Punkte erhalten' };
const cult: RuleRef = { section: 'Aufsteigen auf der Kultskala' };
const upgrade: RuleRef = { section: 'Aufwerten' };
const favour: RuleRef = { section: 'Gunstplättchen nehmen' };
const build: RuleRef = { section: 'Umwandeln und Bauen' };
const trade: RuleRef = { section: 'Handeln' };
const scoring: RuleRef = { section: 'Automas Wertung' };
const endTiles: RuleRef = { section: 'Endwertungsplättchen' };
const yourFaction: RuleRef = { section: 'Völkerspezifische Regeln' };
const two: RuleRef = { section: 'Zu zweit mit Automa' };
const factionCards: RuleRef = { section: 'Völkerkarten' };

/** Every phrase a step may say, with the heading that it follows. */
export const phrases = {
  headline: turn,

  'set-up-tiles': setUp,
  'set-up-end-marker': setUp,
  'set-up-start': setUp,
  'set-up-your-faction': yourFaction,
  'set-up-refused': two,
  'set-up-refused-giants': yourFaction,
  'set-up-faction': factionCards,
  'set-up-read': factionCards,
  'set-up-ability': factionCards,
  'your-home': setUp,
  'her-home': setUp,
  'set-up-landscape': landscape,
  'set-up-buildings': setUp,
  'set-up-cults': setUp,
  'set-up-points': setUp,
  'your-first-levels': setUp,
  'set-up-trade': setUp,
  'set-up-bonus': setUp,
  'first-yours': firstDwellings,
  'first-your-hex': firstDwellings,
  'which-first': firstDwellings,
  'first-letters': firstDwellings,
  'first-her-hex': firstDwellings,
  'row-next': landscape,
  'row-first': landscape,
  'set-up-start-cards': deck,
  'set-up-level': deck,
  'set-up-turn-two': deck,
  'set-up-built-in': deck,
  'set-up-done': turn,

  'which-card': draw,
  'caught-up': draw,
  pair,
  points,

  cover,
  'cover-counted': cover,
  'cover-none': cover,
  'power-free': cover,
  'merchants-free': cover,

  'which-tile': setUp,
  'tile-cult': cult,
  'tile-points': pass,
  'your-levels': cult,
  'free-space': cult,
  'cult-priest': cult,
  'cult-step': cult,
  'cult-none': cult,
  favour,
  'favour-there': favour,
  'favour-none': favour,
  'favour-too-early': favour,

  build,
  'build-no-dwelling': build,
  'build-no-hex': build,
  'options-range': range,
  'options-everywhere': faction,
  'options-merge': build,
  'by-near': nearest,
  'by-far': build,
  'by-landscape': landscape,
  'by-most-power': faction,
  'by-direction': direction,
  'ask-built': build,
  'ask-mark': build,

  upgrade,
  'upgrade-none': upgrade,
  'options-beside': upgrade,
  'options-upgradable': upgrade,
  'by-least-power': upgrade,
  'ask-upgraded': upgrade,
  'ask-upgrade': upgrade,
  'offer-power': general,
  'took-power': factionCards,

  trade,
  'trade-none': trade,
  'trade-not-now': trade,
  'options-river': trade,
  'by-highest': trade,
  'ask-traded': trade,

  'read-worker': faction,
  'read-blighted': faction,
  'read-task': faction,

  pass,
  'pass-points': pass,
  'pass-points-again': factionCards,
  'pass-bonus': pass,
  'pass-deck': pass,
  'pass-first': pass,
  'who-passes': two,
  'your-bonus': pass,
  'your-start': general,
  'round-cults': general,
  'round-clean': pass,
  'round-begins': turn,

  'your-hex': general,
  'who-is-it': two,
  'your-deed': general,
  'your-terrain': general,
  'your-bridge': general,
  'your-cult': general,
  'your-steps': general,
  'how-many-steps': general,
  'your-favour': general,
  'your-power': general,
  'which-reserve': yourFaction,
  'cultists-points': yourFaction,
  'cultists-step': yourFaction,
  'cultists-track': yourFaction,
  shapeshifters: yourFaction,

  'end-reached': scoring,
  'end-your-levels': scoring,
  'end-cult': scoring,
  'end-your-shipping': scoring,
  'end-area-size': scoring,
  'end-area': scoring,
  'end-tile-value': endTiles,
  'end-end-tile': endTiles,
  'end-buildings': factionCards,
  'end-your-points': scoring,
  'end-your-resources': scoring,
  'end-total': scoring,
  'end-verdict': scoring,

  'because-range': range,
  'because-everywhere': faction,
  'because-touching': build,
  'because-merge': build,
  'because-no-merge': build,
  'because-landscape': landscape,
  'because-near': nearest,
  'because-far': build,
  'because-most-power': faction,
  'because-direction': direction,
  'because-group': build,
  'because-upgradable': upgrade,
  'because-beside': upgrade,
  'because-none-beside': upgrade,
  'because-least-power': upgrade,
  'because-at-river': trade,
  'because-highest': trade,
  'because-uncovered': cover,
  'because-tracks': cult,
  'because-favours': favour,
  'because-tile': cult,
  'because-tile-closed': cult,
  'because-at-zero': cult,
  'because-none-at-zero': cult,
  'because-closest': cult,

  'aid-power': general,
  'aid-bonus': pass,
  'aid-start': turn,
  'aid-tile': pass,
  'aid-keys': cult,
  'aid-cost': general,
  'aid-marked': marked,
  'aid-turned': draw,
  'aid-tie': scoring,
} as const satisfies Record<string, RuleRef>;

export type Key = keyof typeof phrases;
