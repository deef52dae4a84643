import { provenances, type Json, type Provenance } from './bot.ts';
import { isRecord } from './record.ts';

/** What of a card set has one provenance: a card, or a value with a `From` or `Provenance` of its own beside it. */
export interface Unit {
  /** Keys from the card set inwards; in a list the `id` of the item, or its position where it has none. */
  readonly path: readonly string[];
  /** The card; or the value and what says where it comes from. */
  readonly value: Json;
  /** Undefined: nobody has told the value yet, or it stands without a word on where it comes from. */
  readonly from: Provenance | undefined;
}

export type Units = ReadonlyMap<string, Unit>;

type Fields = Readonly<Record<string, Json>>;

const beside = ['From', 'Provenance'] as const;

export function unitsOf(cards: unknown): Units {
  return new Map(collect(cards as Json, []).map((unit) => [unit.path.join('/'), unit]));
}

function collect(value: Json, path: readonly string[]): Unit[] {
  if (isFields(value)) {
    if (isProvenance(value['provenance'])) return [{ path, value, from: value['provenance'] }];
    return Object.keys(value).flatMap((key) => collectKey(value, key, [...path, key]));
  }
  if (Array.isArray(value) && value.some(isFields))
    return (value as readonly Json[]).flatMap((item, i) => collect(item, [...path, segment(item, i)]));
  return [{ path, value, from: undefined }];
}

function collectKey(whole: Fields, key: string, path: readonly string[]): Unit[] {
  if (isProvenance(whole[key]) && beside.some((word) => key.endsWith(word))) return [];
  const value = whole[key] as Json;
  const mark = beside.map((word) => `${key}${word}`).find((name) => isProvenance(whole[name]));
  if (mark === undefined) return collect(value, path);
  const from = value === null ? undefined : (whole[mark] as Provenance);
  return [{ path, value: { [key]: value, [mark]: whole[mark] as Json }, from }];
}

/** The card set with these units in place of its own. What it has no place for is left out. */
export function withUnits(cards: unknown, units: Iterable<Pick<Unit, 'path' | 'value'>>): unknown {
  let changed = cards as Json;
  for (const { path, value } of units) changed = put(changed, path, value);
  return changed;
}

function put(into: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(into))
    return (into as readonly Json[]).map((item, i) =>
      segment(item, i) === key ? put(item, rest, value) : item,
    );
  if (!isFields(into)) return into;
  const isPair = rest.length === 0 && isFields(value) && beside.some((word) => `${key}${word}` in value);
  if (isPair) return { ...into, ...value };
  if (rest.length > 0 && !Object.hasOwn(into, key)) return into;
  return { ...into, [key]: put(into[key] ?? null, rest, value) };
}

/** The card set without these, where they stand in a record by a name of their own. */
export function withoutUnits(cards: unknown, units: Iterable<Unit>): unknown {
  let changed = cards as Json;
  for (const { path } of units) changed = drop(changed, path);
  return changed;
}

function drop(from: Json, [key, ...rest]: readonly string[]): Json {
  if (!isFields(from) || key === undefined) return from;
  if (rest.length === 0) return Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));
  return Object.hasOwn(from, key) ? { ...from, [key]: drop(from[key] as Json, rest) } : from;
}

/** The same, said to be read from the player's box. */
export function owned({ path, value }: Unit): Unit {
  if (!isFields(value)) return { path, value, from: undefined };
  const marks = Object.keys(value).filter(
    (key) => key === 'provenance' || beside.some((word) => key === `${path.at(-1)}${word}`),
  );
  return {
    path,
    value: { ...value, ...Object.fromEntries(marks.map((key) => [key, 'owner'])) },
    from: 'owner',
  };
}

/** The units of `after` that are not so in `before`. */
export function changes(before: unknown, after: unknown): Unit[] {
  const earlier = unitsOf(before);
  return [...unitsOf(after)].filter(([key, unit]) => !isSame(earlier.get(key), unit)).map(([, unit]) => unit);
}

/** Whether two units say the same, wherever they come from. */
export function isSame(one: Unit | undefined, other: Unit | undefined): boolean {
  return one !== undefined && other !== undefined && canonical(one.value) === canonical(other.value);
}

/** What the player put in: marked as such, or without a mark and not as shipped. */
export function ownUnits(cards: unknown, shipped: unknown): Unit[] {
  const given = unitsOf(shipped);
  return [...unitsOf(cards)]
    .filter(
      ([key, unit]) => unit.from === 'owner' || (unit.from === undefined && isNews(unit, given.get(key))),
    )
    .map(([, unit]) => unit);
}

/** A value that nobody has told is no news. */
function isNews(unit: Unit, shipped: Unit | undefined): boolean {
  return !isFields(unit.value) && !isSame(unit, shipped);
}

/** One text for one content, whatever the order of its keys. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonical).join()}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join()}}`;
}

function segment(item: Json, position: number): string {
  return isFields(item) && typeof item['id'] === 'string' ? item['id'] : String(position);
}

function isFields(value: Json | undefined): value is Fields {
  return isRecord(value);
}

function isProvenance(value: Json | undefined): value is Provenance {
  return provenances.some((one) => one === value);
}
