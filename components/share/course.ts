import type { Score } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';

/** The bot's points after a turn, and the round that it was in. */
export interface Counted {
  readonly points: number;
  readonly round?: number;
}

/** How the bot's points grew, turn by turn; nothing where it does not count them. What the end brought comes last. */
export function courseOf({ bot, turns }: Session, score: Score): readonly Counted[] {
  const told = turns
    .filter(({ script }) => script.endsWith('turn'))
    .map(({ after }) => bot.shows(after))
    .flatMap(({ headline, trackers }): Counted[] => {
      const points = trackers.find(({ id }) => id === 'points')?.value;
      const round = headline.with['round'] ?? headline.with['week'];
      return typeof points === 'number' ? [{ points, ...(typeof round === 'number' ? { round } : {}) }] : [];
    });
  const last = told.at(-1);
  if (told.length < 2 || !last) return [];
  return score.bot === undefined || score.bot === last.points
    ? told
    : [...told, { ...last, points: score.bot }];
}

/** Where a game turned: the greatest leap of the bot, and where it passed what you had in the end. */
export interface TurningPoint {
  readonly kind: 'leap' | 'passed';
  /** Which of the counted turns. */
  readonly at: number;
  readonly by: number;
}

export function turningPoints(course: readonly Counted[], you: number | undefined): readonly TurningPoint[] {
  const gains = course.map(({ points }, n) => points - (course[n - 1]?.points ?? points));
  const most = Math.max(...gains);
  const passed = you === undefined ? -1 : course.findIndex(({ points }) => points > you);
  return [
    ...(most > 0 ? [{ kind: 'leap', at: gains.indexOf(most), by: most } as const] : []),
    ...(passed > 0 ? [{ kind: 'passed', at: passed, by: course[passed]!.points } as const] : []),
  ];
}

/** The bot's points at the end of each round, where there are rounds; else of every fifth turn. */
export function byRound(
  course: readonly Counted[],
): readonly { readonly name: number; readonly points: number }[] {
  const isRounds = course[0]?.round !== undefined;
  return course.flatMap(({ points, round }, n) => {
    const isLast = n === course.length - 1;
    const ends = isRounds ? isLast || course[n + 1]?.round !== round : isLast || n % 5 === 4;
    return ends ? [{ name: round ?? n + 1, points }] : [];
  });
}
