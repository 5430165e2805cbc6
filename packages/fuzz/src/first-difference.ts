/** A tournament with a difference. */
export interface Found<Tournament, Difference> {
  readonly seed: number;
  readonly number: number;
  readonly tournament: Tournament;
  readonly difference: Difference;
}

/** Compares the tournaments `first`, `first + 1`, … of a seed up to the first difference, while `goesOn` allows another one. */
export function firstDifference<Tournament, Difference>(
  seed: number,
  first: number,
  goesOn: (done: number) => boolean,
  generate: (seed: number, number: number) => Tournament,
  differenceIn: (tournament: Tournament, number: number) => Difference | undefined,
): { readonly done: number; readonly foundDifference: Found<Tournament, Difference> | undefined } {
  let done = 0;
  for (let number = first; goesOn(done); number++) {
    const tournament = generate(seed, number);
    const difference = differenceIn(tournament, number);
    done++;
    if (difference !== undefined) return { done, foundDifference: { seed, number, tournament, difference } };
  }
  return { done, foundDifference: undefined };
}
