import type { Score } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';
import { isTurn, type YourPoints } from '../../core/engine/your-points.ts';

/** The bot's points after a turn, the player's if he counted them, and the round that it was in. */
export interface Counted {
  readonly points: number;
  readonly you?: number;
  readonly round?: number;
}

/**
 * How the points grew, turn by turn; nothing where the bot does not count them. What the end brought comes last; the player's
 * are known where he counted them, and at the end.
 */
export function courseOf(
  { bot, turns }: Session,
  score: Score,
  yours: readonly YourPoints[] = [],
): readonly Counted[] {
  const told = turns
    .filter(isTurn)
    .map(({ after }) => bot.shows(after))
    .flatMap(({ headline, trackers }, n): Counted[] => {
      const points = trackers.find(({ id }) => id === 'points')?.value;
      const round = headline.with['round'] ?? headline.with['week'];
      const you = yours.find(({ turn }) => turn === n + 1)?.points;
      if (typeof points !== 'number') return [];
      return [
        { points, ...(you === undefined ? {} : { you }), ...(typeof round === 'number' ? { round } : {}) },
      ];
    });
  const last = told.at(-1);
  if (told.length < 2 || !last) return [];
  const { bot: points = last.points, you } = score;
  const end: Counted = { ...last, points, ...(you === undefined ? {} : { you }) };
  return points === last.points ? [...told.slice(0, -1), end] : [...told, end];
}

/** Where a game turned: the greatest leap of the bot, and where it passed what you had in the end. */
export interface TurningPoint {
  readonly kind: 'leap' | 'passed';
  /** Which of the counted turns. */
  readonly at: number;
  readonly by: number;
}

export function turningPoints(course: readonly Counted[]): readonly TurningPoint[] {
  const you = course.at(-1)?.you;
  const gains = course.map(({ points }, n) => points - (course[n - 1]?.points ?? points));
  const most = Math.max(...gains);
  const passed = you === undefined ? -1 : course.findIndex(({ points }) => points > you);
  return [
    ...(most > 0 ? [{ kind: 'leap', at: gains.indexOf(most), by: most } as const] : []),
    ...(passed > 0 ? [{ kind: 'passed', at: passed, by: course[passed]!.points } as const] : []),
  ];
}

/** The points of both at the end of each round, where there are rounds; else of every fifth turn. */
export function byRound(
  course: readonly Counted[],
): readonly { readonly name: number; readonly points: number; readonly you: number | undefined }[] {
  const isRounds = course[0]?.round !== undefined;
  let from = 0;
  return course.flatMap(({ points, round }, n) => {
    const isLast = n === course.length - 1;
    const ends = isRounds ? isLast || course[n + 1]?.round !== round : isLast || n % 5 === 4;
    if (!ends) return [];
    const { you } = course.slice(from, n + 1).findLast((one) => one.you !== undefined) ?? {};
    from = n + 1;
    return [{ name: round ?? n + 1, points, you }];
  });
}
