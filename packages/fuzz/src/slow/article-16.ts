// FIDE C.07 (editions 2024-08 and 2026-03), Articles 15.2 and 16: the part of a round in Buchholz and Sonneborn-Berger.

import { sum } from './fraction.js';
import { type Entry, type Event, isForfeit, isOverTheBoard, isRequestedBye } from './record.js';

/** Whether forfeits count as games: Art. 15.2 for predetermined pairings, the code's `/P` for others. */
function forfeitsAreGames({ system }: Event, withForfeits: boolean): boolean {
  return withForfeits || system === 'round-robin';
}

/** Art. 16.1.2. In a round-robin only a forfeit could be an absence, and forfeits are games there. */
export function isVoluntary(event: Event, entry: Entry, withForfeits: boolean): boolean {
  if (event.system === 'round-robin') return false;
  return isRequestedBye(entry) || (entry.outcome === 'forfeit-loss' && !withForfeits);
}

/** Art. 16.2.5: a requested bye that is followed only by voluntary unplayed rounds, or by none. */
export function isFinalAbsence(event: Event, player: number, round: number): boolean {
  if (event.system === 'round-robin' || !isRequestedBye(event.entries[player][round])) return false;
  const later = event.entries[player].slice(round + 1).filter(({ outcome }) => outcome !== 'no-round');
  return later.every((entry) => isVoluntary(event, entry, false));
}

/** The points that an arbiter added to a player's score, in parts of a point. */
export function addedPoints({ added }: Event, player: number): number {
  return sum(added[player].map(({ points }) => points));
}

/**
 * Art. 16.3: a player's score as the opponents' tie-breaks see it, in parts of a point. `/P` doesn't change it, because
 * it concerns a player's own unplayed rounds; the golden values agree.
 */
export function adjustedScore(event: Event, player: number): number {
  let score = addedPoints(event, player);
  event.entries[player].forEach(({ points }, round) => {
    score += isFinalAbsence(event, player, round) ? event.awards.draw : points;
  });
  return score;
}

/** Art. 16.4: the score of the dummy of an unplayed round. */
function dummyScore(event: Event, player: number, entry: Entry, adjusted: readonly number[]): number {
  const own = event.scores[player];
  if (event.edition === '2024-08') return own;
  const scheduled = isForfeit(entry) ? entry.opponent : null;
  const limit = scheduled === null ? event.awards.draw * event.rounds : adjusted[scheduled];
  return Math.min(own, limit); // Art. 16.4.1, 16.4.2
}

/** A round's part in the tie-breaks. */
export interface Meeting {
  readonly round: number;
  /** The opponent's or the dummy's score, in parts of a point. */
  readonly score: number;
  /** The player's points in the round, in parts of a point. */
  readonly points: number;
  readonly isVoluntary: boolean;
}

/** All meetings of all players, by player. */
export function meetingsOf(event: Event, withForfeits: boolean): readonly (readonly Meeting[])[] {
  const adjusted = event.entries.map((_, player) => adjustedScore(event, player));
  const meeting = (player: number, entry: Entry, round: number): Meeting[] => {
    const { opponent, outcome, points } = entry;
    const rest = {
      round,
      points,
      isVoluntary: isVoluntary(event, entry, withForfeits),
    };
    const isGame = isOverTheBoard(entry) || (isForfeit(entry) && forfeitsAreGames(event, withForfeits));
    if (opponent !== null && isGame) return [{ score: adjusted[opponent], ...rest }];
    if (outcome === 'no-round' || outcome === 'unfinished' || outcome === 'bye-without-kind') return [];
    if (event.system === 'round-robin') return [];
    return [{ score: dummyScore(event, player, entry, adjusted), ...rest }];
  };
  return event.entries.map((own, player) => own.flatMap((entry, round) => meeting(player, entry, round)));
}
