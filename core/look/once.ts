/** Made when first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
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
