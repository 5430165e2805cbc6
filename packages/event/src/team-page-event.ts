// The event of a printed crosstable of teams, whose matches have totals alone.
import type { PrintedTeamPage } from '@crosstable/printed-table';
import { repairNotes } from '@crosstable/trf/inside';

import type { ChessEvent } from './chess-event.js';
import { complete } from './complete.js';

/** The event of a crosstable of teams, with the printed ranks and columns in `written`. */
export function teamPageEvent(page: PrintedTeamPage): ChessEvent {
  const { name, start, system, rounds, after, unknown } = page;
  const { teams, matches, boards, matchScoring, pairingBye, primary, printed, repairs } = page;
  const ranks = printed.ranks && [...printed.ranks].map(([player, rank]) => ({ player, rank }));
  const ofEvent = repairs.map(({ open: _open, ...repair }) => repair);
  const event = complete(
    { name, start, system, rounds, unknown, teams, matches, boards, matchScoring, pairingBye, primary },
    { remarks: repairNotes(ofEvent), repairs: ofEvent, ranks, printed },
  );
  return after === undefined ? event : { ...event, round: after };
}
