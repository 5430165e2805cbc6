// An event from a file of Swiss-Manager; loaded with the first such file.
import { type SwissManagerFile, readSwissManager } from '@crosstable/swiss-manager';

import type { ChessEvent } from './chess-event.js';
import { complete } from './complete.js';
import type { EventForm } from './event-form.js';
import { factsOf, primaryBy } from './program-file.js';

/** The numbers of the tie-breaks that are points, of players or of teams. */
const POINTS: readonly number[] = [1, 13, 40, 44];

/** The list, with the points first unless it names them. Columns without a code are left out. */
function listOf({ tiebreaks }: SwissManagerFile): readonly string[] {
  const codes = tiebreaks.flatMap(({ code }) => code ?? []);
  return tiebreaks.some(({ number }) => POINTS.includes(number)) ? codes : ['PTS', ...codes];
}

/** The games of players, or the matches of teams, of which the points that the list names first decide; with what they are worth. */
function competitionOf(file: SwissManagerFile): EventForm {
  const { games, scoring, adjustments, teams, boards, matches, matchScoring, pairingBye, tiebreaks } = file;
  if (teams === undefined) return { games, scoring, adjustments };
  const first = tiebreaks.find(({ number }) => POINTS.includes(number))?.code;
  return { teams, boards, matches, matchScoring, pairingBye, ...primaryBy(first) };
}

/**
 * Reads a tournament from a file of Swiss-Manager: TUNX, TURX, TUTX or TUMX.
 *
 * @param bytes - The file.
 * @returns The event; its notes say what isn't certain and what was left out.
 * @throws RangeError, with the place, for a file that can't be read.
 *
 * Cost: linear in the length of the file.
 */
export function swissManagerEvent(bytes: Uint8Array): ChessEvent {
  const file = readSwissManager(bytes);
  const { name, subtitle = '', place, city = place, tiebreaks, manual, notes } = file;
  const form: EventForm = {
    name: [name, subtitle].filter((line) => line !== '').join(', '),
    city,
    ...factsOf(file),
    edition: tiebreaks.find(({ edition }) => edition !== undefined)?.edition,
    tiebreaks: listOf(file),
    values:
      manual && Object.fromEntries(Object.entries(manual).map(([code, byId]) => [code, Object.fromEntries(byId)])),
    ...competitionOf(file),
  };
  return complete(form, { remarks: notes, repairs: [] });
}
