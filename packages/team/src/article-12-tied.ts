// FIDE C.07 (edition 2026-03), Article 12: tied teams, by their ids

import { type Tied, refuse, seatsOfTied } from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';
import { type BoardComparisons, comparisonsIn, refusalOfUnknownBoards, separateByBoards } from './article-12.js';
import { openTeamTable } from './players-of.js';

/** The tied teams of a table that has the boards of every match. */
export function seatsOnBoards(tied: readonly string[], table: TeamTable): Tied {
  const found = seatsOfTied(openTeamTable(table).tournament, tied);
  refuse(refusalOfUnknownBoards(found.tournament), 'table');
  return found;
}

/** Groups of ids, from first to last, as the comparisons divide them. */
export function divideByBoards(following: BoardComparisons, tied: readonly string[], table: TeamTable): string[][] {
  const { players, tournament } = seatsOnBoards(tied, table);
  const groups = separateByBoards(comparisonsIn(tournament, following), players);
  return groups.map((group) => group.map((team) => tournament.ids[team]));
}
