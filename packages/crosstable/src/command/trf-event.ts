import { TrfError, parseTrf } from '../../../trf/src/index.js';
import { repairNotes } from '../../../trf/src/repair-notes.js';
import type { TrfTournament } from '../../../trf/src/index.js';
import type { FiledEvent } from './filed-event.js';
import { TEAMS } from './filed-event.js';

/** What is said of a file that is no report and no JSON. */
export const NEITHER = 'expected a tournament report file with players (001), or JSON, got neither';

function notesOn({ adjustments, repairs }: TrfTournament): string[] {
  const left = adjustments.length > 0 ? ['points given or taken by the arbiter (299) are left out'] : [];
  return [...left, ...repairNotes(repairs)];
}

/** Reads a report; what isn't one, or is one of teams, gets a sentence for those who don't know its records. */
function read(text: string | Uint8Array): TrfTournament {
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

/** Reads a tournament report file. */
export function trfEvent(text: string | Uint8Array): FiledEvent {
  const tournament = read(text);
  const { name, city, federation, start, end, system, scoring, rounds, tiebreaks, games, written } = tournament;
  return {
    name,
    city: city === '' ? undefined : city,
    federation: federation === '' ? undefined : federation,
    start,
    end,
    system,
    scoring,
    tiebreaks,
    rounds: written.rounds === undefined ? undefined : rounds,
    // The start number, whatever the order of the lines in the file
    players: tournament.players.map((player) => ({ ...player, pairingNumber: Number(player.id) })),
    games,
    notesAfter: () => notesOn(tournament),
  };
}
