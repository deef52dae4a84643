import type { Score } from '../../core/engine/bot.ts';
import { isTurn, turnsBefore } from '../../core/engine/your-points.ts';
import type { GameRecord } from '../../core/store/games.ts';
import type { OpenGame } from '../table/open-game.ts';

/** What a game is counted in: a headline with one of these says where it is. */
const parts = ['round', 'week'] as const;
export type Unit = (typeof parts)[number] | 'turn';

/** The bot's points after a turn, the player's if he counted them, and the round or week that it was in. */
export interface Counted {
  /** Which of the bot's, counted from 1. */
  readonly turn: number;
  /** Not known of turns under rules that are no more. */
  readonly points?: number;
  readonly you?: number;
  readonly round?: number;
  readonly unit?: Unit;
  /** What was scored when all turns were over. */
  readonly isEnd?: true;
}

/**
 * How the points grew, turn by turn; nothing where the bot does not count them. What the end brought comes last; the player's
 * are known where he counted them, and at the end.
 */
export function courseOf(
  { session: { bot, turns }, log, record: { yours = [] } }: Counting,
  score: Score,
): readonly Counted[] {
  const before = turnsBefore(log);
  const your = (turn: number): Pick<Counted, 'you'> => {
    const noted = yours.find((one) => one.turn === turn);
    return noted ? { you: noted.points } : {};
  };
  const told = turns
    .filter(isTurn)
    .map(({ after }) => bot.shows(after))
    .flatMap(({ headline, trackers }, n): Counted[] => {
      const points = trackers.find(({ id }) => id === 'points')?.value;
      const unit = parts.find((part) => typeof headline.with[part] === 'number');
      const turn = before + n + 1;
      if (typeof points !== 'number') return [];
      return [{ turn, points, ...your(turn), ...(unit ? { unit, round: Number(headline.with[unit]) } : {}) }];
    });
  const last = told.at(-1);
  if (told.length < 2 || !last) return [];
  const first = Math.max(1, Math.min(before + 1, ...yours.map(({ turn }) => turn)));
  const earlier = Array.from({ length: before + 1 - first }, (_, n): Counted => {
    const turn = first + n;
    return { turn, ...your(turn) };
  });
  const { bot: points = last.points, you } = score;
  const end: Counted = {
    ...last,
    ...(points === undefined ? {} : { points }),
    ...(you === undefined ? {} : { you }),
  };
  if (points === last.points) return [...earlier, ...told.slice(0, -1), end];
  return [...earlier, ...told, { ...end, turn: last.turn + 1, isEnd: true }];
}

/** What of a game tells how the points grew. */
export type Counting = Pick<OpenGame, 'session' | 'log'> & { readonly record: Pick<GameRecord, 'yours'> };

/** Where a game turned: the greatest leap of the bot, and where it passed what you had in the end. */
export interface TurningPoint {
  readonly kind: 'leap' | 'passed';
  /** Which of the counted turns. */
  readonly at: number;
  readonly by: number;
}

export function turningPoints(course: readonly Counted[]): readonly TurningPoint[] {
  const you = course.at(-1)?.you;
  const gains = course.map(({ points }, n) => {
    const before = course[n - 1]?.points;
    return points === undefined || before === undefined ? 0 : points - before;
  });
  const most = Math.max(...gains);
  const isBeyond = ({ points = 0 }: Counted) => you !== undefined && points > you;
  const passed = course.findIndex(isBeyond);
  const isSeen = course[passed - 1]?.points !== undefined;
  return [
    ...(most > 0 ? [{ kind: 'leap', at: gains.indexOf(most), by: most } as const] : []),
    ...(isSeen ? [{ kind: 'passed', at: passed, by: course[passed]!.points! } as const] : []),
  ];
}

/** What its turns are told in; that of turns under rules that are no more is not known. */
export const unitOf = (course: readonly Counted[]): Unit => course.at(-1)?.unit ?? 'turn';

/** A line of the table: what the player counted where nothing else is known has no name. */
export interface Row {
  readonly name?: number | 'end';
  readonly points?: number | undefined;
  readonly you?: number | undefined;
}

/** The points of both at the end of each round, where there are rounds; else of every fifth turn, and at the end. */
export function byRound(course: readonly Counted[]): readonly Row[] {
  const hasRounds = unitOf(course) !== 'turn';
  let from = 0;
  return course.flatMap(({ turn, points, you: now, round, isEnd }, n): Row[] => {
    if (points === undefined) return now === undefined ? [] : [{ you: now }];
    const next = course[n + 1];
    const ends = !next || (hasRounds ? next.round !== round : turn % 5 === 0);
    if (!ends) return [];
    const { you } =
      course.slice(from, n + 1).findLast((one) => one.points !== undefined && one.you !== undefined) ?? {};
    from = n + 1;
    return [{ name: round ?? (isEnd ? 'end' : turn), points, you }];
  });
}
