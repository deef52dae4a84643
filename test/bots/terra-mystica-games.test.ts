import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { buildOptions, nearestGroup } from '../../core/bots/terra-mystica/actions/build.ts';
import { shipped, type Support } from '../../core/bots/terra-mystica/cards.ts';
import { cardsInGame } from '../../core/bots/terra-mystica/deck-building.ts';
import { geometryOf, type Geometry } from '../../core/bots/terra-mystica/geometry.ts';
import { mapIds, terrains, type MapId, type Terrain } from '../../core/bots/terra-mystica/maps.ts';
import { positionOf, terrainAt, type Mirror } from '../../core/bots/terra-mystica/mirror.ts';
import { onMap, owners, supportOf, type State } from '../../core/bots/terra-mystica/state.ts';
import { buildings, cults, upgradesOf } from '../../core/bots/terra-mystica/tiles.ts';
import type { Bot, Options } from '../../core/engine/bot.ts';
import { left } from '../../core/engine/deck.ts';
import { below, seeded, shuffled } from '../../core/engine/rng.ts';
import type { Session, Start } from '../../core/engine/session.ts';
import { randomGame } from '../tools/random-game.ts';
import { bot, mirror, run, stacked, table, told } from '../tools/terra-table.ts';

const boards = { numRuns: 300, seed: 18 };
const games = { numRuns: 40, seed: 18 };
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
const anyMap = fc.constantFrom(...mapIds);

/** Up to seven buildings of hers, up to nine of the player's, and some terrain tiles, anywhere. */
function randomBoard(map: MapId, seed: number): Mirror {
  const dice = { rng: seeded(seed) };
  const hexes = shuffled(dice, geometryOf(map).land);
  const pieces: Record<string, string> = {};
  const place = (count: number, text: () => string) => {
    for (let n = 0; n < count; n++) pieces[hexes.pop()!] = text();
  };
  const kind = () => buildings[below(dice, 5)]!;
  place(1, () => 'bot dwelling marked');
  place(1, () => 'bot dwelling');
  place(below(dice, 6), () => `bot ${kind()}${below(dice, 2) === 0 ? ' marked' : ''}`);
  place(1 + below(dice, 9), () => `you ${kind()}`);
  const terrain: Record<string, Terrain> = {};
  for (let n = below(dice, 8); n > 0; n--) terrain[hexes[n]!] = terrains[below(dice, 7)]!;
  return mirror(pieces, { terrain });
}

/** Plain and slow: can one walk from a to b over rivers only, at most so many? */
function isInReach(g: Geometry, from: number, to: number, shipping: number): boolean {
  return g.neighbours[from]!.some(
    (next) => next === to || (shipping > 0 && g.isRiver[next]! && isInReach(g, next, to, shipping - 1)),
  );
}

/** Plain and slow: every distance is one more than the least around it, until nothing changes. */
function waysFrom(g: Geometry, from: number, blocked: ReadonlySet<number>): number[] {
  const far = g.hexes.map((_, at) => (at === from ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    far.forEach((value, at) => {
      if (blocked.has(at) && at !== from) return;
      const least =
        1 +
        Math.min(
          ...g.neighbours[at]!.map((next) => (blocked.has(next) && next !== from ? Infinity : far[next]!)),
        );
      if (least < value) {
        far[at] = least;
        changed = true;
      }
    });
  }
  return far;
}

const least = (values: readonly number[]): number => Math.min(Infinity, ...values);

interface Plain {
  readonly g: Geometry;
  readonly marked: number[];
  readonly unmarked: number[];
  readonly humans: number[];
  readonly isEmpty: (at: number) => boolean;
  readonly between: (one: readonly number[], other: readonly number[]) => number;
}

function plain(map: MapId, board: Mirror): Plain {
  const g = geometryOf(map);
  const where = (owner: string, marked: boolean): number[] =>
    Object.entries(board.pieces)
      .filter(([, piece]) => piece.owner === owner && piece.marked === marked)
      .map(([id]) => g.index.get(id)!);
  const humans = where('you', false);
  const blocked = new Set(humans);
  return {
    g,
    marked: where('bot', true),
    unmarked: where('bot', false),
    humans,
    isEmpty: (at) => !g.isRiver[at] && board.pieces[g.hexes[at]!.id] === undefined,
    between: (one, other) =>
      least(
        one.flatMap((from) => {
          const far = waysFrom(g, from, blocked);
          return other.map((to) => far[to]!);
        }),
      ),
  };
}

const isMarked = ({ marked, unmarked, between }: Plain, at: number): boolean =>
  between([at], marked) < between([at], unmarked);

/** «Umwandeln und Bauen», 2, done by trying every hex. */
function plainOptions(p: Plain, group: Support['group'], merge: boolean, shipping: number): number[] {
  const { g, marked, unmarked, between } = p;
  const from = group === 'marked' ? marked : unmarked;
  const inRange = g.hexes
    .map((_, at) => at)
    .filter((at) => p.isEmpty(at) && from.some((own) => isInReach(g, own, at, shipping)));
  const touch = marked.some((one) => unmarked.some((other) => isInReach(g, one, other, shipping)));
  if (!merge || touch) return inRange;
  const gap = between(marked, unmarked);
  const shorter = inRange.filter((at) => {
    const joins = isMarked(p, at);
    return between(joins ? [...marked, at] : marked, joins ? unmarked : [...unmarked, at]) < gap;
  });
  return shorter.length > 0 ? shorter : inRange;
}

describe('Automa on any board', () => {
  it('has the options that trying every hex gives', () => {
    fc.assert(
      fc.property(
        anyMap,
        anySeed,
        fc.constantFrom('marked' as const, 'unmarked' as const),
        fc.boolean(),
        fc.integer({ min: 0, max: 3 }),
        (map, seed, group, merge, shipping) => {
          const board = randomBoard(map, seed);
          const position = positionOf(table({ map }), board);
          const { options } = buildOptions(position, { group, merge }, { shipping, everywhere: false });
          expect(options).to.deep.equal(plainOptions(plain(map, board), group, merge, shipping));
        },
      ),
      boards,
    );
  });

  it('marks a dwelling as her nearest building is, and not if both groups are as near', () => {
    fc.assert(
      fc.property(anyMap, anySeed, fc.nat(), (map, seed, any) => {
        const board = randomBoard(map, seed);
        const p = plain(map, board);
        const empty = p.g.hexes.map((_, at) => at).filter(p.isEmpty);
        const at = empty[any % empty.length]!;
        const { group } = nearestGroup(positionOf(table({ map }), board), at);
        expect(group === 'marked').to.equal(isMarked(p, at));
      }),
      boards,
    );
  });

  const rowA: Terrain[] = ['lake', 'swamp', 'wasteland', 'desert', 'mountains', 'forest', 'plains'];
  const rowB: Terrain[] = ['lake', 'forest', 'plains', 'swamp', 'desert', 'wasteland', 'mountains'];
  const supports = cardsInGame(true).filter((card) => card !== 'card-13');

  it('builds where range, landscape, nearness and direction leave one hex', () => {
    fc.assert(
      fc.property(
        anyMap,
        anySeed,
        fc.constantFrom(...supports),
        fc.integer({ min: 1, max: 6 }),
        (map, seed, card, round) => {
          const board = randomBoard(map, seed);
          const lake = { ...shipped.landscape.lake, a: rowA, b: rowB };
          const cards = { ...shipped, landscape: { ...shipped.landscape, lake } };
          const s = stacked(table({ map, level: 'alptrauma' }, { board, round, cards }), card, 'card-13');
          const played = run(s, 'turn');
          const p = plain(map, board);
          const { group, merge, row, direction, count } = supportOf(played.state);
          const shipping = [1, 1, 2, 2, 3, 3][round - 1]!;
          let options = plainOptions(p, group, merge, shipping);
          if (options.length === 0) {
            expect(played.steps.map(({ say }) => say)).to.include('build-no-hex');
            return;
          }
          const rank = (at: number): number => (row === 'a' ? rowA : rowB).indexOf(terrainAt(p.g, board, at));
          const first = least(options.map(rank));
          options = options.filter((at) => rank(at) === first);
          const far = (at: number): number => p.between(p.humans, [at]);
          const near = least(options.map(far));
          options = options.filter((at) => far(at) === near);
          if (direction === 'backward') options.reverse();
          const hex = p.g.hexes[options[(count - 1) % options.length]!]!.id;
          expect(told(played, 'build').hero).to.equal(hex);
        },
      ),
      boards,
    );
  });

  it('upgrades what a plain search finds', () => {
    fc.assert(
      fc.property(anyMap, anySeed, fc.boolean(), (map, seed, hasHouses) => {
        const board = randomBoard(map, seed);
        const supply = { ...table().supply, 'trading-house': hasHouses ? 2 : 0 };
        const played = run(stacked(table({ map }, { board, supply }), 'card-9', 'card-10'), 'turn');
        const { g, humans } = plain(map, board);
        const power = {
          dwelling: 1,
          'trading-house': 2,
          temple: 2,
          stronghold: 3,
          sanctuary: 3,
          shipyard: 3,
        };
        const can = Object.entries(board.pieces)
          .filter(([, { owner, kind }]) => owner === 'bot' && upgradesOf[kind].some((to) => supply[to] > 0))
          .map(([id]) => g.index.get(id)!)
          .sort((one, other) => one - other);
        const kindAt = (at: number) => board.pieces[g.hexes[at]!.id]!.kind;
        const beside = (at: number) => g.neighbours[at]!.filter((next) => humans.includes(next));
        const given = (at: number) => beside(at).reduce((sum, next) => sum + power[kindAt(next)], 0);
        const dwellings = can.filter((at) => kindAt(at) === 'dwelling' && beside(at).length > 0);
        const wanted = hasHouses && dwellings.length > 0 ? dwellings : can;
        const best = wanted.filter((at) => given(at) === least(wanted.map(given))).reverse();
        const step = played.steps.find(({ say }) => say === 'upgrade');
        const expected = best[1 % best.length]; // card 9 counts two from the lower right
        expect(step?.hero).to.equal(expected === undefined ? undefined : g.hexes[expected]!.id);
      }),
      boards,
    );
  });
});

const anyGame = (seed: number, chosen: Options = {}) =>
  randomGame(bot as unknown as Bot, seed, chosen) as unknown as { start: Start; session: Session<State> };

/** Nothing is lost: pieces, cards, markers. */
function isSound(s: State): void {
  expect(s.priests).to.be.within(0, 7);
  for (const kind of buildings) {
    expect(s.supply[kind], kind).to.be.at.least(0);
    const hers = Object.values(s.board?.pieces ?? {}).filter(
      (piece) => piece.owner === 'bot' && piece.kind === kind,
    );
    if (s.board && s.isSetUp) expect(hers.length, kind).to.equal(onMap(s, kind));
  }
  for (const cult of cults) {
    const levels = owners.map((owner) => s.levels[cult][owner]);
    levels.forEach((level) => expect(level).to.be.within(0, 10));
    if (s.board) expect(levels.filter((level) => level === 10).length).to.be.below(2);
  }
  const cards = [s.deck, s.reserve].flatMap(({ known }) => known);
  const seen = [...cards, ...s.waiting, ...s.aside, ...s.laid];
  expect(new Set(seen).size).to.equal(seen.length);
  const isIn = s.round > 2 || (s.round === 2 && s.passed.includes('bot'));
  const all = cardsInGame(s.merchants).length - (s.merchants && !isIn ? 1 : 0);
  expect(seen.length + s.deck.hidden + s.reserve.hidden).to.equal(all);
}

describe('Automa in whole games', () => {
  it('loses no piece, card or marker, and has one card more each round', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { session, start } = anyGame(seed);
        const added = start.options['merchants'] === true ? 1 : 0;
        const first = left(bot.start(start.options, seeded(seed), bot.cards).deck);
        for (const { after, script } of session.turns) {
          isSound(after);
          if (script === 'round')
            expect(left(after.deck)).to.equal(first + after.round - 1 + (after.round > 2 ? added : 0));
        }
      }),
      games,
    );
  });

  it('builds only on empty land in reach of the right group', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { session } = anyGame(seed, { way: 'mirror', faction: 'simpletons', players: 'one' });
        let before: State | undefined;
        for (const { steps, after } of session.turns) {
          const step = steps.find(({ say }) => say === 'build');
          if (before?.board && step) {
            const p = plain(before.map, before.board);
            const at = p.g.index.get(String(step.with['hex']))!;
            const range = step.because![0]!.with;
            const from = range['group'] === 'marked' ? p.marked : p.unmarked;
            expect(p.isEmpty(at)).to.equal(true);
            expect(from.some((own) => isInReach(p.g, own, at, Number(range['shipping'])))).to.equal(true);
            expect(after.board!.pieces[String(step.with['hex'])]!.marked).to.equal(isMarked(p, at));
          }
          before = after;
        }
      }),
      games,
    );
  });

  it('plays six rounds, and passes once in each', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { session } = anyGame(seed);
        const passes = session.turns.flatMap(({ steps }) => steps.filter(({ say }) => say === 'pass'));
        expect(passes.length).to.equal(6);
        expect(session.turns.filter(({ script }) => script === 'round').length).to.equal(5);
        expect(bot.score(session.state)).to.not.equal(undefined);
        expect(bot.accepts(session.state.cards)).to.equal(true);
      }),
      games,
    );
  });
});
