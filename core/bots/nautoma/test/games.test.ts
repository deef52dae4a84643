import { expect } from '@open-wc/testing';
import fc from '../../../../test/tools/cases.ts';
import bot from '../bot.ts';
import type { State } from '../state.ts';
import { play } from '../../../engine/play.ts';
import { below, seeded } from '../../../engine/rng.ts';
import type { Answer } from '../../../engine/expects.ts';
import { advance, begin, replay, startWith, type Entry } from '../../../engine/session.ts';
import { randomGame } from '../../../../test/tools/random-game.ts';

const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
const games = { numRuns: 200, seed: 7 };

/** The state after every deed of a random game, and the script that was run. */
function moments(seed: number): { script: string; open: boolean; state: State }[] {
  const { start, session } = randomGame(bot, seed);
  const result: { script: string; open: boolean; state: State }[] = [];
  session.deeds.reduce(
    (now, deed) => {
      const then = advance(now, deed);
      if (deed.type !== 'read')
        result.push({
          script: then.turns.at(-1)!.script,
          open: then.prompt !== undefined,
          state: then.state,
        });
      return then;
    },
    begin(bot, start),
  );
  return result;
}

describe('Nautoma: any game', () => {
  it('has four weeks of six turns and no card twice in a week', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const turns = moments(seed).filter(({ script, open }) => script === 'turn' && !open);
        expect(turns.length).to.equal(24);
        for (const week of [1, 2, 3, 4]) {
          const cards = turns.filter(({ state }) => state.week === week).map(({ state }) => state.card);
          expect(cards.length, `turns in week ${week}`).to.equal(6);
          expect(new Set(cards).size, `cards of week ${week}`).to.equal(6);
        }
      }),
      games,
    );
  });

  it('never has less than nothing, and always her six divers', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const { state } of moments(seed)) {
          const { eggs, young, schools, fish, divers, diversOnBoard, scored } = state;
          expect(Math.min(eggs, young, schools, fish, divers, diversOnBoard)).to.be.at.least(0);
          expect(divers + diversOnBoard).to.equal(6);
          expect(Math.min(0, ...scored.map((week) => week.spick))).to.equal(0);
        }
      }),
      games,
    );
  });

  it('scores the sum of its lines, and the points so far end as her score', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { state } = moments(seed).at(-1)!;
        const score = bot.scoring.score(state)!;
        const sum = (side: 'bot' | 'you') =>
          score.lines.reduce((total, line) => total + (line[side] ?? 0), 0);
        expect(sum('bot')).to.equal(score.bot);
        if (state.account === 'lines') expect(sum('you')).to.equal(score.you);
        expect(bot.shows(state).trackers.find(({ id }) => id === 'points')!.value).to.equal(score.bot);
        expect(score.verdict.with['result'] === 'lost').to.equal(score.you! < score.bot!);
      }),
      games,
    );
  });
});

describe('Nautoma: a game in between', () => {
  const options = {
    level: 'level-5',
    board: 'b',
    tiles: 'player',
    deck: 'built-in',
    values: 'app',
    account: 'total',
  };
  const start = startWith(bot, options, 4);
  const played = (script: string): Entry => ({ type: 'played', script });
  const answered = (to: string, value: Answer): Entry => ({ type: 'answered', to, value });
  const firstWeek: Entry[] = [played('set-up'), ...Array.from({ length: 6 }, () => played('turn'))];
  const scoring: Entry[] = [played('week-end'), answered('achievement', 'small-fish')];

  it('comes back inside a scoring question', () => {
    const { prompt, state } = replay(bot, start, [...firstWeek, ...scoring]);
    expect(prompt!.say).to.equal('your-achievement');
    expect(state.week).to.equal(1);
  });

  it('can be undone across the end of a week', () => {
    const secondWeek = [...firstWeek, ...scoring, answered('your-achievement', 6), played('turn')];
    expect(replay(bot, start, secondWeek).state).to.deep.include({ week: 2, turn: 2 });
    const undone: Entry[] = Array.from({ length: 4 }, () => ({ type: 'undone' }));
    const { state, prompt } = replay(bot, start, [...secondWeek, ...undone]);
    expect(prompt).to.equal(undefined);
    expect(state).to.deep.include({ week: 1, turn: 7, scored: [] });
  });
});

describe('Nautoma: house deck', () => {
  /** Without achievements, and with 0.3 eggs a turn from the player's abilities. */
  function mean(level: string): number {
    const dice = { rng: seeded(11) };
    const count = 400;
    let sum = 0;
    for (let seed = 1; seed <= count; seed++) {
      const options = { level, board: 'a', spick: 'off', deck: 'built-in', values: 'app', account: 'total' };
      let s = { ...bot.start(options, seeded(seed), bot.cards.shipped), isSetUp: true };
      for (let turn = 0; turn < 24; turn++) {
        if (s.turn > 6)
          s = {
            ...s,
            turn: 1,
            week: s.week + 1,
            deck: bot.start(options, seeded(seed * 31 + turn), bot.cards.shipped).deck,
          };
        if (below(dice, 10) < 3) s = { ...s, eggs: s.eggs + 1 };
        s = play(bot, s, 'turn', []).state;
      }
      sum += Number(bot.shows(s).trackers.find(({ id }) => id === 'points')!.value);
    }
    return sum / count;
  }

  for (const [level, from, to] of [
    ['level-1', 80, 90],
    ['level-2', 80, 90],
    ['level-3', 98, 110],
    ['level-4', 98, 110],
    ['level-5', 98, 110],
  ] as const)
    it(`${level}: between ${from} and ${to} points on average`, () => {
      expect(mean(level)).to.be.within(from, to);
    });
});
