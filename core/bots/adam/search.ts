import type { Marks, Phrase } from '../../engine/bot.ts';
import type { Needs } from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, listed, sought, sumOf, wants } from './pieces.ts';
import { fields, filledFields, piecesOn } from './supply.ts';

export interface Found {
  readonly field: number;
  /** Which of his cards it is for, from 0; null: for none, it is discarded. */
  readonly card: number | null;
  readonly because: readonly Phrase<Key>[];
}

/** «1. Suchen»: all fields for the left-most card, then all for the next; else the lowest field that is not empty. */
export function search(missing: readonly Needs[], board: Marks): Found | undefined {
  const filled = filledFields(board);
  const because: Phrase<Key>[] = [];
  for (const [card, miss] of missing.entries()) {
    if (sumOf(miss) === 0) continue;
    const position = card + 1;
    const field = filled.find((one) => piecesOn(board, one).some((colour) => wants(miss, colour)));
    if (field !== undefined) {
      because.push({ say: 'because-wants', with: { position, ...sought(miss) } });
      because.push(...passedOver(filled, field));
      because.push({ say: 'because-has', with: { field, ...listed(counted(piecesOn(board, field))) } });
      return { field, card, because };
    }
    because.push({ say: 'because-nowhere', with: { position, ...sought(miss) } });
  }
  const [lowest] = filled;
  if (lowest === undefined) return undefined;
  because.push({ say: 'because-lowest', with: { field: lowest } });
  return { field: lowest, card: null, because };
}

function passedOver(filled: readonly number[], field: number): Phrase<Key>[] {
  const before = fields.filter((one) => one < field);
  const empty = before.filter((one) => !filled.includes(one));
  const unfit = before.filter((one) => filled.includes(one));
  return [
    ...(empty.length > 0
      ? [{ say: 'because-empty', with: { count: empty.length, fields: empty } } as const]
      : []),
    ...(unfit.length > 0
      ? [{ say: 'because-unfit', with: { count: unfit.length, fields: unfit } } as const]
      : []),
  ];
}
