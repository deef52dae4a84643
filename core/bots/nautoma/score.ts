import type { Score, ScoreLine } from '../../engine/bot.ts';
import { givesExtraPoints, levelOf } from './levels.ts';
import {
  yourLines,
  type NautomaTable,
  type State,
  type WeekScore,
  type YourLine,
  type Yours,
} from './state.ts';

type BotLine = Exclude<YourLine, 'other'> | 'spick';

interface Line {
  readonly id: BotLine;
  /** How many she has, and what each gives; weekly points have neither. */
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

const eggsForOne = 2;

/** «Ende des Spiels», p. 6: her points in its order; what she would have if the game ended now. */
export function botLines(s: Readonly<State>): Line[] {
  const { perFish, perSchool, side } = levelOf(s);
  const lines: Line[] = [
    { id: 'fish', count: s.fish, each: perFish, points: s.fish * perFish },
    { id: 'schools', count: s.schools, each: perSchool, points: s.schools * perSchool },
    { id: 'young', count: s.young, each: 1, points: s.young },
    { id: 'eggs', count: s.eggs, each: 1, points: Math.floor(s.eggs / eggsForOne) },
  ];
  const weekly = (id: BotLine, of: (week: WeekScore) => number): Line => {
    const points = s.scored.reduce((sum, week) => sum + of(week), 0);
    return { id, count: s.scored.length, each: 0, points };
  };
  if (side !== 'none') lines.push(weekly('achievements', (week) => week.achievement + week.bonus));
  if (s.spick) lines.push(weekly('spick', (week) => week.spick));
  return lines;
}

export function botPoints(s: Readonly<State>): number {
  return botLines(s).reduce((sum, line) => sum + line.points, 0);
}

/** «Ende des Spiels», p. 6: after week 4, without an achievement. */
export function end(s: State, table: NautomaTable): void {
  const points = botPoints(s);
  const because = botLines(s).map(({ id, points: scored, count, each }) => ({
    say: `end-${id}` as const,
    with: { points: scored, count, each },
  }));
  table.tell('end-total', { points }, { hero: points, because });
  s.yours = s.account === 'total' ? askTotal(s, table) : askLines(s, table);
  const { result, margin } = outcome(points, yourPoints(s.yours));
  table.tell('end-verdict', { result, margin }, result === 'tied' ? {} : { hero: margin });
}

export const highestPoints = 400;

/** «Aufbau»: the extra points of side B are given on level 5 only. */
function extraPoints(s: Readonly<State>): { extra: 'none' | 'not-yours' | 'yours'; points: number } {
  const points = s.scored.reduce((sum, week) => sum + week.yourBonus, 0);
  if (s.board === 'a') return { extra: 'none', points };
  return { extra: givesExtraPoints(s) ? 'yours' : 'not-yours', points };
}

function askTotal(s: Readonly<State>, table: NautomaTable): Yours {
  return {
    kind: 'total',
    points: table.count({ say: 'your-total', min: 0, max: highestPoints, with: extraPoints(s) }),
  };
}

/** No player's account has more; so two digits fill most lines. */
const mostPoints = { most: 99, mostOf: { fish: 199 } } as const;

/** The player's account by the base rules, beside hers; what was compared in the weeks is filled in. */
function askLines(s: Readonly<State>, table: NautomaTable): Yours {
  const achievements = s.scored.reduce((sum, week) => sum + (week.yours ?? 0) + week.yourBonus, 0);
  const points = table.tally({
    say: 'your-points',
    of: yourLines,
    // What was mistyped in a week is put right here.
    ...(givesExtraPoints(s) ? { start: { achievements: Math.min(achievements, mostPoints.most) } } : {}),
    account: { ...mostPoints, bot: hersBeside(s) },
    with: extraPoints(s),
  });
  return { kind: 'lines', points };
}

/** Her points in the lines of the player's account: Spick points are none of those. */
function hersBeside(s: Readonly<State>): Partial<Record<YourLine, number>> {
  return Object.fromEntries(
    botLines(s).map(({ id, points }) => [id === 'spick' ? 'other' : id, points] as const),
  );
}

function yourPoints(yours: Yours): number {
  switch (yours.kind) {
    case 'total':
      return yours.points;
    case 'lines':
      return Object.values(yours.points).reduce((sum, points) => sum + points, 0);
  }
}

/** «Ende des Spiels», p. 6: with at least as many points the player wins. */
export function outcome(bot: number, you: number): { result: 'won' | 'tied' | 'lost'; margin: number } {
  const result = you > bot ? 'won' : you === bot ? 'tied' : 'lost';
  return { result, margin: Math.abs(you - bot) };
}

const scoreLines = [...yourLines.slice(0, -1), 'spick', 'other'] as const;

export function score(s: Readonly<State>): Score | undefined {
  const { yours } = s;
  if (yours === null) return undefined;
  const bots = botLines(s);
  const lines = scoreLines.flatMap((id): ScoreLine[] => {
    const bot = bots.find((line) => line.id === id)?.points;
    const you = yours.kind === 'lines' && id !== 'spick' ? yours.points[id] : undefined;
    if (bot === undefined && you === undefined) return [];
    return [{ id, ...(bot === undefined ? {} : { bot }), ...(you === undefined ? {} : { you }) }];
  });
  const bot = botPoints(s);
  const you = yourPoints(yours);
  return { lines, bot, you, isWon: you >= bot, verdict: { say: 'verdict', with: outcome(bot, you) } };
}
