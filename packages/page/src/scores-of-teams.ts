// The scores of teams by their names: the list's PTS are match points or game points, and MPvGP is the other score.
import type { Naming } from '@crosstable/words';
import type { ChessEvent } from 'crosstable/event';

/** The score by which teams are ranked first; `undefined` of players. */
function primaryOf({ matches, primary }: ChessEvent): 'MP' | 'GP' | undefined {
  return matches === undefined ? undefined : (primary ?? 'MP');
}

/** A code as the heading of a column: the points of teams say which ones they are. */
export function headingOf(code: string, event: ChessEvent): string {
  return code === 'PTS' ? (primaryOf(event) ?? code) : code;
}

/** The names of tie-breaks for a tournament; `other` says that a score is the one that doesn't rank teams first. */
export function namesFor<T extends Naming>(naming: T, event: ChessEvent, other: string): T {
  const primary = primaryOf(event);
  if (primary === undefined) return naming;
  const { GPTS, MPTS } = naming.tiebreaks;
  const [first, second] = primary === 'MP' ? [MPTS, GPTS] : [GPTS, MPTS];
  return { ...naming, tiebreaks: { ...naming.tiebreaks, PTS: first, MPvGP: `${second} (${other})` } };
}
