// FIDE C.07 (editions 2024-08 and 2026-03), Article 13: a tournament of teams in both of its scores, with data that
// several codes need.

import type { TeamEvent } from './team-record.js';
import { type Sheet, sheetOf } from './values.js';

/** A tournament of teams, with data that several codes need. */
export interface TeamSheet {
  readonly event: TeamEvent;
  readonly MP: Sheet;
  readonly GP: Sheet;
}

export function teamSheetOf(event: TeamEvent): TeamSheet {
  return { event, MP: sheetOf(event.MP), GP: sheetOf(event.GP) };
}

/** Art. 13.3.2: the tie-breaks behind the encounter of two. */
export type KnockOut = '' | 'BT' | 'BB' | 'T' | 'B';
