import { left } from '../../engine/deck.ts';
import { below } from '../../engine/rng.ts';
import type { CardId } from './cards.ts';
import { cardsInGame } from './deck-building.ts';
import { geometryOf } from './geometry.ts';
import { enterRows } from './landscape.ts';
import { terrains, type Terrain } from './maps.ts';
import { boardNow, indexOf, terrainAt, type Mirror } from './mirror.ts';
import { reading } from './readings.ts';
import {
  cardOf,
  factionOf,
  found,
  homeOf,
  levelOf,
  mayPlay,
  onMap,
  playerOf,
  whose,
  type Human,
  type Owner,
  type State,
  type TerraTable,
} from './state.ts';
import { cults } from './tiles.ts';
import { humanFaction, factsOf, toldFactions, yourFactions } from './your-factions.ts';

/** «Spielaufbau»: first who plays what; then the table in the order of the rulebook. */
export function setUp(s: State, table: TerraTable): void {
  for (const human of s.humans) learnFaction(s, table, human);
  const taken = chooseHomes(s, table);
  learnLevels(s, table);
  const drawn = s.tiles.flatMap((tile) => tile?.id ?? []);
  if (drawn.length === 0) table.tell('set-up-tiles', { merchants: yes(s.merchants) });
  else
    drawn.forEach((tile, index) =>
      table.tell('set-up-tiles-drawn', { tile, round: index + 1 }, { hero: index + 1 }),
    );
  table.tell('set-up-end-marker');
  table.tell('set-up-start', { humans: s.humans.length });
  for (const human of s.humans) {
    const faction = humanFaction(s, human);
    if (toldFactions.includes(faction)) table.tell('set-up-your-faction', { faction, who: whose(s, human) });
  }
  layFaction(s, table);
  layLandscape(s, table, taken);
  table.tell('set-up-buildings', { merchants: yes(s.merchants) });
  layMarkers(s, table);
  if (s.merchants) table.tell('set-up-trade');
  const cards = s.humans.length + 1 + openBonusCards;
  table.tell('set-up-bonus', { cards, humans: s.humans.length }, { hero: cards });
  s.isSetUp = true;
  if (!s.board) firstDwellings(s, table);
}

/** Mirrored, the first dwellings are placed when the table is laid. */
export function isBare(s: Readonly<State>): boolean {
  return (
    s.board !== null &&
    s.round === 1 &&
    s.turns === 0 &&
    onMap(s, 'dwelling') === 0 &&
    Object.keys(s.board.pieces).length === 0
  );
}

/** What was not chosen before: home and first levels follow from it. */
function learnFaction(s: State, table: TerraTable, human: Human): void {
  if (humanFaction(s, human) !== 'any') return;
  const of = [...yourFactions.filter((faction) => faction !== 'any'), 'any' as const];
  const faction = table.choice({ say: 'your-people', of, with: { who: whose(s, human) } });
  if (human === 'you') s.yourFaction = faction;
  else s.otherFaction = faction;
  if (mayPlay(s, s.faction)) return;
  s.refused = s.faction;
  s.faction = 'simpletons';
}

/** Besides one for each side. */
const openBonusCards = 3;

const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** «Allgemeiner Aufbau», 6; «Zu zweit mit Automa» and «Giganten» forbid some. */
function layFaction(s: State, table: TerraTable): void {
  const { ability, provenance } = factionOf(s);
  const refused = s.humans.length > 1 ? 'set-up-refused' : 'set-up-refused-giants';
  if (s.refused) table.tell(refused, { faction: s.refused });
  const card = { deck: 'factions', card: s.faction };
  table.tell('set-up-faction', { faction: s.faction, provenance }, { card });
  if (ability === 'unknown') table.tell('set-up-read', { faction: s.faction }, { card });
  else if (ability !== 'none') table.tell('set-up-ability', { ability }, { card });
}

/** «Allgemeiner Aufbau», 5 and 7: her home is nobody else's. One that was wished for may be taken; it is handed back. */
function chooseHomes(s: State, table: TerraTable): Terrain | undefined {
  const wished = s.homes.bot;
  s.homes.bot = null;
  const free = (): Terrain[] => terrains.filter((home) => !Object.values(s.homes).includes(home));
  for (const human of s.humans) {
    const { home } = factsOf(humanFaction(s, human));
    const isFree = home !== null && free().includes(home);
    s.homes[human] = isFree
      ? home
      : table.choice({ say: 'your-home', of: free(), with: { who: whose(s, human) } });
  }
  const left = free();
  const isTaken = wished !== null && !left.includes(wished);
  s.homes.bot = wished === null || isTaken ? found(left[below(s, left.length)], 'home') : wished;
  return isTaken ? wished : undefined;
}

function layLandscape(s: State, table: TerraTable, taken: Terrain | undefined): void {
  const home = homeOf(s, 'bot');
  const card = { deck: 'landscape', card: home };
  table.tell('set-up-landscape', { home, taken: taken ?? 'none' }, { card });
}

/** The player's own first levels count where the board is mirrored. */
function learnLevels(s: State, table: TerraTable): void {
  if (!s.board) return;
  for (const human of s.humans) {
    const levels =
      factsOf(humanFaction(s, human)).cults ??
      table.tally({ say: 'your-first-levels', of: cults, with: { who: whose(s, human) } });
    for (const cult of cults) s.levels[cult][human] = Math.min(mostFirstSteps, levels[cult]);
  }
}

/** «Allgemeiner Aufbau», 8e to 8g. */
function layMarkers(s: State, table: TerraTable): void {
  const { cults: first } = factionOf(s);
  for (const cult of cults) s.levels[cult].bot = first[cult];
  table.tell('set-up-cults', { ...first }, { card: { deck: 'factions', card: s.faction } });
  table.tell('set-up-points', { points: s.points }, { hero: s.points });
}

const mostFirstSteps = 5;

const herFirst = 2;

/**
 * «Einsetzen der ersten Wohnhäuser»: hers come after each player's first. As in any game Nomads have a third, and the
 * only one of the Chaos Magicians comes last. Then «Zusammenstellen des Automastapels».
 */
export function firstDwellings(s: State, table: TerraTable): void {
  const late = playerOf(s, 'chaos-magicians');
  const nomads = playerOf(s, 'nomads');
  const early = s.humans.filter((human) => human !== late);
  for (const human of early) placeYours(s, table, human, 1);
  const card = firstCard(s, table);
  const [marked, unmarked] = cardOf(s, card).first;
  table.tell(
    'first-letters',
    { marked, unmarked },
    { because: [reading('first-card')], card: { deck: 'automa', card } },
  );
  if (s.board) {
    placeHers(s, table, s.board, 'marked', marked);
    placeHers(s, table, s.board, 'unmarked', unmarked);
  }
  s.supply.dwelling -= herFirst;
  for (const human of early.toReversed()) placeYours(s, table, human, 2);
  if (nomads) placeYours(s, table, nomads, 3);
  if (late) placeYours(s, table, late, 1);
  if (s.entersRows) enterRows(s, table);
  layDeck(s, table);
  table.tell('set-up-done', { humans: s.humans.length });
}

/** Any card of the game, whether it is in her first deck or not. */
function firstCard(s: State, table: TerraTable): CardId {
  const cards = cardsInGame(s.merchants);
  if (s.deckMode === 'on-table') return table.choice({ say: 'which-first', of: cards, turned: true });
  return found(cards[below(s, cards.length)], 'first card');
}

function placeYours(s: State, table: TerraTable, human: Human, number: number): void {
  const who = whose(s, human);
  if (!s.board) table.tell('first-yours', { who, number });
  else {
    const free = homeHexes(s, s.board, human);
    const board = boardNow(s, s.board, free);
    const hex = table.place({ say: 'first-your-hex', of: free, with: { who, number }, board });
    s.board.pieces[hex] = { owner: human, kind: 'dwelling', marked: false, traded: false };
  }
}

/** Which hexes the letters mean is not known: the player looks them up, once. */
function placeHers(
  s: State,
  table: TerraTable,
  board: Mirror,
  group: 'marked' | 'unmarked',
  letter: string,
): void {
  const free = homeHexes(s, board, 'bot');
  const name = `${s.map} ${homeOf(s, 'bot')} ${letter}`;
  const known = free.find((hex) => hex === s.cards.firstHexes[name]);
  const hex =
    known ??
    table.place({ say: 'first-her-hex', of: free, with: { group, letter }, board: boardNow(s, board, free) });
  s.cards = { ...s.cards, firstHexes: { ...s.cards.firstHexes, [name]: hex } };
  board.pieces[hex] = { owner: 'bot', kind: 'dwelling', marked: group === 'marked', traded: false };
  if (known)
    table.tell('first-her-there', { hex, group, letter }, { hero: hex, board: boardNow(s, board, [], hex) });
}

function homeHexes(s: Readonly<State>, board: Mirror, owner: Owner): string[] {
  const geometry = geometryOf(s.map);
  const home = homeOf(s, owner);
  return geometry.land.filter(
    (id) => !board.pieces[id] && terrainAt(geometry, board, indexOf(geometry, id)) === home,
  );
}

/** «Zusammenstellen des Automastapels»: done already where the app draws. */
function layDeck(s: State, table: TerraTable): void {
  const cards = left(s.deck);
  const { added, lateThird, provenance } = levelOf(s);
  const level = { level: s.level, cards, added, late: yes(lateThird), provenance };
  const card = { deck: 'difficulty', card: s.level };
  if (s.deckMode === 'on-table') {
    table.tell('set-up-start-cards', { merchants: yes(s.merchants) });
    table.tell('set-up-level', level, { hero: cards, card });
    table.tell('set-up-turn-two');
  } else table.tell('set-up-built-in', level, { hero: cards, card });
}
