// An event from a file of Swiss-Chess; loaded with the first such file.
import { type SwissChessFile, readSwissChess } from '@crosstable/swiss-chess';

import type { ChessEvent } from './chess-event.js';
import { complete } from './complete.js';
import type { EventForm } from './event-form.js';
import { factsOf, primaryBy } from './program-file.js';

/** The codes of the points that teams have. */
const POINTS_OF_TEAMS: readonly string[] = ['MPTS', 'GPTS'];

/** The list, with the points first unless it names them. Columns without a code are left out. */
function listOf({ tiebreaks }: SwissChessFile): readonly string[] {
  const codes = tiebreaks.flatMap(({ code }) => code ?? []);
  return codes.some((code) => POINTS_OF_TEAMS.includes(code)) ? codes : ['PTS', ...codes];
}

/** The games of players, or the matches of teams, of which the points that the list names first decide; with what they are worth. */
function competitionOf(file: SwissChessFile): EventForm {
  const { games, scoring, teams, boards, matches, matchScoring, tiebreaks } = file;
  if (teams === undefined) return { games, scoring };
  const first = tiebreaks.find(({ code = '' }) => POINTS_OF_TEAMS.includes(code))?.code;
  return { teams, boards, matches, scoring, matchScoring, ...primaryBy(first) };
}

/**
 * Reads a tournament from a file of Swiss-Chess: SWT of version 8 or later.
 *
 * @param bytes - The file.
 * @returns The event; its notes say what isn't certain and what was left out.
 * @throws RangeError, with the place, for a file that can't be read.
 *
 * Cost: linear in the length of the file.
 */
export function swissChessEvent(bytes: Uint8Array): ChessEvent {
  const file = readSwissChess(bytes);
  const { name, subtitle = '', place: city, notes } = file;
  const form: EventForm = {
    // The lines of a title that is printed in two
    name: `${name} ${subtitle}`.trim(),
    city,
    ...factsOf(file),
    tiebreaks: listOf(file),
    ...competitionOf(file),
  };
  return complete(form, { remarks: notes, repairs: [] });
}
