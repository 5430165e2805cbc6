import { derived } from './derived.js';
import { participantOf } from './table.js';
import type { Tournament } from './tournament.js';

/** A participant of a tournament. */
export interface Seat {
  readonly tournament: Tournament;
  /** From 0. */
  readonly player: number;
}

/** The same tournament with more players at the end, who have no games in it. */
export function withPlayersWithoutGames(tournament: Tournament, added: readonly string[]): Tournament {
  if (added.length === 0) return tournament;
  const { index, opponents, pairingNumbers, primary, ratings, records, rounds } = tournament;
  const ids = [...tournament.ids, ...added];
  const cells = ids.length * rounds;
  const longer = {
    records: new Uint8Array(cells),
    opponents: new Int32Array(cells).fill(-1),
    awarded: new Float64Array(cells),
    ratings: new Float64Array(ids.length).fill(NaN),
    pairingNumbers: new Float64Array(ids.length).fill(NaN),
  };
  longer.records.set(records);
  longer.opponents.set(opponents);
  longer.awarded.set(primary.awarded);
  longer.ratings.set(ratings);
  longer.pairingNumbers.set(pairingNumbers);
  const places = new Map(index);
  for (const id of added) places.set(id, places.size);
  return derived(tournament, { ...longer, ids, index: places });
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
