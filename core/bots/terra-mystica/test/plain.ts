/**
 * A second reading of her turn, plain and slow: every hex and every way is tried, nothing of the rules' code is used.
 * What she does is one line a deed.
 */
import type { Support } from '../cards.ts';
import type { FactionAction } from '../factions.ts';
import { geometryOf, type Geometry } from '../geometry.ts';
import type { MapId } from '../maps.ts';
import type { Mirror, Piece } from '../mirror.ts';
import type { Human, State } from '../state.ts';
import type { Building, Cult } from '../tiles.ts';

const power: Readonly<Record<Building, number>> = {
  dwelling: 1,
  'trading-house': 2,
  temple: 2,
  stronghold: 3,
  sanctuary: 3,
  shipyard: 3,
};

const next: Readonly<Record<Building, readonly Building[]>> = {
  dwelling: ['trading-house'],
  'trading-house': ['shipyard', 'stronghold', 'temple'],
  temple: ['sanctuary'],
  stronghold: [],
  sanctuary: [],
  shipyard: [],
};

const least = (values: readonly number[]): number => Math.min(Infinity, ...values);

/** Only those with the least, or the most. */
const leastOf = <T>(options: readonly T[], value: (option: T) => number): T[] =>
  options.filter((option) => value(option) === least(options.map(value)));
const mostOf = <T>(options: readonly T[], value: (option: T) => number): T[] =>
  leastOf(options, (option) => -value(option));

/** Counted around, from the upper left or from the lower right. */
function counted<T>(options: readonly T[], { direction, count }: Support): T {
  let at = direction === 'forward' ? -1 : options.length;
  for (let n = 0; n < count; n++)
    at = (at + (direction === 'forward' ? 1 : -1) + options.length) % options.length;
  return options[at]!;
}

/** One river more at a time: which land lies behind at most so many? */
function landBehind(g: Geometry, from: number, shipping: number): ReadonlySet<number> {
  const near = g.neighbours[from]!;
  const behind = shipping === 0 ? [] : near.filter((at) => g.isRiver[at]);
  return new Set([
    ...near.filter((at) => !g.isRiver[at]),
    ...behind.flatMap((river) => [...reachable(g, river, shipping - 1)]),
  ]);
}

const known = new Map<string, ReadonlySet<number>>();

/** The maps never change: what was tried once is not tried again. */
function reachable(g: Geometry, from: number, shipping: number): ReadonlySet<number> {
  const key = `${g.id} ${from} ${shipping}`;
  const land = known.get(key) ?? landBehind(g, from, shipping);
  known.set(key, land);
  return land;
}

export const isInReach = (g: Geometry, from: number, to: number, shipping: number): boolean =>
  reachable(g, from, shipping).has(to);

/** A board as one looks at it. */
export interface Plain {
  readonly g: Geometry;
  readonly marked: readonly number[];
  readonly unmarked: readonly number[];
  readonly humans: readonly number[];
  readonly pieceAt: (at: number) => Piece | undefined;
  readonly isEmpty: (at: number) => boolean;
  /** At an edge, or over a bridge. */
  readonly beside: (at: number) => readonly number[];
  readonly between: (one: readonly number[], other: readonly number[]) => number;
}

export function plain(map: MapId, board: Mirror): Plain {
  const g = geometryOf(map);
  const at = (id: string): number => g.index.get(id)!;
  const where = (is: (piece: Piece) => boolean): number[] =>
    Object.entries(board.pieces)
      .filter(([, piece]) => is(piece))
      .map(([id]) => at(id));
  const humans = where(({ owner }) => owner !== 'bot');
  const bridges = Object.keys(board.bridges).map((bridge) => bridge.split('-').map(at));
  const near = g.neighbours.map((all, here) => [
    ...all,
    ...bridges.filter((ends) => ends.includes(here)).flatMap((ends) => ends.filter((end) => end !== here)),
  ]);
  const ways = new Map<number, number[]>();
  const from = (start: number): number[] => {
    const far = ways.get(start) ?? waysFrom(near, start, new Set(humans));
    ways.set(start, far);
    return far;
  };
  return {
    g,
    marked: where(({ owner, marked }) => owner === 'bot' && marked),
    unmarked: where(({ owner, marked }) => owner === 'bot' && !marked),
    humans,
    pieceAt: (here) => board.pieces[g.hexes[here]!.id],
    isEmpty: (here) => {
      const { id } = g.hexes[here]!;
      return !g.isRiver[here] && board.pieces[id] === undefined && board.taken?.[id] !== 'closed';
    },
    beside: (here) => near[here]!,
    between: (one, other) => least(one.flatMap((start) => other.map((end) => from(start)[end]!))),
  };
}

/** Every distance is one more than the least around it, until nothing changes. */
function waysFrom(
  near: readonly (readonly number[])[],
  from: number,
  blocked: ReadonlySet<number>,
): number[] {
  const far = near.map((_, at) => (at === from ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const [at, around] of near.entries()) {
      if (blocked.has(at) || at === from) continue;
      for (const other of around)
        if (far[other]! + 1 < far[at]!) {
          far[at] = far[other]! + 1;
          changed = true;
        }
    }
  }
  return far;
}

/** «Umwandeln und Bauen», 4c. */
export const isMarked = ({ marked, unmarked, between }: Plain, at: number): boolean =>
  between(marked, [at]) < between(unmarked, [at]);

/** A turn of hers on a mirrored board, where every question is answered with yes or the most that it offers. */
export function plainTurn(before: State, support: string, action: string): readonly string[] {
  return new Turn(before, support, action).said;
}

class Turn {
  readonly said: string[] = [];
  readonly #s: State;
  readonly #board: Mirror;
  readonly #support: Support;

  constructor(before: State, support: string, action: string) {
    const { board, levels, supply } = structuredClone({
      board: before.board!,
      levels: before.levels,
      supply: before.supply,
    });
    this.#s = { ...before, levels, supply };
    this.#board = board;
    const card = (id: string) => this.#s.cards.cards.find((one) => one.id === id)!;
    this.#support = card(support).support;
    for (const one of card(action).actions)
      switch (one.kind) {
        case 'points':
          this.#points(one.points === 'x' ? this.#level.x[this.#s.round - 1]! : one.points);
          break;
        case 'build':
          this.#build(one.shipping === 'level' ? this.#shipping : one.shipping);
          break;
        case 'upgrade':
          this.#upgrade();
          break;
        case 'cult':
          this.#cult();
          break;
        case 'favour':
          this.#favour();
          break;
        case 'cover':
          this.#cover();
          break;
        case 'trade':
          this.#trade(one.from, one.gaps);
          break;
        case 'faction':
          this.#faction();
          break;
      }
  }

  #say(...words: (string | number)[]): void {
    this.said.push(words.join(' '));
  }

  #points(points: number): void {
    if (points === 0) this.#say('no-points');
    else this.#say('points', points);
  }

  get #level() {
    return this.#s.cards.levels.find(({ id }) => id === this.#s.level)!;
  }

  get #shipping(): number {
    return this.#level.shipping[this.#s.round - 1]!;
  }

  get #people() {
    return this.#s.cards.factions.find(({ id }) => id === this.#s.faction)!;
  }

  get #seen(): Plain {
    return plain(this.#s.map, this.#board);
  }

  #faction(): void {
    for (const one of this.#people.actions)
      switch (one.kind) {
        case 'build':
          this.#build(this.#shipping, one);
          break;
        case 'points':
          this.#say('points', one.points);
          break;
        case 'cult':
          this.#climb(one.steps);
          break;
        case 'read':
          break;
      }
  }

  #build(shipping: number, of?: Extract<FactionAction, { kind: 'build' }>): void {
    if (this.#s.supply.dwelling === 0) return this.#upgrade();
    const p = this.#seen;
    let options = this.#options(p, shipping, of?.everywhere ?? false);
    if (options.length === 0) return this.#upgrade();
    const near = (at: number) => p.between(p.humans, [at]);
    const rank = (whose: 'bot' | 'you') => (at: number) => {
      const { id, terrain } = p.g.hexes[at]!;
      const seen = this.#board.terrain[id] ?? terrain;
      return this.#s.cards.landscape[this.#s.homes[whose]!][this.#support.row].findIndex(
        (circle) => circle === seen,
      );
    };
    const select = of?.select ?? [];
    for (const method of select)
      if (method === 'near-you') options = leastOf(options, near);
      else if (method === 'your-row') options = leastOf(options, rank('you'));
      else options = mostOf(options, (at) => this.#powerAt(p, at, this.#s.humans));
    if (!select.includes('your-row')) options = leastOf(options, rank('bot'));
    if (['distance', 'sanctuary-stronghold'].includes(this.#s.endTile))
      options = mostOf(options, (at) => p.between([...p.marked, ...p.unmarked], [at]));
    else if (!select.includes('near-you')) options = leastOf(options, near);
    const at = counted(options, this.#support);
    const hex = p.g.hexes[at]!.id;
    const marked = isMarked(p, at);
    this.#say('build', hex, marked ? 'marked' : 'unmarked');
    this.#board.pieces[hex] = { owner: 'bot', kind: 'dwelling', marked, traded: false };
    this.#s.supply.dwelling -= 1;
    this.#offer(at);
  }

  /** «Umwandeln und Bauen», 2. */
  #options(p: Plain, shipping: number, everywhere: boolean): number[] {
    const { g, marked, unmarked, between } = p;
    const from = this.#support.group === 'marked' ? marked : unmarked;
    const inRange = g.hexes
      .map((_, at) => at)
      .filter((at) => p.isEmpty(at) && (everywhere || from.some((own) => isInReach(g, own, at, shipping))));
    const touch = marked.some((one) => unmarked.some((other) => isInReach(g, one, other, shipping)));
    if (!this.#support.merge || touch) return inRange;
    const gap = between(marked, unmarked);
    const shorter = inRange.filter((at) => between(isMarked(p, at) ? unmarked : marked, [at]) < gap);
    return shorter.length > 0 ? shorter : inRange;
  }

  #powerAt(p: Plain, at: number, humans: readonly Human[]): number {
    const around = p.beside(at).flatMap((other) => p.pieceAt(other) ?? []);
    return around
      .filter(({ owner }) => humans.some((human) => human === owner))
      .reduce((sum, piece) => sum + this.#value(piece), 0);
  }

  #value({ owner, kind }: Piece): number {
    const { yourFaction, otherFaction } = this.#s;
    const isYetis = owner === 'you' ? yourFaction === 'yetis' : otherFaction === 'yetis';
    const isGreater = owner !== 'bot' && isYetis && power[kind] === 3;
    return isGreater && kind !== 'shipyard' ? 4 : power[kind];
  }

  #offer(at: number): void {
    const offered = this.#s.humans.map((human) => this.#powerAt(this.#seen, at, [human]));
    for (const amount of offered) if (amount > 0) this.#say('offer-power', amount);
    if (offered.some((amount) => amount >= 2)) this.#tookPower();
  }

  #tookPower(): void {
    if (this.#people.ability === 'cult-for-power') this.#climb(1);
  }

  #upgrade(): void {
    const p = this.#seen;
    const { supply } = this.#s;
    const target = (at: number) => next[p.pieceAt(at)!.kind].find((kind) => supply[kind] > 0);
    let options = [...p.marked, ...p.unmarked].sort((one, other) => one - other).filter(target);
    if (options.length === 0) return this.#say('upgrade-none');
    const dwellings = options.filter(
      (at) => p.pieceAt(at)!.kind === 'dwelling' && p.beside(at).some((other) => p.humans.includes(other)),
    );
    if (supply['trading-house'] > 0 && dwellings.length > 0) options = dwellings;
    options = leastOf(options, (at) => this.#powerAt(p, at, this.#s.humans));
    const at = counted(options, this.#support);
    const to = target(at)!;
    const piece = p.pieceAt(at)!;
    supply[piece.kind] += 1;
    supply[to] -= 1;
    piece.kind = to;
    this.#say('upgrade', p.g.hexes[at]!.id, to);
    this.#offer(at);
  }

  get #open(): Cult[] {
    const { levels } = this.#s;
    return (['fire', 'water', 'earth', 'air'] as const).filter(
      (cult) => Math.max(levels[cult].bot, levels[cult].you, levels[cult].other) < 10,
    );
  }

  #track(open: readonly Cult[], pick: Support['cult']): Cult {
    const wanted = this.#s.tiles[this.#s.round - 1]!.cult!;
    if (pick === 'tile' && open.includes(wanted)) return wanted;
    const { levels } = this.#s;
    const zero = open.filter((cult) => levels[cult].bot === 0);
    const apart = (cult: Cult) => {
      const { bot, you, other } = levels[cult];
      return Math.abs(bot - Math.max(you, other));
    };
    return counted(leastOf(zero.length > 0 ? zero : open, apart), this.#support);
  }

  #rise(cult: Cult, steps: number): number {
    const levels = this.#s.levels[cult];
    levels.bot = Math.min(10, levels.bot + steps);
    return levels.bot;
  }

  #climb(steps: number): void {
    if (this.#open.length === 0) return this.#say('cult-none');
    const cult = this.#track(this.#open, 'catch-up');
    this.#say('cult-step', cult, this.#rise(cult, steps));
  }

  #cult(): void {
    if (this.#open.length === 0) return this.#say('cult-none');
    const cult = this.#track(this.#open, this.#support.cult);
    const space = this.#s.priests > 0 ? Math.max(0, ...this.#s.spaces[cult]) : 0;
    if (space === 0) return this.#say('cult-step', cult, this.#rise(cult, 1));
    this.#say('cult-priest', cult, this.#rise(cult, space));
  }

  #favour(): void {
    if (this.#s.round < 5) return this.#say('favour-too-early');
    const options = this.#open.filter((cult) => this.#s.favours.includes(cult));
    if (options.length === 0) return this.#say('favour-none');
    const cult = this.#track(options, this.#support.cult);
    this.#say('favour', cult, this.#rise(cult, 3));
  }

  #cover(): void {
    const free = [1, 2, 3, 4, 5, 6].filter((at) => !this.#s.covered.includes(spaces[at - 1]!));
    if (free.length === 0) this.#say('cover-none');
    else this.#say('cover', counted(free, this.#support));
    if (!this.#s.merchants) return;
    const theirs = [1, 2, 3, 4, 5].filter((at) => !this.#s.merchantsCovered!.includes(at));
    if (theirs.length === 0) this.#say('cover-none');
    else this.#say('cover-merchants', counted(theirs, this.#support));
  }

  #trade(from: number, gaps: readonly number[] = []): void {
    if (this.#s.round < from || gaps.includes(this.#s.round)) return this.#say('trade-not-now');
    const p = this.#seen;
    const options = p.humans
      .toSorted((one, other) => one - other)
      .filter((at) => !p.pieceAt(at)!.traded && p.g.neighbours[at]!.some((next) => p.g.isRiver[next]));
    if (options.length === 0) return this.#say('trade-none');
    const value = (at: number) => this.#value(p.pieceAt(at)!);
    const at = counted(mostOf(options, value), this.#support);
    this.#say('trade', p.g.hexes[at]!.id, value(at));
    this.#tookPower();
  }
}

const spaces = ['bridge', 'priest', 'workers', 'coins', 'spade', 'spades'] as const;
