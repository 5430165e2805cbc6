import type { PrintedTable } from '@crosstable/core';

import { audit } from '../../../audit/src/audit.js';
import type { Audit, RanksAudit, RanksUnderList } from '../../../audit/src/audit-types.js';
import { CODES_OF_TEAMS } from '../../../audit/src/codes/codes-of-teams.js';
import { areKnown } from '../../../audit/src/codes/declared.js';
import { CODES_OF_PLAYERS } from '../../../audit/src/codes/known-codes.js';
import type { ChessEvent } from '../../../event/src/chess-event.js';
import { isOfTeams } from '../../../event/src/participants.js';

/** Lists that organisers of teams often choose. */
const COMMON_LISTS_OF_TEAMS: readonly (readonly string[])[] = [
  ['PTS', 'MPvGP', 'EMMSB'],
  ['PTS', 'MPvGP', 'EMGSB'],
  ['PTS', 'EMGSB', 'MPvGP'],
  ['PTS', 'MPvGP', 'EDE'],
  ['PTS', 'MPvGP', 'BH'],
  ['PTS', 'EDE', 'MPvGP', 'SSSC'],
];

/** Lists that organisers often choose, for ranks whose list nobody has named. */
const COMMON_LISTS: readonly (readonly string[])[] = [
  ['PTS', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'DE', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'BH', 'SB'],
  ['PTS', 'BH/C1', 'BH'],
  ['PTS', 'BH', 'BH/C1', 'DE', 'SB'],
  ['PTS', 'SB', 'WIN'],
  ['PTS', 'DE', 'WIN', 'SB', 'KS'],
];

/** The list of the file, where an audit knows its codes. */
function declaredIn(event: ChessEvent): readonly string[] | undefined {
  const { tiebreaks } = event.written;
  const known = isOfTeams(event) ? CODES_OF_TEAMS : CODES_OF_PLAYERS;
  return tiebreaks !== undefined && areKnown(tiebreaks, known) ? tiebreaks : undefined;
}

/** The audit of a table of the event's players, or teams. */
function auditIn(event: ChessEvent, printed: PrintedTable, declared: readonly string[] | undefined): Audit {
  const { games, matches } = event;
  const options = { ...event, declared };
  return matches === undefined ? audit(games, printed, options) : audit(matches, printed, options);
}

/**
 * Ranks against every list that the makers may have meant, in each edition and under each convention, the nearest first; `ofFile`
 * holds them against the list of the file.
 */
function guessesIn(event: ChessEvent, printed: PrintedTable, ofFile: RanksAudit | null): readonly RanksUnderList[] {
  if (ofFile === null || printed.columns.length > 0) return [];
  const declared = declaredIn(event)?.join();
  const common = isOfTeams(event) ? COMMON_LISTS_OF_TEAMS : COMMON_LISTS;
  const others = common.filter((list) => list.join() !== declared);
  const audits = [ofFile, ...others.map((list) => auditIn(event, printed, list).ranks)];
  const guesses = [
    ...audits.flatMap((audited) => audited?.editions ?? []),
    ...audits.flatMap((audited) => audited?.conventions ?? []),
  ];
  return guesses.sort((one, other) => one.wrong.length - other.wrong.length);
}

/** An event held against a printed table. */
export interface AuditedEvent {
  readonly event: ChessEvent;
  readonly found: Audit;
  /** Lists that the makers of ranks without columns may have meant, the nearest first. */
  readonly guesses: readonly RanksUnderList[];
}

/** The event held against a printed table. */
export function auditedEvent(event: ChessEvent, printed: PrintedTable): AuditedEvent {
  const found = auditIn(event, printed, declaredIn(event));
  return { event, found, guesses: guessesIn(event, printed, found.ranks) };
}
