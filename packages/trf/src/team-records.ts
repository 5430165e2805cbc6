import { OLD_TEAM, PLAYER_LIST_WIDTH, TEAM, cut, lay, shifted, type Column } from './columns.js';
import { formatInteger, formatText } from './format-player.js';
import type { Line } from './line.js';
import { readNumber, readNumbers, refuseStrays } from './player-list-records.js';
import { formatAmount } from './format-points.js';
import { readNumbersOf } from './points.js';
import type { TrfTeam } from './tournament.js';

/** A team with the record that has it. */
export interface TeamRow {
  readonly team: TrfTeam;
  readonly line: Line;
  /** The column of each player of the roster. */
  readonly columns: readonly number[];
}

/** 310, a team of TRF26. @throws TrfError naming the column that cannot be read */
export function readTeam(line: Line): TeamRow {
  refuseStrays(line, Object.values(TEAM), TEAM.player);
  const name = cut(line.text, TEAM.name);
  const nick = cut(line.text, TEAM.nick);
  const team = {
    id: readNumber(line, TEAM.number, "a team's number"),
    ...(name !== '' && { name }),
    ...(nick !== '' && { nick }),
    ...readNumbersOf(line, TEAM, ['strength', 'matchPoints', 'gamePoints', 'rank']),
  };
  // 0 means no rating, or no rank
  if (team.strength === 0) delete team.strength;
  if (team.rank === 0) delete team.rank;
  return withRoster(team, line, TEAM.player);
}

/** 013, a team of TRF16, which has no number: its number is its place `n` in the file. @throws TrfError */
export function readOldTeam(line: Line, n: number): TeamRow {
  refuseStrays(line, Object.values(OLD_TEAM), OLD_TEAM.player);
  const name = cut(line.text, OLD_TEAM.name);
  return withRoster({ id: String(n), ...(name !== '' && { name }) }, line, OLD_TEAM.player);
}

function withRoster(team: Omit<TrfTeam, 'players'>, line: Line, list: Column): TeamRow {
  const members = readNumbers(line, list, PLAYER_LIST_WIDTH).map(
    (id, n) => [id, list.from + n * PLAYER_LIST_WIDTH] as const,
  );
  const named = members.filter(([id]) => id !== '');
  return { team: { ...team, players: named.map(([id]) => id) }, line, columns: named.map(([, column]) => column) };
}

/** Two scores of a team. */
export interface TeamScores {
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** The line of 310 for a team. @throws TypeError or RangeError naming the field that cannot be written */
export function formatTeam(team: TrfTeam, path: string, scores: Partial<TeamScores>): string {
  const { id, name, nick, strength, rank, players } = team;
  return lay('310', [
    [TEAM.number, id],
    [TEAM.name, formatText(name, `${path}.name`, TEAM.name)],
    [TEAM.nick, formatText(nick, `${path}.nick`, TEAM.nick)],
    [TEAM.strength, (Number.isInteger(strength) ? formatInteger : formatAmount)(strength, `${path}.strength`)],
    [TEAM.matchPoints, formatAmount(scores.matchPoints, `${path}.matchPoints`, 6)],
    [TEAM.gamePoints, formatAmount(scores.gamePoints, `${path}.gamePoints`, 6)],
    [TEAM.rank, formatInteger(rank, `${path}.rank`, 999)],
    ...players.map((player, n) => [shifted(TEAM.player, n, PLAYER_LIST_WIDTH), player] as const),
  ]);
}
