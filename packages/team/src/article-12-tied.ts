// FIDE C.07 (edition 2026-03), Article 12: tied teams, by their ids

import { refuse, tiedIn } from '@crosstable/core';

import type { BoardComparisons } from './article-12.js';
import { boardsOf, pointsInTournament, refusalOfUnknownBoards, separatedByBoards } from './article-12.js';
import { openTeamTable } from './players-of.js';
import type { TeamTable } from './article-11-table.js';

/** Groups of ids, from first to last, as the comparisons divide them. */
export function tiedByBoards(comparisons: BoardComparisons, tied: readonly string[], table: TeamTable): string[][] {
  const { players, tournament } = tiedIn(openTeamTable(table).tournament, tied);
  refuse(refusalOfUnknownBoards(tournament), 'table');
  const groups = separatedByBoards(comparisons(pointsInTournament(tournament), boardsOf(tournament).size), players);
  return groups.map((group) => group.map((team) => tournament.ids[team]));
}
