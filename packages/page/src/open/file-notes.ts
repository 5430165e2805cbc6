// The sentences on a file above its table: why the order may be another one, and the notes on it.
import { type TemplateResult, html, nothing } from 'lit-html';

import { warningsOn } from '@crosstable/report';

import type { TableContext } from '../context.js';
import type { groupedNotes } from './grouped-notes.js';

let grouping: typeof groupedNotes | undefined;

/** The notes of a file; they are quiet where they change nothing. */
function notes({ again, language, opened: { event }, words }: TableContext): TemplateResult {
  if (grouping === undefined)
    void import('./grouped-notes.js').then((loaded) => {
      grouping = loaded.groupedNotes;
      again();
    });
  const grouped = grouping?.(event, language, again);
  return html`<details class=${grouped?.canChange === true ? 'repairs can-change' : 'repairs'}>
    <summary>${words.fileNotes(event.notes.length)}</summary>
    <div tabindex="0" role="group" aria-label=${words.fileNotes(event.notes.length)}>${grouped?.lists}</div>
  </details>`;
}

/** The sentences on a file above its table. */
export function aboutFile(context: TableContext): TemplateResult {
  const { naming, opened, words } = context;
  const { event } = opened;
  const areByesMissing = event.remarks.some(({ key }) => key === 'byes-not-in-pgn');
  const warnings = [...warningsOn(event, naming, (id) => id), ...(areByesMissing ? [words.byesNotInPgn] : [])];
  return html`${warnings.map((warning) => html`<p class="warning">${warning}</p>`)}
  ${event.notes.length === 0 ? nothing : notes(context)}`;
}
