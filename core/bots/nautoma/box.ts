import {
  diveSteps,
  markers,
  type Action,
  type DecisionCard,
  type DecisionId,
  type DiveStep,
} from './cards.ts';
import { levelOf } from './levels.ts';
import type { NautomaTable, State } from './state.ts';

// prettier-ignore
const stepSets = ['school-hatch-eggs', 'hatch-eggs', 'school-eggs', 'school-hatch', 'school', 'hatch', 'eggs'] as const;

/** What a card shows: of our deck the app knows it; a card from the box is read out once and remembered. */
export function cardOf(s: State, table: NautomaTable, id: DecisionId): DecisionCard {
  const inSet = s.cards.decisions.find((card) => card.id === id);
  if (!inSet) throw new Error(`no decision card ${id}`);
  if (s.box === null || inSet.provenance === 'owner') return inSet;
  const known = s.box[id];
  if (known) return known;
  const card = readOut(s, table, id);
  // Without weekly achievements nobody asks for the upper area: such a card is only half known.
  if (levelOf(s).side === 'none') s.box[id] = card;
  else
    s.cards = { ...s.cards, decisions: s.cards.decisions.map((other) => (other.id === id ? card : other)) };
  return card;
}

function numberOf(id: DecisionId): number {
  return Number(id.slice('card-'.length));
}

/** «Aufbau der Entscheidungskarten»: the upper area, then the large one. */
function readOut(s: State, table: NautomaTable, id: DecisionId): DecisionCard {
  const number = numberOf(id);
  const marker =
    levelOf(s).side === 'none' ? 'none' : table.choice({ say: 'box-marker', of: markers, with: { number } });
  const kind = table.choice({ say: 'box-action', of: ['fish', 'dive'], with: { number } });
  const action: Action = kind === 'fish' ? { kind } : { kind, steps: readSteps(table, number) };
  return { id, number, marker, action, provenance: 'owner' };
}

function readSteps(table: NautomaTable, number: number): DiveStep[] {
  const shown = table.choice({ say: 'box-steps', of: stepSets, with: { number } }).split('-');
  return diveSteps.filter((step) => shown.includes(step));
}
