import { wholeFrom } from '@crosstable/core/text';
import {
  type ChessEvent,
  type EventPlayer,
  candidates,
  isOfTeams,
  namesOf,
  participantsOf,
  playersMeant,
  withId,
} from '@crosstable/event';
import { type Answer, type Question, prizesAnswer } from '@crosstable/report';

import type { ExplainRequest, PrizesRequest } from './arguments.js';
import { byTheList, withCodesChecked } from './asked-event.js';
import { CommandError } from './command-error.js';

/** The board and the minimum of games, as numbers. */
interface AskedPrizes {
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
export function prizesOf(event: ChessEvent, asked: AskedPrizes): Answer {
  if (!isOfTeams(event)) throw new CommandError('--players: expected a tournament of teams, got one of players');
  return withCodesChecked(
    /^options\.board: /,
    () => prizesAnswer(event, asked),
    (error) => `--board: ${error}`,
  );
}

/** The player or team whom a user names. */
export function findPlayer(
  wanted: string,
  players: readonly EventPlayer[],
  source: string,
  kind: 'player' | 'team' = 'player',
): EventPlayer {
  const found = playersMeant(wanted, players);
  if (found.length === 1) return found[0];
  if (found.length > 1) throw new CommandError(`"${wanted}" may be any of: ${candidates(found)}`);
  throw new CommandError(
    `no ${kind} "${wanted}": expected a ${kind === 'team' ? 'number' : 'start number'}, a name or a part of one (crosstable standings ${source} lists them)`,
  );
}

/** The question of a command line, with the ids of its players. */
export function questionOf(event: ChessEvent, request: ExplainRequest): Question {
  const participants = participantsOf(event);
  const kind = isOfTeams(event) ? 'team' : 'player';
  const find = (wanted: string): string => findPlayer(wanted, participants, request.file, kind).id;
  const player = find(request.player);
  const other = request.other === undefined ? undefined : find(request.other);
  if (player === other) {
    const names = namesOf(participants);
    throw new CommandError(
      `explain: expected two ${kind}s, got ${withId(names, player)} twice (quotes keep a name together: "${names(player)}")`,
    );
  }
  return { player, other, tiebreak: request.tiebreak };
}

/** The answer. An error about a code names the option, or the list, that has the code. */
export function byTheCodes<T>(request: ExplainRequest, { tiebreaks }: ChessEvent, answer: () => T): T {
  if (request.tiebreak === undefined) return byTheList(request.tiebreaks, tiebreaks, answer);
  return withCodesChecked(/^code: /, answer, (error) => `--tiebreak: ${error}`);
}
