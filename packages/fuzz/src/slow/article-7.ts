// FIDE C.07 (editions 2024-08 and 2026-03), Article 7: the tie-breaks of a participant's own record.

import { sum } from './fraction.js';
import type { Entry, Event } from './record.js';
import { isForfeit, isOverTheBoard, isRequestedBye, PARTS } from './record.js';

/** The rounds of a player that are any. */
function roundsOf({ entries }: Event, player: number): readonly Entry[] {
  return entries[player].filter(({ outcome }) => outcome !== 'no-round');
}

/** Art. 7.1. */
export function wins(event: Event, player: number): number {
  return roundsOf(event, player).filter(({ points }) => points === event.awards.win).length;
}

/** Art. 7.2. */
export function gamesWon(event: Event, player: number): number {
  return roundsOf(event, player).filter(({ outcome }) => outcome === 'win').length;
}

/** Art. 7.3. */
export function gamesWithBlack(event: Event, player: number): number {
  return roundsOf(event, player).filter((entry) => isOverTheBoard(entry) && entry.isBlack).length;
}

/** Art. 7.4. */
export function gamesWonWithBlack(event: Event, player: number): number {
  return roundsOf(event, player).filter(({ outcome, isBlack }) => outcome === 'win' && isBlack).length;
}

/** Art. 7.5 with 14.1.1.c and 14.2: in thousandths, without the scores after the first rounds. */
export function progressiveScore({ entries }: Event, player: number, cut: number): number {
  const points = entries[player].map((entry) => entry.points);
  const scoresAfter = points.map((_, round) => sum(points.slice(0, round + 1)));
  return sum(scoresAfter.slice(cut));
}

/** Art. 7.6 and 15.2: a bye in a round-robin is the free round, which is no round. */
export function roundsElected(event: Event, player: number): number {
  const rounds = roundsOf(event, player).filter(
    (entry) => event.system !== 'round-robin' || isOverTheBoard(entry) || isForfeit(entry),
  );
  const notElected = rounds.filter((entry) => isRequestedBye(entry) || entry.outcome === 'forfeit-loss');
  return rounds.length - notElected.length;
}

/** Art. 7.7, in thousandths of a standard point. */
export function standardPoints(event: Event, player: number): number {
  const { awards, entries } = event;
  const values = entries[player].map(({ outcome, opponent, points }, round) => {
    if (outcome === 'no-round') return 0;
    const toBeat = opponent === null ? awards.draw : entries[opponent][round].points;
    if (points === toBeat) return PARTS / 2;
    return points > toBeat ? PARTS : 0;
  });
  return sum(values);
}
