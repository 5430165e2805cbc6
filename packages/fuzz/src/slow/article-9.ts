// FIDE C.07 (editions 2024-08 and 2026-03), Article 9: a participant's and the opponents' results.

import { type Cut, afterCut } from './article-14.js';
import type { Meeting } from './article-16.js';
import { sum } from './fraction.js';
import { type Entry, type Event, isForfeit } from './record.js';

/** Art. 9.1: in parts of parts, because both factors are parts of a point. */
export function sonnebornBerger(meetings: readonly Meeting[], cut: Cut): number {
  const addends = meetings.map(({ score, points, isVoluntary }) => ({ score, value: score * points, isVoluntary }));
  return sum(afterCut(addends, cut).map(({ value }) => value));
}

/** The limit of Koya: in percent of the maximum, moved by half points. */
export interface KoyaLimit {
  readonly percent: number;
  readonly halfPoints: number;
}

/**
 * The rounds in which points could be won. In a Swiss these are all rounds, including byes; the same holds without a
 * system if a bye carries points. Otherwise it is the largest number of rounds that any player was paired for.
 */
export function scoringRounds({ entries, rounds, system }: Event): number {
  const isBye = (entry: Entry): boolean => entry.opponent === null && !isForfeit(entry) && entry.points !== 0;
  if (system === 'swiss' || (system === undefined && entries.some((own) => own.some(isBye)))) return rounds;
  return Math.max(0, ...entries.map((own) => own.filter(({ opponent }) => opponent !== null).length));
}

/** Art. 9.2 and 14.5: a hundred times the limit, in parts of a point. */
export function hundredfoldLimit(event: Event, { percent, halfPoints }: KoyaLimit): number {
  return percent * event.awards.win * scoringRounds(event) + (100 * halfPoints * event.parts) / 2;
}

/** Art. 9.2: in parts of a point. */
export function koya({ entries, scores }: Event, player: number, hundredfold: number): number {
  const counted = entries[player].filter(({ opponent }) => opponent !== null && 100 * scores[opponent] >= hundredfold);
  return sum(counted.map(({ points }) => points));
}
