import type { Phrase } from '../../../engine/bot.ts';
import { byDirection, byValue, choose, type Chosen, type Method } from '../choose.ts';
import type { FactionCriterion } from '../factions.ts';
import { byLandscape } from '../landscape.ts';
import {
  boardNow,
  lay,
  nameOf,
  ofGroup,
  ownedBy,
  positionOf,
  powerBeside,
  terrainAt,
  withoutHex,
} from '../mirror.ts';
import type { Mirror, Position } from '../mirror.ts';
import type { Key } from '../phrases.ts';
import { distances, reach, shortest } from '../reach.ts';
import { reading, readingIf } from '../readings.ts';
import { homeOf, whoOf, type Doing, type Human, type State, type TerraTable } from '../state.ts';
import { askPower, offerPower } from './power.ts';
import { upgrade } from './upgrade.ts';

interface BuildOrder {
  readonly shipping: number;
  /** Methods of the faction card. */
  readonly select: readonly FactionCriterion[];
  /** Without any range. */
  readonly everywhere: boolean;
  readonly isOfFaction?: true;
}

/** «Umwandeln und Bauen»; without a dwelling or a hex she upgrades instead. */
export function build(s: State, table: TerraTable, now: Doing, order: BuildOrder): void {
  const fallback = { card: now.card, because: readingIf(order.isOfFaction === true, 'fallback') };
  if (s.supply.dwelling === 0) {
    table.tell('build-no-dwelling', {}, fallback);
    upgrade(s, table, now);
    return;
  }
  const isBuilt = s.board ? mirrored(s, table, s.board, now, order) : asked(s, table, now, order);
  if (isBuilt) return;
  table.tell('build-no-hex', { group: now.support.group }, fallback);
  upgrade(s, table, now);
}

function mirrored(s: State, table: TerraTable, board: Mirror, now: Doing, order: BuildOrder): boolean {
  const position = positionOf(s, board);
  const { geometry } = position;
  const { options, because } = buildOptions(position, now.support, order);
  if (options.length === 0) return false;
  const home = homeOf(s, 'bot');
  const { option, because: chain } = chooseHex(s, table, board, position, now, order, options);
  const hex = nameOf(geometry, option);
  const marking = nearestGroup(position, option);
  const tile = terrainAt(geometry, board, option) === home ? 'no' : 'yes';
  const shown = boardNow(
    s,
    board,
    options.map((at) => nameOf(geometry, at)),
    hex,
  );
  const readings = [
    ...readingIf(
      options.some((at) => board.terrain[nameOf(geometry, at)] !== undefined),
      'terrain',
    ),
    ...readingIf(Object.keys(board.bridges).length > 0, 'bridge'),
    ...readingIf(prefersFar(s) && order.select.length > 0, 'far'),
  ];
  lay(geometry, board, hex, home);
  if (board.taken) board.taken = withoutHex(board.taken, hex);
  board.pieces[hex] = { owner: 'bot', kind: 'dwelling', marked: marking.group === 'marked', traded: false };
  s.supply.dwelling -= 1;
  table.tell(
    'build',
    { hex, tile, home, group: marking.group },
    {
      hero: hex,
      because: [...because, ...chain, marking.because, ...readings],
      board: shown,
      card: now.card,
    },
  );
  offerPower(s, table, now, option);
  return true;
}

/** «Umwandeln und Bauen», 2: empty hexes in range of her marked or unmarked buildings; then «Zusammenführen». */
export function buildOptions(
  position: Position,
  { group, merge }: Pick<Doing['support'], 'group' | 'merge'>,
  { shipping, everywhere }: Pick<BuildOrder, 'shipping' | 'everywhere'>,
): { options: readonly number[]; because: readonly Phrase<Key>[] } {
  const { geometry, pieces, closed } = position;
  const inRange = everywhere ? null : reach(geometry, ofGroup(position, group), shipping);
  const options: number[] = [];
  for (let at = 0; at < geometry.hexes.length; at++)
    if (!geometry.isRiver[at] && !pieces.has(at) && !closed.has(at) && (inRange?.has(at) ?? true))
      options.push(at);
  const left = options.length;
  const because: Phrase<Key>[] = [
    everywhere
      ? { say: 'because-everywhere', with: { left } }
      : { say: 'because-range', with: { group, shipping, left } },
    ...readingIf(everywhere, 'everywhere'),
  ];
  if (!merge || left === 0) return { options, because };
  const merged = merging(position, shipping, options);
  because.push(merged.because, reading('merge'));
  return { options: merged.kept, because };
}

/** «Zusammenführen»: hexes that bring marked and unmarked buildings closer, as long as they do not touch. */
function merging(
  position: Position,
  shipping: number,
  options: readonly number[],
): { kept: readonly number[]; because: Phrase<Key> } {
  const { geometry, beside, marked, unmarked, blocked } = position;
  const touched = reach(geometry, marked, shipping);
  if (unmarked.some((at) => touched.has(at)))
    return { kept: options, because: { say: 'because-touching', with: {} } };
  const toMarked = distances(beside, marked, blocked);
  const toUnmarked = distances(beside, unmarked, blocked);
  const gap = shortest(toMarked, unmarked);
  // The new dwelling joins the nearer group: what counts is the way to the other one.
  const kept = options.filter((at) => Math.max(toMarked[at] ?? Infinity, toUnmarked[at] ?? Infinity) < gap);
  return kept.length === 0
    ? { kept: options, because: { say: 'because-no-merge', with: { left: options.length } } }
    : { kept, because: { say: 'because-merge', with: { gap, left: kept.length } } };
}

/** «Umwandeln und Bauen», 3: the faction's methods, landscape, nearest to the player, direction. */
function chooseHex(
  s: State,
  table: TerraTable,
  board: Mirror,
  position: Position,
  { support }: Doing,
  { select }: BuildOrder,
  options: readonly number[],
): Chosen<number> {
  const { geometry, beside, humans, hers, blocked } = position;
  const toYou = distances(beside, humans, blocked);
  const all = whoOf(s, () => true);
  const terrainOf = (at: number) => terrainAt(geometry, board, at);
  const near: Method<number> = byValue(
    'least',
    (at) => toYou[at] ?? Infinity,
    (distance, kept) => {
      const isNear = (human: Human) => {
        const toThem = distances(beside, ownedBy(position, human), blocked);
        return kept.some((at) => toThem[at] === distance);
      };
      const who = whoOf(s, isNear);
      return { say: 'because-near', with: { distance: finite(distance), who, left: kept.length } };
    },
  );
  const far: Method<number> = (all) => {
    const toHer = distances(beside, hers, blocked);
    return byValue<number>(
      'most',
      (at) => toHer[at] ?? Infinity,
      (distance, { length: left }) => ({ say: 'because-far', with: { distance: finite(distance), left } }),
    )(all);
  };
  const ofFaction: Record<FactionCriterion, Method<number>> = {
    'near-you': near,
    'your-row': byLandscape(s, table, 'you', support.row, terrainOf),
    'most-power': byValue(
      'most',
      (at) => powerBeside(position, at, s.humans),
      (power, { length: left }) => ({ say: 'because-most-power', with: { power, who: all, left } }),
    ),
  };
  return choose(options, [
    ...select.map((method) => ofFaction[method]),
    ...(select.includes('your-row') ? [] : [byLandscape(s, table, 'bot', support.row, terrainOf)]),
    ...(prefersFar(s) ? [far] : select.includes('near-you') ? [] : [near]),
    byDirection(support),
  ]);
}

/** «Umwandeln und Bauen», 3c: with the end tiles for distance she spreads instead of coming near. */
function prefersFar(s: Readonly<State>): boolean {
  return s.endTile === 'distance' || s.endTile === 'sanctuary-stronghold';
}

/** «Umwandeln und Bauen», 4c: as her nearest building; marked and unmarked equally near: without a chip. */
export function nearestGroup(
  { beside, marked, unmarked, blocked }: Position,
  at: number,
): { group: 'marked' | 'unmarked'; because: Phrase<Key> } {
  const far = distances(beside, [at], blocked);
  const toMarked = shortest(far, marked);
  const toUnmarked = shortest(far, unmarked);
  const group = toMarked < toUnmarked ? 'marked' : 'unmarked';
  const tie = toMarked === toUnmarked ? 'yes' : 'no';
  const distance = Math.min(toMarked, toUnmarked);
  return { group, because: { say: 'because-group', with: { group, tie, distance: finite(distance) } } };
}

/** JSON has no infinity: a way that does not exist is 0 long. */
const finite = (distance: number): number => (Number.isFinite(distance) ? distance : 0);

/** «Umwandeln und Bauen» without a map: she reads options and order, the player finds the hex. */
function asked(
  s: State,
  table: TerraTable,
  { support, card }: Doing,
  { shipping, select, everywhere }: BuildOrder,
): boolean {
  const { group, merge, row, direction, count } = support;
  const humans = s.humans.length;
  if (everywhere) table.tell('options-everywhere', {}, { card });
  else table.tell('options-range', { group, shipping }, { card });
  if (merge) table.tell('options-merge', { shipping }, { card });
  for (const method of select)
    switch (method) {
      case 'near-you':
        table.tell('by-near', { humans }, { card });
        break;
      case 'your-row':
        table.tell('by-landscape', { whose: 'you', row }, { card });
        break;
      case 'most-power':
        table.tell('by-most-power', { humans }, { card });
        break;
    }
  if (!select.includes('your-row')) table.tell('by-landscape', { whose: 'bot', row }, { card });
  if (prefersFar(s)) table.tell('by-far', {}, { card });
  else if (!select.includes('near-you')) table.tell('by-near', { humans }, { card });
  table.tell('by-direction', { direction, count }, { hero: count, card });
  const usual = { answer: 'built', tell: 'has-built' } as const;
  if (table.choice({ say: 'ask-built', of: ['built', 'no-hex'], usual, card }) === 'no-hex') return false;
  s.supply.dwelling -= 1;
  table.tell('ask-mark', {}, { card });
  askPower(s, table, { support, card });
  return true;
}
