/** The number of letters that must be inserted, deleted or replaced to turn one text into another. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let from = 0; from < one.length; from++) {
    const next = [from + 1];
    for (let to = 0; to < other.length; to++) {
      const replaced = row[to] + (one[from] === other[to] ? 0 : 1);
      next.push(Math.min(replaced, row[to + 1] + 1, next[to] + 1));
    }
    row = next;
  }
  return row[other.length];
}

/** Longer texts aren't names, and are not compared. */
const LONGEST = 40;

/** The name nearest to a mistyped one, in any case, if at most a third of its letters differ, or one letter. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  if (given.length > LONGEST) return undefined;
  let [meant, least]: [string | undefined, number] = [undefined, Infinity];
  for (const name of names) {
    const found = edits(given.toLowerCase(), name.toLowerCase());
    if (found < least && found <= Math.max(1, name.length / 3)) [meant, least] = [name, found];
  }
  return meant;
}

/** The names nearest to a text, the nearest first; where two are as near, in their order. */
export function nearestFew(given: string, names: readonly string[], most: number): readonly string[] {
  const text = given.slice(0, LONGEST).toLowerCase();
  const byDistance = names.map((name) => ({ name, distance: edits(text, name.toLowerCase()) }));
  return byDistance
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ name }) => name);
}
