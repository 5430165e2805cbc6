/**
 * Makes a function remember its result for every object, for as long as the object lives. Tournaments and their scores never
 * change, so only the time differs.
 */
export function once<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.result;
    const result = compute(key);
    known.set(key, { result });
    return result;
  };
}
