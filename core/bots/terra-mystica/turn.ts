import { left } from '../../engine/deck.ts';
import { build } from './actions/build.ts';
import { cover } from './actions/cover.ts';
import { cult, favour } from './actions/cult.ts';
import { factionAction } from './actions/faction.ts';
import { trade } from './actions/trade.ts';
import { upgrade } from './actions/upgrade.ts';
import type { Action, Card } from './cards.ts';
import { drawAction } from './deck-building.ts';
import { pass } from './pass.ts';
import { cardOf, found, gain, levelOf, shippingOf, supportOf, type State, type TerraTable } from './state.ts';

/** The lowest cards of the deck lie turned. */
const turnedCards = 2;

/** «Automas Spielzug», p. 7: a card, then all its actions; or she passes. */
export function turn(s: State, table: TerraTable): void {
  s.turns += 1;
  s.knowsLevels = false;
  delete s.lately;
  if (s.laid.length === 0) drawAction(s, table);
  const drawn = left(s.deck) === 0 ? null : drawAction(s, table);
  if (drawn === null) {
    pass(s, table, 'empty', cardOf(s, found(s.laid.at(-1), 'support card')));
    return;
  }
  const card = cardOf(s, drawn);
  const support = cardOf(s, found(s.laid.at(-2), 'support card'));
  if (card.passes && left(s.deck) < turnedCards) {
    pass(s, table, 'turned', support);
    return;
  }
  const { number, provenance } = card;
  const pair = { left: card.id, action: number, right: support.id, support: support.number };
  const shown = { deck: 'automa', card: card.id };
  table.tell('pair', { ...pair, provenance }, { hero: number, card: shown });
  card.actions.forEach((action, row) => act(s, table, card, action, row));
}

/** «Aktionen der Aktionskarte ausführen», p. 8: one that fails never stops the next. */
function act(s: State, table: TerraTable, { id, provenance }: Card, action: Action, row: number): void {
  const now = { support: supportOf(s), card: { deck: 'automa', card: id, row } };
  switch (action.kind) {
    case 'faction':
      return factionAction(s, table, now);
    case 'cover':
      return cover(s, table, now);
    case 'points': {
      const points = action.points === 'x' ? (levelOf(s).x[s.round - 1] ?? 0) : action.points;
      gain(s, 'cards', points);
      if (points === 0) return table.tell('no-points', { provenance }, { card: now.card });
      return table.tell('points', { points, provenance }, { hero: points, card: now.card });
    }
    case 'cult':
      return cult(s, table, now);
    case 'upgrade':
      return upgrade(s, table, now);
    case 'favour':
      return favour(s, table, now);
    case 'build': {
      const shipping = action.shipping === 'level' ? shippingOf(s) : action.shipping;
      return build(s, table, now, { shipping, select: [], everywhere: false });
    }
    case 'trade':
      return trade(s, table, now, action);
  }
}
