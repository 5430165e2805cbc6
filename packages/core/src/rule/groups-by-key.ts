/** Divides things into groups with the same key, in the order of the first of each. No group is empty. */
export function groupsByKey<T>(things: readonly T[], keyOf: (thing: T) => string): (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(thing);
  }
  return [...groups.values()];
}
