import type { ChessEvent } from '../../event/src/chess-event.js';
import type { Question } from '../../report/src/explanation-report.js';
import { isOfTeams, participantsOf } from '../../event/src/participants.js';
import { namesOf, withId } from '../../event/src/player-ids.js';
import type { ExplainRequest } from './arguments.js';
import { byTheList, withCodesChecked } from './asked-event.js';
import { CommandError } from './command-error.js';
import { findPlayer } from './find-player.js';

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
