// FIDE C.07 (edition 2026-03), Article 7: the tie-breaks that count rounds of a participant's own record

import {
  type Calculation,
  NO_RECORD,
  OPEN,
  type TiebreakRule,
  type Title,
  type Tournament,
  inScore,
  isIn,
  rowsOf,
} from '@crosstable/core';

/** Whether a round counts, by the player's record and the points awarded, in units. */
export type Counts = (tournament: Tournament, record: number, awarded: number) => boolean;

/** Art. 7.1, 7.2: of teams the matches are counted, whatever the primary score. */
export function inMatchPoints(tournament: Tournament): Tournament {
  return tournament.boards === undefined ? tournament : inScore(tournament, 'MP');
}

/**
 * Art. 7: the player's rounds, 1 for each that counts. Rounds without a record are left out, and unfinished games
 * unless they count.
 */
export function counting(
  counts: Counts,
  more: Pick<Calculation, 'participants' | 'refusal' | 'transform'> = {},
): Calculation {
  return {
    ...more,
    contributions: (tournament, rows) => {
      const records = rowsOf(tournament.records, tournament, rows);
      const scores = rowsOf(tournament.primary.awarded, tournament, rows);
      const values = new Float64Array(records.length);
      for (let cell = 0; cell < values.length; cell++) {
        const isCounted = records[cell] !== NO_RECORD && counts(tournament, records[cell], scores[cell]);
        values[cell] = isCounted ? 1 : isIn(OPEN, records[cell]) ? NaN : 0;
      }
      return { scores, values };
    },
    values: ({ sums }) => sums,
  };
}

/** The common part of the tie-breaks of Article 7 that count rounds. */
const NUMBER_OF_ROUNDS = {
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  units: ({ primary: { scale } }: Tournament) => ({ score: scale, value: 1 }),
} as const;

/** The rule of a tie-break that counts rounds, with all that standings and explanations need. */
export function countingRule(title: Pick<Title, 'code' | 'name' | 'article'>, calculation: Calculation): TiebreakRule {
  const { article } = title;
  return {
    ...NUMBER_OF_ROUNDS,
    ...calculation,
    ...title,
    pointsScore: ({ primary }) => primary,
    reason: (_, { value }) => ({ key: value === 1 ? 'counts' : 'does-not-count', article }),
  };
}
