import { byDirection, choose } from '../choose.ts';
import type { Doing, State, TerraTable } from '../state.ts';
import { powerActions } from '../tiles.ts';

/** The board of the merchants is not known: no more spaces than this. */
const mostMerchantSpaces = 8;

/** «Machtaktion abdecken»: by direction. With the merchants, one of theirs too. */
export function cover(s: State, table: TerraTable, now: Doing): void {
  if (s.board) coverMirrored(s, table, now);
  else coverCounted(table, now, 'power-free', powerActions.length, 'main');
  if (s.merchants) coverCounted(table, now, 'merchants-free', mostMerchantSpaces, 'merchants');
}

function coverMirrored(s: State, table: TerraTable, { support, card }: Doing): void {
  const free = powerActions.filter((action) => !s.covered.includes(action));
  if (free.length === 0) {
    table.tell('cover-none', { where: 'main' }, { card });
    return;
  }
  const { option: action, because } = choose(free, [byDirection(support)]);
  s.covered.push(action);
  const left = { say: 'because-uncovered', with: { left: free.length } } as const;
  table.tell(
    'cover',
    { action, position: powerActions.indexOf(action) + 1 },
    {
      hero: powerActions.indexOf(action) + 1,
      because: [left, ...because],
      card,
    },
  );
}

/** Where the spaces are not mirrored, their number is enough. */
function coverCounted(
  table: TerraTable,
  { support, card }: Doing,
  question: 'power-free' | 'merchants-free',
  most: number,
  where: 'main' | 'merchants',
): void {
  const free = table.count({ say: question, min: 0, max: most, card });
  if (free === 0) {
    table.tell('cover-none', { where }, { card });
    return;
  }
  const positions = Array.from({ length: free }, (_, index) => index + 1);
  const { option: position, because } = choose(positions, [byDirection(support)]);
  table.tell('cover-counted', { position, free, where }, { hero: position, because, card });
}
