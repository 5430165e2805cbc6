import { type Crosstable, crosstable, isInputError, withPath } from '@crosstable/core';
import type { teamTable } from '@crosstable/team/inside';

import type { EventForm } from './event-form.js';

/** The maker of tables of teams. A page loads it when it meets teams. */
export type TableOfTeams = typeof teamTable;

/** The table of an event's games, or of the matches of teams. The path of an error begins with `before`. */
export function tableBy(tableOfTeams: TableOfTeams, event: EventForm, before: string): Crosstable {
  const { games = [], matches } = event;
  try {
    return matches === undefined ? crosstable(games, event) : tableOfTeams(matches, event);
  } catch (thrown) {
    if (!isInputError(thrown)) throw thrown;
    throw withPath(thrown, before + (thrown.path ?? '').replace(/^options\./, ''), RangeError);
  }
}
