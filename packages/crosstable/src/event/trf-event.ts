import { TrfError, parseTrf } from '../../../trf/src/index.js';
import { repairNotes } from '../../../trf/src/repair-notes.js';
import { tableAdjustments } from '../../../trf/src/table-adjustments.js';
import type { TrfPlayer, TrfTournament } from '../../../trf/src/index.js';
import type { ChessEvent } from './chess-event.js';
import { TEAMS } from './chess-event.js';
import { completed } from './completed.js';
import type { EventForm, EventPlayer } from './event-form.js';

/** What is said of a file that is no report and no JSON. */
export const NEITHER = 'expected a tournament report file with players (001), or JSON, got neither';

function notesOn({ adjustments, repairs }: TrfTournament): string[] {
  const counted = adjustments.length > 0 ? ['points given or taken by the arbiter (299) are counted'] : [];
  return [...counted, ...repairNotes(repairs)];
}

/** Reads a report; what isn't one, or is one of teams, gets a sentence for those who don't know its records. */
function readReport(text: string | Uint8Array): TrfTournament {
  try {
    return parseTrf(text);
  } catch (thrown) {
    if (!(thrown instanceof TrfError)) throw thrown;
    const { line, column, expected, found } = thrown;
    if (expected === 'a record of an individual tournament') {
      throw new RangeError(`line ${line}, column ${column}: "${found}": ${TEAMS}`, { cause: thrown });
    }
    if (expected === 'a record of a player (001)') {
      throw new RangeError(NEITHER, { cause: thrown });
    }
    throw thrown;
  }
}

/** A player by start number, whatever the order of the lines in the file; without what the form of an event hasn't. */
function numbered({ sex: _sex, fideId: _fideId, ...player }: TrfPlayer): EventPlayer {
  return { ...player, pairingNumber: Number(player.id) };
}

/** Reads a tournament report file. */
export function trfEvent(text: string | Uint8Array): ChessEvent {
  const tournament = readReport(text);
  const { name, city, federation, start, end, system, scoring, rounds, tiebreaks, games, written } = tournament;
  const form: EventForm = {
    name,
    city: city === '' ? undefined : city,
    federation: federation === '' ? undefined : federation,
    ...{ start, end, system, scoring, tiebreaks },
    rounds: written.rounds === undefined ? undefined : rounds,
    players: tournament.players.map(numbered),
    games,
    adjustments: tableAdjustments(tournament),
  };
  const stated = [...tournament.ranks].map(([player, rank]) => ({ player, rank }));
  const ranks = stated.length === 0 ? undefined : stated;
  return completed(form, { notes: notesOn(tournament), repairs: tournament.repairs, ranks });
}
