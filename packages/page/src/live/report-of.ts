// The tournament as a report (TRF), for programs of pairing. Nothing is written that reads back as another table.
import { reportFrom } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

import { type Opened, isAsAnnounced } from '../state.js';
import { patchedReport } from './patched-report.js';

/** The notes on settings without which a report has another table. */
const SETTINGS: ReadonlySet<string> = new Set(['article-twelve', 'rating-list', 'unrated-rule']);

/**
 * The text of the report: the one that was opened, with what was changed, or a new one.
 *
 * @param event - The tournament with its changed results, as {@link Opened} is shown.
 * @throws RangeError where a report can't hold the tournament.
 */
export function reportOf(event: ChessEvent, opened?: Opened): string {
  const report = opened?.report ?? null;
  const draft = opened === undefined || report === null ? undefined : patchedReport(report, opened, event);
  // A default isn't announced, nor is the list that a printed table follows
  const isListNamed = opened === undefined || event.written.tiebreaks !== undefined || !isAsAnnounced(opened);
  const { notes, text } = reportFrom(draft, event, {}, isListNamed);
  if (notes.some(({ key }) => SETTINGS.has(key)))
    throw new RangeError('a report can’t hold everything of this tournament');
  return text;
}
