import { expect } from '@open-wc/testing';
import type { BaseState, Bot } from '../../core/engine/bot.ts';
import type { Pile } from '../../core/engine/deck.ts';
import { forecastOf, mean } from '../../core/engine/forecast.ts';
import { copy, play } from '../../core/engine/play.ts';
import { replay, startWith, type Deed } from '../../core/engine/session.ts';
import {
  restOfGame,
  standingOf,
  wholeGame,
  type Opponents,
  type Played,
} from '../../core/engine/simulation.ts';
import { games } from '../tools/games.ts';

/** Few enough for every run; `npm run forecasts` does the same with 10,000 games. */
const simulated = 150;
const seedOfOthers = 5001;

const upTo = (n: number, from = 1) => Array.from({ length: n }, (_, i) => from + i);
const pointsOf = (bot: Bot, state: BaseState): number => bot.scoring.score(state)?.bot ?? NaN;

for (const game of games) {
  const bot = await game.rules();
  if (bot.scoring.scale) continue; // it rates the player
  const opponents: Opponents = { bot, habits: await game.habits() };
  const start = startWith(bot, {}, 4);
  const setting = { ...start, ...opponents };

  /** A game with usual answers, turn by turn. */
  const turnsOf = (seed: number): Played[] => {
    const turns: Played[] = [];
    wholeGame(setting, seed, (played) => turns.push(played));
    return turns;
  };

  describe(`the forecast of ${bot.id}`, () => {
    it('agrees with other games, as sure as it says', () => {
      const [here, there] = [1, seedOfOthers].map((from) =>
        forecastOf(upTo(simulated, from).map((seed) => pointsOf(bot, wholeGame(setting, seed)))),
      );
      expect(Math.abs(here!.mean - there!.mean)).to.be.at.most(here!.sure + there!.sure);
    });

    it('expects on the way, taken all together, what it expected at the start', () => {
      const whole = forecastOf(upTo(simulated).map((seed) => pointsOf(bot, wholeGame(setting, seed))));
      // Each with chance of its own: games that share theirs would all be a little too high, or too low.
      const halfway = upTo(30, seedOfOthers).map((seed) => {
        const turns = turnsOf(seed);
        const at = Math.floor(turns.length / 2);
        const played = turns.slice(0, at).map(({ script }) => script);
        const standing = { state: turns[at]!.before, played };
        return mean(upTo(5, 5 * seed).map((n) => pointsOf(bot, restOfGame(opponents, standing, n))));
      });
      const later = forecastOf(halfway);
      expect(Math.abs(later.mean - whole.mean)).to.be.at.most(1.5 * (later.sure + whole.sure));
    });

    it('knows no more than the player: how unseen cards lie changes nothing', () => {
      const turns = turnsOf(3);
      const { before } = turns[Math.floor(turns.length / 3)]!;
      const other = copy(before);
      turnOver(other);
      const totals = (state: BaseState) =>
        upTo(4).map((seed) => pointsOf(bot, restOfGame(opponents, { state, played: [] }, seed)));
      expect(totals(other)).to.deep.equal(totals(before));
    });

    it('goes on in the middle of a turn, with the answers that were given', () => {
      const open = turnsOf(4).filter(({ answers }) => answers.length > 0);
      expect(open).not.to.deep.equal([]);
      for (const { before, script, answers } of open.slice(0, 6))
        for (const n of upTo(answers.length, 0)) {
          const given = answers.slice(0, n);
          expect(play(bot, before, script, given).misfit).to.equal(undefined);
          const standing = { state: before, played: [], open: { script, answers: given } };
          expect(pointsOf(bot, restOfGame(opponents, standing, 1))).to.be.a('number').and.not.NaN;
        }
    });

    it('takes up a game where it stands', () => {
      const deeds: Deed[] = turnsOf(4)
        .slice(0, 3)
        .flatMap(({ script, answers }): Deed[] => [
          { type: 'played', script },
          ...answers.map(({ to, value, told }): Deed => ({
            type: 'answered',
            to,
            value,
            ...(told ? { told } : {}),
          })),
        ]);
      for (const n of upTo(deeds.length)) {
        const session = replay(bot, start, deeds.slice(0, n));
        const standing = standingOf(session);
        expect(standing.open === undefined).to.equal(session.prompt === undefined);
        expect(pointsOf(bot, restOfGame(opponents, standing, 1))).to.be.a('number').and.not.NaN;
      }
    });
  });
}

/** Every face-down pile the other way round, and what left unseen with it. */
function turnOver(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (!('known' in value && 'pool' in value)) return Object.values(value).forEach(turnOver);
  const pile = value as Pile;
  const all = [...pile.known, ...pile.pool].reverse();
  pile.known = all.slice(0, pile.known.length);
  pile.pool = all.slice(pile.known.length);
}
