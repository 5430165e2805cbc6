/**
 * Makes a function remember its result for every object, for as long as the object lives. Tournaments and their scores never
 * change, so only the time differs.
 */
export function memoized<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = compute(key)));
    return result;
  };
}
