import type { TeamAdjustment } from '@crosstable/core';

import { toScoreTable } from '../records/scoring-records.js';
import { replacements } from '../rounds/points-check.js';
import type { Adjustment, TrfDraft } from '../tournament.js';
import { teamCells } from './team-points.js';

/** The points of a record of 299, if it has them. */
function pointsOf({ points, matchPoints }: Adjustment): Pick<TeamAdjustment, 'gamePoints' | 'matchPoints'> {
  return { ...(matchPoints !== undefined && { matchPoints }), ...(points !== undefined && { gamePoints: points }) };
}

type DraftOfTeams = Pick<
  TrfDraft,
  'adjustments' | 'boards' | 'matches' | 'matchScoring' | 'pairingBye' | 'scoring' | 'teams'
>;

/**
 * The changes by the records of 299, for the option `adjustments` of `teamTable`: one for each round whose result a
 * record names, and added points for each of its teams. Unknown teams and rounds beyond those of the file are left out.
 */
export function teamAdjustments(draft: DraftOfTeams): TeamAdjustment[] {
  const { adjustments = [], boards, matches = [], matchScoring, pairingBye, scoring, teams = [] } = draft;
  if (adjustments.length === 0) return [];
  const replacement = replacements(adjustments);
  const teamOf = new Map(teams.flatMap(({ id, players }) => players.map((player) => [player, id] as const)));
  const table = toScoreTable(scoring);
  const cells = teamCells(matches, { boards, matchScoring, pairingBye, adjustments: [], table, teamOf });
  const found = cells.flatMap((ofTeams, n): TeamAdjustment[] =>
    [...ofTeams].flatMap(([team, { type }]) => {
      const record = replacement(type, n + 1, team);
      return record === undefined ? [] : [{ team, round: n + 1, ...pointsOf(record), replaces: true }];
    }),
  );
  const known = new Set(teams.map(({ id }) => id));
  const onTop = adjustments.filter(({ type, round }) => type === '' && round <= matches.length);
  return [
    ...found,
    ...onTop.flatMap((record) =>
      record.players
        .filter((team) => known.has(team))
        .map((team) => ({ team, ...(record.round === 0 ? {} : { round: record.round }), ...pointsOf(record) })),
    ),
  ];
}
