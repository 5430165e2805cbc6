// FIDE C.07 (edition 2026-03), Article 8: Buchholz and related

import { NEWEST_RULES, type Refusal, type Tournament } from '@crosstable/core';

/** Art. 8, note: none of them in a round-robin, unless the edition is older than the note. */
export function refusalOfRoundRobin({ rules = NEWEST_RULES, system }: Tournament): Refusal | undefined {
  if (system !== 'round-robin' || rules.allowsBuchholzInRoundRobins) return undefined;
  return {
    key: 'no-buchholz-in-round-robins',
    article: '8',
    expected: 'a Swiss tournament (Article 8: no Buchholz in round-robins)',
    got: `"${system}"`,
  };
}
