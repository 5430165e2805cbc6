import {
  type Boards,
  type Crosstable,
  type Tournament,
  check,
  compileCells,
  openTable,
  participantOf,
  tableOf,
} from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';

/** The tournament of a table of teams, and its boards. */
export function openTeamTable(table: TeamTable): { readonly tournament: Tournament; readonly boards: Boards } {
  const tournament = openTable(table, 'TeamTable', 'teamTable(matches)');
  const { boards } = tournament;
  check(boards !== undefined, 'table', 'a table of teams (call teamTable(matches) first)', table);
  return { tournament, boards };
}

/** The tournament of a table of teams in which a team is looked up. */
export function tournamentOfTeam(team: string, table: TeamTable): Tournament {
  const { tournament } = openTeamTable(table);
  participantOf(tournament, team, 'team');
  return tournament;
}

/** The tournament of the players on the boards of a tournament of teams. */
export function playersTournament(tournament: Tournament, boards: Boards): Tournament {
  const { announcedRounds, edition, opponents, rounds, rules, system } = tournament;
  const { ofGame, players, records: ofSeats, seats, size } = boards;
  const { specialCases, ids, isListed, pairingNumbers, ratings } = players;
  const records = new Uint8Array(ids.length * rounds);
  const opponentsOf = new Int32Array(records.length).fill(-1);
  for (let seat = 0; seat < seats.length; seat++) {
    const player = seats[seat];
    if (player < 0) continue;
    const cell = Math.floor(seat / size);
    const round = cell % rounds;
    records[player * rounds + round] = ofSeats[seat];
    opponentsOf[player * rounds + round] = seats[(opponents[cell] * rounds + round) * size + (seat % size)];
  }
  const index = new Map(ids.map((id, player) => [id, player]));
  const ofPlayers = compileCells(
    { index, opponents: opponentsOf, records, rounds },
    { isListed, pairingNumbers, ratings },
    {
      announcedRounds,
      edition,
      rules,
      system,
      points: { ...ofGame, name: 'points' },
    },
  );
  return Object.freeze({ ...ofPlayers, ...specialCases, unknown: tournament.unknown });
}

/**
 * The table of the players on the boards of a tournament of teams.
 *
 * @param table - The tournament, from `teamTable`.
 * @returns A table for every tie-break of individuals. A player who isn't lined up has no game in that round, as in
 *   `crosstable`; a game against a vacant seat is a forfeit win without an opponent.
 * @throws TypeError if `table` isn't a table of teams.
 *
 * Cost: linear in the boards and in players times rounds.
 *
 * @example
 * ```ts
 * import { playersOf, teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 1 },
 *   { white: 'Cleo', black: 'Dora', result: 0.5 },
 * ] as const;
 * playersOf(teamTable([[{ white: 'Lions', black: 'Bears', boards }]])).players; // → ['Ada', 'Bea', 'Cleo', 'Dora']
 * ```
 */
export function playersOf(table: TeamTable): Crosstable {
  const { boards, tournament } = openTeamTable(table);
  return tableOf(playersTournament(tournament, boards));
}
