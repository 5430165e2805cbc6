/** Several things, the last after a word for `and`. */
export function listed(things: readonly (number | string)[], and: string): string {
  const [last, ...others] = things.toReversed();
  return others.length === 0 ? String(last) : `${others.reverse().join(', ')} ${and} ${last}`;
}
