// The audit of the printed table beside ours, as the worker answers it.
import type { Audit } from '@crosstable/audit';
import { atPrintedRound, tableOfRanks } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

import '../audit.css';
import type { Context } from '../context.js';
import { type Printed, isAsAnnounced } from '../state.js';
import { answerOn } from './ask.js';
import type { Answer, AuditQuestion } from './question.js';

/** The table that was printed: whole, or the ranks alone that a report states. */
export function printedIn({ opened: { printed, event } }: Pick<Context, 'opened'>): Printed | null {
  return printed ?? tableOfRanks(event.written) ?? null;
}

/**
 * The tournament that the printed table is held against: the table of the file after the round of the file, one that
 * was added after the round that is shown. A round that is only paired counts in neither.
 */
export function auditedEvent({ opened: { event, printed }, shown }: Pick<Context, 'opened' | 'shown'>): ChessEvent {
  const isOfFile = printed === (event.written.printed ?? null);
  return atPrintedRound(isOfFile ? { ...shown.event, round: event.round } : shown.event);
}

/** The state that an answer about the printed table depends on. */
export function aboutPrinted({ opened, shown }: Pick<Context, 'opened' | 'shown'>): readonly unknown[] {
  const { changes, codes, edition, event, printed } = opened;
  return [event, changes, codes, edition, printed, auditedEvent({ opened, shown }).round];
}

/** The findings about the printed table; `null` while the worker is looking at it. */
export function auditOf(context: Context, printed: Printed): Answer | null {
  const { again, opened } = context;
  const { codes, event } = opened;
  const isListSaid = event.written.tiebreaks !== undefined || opened.printed === null || !isAsAnnounced(opened);
  const declared = isListSaid ? codes : undefined;
  const question: AuditQuestion = { kind: 'audit', event: auditedEvent(context), printed, declared };
  return answerOn(aboutPrinted(context), question, again);
}

/** How many printed numbers could be checked, and how many of them are wrong. */
export function countsIn({ columns, points, ranks }: Audit): { readonly checked: number; readonly wrong: number } {
  const known = columns.filter(({ rules }) => rules.length > 0);
  const sums = [points, ...known, ...(ranks === null || columns.length === 0 ? [] : [ranks])];
  return {
    checked: sums.reduce((sum, { cells }) => sum + cells, 0),
    wrong: sums.reduce((sum, { wrong }) => sum + wrong.length, 0),
  };
}
