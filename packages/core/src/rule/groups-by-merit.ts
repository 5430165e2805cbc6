/** Divides participants into groups with the same number, the highest first; those of a group keep their order. */
export function groupsByMerit(
  participants: Iterable<number>,
  meritOf: (participant: number) => number,
): (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const participant of participants) {
    const merit = meritOf(participant);
    const group = groups.get(merit);
    if (group === undefined) groups.set(merit, [participant]);
    else group.push(participant);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}
