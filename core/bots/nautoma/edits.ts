import {
  choice,
  count,
  countOrUnknown,
  numbers,
  several,
  withItem,
  type EditCard,
  type Edits,
} from '../../engine/edits.ts';
import {
  columns,
  diveSteps,
  isUnnamed,
  namedAchievements,
  markers,
  oceanRows,
  scoredWeeks,
  type Achievement,
  type CardSet,
  type DecisionCard,
  type SpickCard,
} from './cards.ts';
import de from './edits.de.ftl';
import en from './edits.en.ftl';
import { weekSides, type WeekSide } from './levels.ts';

type Card = EditCard<CardSet>;

/** «Aufbau der Entscheidungskarten»: the upper area, then the large one. */
function decision(set: CardSet, { id, number, marker, action }: DecisionCard): Card {
  const put = (change: Partial<DecisionCard>): CardSet => ({
    ...set,
    decisions: withItem(set.decisions, id, change),
  });
  const dive = (steps = diveSteps.slice()) => put({ action: { kind: 'dive', steps } });
  return {
    id,
    name: { say: 'edit-decision', with: { number } },
    units: [`decisions/${id}`],
    fields: [
      choice('marker', markers, marker, (value) => put({ marker: value })),
      choice('action', ['fish', 'dive'], action.kind, (kind) =>
        kind === 'fish' ? put({ action: { kind } }) : dive(),
      ),
      ...(action.kind === 'dive'
        ? [several('steps', diveSteps, action.steps, (steps) => dive([...steps]))]
        : []),
    ],
  };
}

function spick(set: CardSet, { id, number, column, rows }: SpickCard): Card {
  const put = (change: Partial<SpickCard>): CardSet => ({ ...set, spick: withItem(set.spick, id, change) });
  return {
    id,
    name: { say: 'edit-spick', with: { number } },
    units: [`spick/${id}`],
    fields: [
      choice('column', columns, column, (value) => put({ column: value })),
      numbers('rows', [1, oceanRows], rows, (value) => put({ rows: value })),
    ],
  };
}

const values = [0, 20] as const;

/** A side of a week card: its base values, and the points of the tiles of the same names. */
function week(set: CardSet, number: number, side: WeekSide): Card {
  const rows = set.achievements.filter((one) => one.week === number).sort((a, b) => a.row - b.row);
  const put = (id: string, change: Partial<Achievement>): CardSet => ({
    ...set,
    achievements: withItem(set.achievements, id, change),
  });
  return {
    id: `week-${number}-${side}`,
    name: { say: 'edit-week', with: { week: number, side } },
    units: rows.flatMap(({ id }) => [`achievements/${id}/${side}`, `achievements/${id}/points`]),
    fields: rows.flatMap(({ id, points, known, [side]: base }) => [
      ...(isUnnamed(id)
        ? [
            choice(
              'called',
              ['unknown', ...namedAchievements],
              known ?? 'unknown',
              (value) => put(id, { known: value === 'unknown' ? undefined : value }),
              { achievement: id },
            ),
          ]
        : []),
      count('base', values, base, (value) => put(id, { [side]: value }), { achievement: id }),
      countOrUnknown('points', values, points, (value) => put(id, { points: value }), { achievement: id }),
    ]),
  };
}

const weeks = Array.from({ length: scoredWeeks }, (_, i) => i + 1);

/** Side A of the achievement board: what it prints for each week. */
function sideA(set: CardSet): Card {
  const { achievements } = set.sideA;
  return {
    id: 'side-a',
    name: { say: 'deck-side-a', with: {} },
    units: ['sideA'],
    fields: achievements.map((printed, i) =>
      choice(
        'printed',
        set.achievements.filter((one) => one.week === i + 1).map(({ id }) => id),
        printed,
        (value) => ({ ...set, sideA: { ...set.sideA, achievements: achievements.with(i, value) } }),
        { week: i + 1 },
      ),
    ),
  };
}

const edits: Edits<CardSet> = {
  texts: { de, en },
  decks: (set) => [
    { id: 'decisions', cards: set.decisions.map((card) => decision(set, card)) },
    { id: 'spick', cards: set.spick.map((card) => spick(set, card)) },
    { id: 'weeks', cards: weeks.flatMap((number) => weekSides.map((side) => week(set, number, side))) },
    { id: 'side-a', cards: [sideA(set)] },
  ],
  refused({ decisions, spick: spickCards }) {
    const empty = decisions.find(({ action }) => action.kind === 'dive' && action.steps.length === 0);
    if (empty) return { say: 'edit-no-steps', with: { number: empty.number } };
    const blind = spickCards.find(({ rows }) => rows.length === 0);
    return blind ? { say: 'edit-no-rows', with: { number: blind.number } } : undefined;
  },
};

export default edits;
