import type { Score } from '../../engine/bot.ts';
import { drawCard } from '../../engine/deck.ts';
import {
  berths,
  freeBerths,
  numberOf,
  quayNow,
  shipOf,
  turnedShips,
  type HarbourTable,
  type State,
} from './state.ts';

/** «Set-up» */
export function setUp(s: State, table: HarbourTable): void {
  table.tell('set-up-quay', { berths: berths.length }, { hero: berths.length });
  table.tell('set-up-cards', { mode: s.deckMode });
  s.isSetUp = true;
}

/** «A turn of Automa»: the top ship takes a berth and unloads; each of the goods on the market brings a point more. */
export function turn(s: State, table: HarbourTable): void {
  const ship = shipOf(s, drawCard(s.deck, s.deckMode, table, 'which-card'));
  const shown = { deck: 'ships', card: ship.id };

  const free = freeBerths(s);
  const berth = free.at(ship.end === 'left' ? 0 : -1) ?? '';
  s.quay[berth] = 'automa';
  const number = numberOf(berth);
  const because = [{ say: 'because-free', with: { free: free.map(numberOf), end: ship.end } }] as const;
  table.tell('moor', { number }, { hero: number, card: { ...shown, row: 0 }, board: quayNow(s), because });

  const goods = table.several({ say: 'market', of: ['grain', 'salt', 'wool'] }).length;
  const points = ship.points + goods;
  s.points += points;
  const printed = { printed: ship.points, provenance: ship.provenance, goods };
  table.tell(
    'unload',
    { points },
    { hero: points, card: { ...shown, row: 1 }, because: [{ say: 'because-card', with: printed }] },
  );
}

/** «Your turn»: a tap on the quay says where the player moored. */
export function yourShip(s: State, table: HarbourTable): void {
  s.quay[table.place({ say: 'your-ship', of: freeBerths(s), board: quayNow(s) })] = 'you';
}

/** Ships that were turned lie in the deck again: what real cards can do, the rules allow for. */
export function shuffleIn(s: State): void {
  s.deck.known.push(...turnedShips(s));
}

/** «End of the game» */
export function end(s: State, table: HarbourTable): void {
  table.tell('bot-total', { points: s.points }, { hero: s.points });
  s.yours = table.count({ say: 'your-total', min: 0, max: 99 });
  table.tell('end-verdict', outcome(s.points, s.yours));
}

function outcome(bot: number, you: number): { result: 'won' | 'tied' | 'lost'; margin: number } {
  return { result: you > bot ? 'won' : you === bot ? 'tied' : 'lost', margin: Math.abs(you - bot) };
}

export function score({ points: bot, yours: you }: Readonly<State>): Score | undefined {
  if (you === null) return undefined;
  const verdict = { say: 'verdict', with: outcome(bot, you) };
  return { lines: [{ id: 'ships', bot, you }], bot, you, isWon: you > bot, verdict };
}
