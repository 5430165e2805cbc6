// The notes on a file, below what each can change; loaded with the first file that has some.
import { type TemplateResult, html } from 'lit-html';

import { type ChangingNotes, notesByChange } from '@crosstable/report';
import type { ChessEvent } from 'crosstable/event';

import { noteWords } from './note-words.js';

/** The notes in groups, and whether any can change the standings. */
export interface GroupedNotes {
  readonly lists: TemplateResult;
  readonly canChange: boolean;
}

let last:
  { readonly event: ChessEvent; readonly language: string; readonly groups: readonly ChangingNotes[] } | undefined;

/** The notes in a language; `undefined` while its words are loaded, after which `again` is called. */
export function groupedNotes(event: ChessEvent, language: string, again: () => void): GroupedNotes | undefined {
  const words = noteWords(language, again);
  if (words === undefined) return undefined;
  if (last?.event !== event || last.language !== language)
    last = { event, language, groups: notesByChange(event, words) };
  const { headings } = words.reports.findings;
  const lists = html`${last.groups.map(
    ({ changes, notes }) =>
      html`<h2>${headings[changes]}</h2>
        <ul>
          ${notes.map((note) => html`<li><bdi>${note}</bdi></li>`)}
        </ul>`,
  )}`;
  return { lists, canChange: last.groups.some(({ changes }) => changes !== 'nothing') };
}
