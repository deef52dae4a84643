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
  playerOf,
  whose,
  type Human,
  type Owner,
  type State,
  type TerraTable,
} from './state.ts';
import { cults } from './tiles.ts';
import { humanFaction, factsOf, toldFactions, yourFactions, type YourFaction } from './your-factions.ts';

/** «Spielaufbau»: in the order of the rulebook. */
export function setUp(s: State, table: TerraTable): void {
  const drawn = s.tiles.flatMap((tile) => tile?.id ?? []);
  if (drawn.length === 0) table.tell('set-up-tiles', { merchants: yes(s.merchants) });
  else
    drawn.forEach((tile, index) =>
      table.tell('set-up-tiles-drawn', { tile, round: index + 1 }, { hero: index + 1 }),
    );
  table.tell('set-up-end-marker');
  table.tell('set-up-start', { humans: s.humans.length });
  for (const human of s.humans) {
    const faction = learnFaction(s, table, human);
    if (toldFactions.includes(faction)) table.tell('set-up-your-faction', { faction, who: whose(s, human) });
  }
  layFaction(s, table);
  chooseHomes(s, table);
  table.tell('set-up-buildings', { merchants: yes(s.merchants) });
  layMarkers(s, table);
  if (s.merchants) table.tell('set-up-trade');
  const cards = s.humans.length + 1 + openBonusCards;
  table.tell('set-up-bonus', { cards, humans: s.humans.length }, { hero: cards });
  firstDwellings(s, table);
  if (s.entersRows) enterRows(s, table);
  layDeck(s, table);
  table.tell('set-up-done', { humans: s.humans.length });
  s.isSetUp = true;
}

/** What was not chosen before: home and first levels follow from it. */
function learnFaction(s: State, table: TerraTable, human: Human): YourFaction {
  const known = humanFaction(s, human);
  if (known !== 'any') return known;
  const of = [...yourFactions.filter((faction) => faction !== 'any'), 'any' as const];
  const faction = table.choice({ say: 'your-people', of, with: { who: whose(s, human) } });
  if (human === 'you') s.yourFaction = faction;
  else s.otherFaction = faction;
  if (mayPlay(s, s.faction)) return faction;
  s.refused = s.faction;
  s.faction = 'simpletons';
  return faction;
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

/** «Allgemeiner Aufbau», 5 and 7: her home is nobody else's. */
function chooseHomes(s: State, table: TerraTable): void {
  const free = (): Terrain[] => terrains.filter((home) => !Object.values(s.homes).includes(home));
  for (const human of s.humans) {
    const { home } = factsOf(humanFaction(s, human));
    const isFree = home !== null && free().includes(home);
    s.homes[human] = isFree
      ? home
      : table.choice({ say: 'your-home', of: free(), with: { who: whose(s, human) } });
  }
  s.homes.bot = table.choice({ say: 'her-home', of: free() });
  const card = { deck: 'landscape', card: s.homes.bot };
  table.tell('set-up-landscape', { home: s.homes.bot }, { card });
}

/** «Allgemeiner Aufbau», 8e to 8g. The player's own markers are known where the board is mirrored. */
function layMarkers(s: State, table: TerraTable): void {
  const { cults: first } = factionOf(s);
  for (const cult of cults) s.levels[cult].bot = first[cult];
  table.tell('set-up-cults', { ...first }, { card: { deck: 'factions', card: s.faction } });
  table.tell('set-up-points', { points: s.points }, { hero: s.points });
  if (!s.board) return;
  for (const human of s.humans) {
    const levels =
      factsOf(humanFaction(s, human)).cults ??
      table.tally({ say: 'your-first-levels', of: cults, with: { who: whose(s, human) } });
    for (const cult of cults) s.levels[cult][human] = Math.min(mostFirstSteps, levels[cult]);
  }
}

const mostFirstSteps = 5;

const herFirst = 2;

/**
 * «Einsetzen der ersten Wohnhäuser»: hers come after each player's first. As in any game Nomads have a third, and the
 * only one of the Chaos Magicians comes last.
 */
function firstDwellings(s: State, table: TerraTable): void {
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
