import { withItem, type EditCard, type Edits, type Field } from '../../engine/edits.ts';
import type { Achievement, AchievementId } from './achievements.ts';
import {
  columns,
  diveSteps,
  markers,
  oceanRows,
  type CardSet,
  type Column,
  type DecisionCard,
  type DiveStep,
  type Marker,
  type SpickCard,
} from './cards.ts';
import de from './edits.de.ftl';
import en from './edits.en.ftl';
import { weekSides, type WeekSide } from './levels.ts';
import { scoredWeeks } from './state.ts';

type Card = EditCard<CardSet>;

function decision(set: CardSet, card: DecisionCard): Card {
  const put = (change: Partial<DecisionCard>): CardSet => ({
    ...set,
    decisions: withItem(set.decisions, card.id, change),
  });
  const { action, marker } = card;
  const steps: Field<CardSet>[] =
    action.kind === 'fish'
      ? []
      : [
          {
            kind: 'several',
            name: 'steps',
            of: diveSteps,
            value: action.steps,
            put: (value) => put({ action: { kind: 'dive', steps: value as DiveStep[] } }),
          },
        ];
  return {
    id: card.id,
    name: { say: 'edit-decision', with: { number: card.number } },
    units: [`decisions/${card.id}`],
    fields: [
      {
        kind: 'choice',
        name: 'marker',
        of: markers,
        value: marker,
        put: (value) => put({ marker: value as Marker }),
      },
      {
        kind: 'choice',
        name: 'action',
        of: ['fish', 'dive'],
        value: action.kind,
        put: (value) =>
          put({ action: value === 'fish' ? { kind: 'fish' } : { kind: 'dive', steps: [...diveSteps] } }),
      },
      ...steps,
    ],
  };
}

function spick(set: CardSet, card: SpickCard): Card {
  const put = (change: Partial<SpickCard>): CardSet => ({
    ...set,
    spick: withItem(set.spick, card.id, change),
  });
  return {
    id: card.id,
    name: { say: 'edit-spick', with: { number: card.number } },
    units: [`spick/${card.id}`],
    fields: [
      {
        kind: 'choice',
        name: 'column',
        of: columns,
        value: card.column,
        put: (value) => put({ column: value as Column }),
      },
      {
        kind: 'several',
        name: 'rows',
        of: Array.from({ length: oceanRows }, (_, row) => String(row + 1)),
        value: card.rows.map(String),
        put: (value) => put({ rows: value.map(Number) }),
      },
    ],
  };
}

const most = 20;

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
    fields: rows.flatMap((one): Field<CardSet>[] => [
      {
        kind: 'count',
        name: 'base',
        with: { achievement: one.id },
        min: 0,
        max: most,
        value: one[side],
        put: (value) => put(one.id, { [side]: value ?? 0 }),
      },
      {
        kind: 'count',
        name: 'points',
        with: { achievement: one.id },
        min: 0,
        max: most,
        value: one.points,
        mayBeUnknown: true,
        put: (value) => put(one.id, { points: value }),
      },
    ]),
  };
}

/** Side A of the achievement board: what it prints for each week. */
function sideA(set: CardSet): Card {
  const { achievements } = set.sideA;
  return {
    id: 'side-a',
    name: { say: 'deck-side-a', with: {} },
    units: ['sideA'],
    fields: weeks.map((number) => ({
      kind: 'choice',
      name: 'printed',
      with: { week: number },
      of: set.achievements.filter((one) => one.week === number).map(({ id }) => id),
      value: achievements[number - 1] ?? '',
      put: (value) => ({
        ...set,
        sideA: { ...set.sideA, achievements: achievements.with(number - 1, value as AchievementId) },
      }),
    })),
  };
}

const weeks = Array.from({ length: scoredWeeks }, (_, i) => i + 1);

export const edits: Edits<CardSet> = {
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
