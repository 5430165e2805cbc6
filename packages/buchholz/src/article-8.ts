// FIDE C.07 (edition 2026-03), Article 8: Buchholz and related

import type { Refusal, Tournament } from '@crosstable/core';

/** Art. 8, note: none of them in a round-robin; the edition of August 2024 doesn't have it. */
export function refusalOfRoundRobin({ system, edition }: Pick<Tournament, 'system' | 'edition'>): Refusal | undefined {
  if (system !== 'round-robin' || edition === '2024-08') return undefined;
  return {
    key: 'no-buchholz-in-round-robins',
    article: '8',
    expected: 'a Swiss tournament (Article 8: no Buchholz in round-robins)',
    got: system,
  };
}
