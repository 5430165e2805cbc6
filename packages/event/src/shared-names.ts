/** The names that stand more than once in a list. */
export function sharedNames(names: Iterable<string>): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const name of names) (seen.has(name) ? shared : seen).add(name);
  return shared;
}
