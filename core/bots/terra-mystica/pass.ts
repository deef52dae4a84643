import { left } from '../../engine/deck.ts';
import type { Card } from './cards.ts';
import { nextDeck } from './deck-building.ts';
import { reading, readingIf } from './readings.ts';
import { pointsOfTile } from './scoring-tile.ts';
import {
  factionOf,
  found,
  gain,
  heroOf,
  rounds,
  shippingOf,
  whose,
  type Human,
  type State,
  type TerraTable,
} from './state.ts';
import { byTurn, stillIn } from './who.ts';

/** «Automa passt», p. 7: tile, bonus card, deck, start player. Bonus card and deck end with round 5. */
export function pass(s: State, table: TerraTable, why: 'empty' | 'turned', support: Card): void {
  const isFirst = s.passed.length === 0;
  s.passed.push('bot');
  table.tell('pass', { why }, { because: readingIf(s.round === rounds, 'last-bonus') });
  const points = pointsOfTile(s, table);
  gain(s, 'tiles', points);
  table.tell('pass-points', { points }, heroOf(points));
  if (isFirst && factionOf(s).ability === 'tile-twice') {
    gain(s, 'tiles', points);
    table.tell('pass-points-again', { points }, heroOf(points));
  }
  if (s.round === rounds) return;
  const { bonus } = support.support;
  table.tell(
    'pass-bonus',
    { bonus },
    { because: [reading('support')], card: { deck: 'automa', card: support.id } },
  );
  const before = s.laid.length + left(s.deck);
  nextDeck(s);
  const cards = left(s.deck);
  const extra = cards - before > 1 ? 'yes' : 'no';
  if (s.deckMode === 'on-table') table.tell('pass-deck', { cards, extra }, { hero: cards });
  if (isFirst) table.tell('pass-first', {}, { because: readingIf(s.humans.length > 1, 'first-pass') });
}

export function haveAllPassed(s: Readonly<State>): boolean {
  return s.passed.length === s.humans.length + 1;
}

/** The player passes; the old bonus card goes where the new one lay. */
export function yourPass(s: State, table: TerraTable): void {
  const who = passing(s, table);
  const isFirst = s.passed.length === 0;
  s.passed.push(who);
  if (s.round < rounds) table.tell('your-bonus', { who: whose(s, who) });
  if (isFirst && s.round < rounds) table.tell('your-start', { who: whose(s, who) });
}

/** The last one who is in. Of two, the one whose turn it is, where her own turns part theirs: that is told. */
function passing(s: Readonly<State>, table: TerraTable): Human {
  const likely = s.passed.includes('bot') ? undefined : byTurn(s);
  const told = likely && { with: { who: likely }, usual: { answer: likely, tell: 'passes' as const } };
  return table.choice({ say: 'who-passes', of: stillIn(s), ...told });
}

/** The end of a round: what the players do, and her scoring tile leaves the game. */
export function nextRound(s: State, table: TerraTable): void {
  const over = s.round;
  const first = found(s.passed[0], 'side that has passed');
  s.begins = first === 'bot' ? 'bot' : 'you';
  s.passed = [];
  s.turns = 0;
  s.covered = [];
  delete s.merchantsCovered;
  delete s.herCovers;
  delete s.lately;
  s.round += 1;
  table.tell('round-cults', { round: over, humans: s.humans.length });
  table.tell('round-clean', { round: over });
  table.tell(
    'round-begins',
    { round: s.round, begins: whose(s, first), shipping: shippingOf(s) },
    { hero: s.round },
  );
}
