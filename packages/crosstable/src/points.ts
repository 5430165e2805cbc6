import type { TiebreakRule } from '@crosstable/core';
import { NO_RECORD, UNFINISHED, divided, inPoints, outcomeOf, rowsOf } from '@crosstable/core';

/** The score on the table, round by round: `PTS`, which stands first in most lists. */
export const pointsRule: TiebreakRule = {
  code: 'PTS',
  name: 'Points',
  article: '4.2',
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  countsAdjustments: true,
  units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
  contributions: (tournament, rows) => {
    const records = rowsOf(tournament.records, tournament, rows);
    const values = rowsOf(tournament.primary.awarded, tournament, rows).slice();
    for (let cell = 0; cell < values.length; cell++) {
      const outcome = outcomeOf(records[cell]);
      if (outcome === NO_RECORD || outcome === UNFINISHED) values[cell] = NaN;
    }
    return { scores: values, values };
  },
  values: inPoints,
  known: ({ primary: { scale, totals } }, { from, to }) => divided(totals.subarray(from, to), scale),
  reason: () => ({ key: 'points', article: '4.2' }),
};
