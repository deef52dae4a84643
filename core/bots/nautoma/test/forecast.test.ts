import { expect } from '@open-wc/testing';
import { forecastOf, mean } from '../../../engine/forecast.ts';
import { play, type Given } from '../../../engine/play.ts';
import { fittingOptions } from '../../../engine/options.ts';
import { restOfGame, wholeGame } from '../../../engine/simulation.ts';
import bot from '../bot.ts';
import habits from '../habits.ts';
import { botPoints } from '../score.ts';
import { turnsAWeek, weeks, type State } from '../state.ts';

const opponents = { bot, habits, events: 0 };

/** A game up to the last turns of its last week. */
function nearTheEnd(seed: number, turnsLeft: number): State {
  const found: State[] = [];
  const setting = {
    ...opponents,
    cards: bot.cards.shipped,
    options: fittingOptions(bot, { level: 'level-3' }),
  };
  wholeGame(setting, seed, ({ script, before }) => {
    const state = before as State;
    const isThere = state.week === weeks && state.turn === turnsAWeek - turnsLeft + 1;
    if (script === 'turn' && isThere) found.push(state);
  });
  return found[0]!;
}

/** Every way in which real cards could be turned up to the end of the week, each as likely. */
function everyEnd(state: State): number[] {
  const { known, pool } = state.deck;
  const unseen = { known: [], hidden: known.length, pool: [...known, ...pool] };
  return everyTurn({ ...state, deckMode: 'on-table', deck: unseen });
}

function everyTurn(state: State): number[] {
  if (state.turn > turnsAWeek) return [botPoints(state)];
  const branches = (given: readonly Given[]): number[] => {
    const { prompt, state: after } = play(bot, state, 'turn', given);
    if (!prompt) return everyTurn(after);
    if (prompt.expects.kind !== 'choice') throw new Error(`asked for ${prompt.say}`);
    return prompt.expects.of.flatMap((value) => branches([...given, { to: prompt.say, value }]));
  };
  return branches([]);
}

describe('what she is expected to score', () => {
  for (const turnsLeft of [1, 2, 3])
    it(`${turnsLeft} turns before the end is what all ways that are left come to`, () => {
      const state = nearTheEnd(11, turnsLeft);
      const exact = everyEnd(state);
      const totals = Array.from({ length: 1000 }, (_, n) =>
        botPoints(restOfGame(opponents, { state, played: [] }, n + 1) as State),
      );
      expect(exact.length).to.be.above(1);
      expect([...new Set(totals)].sort()).to.deep.equal([...new Set(exact)].sort());
      const { mean: expected, sure } = forecastOf(totals);
      expect(Math.abs(expected - mean(exact))).to.be.at.most(1.5 * sure);
    });
});
