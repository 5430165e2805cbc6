import { check, checkArray, expectedId } from '../input/check.js';
import { derive } from './derive.js';
import { participantOf } from './table.js';
import type { Tournament } from './tournament.js';

/** A participant of a tournament. */
export interface Seat {
  readonly tournament: Tournament;
  /** From 0. */
  readonly player: number;
}

/** A list with zeros at the end. */
function lengthen(list: Float64Array, length: number): Float64Array {
  const longer = new Float64Array(length);
  longer.set(list);
  return longer;
}

/** Adds players to the end of a tournament, who have no games in it. */
function withPlayersWithoutGames(tournament: Tournament, added: readonly string[]): Tournament {
  if (added.length === 0) return tournament;
  const { boards, index, opponents, pairingNumbers, primary, ratings, records, rounds, secondary } = tournament;
  const ids = [...tournament.ids, ...added];
  const cells = ids.length * rounds;
  const longer = {
    records: new Uint8Array(cells),
    opponents: new Int32Array(cells).fill(-1),
    ratings: new Float64Array(ids.length).fill(Infinity),
    pairingNumbers: new Float64Array(ids.length).fill(NaN),
  };
  longer.records.set(records);
  longer.opponents.set(opponents);
  longer.ratings.set(ratings);
  longer.pairingNumbers.set(pairingNumbers);
  const places = new Map(index);
  for (const id of added) places.set(id, places.size);
  return derive(tournament, {
    ...longer,
    ids,
    index: places,
    primary: { awarded: lengthen(primary.awarded, cells) },
    secondary: secondary && { awarded: lengthen(secondary.awarded, cells) },
    boards: boards && { ...boards, points: lengthen(boards.points, cells * boards.size) },
  });
}

/** Participants who are tied. */
export interface Tied {
  readonly tournament: Tournament;
  /** Their numbers, in the order in which the caller lists them. */
  readonly players: readonly number[];
}

/** The seats of participants who are tied, each listed once; those without games get rows at the end. */
export function seatsOfTied(tournament: Tournament, tied: readonly string[]): Tied {
  checkArray(tied, 'tied', 'ids');
  const seen = new Set<unknown>();
  const added: string[] = [];
  // A hole in the list is a missing id, which a map would pass over
  const players = Array.from(tied, (id, at) => {
    const path = `tied[${at}]`;
    const isFresh = typeof id === 'string' && id !== '' && !seen.has(id);
    if (!isFresh) check(false, path, expectedId(id, 'an id used once'), id, 'string');
    seen.add(id);
    return (
      participantOf(tournament, id, path, tournament.boards === undefined ? 'player' : 'team') ??
      tournament.ids.length + added.push(id) - 1
    );
  });
  return { tournament: withPlayersWithoutGames(tournament, added), players };
}

/**
 * The seat of a player. Without a list of participants, an id without games is a player without games, for whom a row is
 * added; with one it is a mistake.
 */
export function seatOf(tournament: Tournament, id: string, path = 'player'): Seat {
  const player = participantOf(tournament, id, path);
  if (player !== undefined) return { tournament, player };
  return { tournament: withPlayersWithoutGames(tournament, [id]), player: tournament.ids.length };
}
