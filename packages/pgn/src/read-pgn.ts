import { type EventReader, eventKey, eventReader } from './event.js';
import type { PgnEvent, RefusedPgnEvent } from './pgn-event.js';
import { type PgnSource, piecesOf } from './pieces.js';
import { READINGS, type Repair } from './readings.js';
import { gameScanner } from './scan.js';
import { repairOf, shorten } from '@crosstable/core/text';

/**
 * Reads the events in a PGN: players, rounds, results, teams. Moves are passed over; whether a game has any is noticed.
 *
 * Games belong to one event if their tags Event, Site, EventDate and Section are the same. Players are told apart by FIDE id, else by
 * name; a second spelling is joined with the only player whom it fits. Rounds come from the tag Round; without it a round robin is
 * read, by its days or by who met whom. A game was won by forfeit if its termination is `unplayed`, `forfeit` or `default`, or if it has
 * no moves and others of the event have.
 *
 * @param source - The text, its bytes, or an async iterable of its bytes, such as the body of a response. Bytes may be in UTF-8, UTF-16
 *   or Windows-1252.
 * @returns The events in the order in which the file names them first. One that can't be read has an `error` instead of games. `repairs`
 *   lists what the file leaves open, and how it was read. PGN has no byes: `mayLackByes` says where they may be missing.
 * @throws The promise rejects with a TypeError for another source, and with a RangeError for a comment without an end.
 *
 * Cost: linear in the length of the file. The moves aren't kept, so that a file of any length can be read.
 *
 * @example
 * ```ts
 * import { readPgn } from '@crosstable/pgn';
 *
 * const [event] = await readPgn('[Event "Club"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n');
 * event.name; // → 'Club'
 * 'error' in event ? event.error : event.games; // → [[{ white: 'Ana', black: 'Bo', result: 1 }]]
 * ```
 */
export async function readPgn(source: PgnSource): Promise<(PgnEvent | RefusedPgnEvent)[]> {
  const events = new Map<string, EventReader>();
  let found: Repair[] = [];
  let last: EventReader | undefined;
  const scanner = gameScanner(
    (game) => {
      const key = eventKey(game);
      const event = events.get(key) ?? eventReader(game);
      events.set(key, event);
      event.add(game);
      event.note(found);
      found = [];
      last = event;
    },
    (kind, cell, reading) => {
      found.push(repairOf(kind, cell, reading, READINGS, shorten(cell.text)));
    },
  );
  for await (const piece of piecesOf(source)) scanner.read(piece);
  scanner.end();
  last?.note(found);
  return [...events.values()].map((event) => event.end());
}
