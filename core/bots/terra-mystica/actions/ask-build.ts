import type { State, TerraTable } from '../state.ts';
import type { Doing } from './doing.ts';
import { prefersFar, type BuildOrder } from './order.ts';
import { askPower } from './power.ts';

/** «Umwandeln und Bauen» without a map: she reads options and order, the player finds the hex. */
export function askBuild(
  s: State,
  table: TerraTable,
  { support, card }: Doing,
  { shipping, select, everywhere }: BuildOrder,
): boolean {
  const { group, merge, row, direction, count } = support;
  if (everywhere) table.tell('options-everywhere', {}, { card });
  else table.tell('options-range', { group, shipping }, { card });
  if (merge) table.tell('options-merge', { shipping }, { card });
  for (const method of select)
    switch (method) {
      case 'near-you':
        table.tell('by-near', {}, { card });
        break;
      case 'your-row':
        table.tell('by-landscape', { whose: 'you', row }, { card });
        break;
      case 'most-power':
        table.tell('by-most-power', {}, { card });
        break;
    }
  if (!select.includes('your-row')) table.tell('by-landscape', { whose: 'bot', row }, { card });
  if (prefersFar(s)) table.tell('by-far', {}, { card });
  else if (!select.includes('near-you')) table.tell('by-near', {}, { card });
  table.tell('by-direction', { direction, count }, { hero: count, card });
  if (table.choice({ say: 'ask-built', of: ['built', 'no-hex'], card }) === 'no-hex') return false;
  s.supply.dwelling -= 1;
  table.tell('ask-mark', {}, { card });
  askPower(s, table, { support, card });
  return true;
}
