// Results that were entered or changed on the page, as part of the tournament.
import { gamesOfMatches } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

import type { ChangedResult } from '../state.js';
import { withEntered } from './entered.js';

function inRound<T>(
  rounds: readonly (readonly T[])[],
  { round, pairing }: ChangedResult,
  change: (one: T) => T,
): T[][] {
  return rounds.map((games, at) =>
    games.map((game, place) => (at === round - 1 && place === pairing ? change(game) : game)),
  );
}

function withChange(event: ChessEvent, change: ChangedResult): ChessEvent {
  const { board } = change;
  if (event.matches === undefined || board === null) {
    return { ...event, games: inRound(event.games, change, (game) => withEntered(game, change)) };
  }
  // A forfeited match has no game: with one it is none any more
  const matches = inRound(event.matches, change, ({ kind: _kind, ...match }) => ({
    ...match,
    boards: (match.boards ?? []).map((game, at) => (at === board ? withEntered(game, change) : game)),
  }));
  return { ...event, matches, games: gamesOfMatches(matches) };
}

/** By player or team: the rounds until this one in which a result was changed. */
export function changedRounds(
  { games, matches }: ChessEvent,
  changes: readonly ChangedResult[],
  until: number,
): ReadonlyMap<string, readonly number[]> {
  const rounds = new Map<string, readonly number[]>();
  for (const { pairing, round } of changes) {
    const changed = round > until ? undefined : (matches ?? games).at(round - 1)?.at(pairing);
    for (const id of changed === undefined ? [] : [changed.white, changed.black])
      rounds.set(id, [...(rounds.get(id) ?? []), round]);
  }
  return rounds;
}

/** The tournament with the results that were changed. */
export function withChanges(event: ChessEvent, changes: readonly ChangedResult[]): ChessEvent {
  return changes.reduce(withChange, event);
}
