import { believed } from '../believed.ts';
import { byDirection, choose } from '../choose.ts';
import type { Doing, State, TerraTable } from '../state.ts';
import { powerActions } from '../tiles.ts';

/** «Machtaktion abdecken»: by direction. With the merchants, one of theirs too. */
export function cover(s: State, table: TerraTable, now: Doing): void {
  if (s.board) coverMirrored(s, table, now);
  else coverCounted(s, table, now, 'main', powerActions.length);
  if (!s.merchants) return;
  const spaces = merchantSpaces(s, table);
  if (s.board) coverMerchants(s, table, now, spaces);
  else coverCounted(s, table, now, 'merchants', spaces);
}

const mostSpaces = 12;

/** How many spaces the merchants' board has is not known: the player counts them once, also for later games. */
export function merchantSpaces(s: State, table: TerraTable): number {
  const known = s.cards.merchantSpaces;
  if (known !== undefined) return known;
  const spaces = table.count({ say: 'merchants-spaces', min: 1, max: mostSpaces });
  s.cards = { ...s.cards, merchantSpaces: spaces };
  return spaces;
}

/** Their free places, from the upper left. */
export function merchantsFree(s: Readonly<State>, spaces: number): number[] {
  const all = Array.from({ length: spaces }, (_, index) => index + 1);
  return all.filter((place) => !s.merchantsCovered?.includes(place));
}

function coverMirrored(s: State, table: TerraTable, { support, card }: Doing): void {
  const free = powerActions.filter((action) => !s.covered.includes(action));
  if (free.length === 0) {
    table.tell('cover-none', { where: 'main' }, { card });
    return;
  }
  const { option: action, because } = choose(free, [byDirection(support)]);
  s.covered.push(action);
  const position = powerActions.indexOf(action) + 1;
  const left = { say: 'because-uncovered', with: { left: free.length } } as const;
  table.tell('cover', { action, position }, { hero: position, because: [left, ...because], card });
}

function coverMerchants(s: State, table: TerraTable, { support, card }: Doing, spaces: number): void {
  const free = merchantsFree(s, spaces);
  if (free.length === 0) {
    table.tell('cover-none', { where: 'merchants' }, { card });
    return;
  }
  const { option: position, because } = choose(free, [byDirection(support)]);
  s.merchantsCovered = [...(s.merchantsCovered ?? []), position];
  const left = { say: 'because-uncovered', with: { left: free.length } } as const;
  table.tell('cover-merchants', { position, spaces }, { hero: position, because: [left, ...because], card });
}

/** Where the spaces are not mirrored, their number is enough. */
function coverCounted(
  s: State,
  table: TerraTable,
  { support, card }: Doing,
  where: 'main' | 'merchants',
  spaces: number,
): void {
  const say = where === 'main' ? 'power-free' : 'merchants-free';
  const covered = s.herCovers?.[where] ?? 0;
  const most = spaces - covered;
  const free = believed(
    table,
    () => table.count({ say, min: 0, max: spaces, card }),
    (said) => (said > most ? { say: 'doubt-free', with: { free: said, covered, most }, card } : undefined),
  );
  if (free === 0) {
    table.tell('cover-none', { where }, { card });
    return;
  }
  s.herCovers = { main: 0, merchants: 0, ...s.herCovers, [where]: covered + 1 };
  const positions = Array.from({ length: free }, (_, index) => index + 1);
  const { option: position, because } = choose(positions, [byDirection(support)]);
  table.tell('cover-counted', { position, free, where }, { hero: position, because, card });
}
