import type { Account, CompiledTournament, Element } from '@crosstable/core';
import { NO_RECORD, UNFINISHED, outcomeOf, sumOf } from '@crosstable/core';

function column({ scale, scores }: CompiledTournament): Float64Array {
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) values[player] = scores[player] / scale;
  return values;
}

/** The score on the table, round by round: `PTS`, which stands first in most lists. */
export const pointsAccount: Account = {
  code: 'PTS',
  name: 'Points',
  article: '4.2',
  type: 'B',
  edition: '2024-08',
  systems: ['swiss', 'round-robin'],
  degree: 1,
  degreeOfScores: 1,
  needsRatings: false,
  elements: ({ tournament, player }) => {
    const { points, records, rounds } = tournament;
    const elements: Element[] = [];
    for (let round = 0; round < rounds; round++) {
      const record = records[player * rounds + round];
      const outcome = outcomeOf(record);
      const value = points[outcome];
      if (outcome !== NO_RECORD && outcome !== UNFINISHED) elements.push({ round, score: value, value });
    }
    return elements;
  },
  modifiers: {},
  value: (elements, { tournament }) => sumOf(elements) / tournament.scale,
  columns: { '': column },
  reason: () => ({ key: 'points', article: '4.2' }),
};
