import type { Provenance } from '../../engine/bot.ts';
import type { Achievement, AchievementId } from './cards.ts';
import type { WeekSide } from './levels.ts';
import type { NautomaTable, State } from './state.ts';

/** A value of a week card or a tile, and where we have it from. */
interface Printed {
  readonly value: number;
  readonly from: Provenance;
}

/** The one to doubt first: of two printed values, the player is told about the less certain. */
export function doubtful(...from: readonly Provenance[]): Provenance {
  return (['house', 'public', 'owner'] as const).find((one) => from.includes(one)) ?? 'rulebook';
}

export function printedBase(one: Achievement, side: WeekSide): Printed {
  switch (side) {
    case 'calm':
      return { value: one.calm, from: one.calmFrom };
    case 'stormy':
      return { value: one.stormy, from: one.stormyFrom };
  }
}

/** What the player read from side A says nothing sure of the tile. */
export function printedPoints(s: Readonly<State>, one: Achievement): Printed | null {
  if (one.points === null) return null;
  const isRead = one.pointsFrom === 'owner' && hasNamesake(s, one.id);
  return { value: one.points, from: isRead ? 'public' : one.pointsFrom };
}

/** A tile whose achievement stands on side A too, perhaps with other points: those we have are of side A. */
function hasNamesake(s: Readonly<State>, id: AchievementId): boolean {
  return s.board === 'b' && s.cards.sideA.achievements.includes(id);
}

interface Values {
  readonly base: Printed;
  readonly each: Printed;
}

/** What the app has, or the player reads from card and tile: that is known from then on. */
export function printedValues(s: State, table: NautomaTable, one: Achievement, side: WeekSide): Values {
  const asked = whatToAsk(s, table, one, side);
  const base = baseValue(s, table, one, side, asked);
  const each = pointsForEach(s, table, one, asked);
  if ([base.from, each.from].includes('owner')) keep(s, one.id, side, { base, each });
  return { base, each };
}

function keep(s: State, id: AchievementId, side: WeekSide, { base, each }: Values): void {
  const printed =
    side === 'calm'
      ? { calm: base.value, calmFrom: base.from }
      : { stormy: base.value, stormyFrom: base.from };
  const points = hasNamesake(s, id) ? {} : { points: each.value, pointsFrom: each.from };
  const achievements = s.cards.achievements.map((one) =>
    one.id === id ? { ...one, ...printed, ...points } : one,
  );
  s.cards = { ...s.cards, achievements };
}

/** Which printed values the player reads out. */
type Asked = 'none' | 'unsure' | 'both';

function whatToAsk(s: State, table: NautomaTable, one: Achievement, side: WeekSide): Asked {
  switch (s.values) {
    case 'app':
      return 'none';
    case 'read':
      return 'unsure';
    case 'compare':
      return compared(s, table, one, side);
  }
}

/** What we are not sure of is told, for one glance at card and tile. Where the points are unknown there is nothing to compare: both are read out. */
function compared(s: State, table: NautomaTable, one: Achievement, side: WeekSide): Asked {
  const each = printedPoints(s, one);
  if (each === null) return 'both';
  const base = printedBase(one, side);
  if (isSure(base.from) && isSure(each.from)) return 'none';
  const isRight = table.yesNo({
    say: 'values-right',
    with: {
      base: base.value,
      each: each.value,
      week: s.week,
      side,
      board: s.board,
      achievement: one.id,
      provenance: doubtful(base.from, each.from),
    },
    usual: { answer: true, tell: 'values-told' },
  });
  return isRight ? 'none' : 'both';
}

function baseValue(s: State, table: NautomaTable, one: Achievement, side: WeekSide, asked: Asked): Printed {
  const printed = printedBase(one, side);
  if (!isAsked(asked, printed.from)) return printed;
  const values = { week: s.week, side, achievement: one.id };
  return { value: table.count({ say: 'base-value', min: 0, max: 12, with: values }), from: 'owner' };
}

/** Unknown points are asked in any case. */
function pointsForEach(s: State, table: NautomaTable, one: Achievement, asked: Asked): Printed {
  const printed = printedPoints(s, one);
  if (printed && !isAsked(asked, printed.from)) return printed;
  return {
    value: table.count({ say: 'points-each', min: 1, max: 12, with: { achievement: one.id } }),
    from: 'owner',
  };
}

function isAsked(asked: Asked, from: Provenance): boolean {
  return asked === 'both' || (asked === 'unsure' && !isSure(from));
}

function isSure(from: Provenance): boolean {
  return from === 'rulebook' || from === 'owner';
}
