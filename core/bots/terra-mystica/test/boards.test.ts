import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { buildOptions, nearestGroup } from '../actions/build.ts';
import { cardsInGame } from '../deck-building.ts';
import { mapIds, type Terrain } from '../maps.ts';
import { positionOf, terrainAt } from '../mirror.ts';
import { supportOf } from '../state.ts';
import { upgradesOf } from '../tiles.ts';
import { isMarked, least, plain, plainOptions, randomBoard } from './plain.ts';
import { bot, run, stacked, table, told } from './table.ts';

const { shipped } = bot.cards;

const boards = { numRuns: 300, seed: 18 };
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
const anyMap = fc.constantFrom(...mapIds);

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
