// FIDE C.07 (edition 2026-03), Article 8: Buchholz and related

import { NEWEST_RULES, type Refusal, type Tournament, unlessOrderNeeded } from '@crosstable/core';

/** The scores that it sums up may depend on the order of the rounds. */
const refusalOfUnknownOrder = /* @__PURE__ */ unlessOrderNeeded('16.3.2');

/** Art. 8, note: none of them in a round-robin, unless the edition is older than the note. */
export function refusalOfRoundRobin(tournament: Tournament): Refusal | undefined {
  const { rules = NEWEST_RULES, system } = tournament;
  if (system !== 'round-robin' || rules.allowsBuchholzInRoundRobins) return refusalOfUnknownOrder(tournament);
  return {
    key: 'no-buchholz-in-round-robins',
    article: '8',
    expected: 'a Swiss tournament (Article 8: no Buchholz in round-robins)',
    got: `"${system}"`,
  };
}
