// FIDE C.07 (editions 2024-08 and 2026-03), Article 8: Buchholz and related.

import type { Cut } from './article-14.js';
import { afterCut } from './article-14.js';
import type { Meeting } from './article-16.js';
import type { Fraction } from './fraction.js';
import { fraction, sum } from './fraction.js';
import type { Entry, Event } from './record.js';
import { isOverTheBoard, PARTS, withEntries } from './record.js';

/** Art. 8.1: in thousandths. */
export function buchholz(meetings: readonly Meeting[], cut: Cut): number {
  const addends = meetings.map(({ score, isVoluntary }) => ({ score, value: score, isVoluntary }));
  return sum(afterCut(addends, cut).map(({ value }) => value));
}

/** Art. 8.2: of the opponents met over the board, the average; `null` for none. */
export function averageOfBuchholz(event: Event, player: number, buchholzOf: readonly number[]): Fraction | null {
  const opponents = event.entries[player].flatMap((entry) =>
    isOverTheBoard(entry) && entry.opponent !== null ? [entry.opponent] : [],
  );
  if (opponents.length === 0) return null;
  return fraction(sum(opponents.map((opponent) => buchholzOf[opponent])), PARTS * opponents.length);
}

/** Art. 8.3: the event as if all who were paired for the final round had drawn. */
export function foreEvent(event: Event): Event {
  if (event.rounds < event.announced) return event;
  const drawn = (entry: Entry, round: number): Entry =>
    round === event.announced - 1 && entry.opponent !== null
      ? { ...entry, outcome: 'draw', points: event.awards.draw }
      : entry;
  return withEntries(
    event,
    event.entries.map((own) => own.map(drawn)),
  );
}
