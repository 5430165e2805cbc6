import { openReport } from './open-report.js';
import { readReport } from './read-report.js';
import { readTeams } from './teams/read-teams.js';
import type { TrfTournament } from './tournament.js';

/**
 * Reads a tournament report file: TRF16 and TRF26 of individuals or of teams, with the habits of JaVaFo, bbpPairings,
 * Swiss-Manager, Vega and Lichess and the byes of TRF06 (FIDE Handbook C.02.03).
 *
 * The result can stand for the options of a table: `crosstable(t.games, t)`, and for teams `teamTable(t.matches, t)`.
 *
 * `repairs` has everything that was guessed or corrected, including a Points column that disagrees with its games.
 *
 * @param source - The file. Bytes are decoded as UTF-16 if they begin so, else as UTF-8 and, line by line, as Windows-1252 where
 *   they aren't; a string is taken as it is.
 * @returns The tournament; ids are the start numbers without leading zeros, points are those of the file.
 * @throws TrfError naming line, column, what was expected and what was found, if the file cannot be read: it has no
 *   player, has another format, breaks its columns, or has two players contradict each other; for teams, if a player is
 *   in no team or in two, or a team is in two matches of a round.
 * @throws RangeError if the table has more than 4,000,000 cells (players times rounds) with fewer than one game for 50.
 * @throws TypeError if `source` is neither a string nor a Uint8Array.
 *
 * Cost: linear in the length of the file, and in the players times the rounds, of which there are at most 999.
 *
 * @example
 * ```ts
 * const lines = ['092 Individual: Swiss-System', `001    1      Anna${' '.repeat(63)}1.0    1     2 w 1`];
 * const { games, points } = parseTrf([...lines, `001    2      Boris${' '.repeat(62)}0.0    2     1 b 0`].join('\n'));
 * games; // → [[{ white: '1', black: '2', result: 1 }]]
 * points.get('1'); // → 1
 * ```
 */
export function parseTrf(source: string | Uint8Array): TrfTournament {
  return readReport(openReport(source), readTeams);
}
