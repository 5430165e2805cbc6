import { type Crosstable, crosstable, isInputError, withPath } from '@crosstable/core';
import type { teamTable } from '@crosstable/team/inside';

import type { EventForm } from './event-form.js';
import { type Defining, definitionsOf, placeInEvent } from './event-values.js';

/** The maker of tables of teams. A page loads it when it meets teams. */
export type TableOfTeams = typeof teamTable;

/** The table of an event's games, or of the matches of teams. The path of an error begins with `before`. */
export function tableBy(tableOfTeams: TableOfTeams, event: EventForm & Defining, before: string): Crosstable {
  const { games = [], matches } = event;
  try {
    const options = { ...event, selfDefined: definitionsOf(event) };
    return matches === undefined ? crosstable(games, options) : tableOfTeams(matches, options);
  } catch (thrown) {
    if (!isInputError(thrown)) throw thrown;
    throw withPath(thrown, before + placeInEvent(thrown.path ?? '', event), RangeError);
  }
}
