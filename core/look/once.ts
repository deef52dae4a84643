/** Made when first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Made once for each key. */
export function kept<A, T>(make: (by: A) => T, keyOf: (by: A) => unknown = (by) => by): (by: A) => T {
  const known = new Map<unknown, T>();
  return (by) => {
    const key = keyOf(by);
    if (!known.has(key)) known.set(key, make(by));
    return known.get(key) as T;
  };
}

/** For the same values the same result as last time: what is made of it need not be made again either. */
export function latest<V extends readonly unknown[], R>(make: (...values: V) => R): (...values: V) => R {
  let last: { readonly values: V; readonly made: R } | undefined;
  return (...values) => {
    const isSame =
      last?.values.length === values.length && values.every((value, n) => value === last?.values[n]);
    if (!last || !isSame) last = { values, made: make(...values) };
    return last.made;
  };
}
