// FIDE C.07 (edition 2026-03), Article 5: the codes that teams have

import type { Tournament } from '@crosstable/core';
import { inScore } from '@crosstable/core';

import { byTopBoards } from '../../team/src/article-12.2.js';
import { byBottomBoards } from '../../team/src/article-12.3.js';
import type { BoardComparisons } from '../../team/src/article-12.js';
import { boardsOf, pointsInTournament, refusalOfUnknownBoards, separatedByBoards } from '../../team/src/article-12.js';
import type { KnockOut } from '../../team/src/article-13.3.js';
import { separate } from '../../team/src/article-13.3.js';
import type { CodedCalculation } from './calculations.js';
import { CALCULATIONS } from './calculations.js';
import type { CodedOrder, KnownCodes } from './known-codes.js';
import { DIRECT_ENCOUNTERS } from './known-codes.js';
import { SCORES, codeInScore, withScore } from './score-codes.js';
import { TEAM_CALCULATIONS } from './team-calculations.js';

/** Art. 13: a tie-break in a score that its code names; nothing for one that names none. */
function inNamedScores(coded: CodedCalculation): CodedCalculation[] {
  return SCORES.flatMap((score) => {
    const code = codeInScore(coded.code, score);
    if (code === undefined) return [];
    const { calculation } = coded;
    const seen = (tournament: Tournament): Tournament => {
      const scored = inScore(tournament, score);
      return calculation.seen?.(scored) ?? scored;
    };
    return [{ ...coded, code, calculation: { ...calculation, seen } }];
  });
}

/** Art. 12: where the boards aren't known, nobody is divided. */
function whereBoardsAreKnown(separated: CodedOrder['separate']): CodedOrder['separate'] {
  return (tournament, tied) =>
    refusalOfUnknownBoards(tournament) === undefined ? separated(tournament, tied) : [tied];
}

/** Art. 12.2, 12.3. */
function byBoards(comparisons: BoardComparisons): CodedOrder['separate'] {
  return whereBoardsAreKnown((tournament, tied) =>
    separatedByBoards(comparisons(pointsInTournament(tournament), boardsOf(tournament).size), tied),
  );
}

/** Art. 13.3: without and with forfeits. */
function extendedEncounters(knockOut: KnockOut): CodedOrder[] {
  return [false, true].map((forfeits) => {
    const separated: CodedOrder['separate'] = (tournament, tied) => separate(tournament, tied, { forfeits, knockOut });
    return {
      code: `EDE${knockOut}${forfeits ? '/P' : ''}`,
      article: '13.3',
      separate: knockOut === '' ? separated : whereBoardsAreKnown(separated),
    };
  });
}

/** Those of teams: the ones that players have, too, in each score, and those of Articles 11 to 13. */
export const CODES_OF_TEAMS: KnownCodes = /* @__PURE__ */ (() => ({
  participants: 'teams',
  calculations: [...CALCULATIONS, ...CALCULATIONS.flatMap(inNamedScores), ...TEAM_CALCULATIONS],
  orders: [
    ...DIRECT_ENCOUNTERS,
    ...SCORES.flatMap((score) =>
      DIRECT_ENCOUNTERS.map((one): CodedOrder => ({
        ...one,
        code: withScore(one.code, score),
        separate: (tournament, tied) => one.separate(inScore(tournament, score), tied),
      })),
    ),
    ...(['', 'BT', 'BB', 'T', 'B'] as const).flatMap(extendedEncounters),
    { code: 'TBR', article: '12.2', separate: byBoards(byTopBoards) },
    { code: 'BBE', article: '12.3', separate: byBoards(byBottomBoards) },
  ],
}))();
