import { choice, count, order, withItem, type EditCard, type Field } from '../../engine/edits.ts';
import type { CardSet } from './cards.ts';
import {
  abilities,
  factionCriteria,
  unknownTexts,
  type Faction,
  type FactionAction,
  type FactionCriterion,
} from './factions.ts';
import { cults, highestLevel } from './tiles.ts';

const points = [1, 2, 3, 4] as const;
const steps = [1, 2, 3] as const;
const mostActions = 3;
const mostMethods = 2;

/** What can be printed as an action of a faction, each as one word to tap. */
const printed: readonly FactionAction[] = [
  { kind: 'build', select: [], everywhere: false },
  { kind: 'build', select: [], everywhere: true },
  ...points.map((each) => ({ kind: 'points', points: each }) as const),
  ...steps.map((each) => ({ kind: 'cult', steps: each }) as const),
  ...unknownTexts.map((text) => ({ kind: 'read', text }) as const),
];

function wordOf(action: FactionAction): string {
  switch (action.kind) {
    case 'build':
      return action.everywhere ? 'everywhere' : 'build';
    case 'points':
      return `points-${action.points}`;
    case 'cult':
      return `cult-${action.steps}`;
    case 'read':
      return `read-${action.text}`;
  }
}

/** A faction card: its cult steps, what „faction“ does from top to bottom, and its ability. */
export function faction(set: CardSet, { id, cults: levels, actions, ability }: Faction): EditCard<CardSet> {
  const put = (change: Partial<Faction>): CardSet => ({
    ...set,
    factions: withItem(set.factions, id, change),
  });
  const methods = actions.find((action) => action.kind === 'build')?.select;
  const withMethods = (list: readonly FactionAction[], select: readonly FactionCriterion[]) =>
    put({ actions: list.map((action) => (action.kind === 'build' ? { ...action, select } : action)) });
  const actionOf = (word: string) => printed.filter((action) => wordOf(action) === word);
  return {
    id,
    name: { say: 'faction-name', with: { faction: id } },
    units: [`factions/${id}`],
    fields: [
      ...cults.map((cult) =>
        count(
          'cult-level',
          [0, highestLevel],
          levels[cult],
          (now) => put({ cults: { ...levels, [cult]: now } }),
          { cult },
        ),
      ),
      order(
        'faction-actions',
        printed.map(wordOf),
        { most: mostActions, repeats: false },
        actions.map(wordOf),
        (words) => withMethods(words.flatMap(actionOf), methods ?? []),
      ),
      ...(methods ? [methodField(methods, (select) => withMethods(actions, select))] : []),
      choice('ability', abilities, ability, (value) => put({ ability: value })),
    ],
  };
}

function methodField(
  methods: readonly FactionCriterion[],
  put: (select: readonly FactionCriterion[]) => CardSet,
): Field<CardSet> {
  return order('faction-methods', factionCriteria, { most: mostMethods, repeats: false }, methods, put);
}
