import type { PlayerRow } from '../records/player-record.js';
import { type TeamRow, readOldTeam, readTeam } from '../records/team-records.js';
import type { OnRepair } from '../repair.js';
import { PLAYER, columnAfter } from '../text/columns.js';
import type { Line } from '../text/line.js';
import { LINE_UP, TEAM } from '../text/team-columns.js';
import type { TrfTeam } from '../tournament.js';
import { TrfError } from '../trf-error.js';

/** The teams of a file, and the team of each player. */
export interface Rosters {
  readonly teams: readonly TrfTeam[];
  readonly rows: readonly TeamRow[];
  /** By id of the team. */
  readonly rowOf: ReadonlyMap<string, TeamRow>;
  /** Whether the teams are those of TRF16 (013), which has no records of byes, line-ups and forfeits. */
  readonly areOld: boolean;
  /** By id of the player. */
  readonly teamOf: ReadonlyMap<string, string>;
  /** The team of an id in a record. @throws TrfError for an id that no team of the file has */
  readonly teamAt: (id: string, line: Line, column: number) => TrfTeam;
}

/**
 * Reads the teams: those of 310, or those of 013 in a file without 310.
 *
 * @throws TrfError for a number that two teams have, and for a player of no team, of two, or not in the file
 */
export function readRosters(
  records: ReadonlyMap<string, readonly Line[]>,
  players: readonly PlayerRow[],
  onRepair: OnRepair,
): Rosters {
  const news = records.get('310') ?? [];
  const olds = news.length > 0 ? [] : (records.get('013') ?? []);
  const rows = [
    ...news.map((line) => readTeam(line, onRepair)), // 310
    ...olds.map((line, n) => readOldTeam(line, n + 1, onRepair)), // 013
  ];
  if (olds.length > 0) {
    onRepair('team-record', olds[0].number, 1, olds[0].text, { key: 'no-number', values: {} });
  }
  const rowOf = new Map<string, TeamRow>();
  const places = new Map(players.map(({ player, line }) => [player.id, line]));
  const teamOf = new Map<string, string>();
  for (const row of rows) {
    const { team, line, columns } = row;
    if (rowOf.has(team.id))
      throw new TrfError(line.number, TEAM.number.from, 'a number that no other team has', team.id);
    rowOf.set(team.id, row);
    team.players.forEach((id, n) => {
      if (!places.has(id)) throw new TrfError(line.number, columns[n], 'the number of a player of the file', id);
      const other = teamOf.get(id);
      if (other !== undefined) {
        throw new TrfError(line.number, columns[n], 'a player of one team', id, `team ${other} has the player, too`);
      }
      teamOf.set(id, team.id);
    });
  }
  for (const [id, line] of places) {
    if (!teamOf.has(id)) throw new TrfError(line.number, PLAYER.number.from, 'a player of a team (310, 013)', id);
  }
  const teamAt = (id: string, line: Line, column: number): TrfTeam => {
    const row = rowOf.get(id);
    if (row === undefined) throw new TrfError(line.number, column, 'the number of a team of the file', id);
    return row.team;
  };
  return { teams: rows.map(({ team }) => team), rows, rowOf, areOld: olds.length > 0, teamOf, teamAt };
}

/** Refuses a line-up with a player of another team. */
export function checkSeats(line: Line, team: string, seats: readonly string[], { teamOf }: Rosters): void {
  seats.forEach((id, n) => {
    const isFirst = id === '' || seats.indexOf(id) === n;
    if (isFirst && (id === '' || teamOf.get(id) === team)) return;
    throw new TrfError(
      line.number,
      columnAfter(LINE_UP.player, n).from,
      `a player of team ${team}, once in the line-up`,
      id,
    );
  });
}
