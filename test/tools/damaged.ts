import { below, type HasRng } from '../../core/engine/rng.ts';

const pieces = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '0',
  '-1',
  '1e9',
  'null',
  'true',
  '"owner"',
  '"__proto__":1,',
  '\\',
  '�',
  'card-1',
];

/** A file in which up to four places are cut, doubled, swapped or overwritten. */
export function damaged(text: string, dice: HasRng): string {
  let now = text;
  for (let i = below(dice, 4); i >= 0; i--) {
    const at = below(dice, now.length);
    const to = Math.min(now.length, at + 1 + below(dice, below(dice, 10) === 0 ? 2000 : 12));
    const put = [
      pieces[below(dice, pieces.length)] ?? '',
      '',
      now.slice(at, to).repeat(2),
      now.slice(below(dice, at + 1), at),
    ];
    now = now.slice(0, at) + (put[below(dice, put.length)] ?? '') + now.slice(to);
  }
  return now;
}
