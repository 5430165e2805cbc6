// Tournaments that stand together: the crosstables of a page, or files that were dropped together.
import { type TemplateResult, html } from 'lit-html';

import type { PageWords } from '../words/page-words.js';

/** One of several tournaments, by its file; `group` names one of the crosstables in it. */
export interface Group {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly file: string;
  readonly group?: string | undefined;
}

/** Tournaments to switch between. */
export interface Groups {
  readonly all: readonly Group[];
  /** The place of the one that is open. */
  readonly at: number;
}

/** The groups of a file, by the names of its crosstables. */
export function groupsOf(names: readonly string[], content: Group['content'], file: string): readonly Group[] {
  return names.map((name) => ({ name, content, file, group: name }));
}

/** The groups to choose from; `at` is the one that is open, if one is. */
export function groupSwitch(
  all: readonly Group[],
  at: number | null,
  words: Pick<PageWords, 'groups'>,
  open: (at: number) => void,
): TemplateResult {
  return html`<nav class="groups" aria-label=${words.groups}>
    ${all.map(
      ({ name }, place) =>
        html`<button
          type="button"
          aria-pressed=${at === null ? 'false' : String(place === at)}
          @click=${() => {
            open(place);
          }}
        >
          <bdi>${name}</bdi>
        </button>`,
    )}
  </nav>`;
}
