import {
  OPEN,
  type ReferenceScore,
  TEAMS_ONLY,
  type TiebreakRule,
  inPoints,
  inScore,
  isIn,
  quotients,
  rowsOf,
} from '@crosstable/core';

/** The score on the table, round by round: `PTS`, which stands first in most lists. */
export const pointsRule: TiebreakRule = {
  code: 'PTS',
  name: 'Points',
  article: '4.2',
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  scoreWithAddedPoints: ({ primary }) => primary,
  units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
  contributions: (tournament, rows) => {
    const records = rowsOf(tournament.records, tournament, rows);
    const values = rowsOf(tournament.primary.awarded, tournament, rows).slice();
    for (let cell = 0; cell < values.length; cell++) {
      if (isIn(OPEN, records[cell])) values[cell] = NaN;
    }
    return { scores: values, values };
  },
  values: inPoints,
  precomputed: ({ primary: { scale, totals } }, { from, to }) => quotients(totals.subarray(from, to), scale),
  reason: () => ({ key: 'points', article: '4.2' }),
};

/** The points of teams in one of their scores. */
function teamPoints(reference: ReferenceScore, title: Pick<TiebreakRule, 'code' | 'name' | 'article'>): TiebreakRule {
  const { article } = title;
  return {
    ...pointsRule,
    ...title,
    participants: TEAMS_ONLY,
    transform: (tournament) => inScore(tournament, reference),
    pointsScore: ({ primary }) => primary,
    reason: () => ({ key: 'points', article }),
  };
}

/** Art. 11.1.1. */
export const matchPointsRule = /* @__PURE__ */ teamPoints('MP', {
  code: 'MPTS',
  name: 'Match Points',
  article: '11.1.1',
});

/** Art. 11.1.2. */
export const gamePointsRule = /* @__PURE__ */ teamPoints('GP', {
  code: 'GPTS',
  name: 'Game Points',
  article: '11.1.2',
});

/** Art. 13.1: the score that isn't the primary one. */
export const secondaryScoreRule = /* @__PURE__ */ teamPoints('secondary', {
  code: 'MPvGP',
  name: 'Match Points or Game Points',
  article: '13.1',
});
