import { TrfError, parseTrf } from '../../../trf/src/index.js';
import type { TrfTournament } from '../../../trf/src/index.js';
import type { FiledEvent } from './filed-event.js';
import { TEAMS } from './filed-event.js';

function notesOn({ adjustments, repairs, unfinished }: TrfTournament, round: number): string[] {
  const notes = repairs.map(({ message }) => message);
  const open = unfinished.filter((game) => game.round <= round).length;
  const games = open === 1 ? '1 game without a result is' : `${open} games without a result are`;
  if (open > 0) notes.push(`${games} left out`);
  if (adjustments.length > 0) notes.push('points given or taken by the arbiter (299) are left out');
  return notes;
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
      throw new RangeError('expected a tournament report file with players (001), or JSON, got neither', {
        cause: thrown,
      });
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
    notesAfter: (round) => notesOn(tournament, round),
  };
}
