import type { ChessEvent } from '../../event/src/chess-event.js';
import { isOfTeams } from '../../event/src/participants.js';
import type { PrizesReport } from '../../report/src/prizes-report.js';
import { prizesReport } from '../../report/src/prizes-report.js';
import type { PrizesRequest } from './arguments.js';
import { withCodesChecked } from './asked-event.js';
import { CommandError } from './command-error.js';
import { wholeFrom } from '../../core/src/text/whole-from.js';

/** The board and the minimum of games, as numbers. */
export interface AskedPrizes {
  readonly board: number | undefined;
  readonly minimum: number | undefined;
}

function wholeNumber(option: string, asked: string | undefined): number | undefined {
  if (asked === undefined) return undefined;
  const value = wholeFrom(0, asked);
  if (value !== undefined) return value;
  throw new CommandError(`--${option}: expected a whole number, got "${asked}"`);
}

/** Reads the numbers before the file. */
export function askedPrizes({ board, minimum }: PrizesRequest): AskedPrizes {
  return { board: wholeNumber('board', board), minimum: wholeNumber('minimum', minimum) };
}

/** The players of an event of teams. An error about a board names the option. */
export function prizesOf(event: ChessEvent, asked: AskedPrizes): PrizesReport {
  if (!isOfTeams(event)) throw new CommandError('--players: expected a tournament of teams, got one of players');
  return withCodesChecked(
    /^options\.board: /,
    () => prizesReport(event, asked),
    (error) => `--board: ${error}`,
  );
}
