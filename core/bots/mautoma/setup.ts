import { setUpArtifacts } from './artifacts.ts';
import { circle, circleNow, circlePlaces } from './circle.ts';
import type { MautomaTable, State } from './state.ts';

/** «Spielvorbereitung», in its order. */
export function setUp(s: State, table: MautomaTable): void {
  table.tell('set-up-two-players');
  setUpArtifacts(s, table);
  table.tell('set-up-no-end-tile');

  if (s.citizens === 'draft') table.tell('set-up-draft');
  else table.tell('set-up-citizens', { set: s.citizens.toUpperCase() }, { hero: s.citizens.toUpperCase() });
  table.tell('set-up-crystal', {}, { hero: 1 });

  table.tell('set-up-pieces', {
    small: s.smallBuildings,
    large: s.largeBuildings,
    figures: s.figures,
  });
  if (s.tribe) table.tell('set-up-pieces-ordered');
  table.tell('set-up-board');
  layMarker(s, table);
  if (s.deckMode === 'built-in') table.tell('set-up-deck-built-in');
  else {
    table.tell('set-up-deck-start', {}, { hero: 2 });
    table.tell('set-up-deck-progress', {}, { hero: 1 });
  }
  table.tell('set-up-done');
  s.isSetUp = true;
}

/** «Mautomas Spielbereich», 3: on any field; the app has drawn one, the player may want another. */
function layMarker(s: State, table: MautomaTable): void {
  const told = () => ({ with: { field: s.marker + 1 }, hero: s.marker + 1, board: circleNow(s) });
  const usual = { answer: true, tell: 'set-up-marker-there' } as const;
  if (table.yesNo({ say: 'set-up-marker-lies', usual, ...told() })) return;
  const board = { board: circle, marks: {} };
  s.marker = Number(table.place({ say: 'set-up-marker', of: circlePlaces(s), board })) - 1;
  const { with: values, ...extras } = told();
  table.tell('set-up-marker-there', values, extras);
}
