import type { Line } from '../text/line.js';
import { LINE_UP } from '../text/team-columns.js';
import { readNumber, readNumbers, refuseStrays } from './player-list-records.js';

/** 300: the players of a team in a match, board 1 first. */
export interface LineUp {
  readonly line: Line;
  readonly round: number;
  readonly team: string;
  readonly opponent: string;
  /** Ids of players; `''` for a vacant seat. */
  readonly seats: readonly string[];
}

/** 300, a line-up. @throws TrfError naming the column that cannot be read */
export function readLineUp(line: Line): LineUp {
  refuseStrays(line, LINE_UP);
  return {
    line,
    round: Number(readNumber(line, LINE_UP.round, 'a round')),
    team: readNumber(line, LINE_UP.team, "a team's number"),
    opponent: readNumber(line, LINE_UP.opponent, "a team's number"),
    seats: readNumbers(line, LINE_UP.player, "a player's number"),
  };
}
