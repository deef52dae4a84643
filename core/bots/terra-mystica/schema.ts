import * as v from 'valibot';

/** What several tables of the card set are made of. */
export const from = (first: number, last: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(first), v.maxValue(last));

/** What is printed as a number of points. */
export const points = from(0, 20);

/** No card has more of anything. */
const most = 60;

export const list = <S extends v.GenericSchema>(one: S) =>
  v.pipe(v.array(one), v.maxLength(most), v.readonly());

/** A deck: every id once, in any order. */
export const eachOnce = <S extends v.GenericSchema<{ id: string }>>(one: S, ids: readonly string[]) =>
  v.pipe(
    v.array(one),
    v.check((cards) => cards.length === ids.length && new Set(cards.map(({ id }) => id)).size === ids.length),
    v.readonly(),
  );
