import { expect } from '@open-wc/testing';
import fc from '../../../../test/tools/cases.ts';
import { cardsInGame } from '../deck-building.ts';
import { herPieces, onMap, owners, type State } from '../state.ts';
import { buildings, cults } from '../tiles.ts';
import type { Options } from '../../../engine/bot.ts';
import { left } from '../../../engine/deck.ts';
import { seeded } from '../../../engine/rng.ts';
import type { Session, Start } from '../../../engine/session.ts';
import { randomGame } from '../../../../test/tools/random-game.ts';
import { isInReach, isMarked, plain } from './plain.ts';
import { bot } from './table.ts';

const games = { numRuns: 40, seed: 18 };
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });

const anyGame = (seed: number, chosen: Options = {}) =>
  randomGame(bot, seed, chosen) as unknown as { start: Start; session: Session<State> };

/** Nothing is lost: pieces, cards, markers. */
function isSound(s: State): void {
  expect(s.priests).to.be.within(0, 7);
  for (const kind of buildings) {
    expect(s.supply[kind], kind).to.be.at.least(0);
    const hers = Object.values(s.board?.pieces ?? {}).filter(
      (piece) => piece.owner === 'bot' && piece.kind === kind,
    );
    // More than the box holds only where the player means it.
    const isPossible = hers.length <= herPieces(s.merchants)[kind];
    if (s.board && s.isSetUp && isPossible) expect(hers.length, kind).to.equal(onMap(s, kind));
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
        const first = left(bot.start(start.options, seeded(seed), bot.cards.shipped).deck);
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
        expect(bot.scoring.score(session.state)).to.not.equal(undefined);
        expect(bot.cards.accepts(session.state.cards)).to.equal(true);
      }),
      games,
    );
  });
});
