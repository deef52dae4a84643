import { below, type HasRng } from '../../core/engine/rng.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const strange: readonly Json[] = [
  null,
  true,
  -1,
  0,
  3,
  1e9,
  1.5,
  '',
  'x',
  'card-1',
  'card-99',
  'constructor',
  '<img src=x onerror=alert(1)>',
  [],
  {},
  [null],
  { x: 1 },
];

const pick = <T>(dice: HasRng, list: readonly T[]): T => list[below(dice, list.length)]!;

/** The places in a value, as the holder and the key of each. */
function places(value: Json, found: { holder: Json[] | { [key: string]: Json }; key: string }[] = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key });
    places((value as { [key: string]: Json })[key]!, found);
  }
  return found;
}

/** A copy of a file's content that is still JSON, with one to three places changed: other kinds, other numbers, gone, doubled, swapped. */
export function mutated(file: unknown, dice: HasRng): unknown {
  const copy = structuredClone(file) as Json;
  for (let i = below(dice, 3); i >= 0; i--) {
    const all = places(copy);
    if (all.length === 0) return copy;
    const { holder, key } = pick(dice, all);
    const into = holder as { [key: string]: Json };
    const value = into[key]!;
    switch (below(dice, 7)) {
      case 0:
        into[key] = structuredClone(pick(dice, strange));
        break;
      case 1:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else Reflect.deleteProperty(into, key);
        break;
      case 2:
        if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(value));
        else into[pick(dice, [...Object.keys(into), 'more', 'constructor'])] = structuredClone(value);
        break;
      case 3:
        into[key] = typeof value === 'number' ? value + pick(dice, [-1, 1, 10, -10, 0.5, 1e6]) : value;
        break;
      case 4: {
        const other = pick(dice, all);
        into[key] = structuredClone((other.holder as { [key: string]: Json })[other.key] ?? null);
        break;
      }
      case 5:
        if (Array.isArray(value) && value.length > 1) value.reverse();
        break;
      default:
        if (typeof value === 'string')
          into[key] = pick(dice, [value.slice(1), `${value}1`, value.toUpperCase()]);
    }
  }
  return copy;
}
