/** How many letters must be put in, taken out or replaced to make one text of another. */
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

/** Longer texts are no names, and aren't worth comparing. */
const LONGEST = 40;

/** The name that a mistyped one means, whatever the case: the nearest, where at most a third of its letters differ, or one. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  if (given.length > LONGEST) return undefined;
  let [meant, least]: [string | undefined, number] = [undefined, Infinity];
  for (const name of names) {
    const found = edits(given.toLowerCase(), name.toLowerCase());
    if (found < least && found <= Math.max(1, name.length / 3)) [meant, least] = [name, found];
  }
  return meant;
}
