import { ratingIn } from '@crosstable/core';

import type { ChessEvent, ListedPlayer } from '../../event/src/chess-event.js';

/** Rounds in which all players keep their ratings, with the event of these rounds alone. */
export interface RatingPeriod {
  /** The first round and the last one. */
  readonly from: number;
  readonly to: number;
  /** The same event, whose other rounds have no games, and whose players have the ratings until these rounds. */
  readonly event: ChessEvent;
}

/** The player before a round: later ratings aren't known yet, and earlier ones decide about K. */
function ratedIn(round: number, { ratings, ...player }: ListedPlayer): ListedPlayer {
  if (ratings === undefined) return player;
  const known = ratings.filter(({ from }) => from <= round);
  return { ...player, ratings: known, rating: ratingIn(round, known) || undefined };
}

/**
 * The rating periods of an event up to its round: FIDE rates a long tournament period by period, with the ratings of each. One period
 * where no player has several ratings.
 */
export function ratingPeriods(event: ChessEvent): readonly RatingPeriod[] {
  const { players, round } = event;
  const starts = new Set(players.flatMap(({ ratings = [] }) => ratings.map(({ from }) => from)));
  const first = [...starts.add(1)].filter((from) => from <= Math.max(round, 1)).sort((one, other) => one - other);
  return first.map((from, at) => {
    const to = at + 1 < first.length ? first[at + 1] - 1 : round;
    const games = event.games.map((pairings, number) => (number + 1 >= from && number + 1 <= to ? pairings : []));
    return { from, to, event: { ...event, games, players: players.map((player) => ratedIn(from, player)) } };
  });
}
