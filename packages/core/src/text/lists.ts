/** One thing or several, the last after a word for `and` or `or`. */
export function listed(things: readonly (number | string)[], and: string): string {
  const [last, ...others] = things.toReversed();
  return others.length === 0 ? String(last) : `${others.reverse().join(', ')} ${and} ${last}`;
}
