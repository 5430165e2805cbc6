// FIDE C.07 (editions 2024-08 and 2026-03), Article 8: Buchholz and related.

import { type Cut, afterCut } from './article-14.js';
import type { Meeting } from './article-16.js';
import { type Fraction, fraction, sum } from './fraction.js';
import { type Entry, type Event, isOverTheBoard, withEntries } from './record.js';

/** Art. 8.1: in parts of a point. */
export function buchholz(meetings: readonly Meeting[], cut: Cut): number {
  const addends = meetings.map(({ score, isVoluntary }) => ({ score, value: score, isVoluntary }));
  return sum(afterCut(addends, cut).map(({ value }) => value));
}

/** An opponent, and the round of the game. */
export interface Met {
  readonly round: number;
  readonly opponent: number;
}

/** Art. 8.2: the opponents met over the board; for Fore Buchholz the game of the final round is a draw, finished or not (8.3). */
export function metOverTheBoard({ announced, entries }: Event, player: number, isFore: boolean): readonly Met[] {
  return entries[player].flatMap((entry, round) => {
    const isDrawn = isFore && entry.outcome === 'unfinished' && round === announced - 1;
    return entry.opponent !== null && (isDrawn || isOverTheBoard(entry)) ? [{ round, opponent: entry.opponent }] : [];
  });
}

/** Art. 8.2: the average over the opponents met over the board; `null` for none. */
export function averageOfBuchholz(
  met: readonly Met[],
  buchholzOf: readonly number[],
  { parts }: Pick<Event, 'parts'>,
): Fraction | null {
  if (met.length === 0) return null;
  return fraction(sum(met.map(({ opponent }) => buchholzOf[opponent])), parts * met.length);
}

/** Art. 8.3: the event as if all who were paired for the final round had drawn. */
export function foreEvent(event: Event): Event {
  if (event.rounds < event.announced) return event;
  const asDraw = (entry: Entry, round: number): Entry =>
    round === event.announced - 1 && entry.opponent !== null
      ? { ...entry, outcome: 'draw', points: event.awards.draw }
      : entry;
  return withEntries(
    event,
    event.entries.map((own) => own.map(asDraw)),
  );
}
