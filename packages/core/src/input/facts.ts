import { check, checkArray } from './check.js';

/** The facts that nobody may know of some games: a printed crosstable need not have colours, rounds and pairing numbers. */
const FACTS = ['colours', 'rounds', 'pairing-numbers'] as const;

/** A fact that nobody may know of some games, and that some tie-breaks need. */
export type Fact = (typeof FACTS)[number];

/** The facts that an option declares unknown, checked. */
export function unknownFacts(option: readonly Fact[] = []): readonly Fact[] {
  const path = 'options.unknown';
  checkArray(option, path, 'facts');
  // Array.from: methods of an array pass over its holes
  return Array.from(option, (fact, at) => {
    check(FACTS.includes(fact), `${path}[${at}]`, FACTS.map((one) => `"${one}"`).join(' or '), fact, 'string');
    return fact;
  });
}
