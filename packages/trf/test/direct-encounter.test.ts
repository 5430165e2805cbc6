import { describe, expect, it } from 'vitest';

import { type System, crosstable, openTable } from '@crosstable/core';
import { hasShared, sharedBytes, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import { directEncounter } from '@crosstable/direct-encounter';

import { parseTrf } from '../src/index.js';

type Worked = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

describe.skipIf(!hasShared)(`Mario Held's exercises in tie-breaking${skipNote}`, () => {
  function ranksOf(event: string, system: System): Record<string, number> {
    const { players, games: rounds } = parseTrf(sharedBytes(`real/${event}.trf`));
    const tournament = openTable(crosstable(rounds, { players, system }));
    const { ids } = tournament;
    const scores = tournament.primary.totals;
    const ranks: Record<string, number> = {};
    for (const score of new Set(scores)) {
      let rank = 1 + scores.filter((other) => other > score).length;
      const tied = ids.filter((_, player) => scores[player] === score);
      for (const group of directEncounter(tied, crosstable(rounds, { players, system }))) {
        for (const id of group) ranks[id] = rank;
        rank += group.length;
      }
    }
    return ranks;
  }

  it.each<[string, System]>([
    ['held-swiss-9', 'swiss'],
    ['held-rr-6', 'round-robin'],
  ])('%s: points and direct encounter', (event, system) => {
    const worked = sharedJson('real/worked-examples.json') as Worked;
    expect(ranksOf(event, system)).toEqual(worked[event]['ranks with PTS,DE']);
  });

  it('exercises 23 and 24: nobody of 1, 3, 4, 16 and of 5, 8, 11 is ranked', () => {
    const { games: rounds } = parseTrf(sharedBytes('real/held-swiss-5.trf'));
    expect(directEncounter(['1', '3', '4', '16'], rounds)).toEqual([['1', '3', '4', '16']]);
    expect(directEncounter(['5', '8', '11'], rounds)).toEqual([['5', '8', '11']]);
  });
});
