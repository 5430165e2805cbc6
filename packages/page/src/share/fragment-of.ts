// The fragment of what is shown, with the printed table beside it where its tournament hasn't got that table.
import { type Link, linkTo, writtenFragment } from '../fragment.js';
import { packed } from '../packing.js';
import type { Opened, TournamentLink } from '../state.js';
import { printedText } from './printed-text.js';

/** The fragment of the present table; `tournament` says where the tournament is found. */
export async function fragmentOf(
  opened: Opened,
  tournament: Pick<Link, keyof TournamentLink | 'fingerprint'>,
): Promise<string> {
  const { event, printed } = opened;
  const isInFile = tournament.tournament === undefined && printed === (event.written.printed ?? null);
  const table = printed === null || isInFile ? undefined : await packed(printedText(printed, event));
  return writtenFragment({ ...linkTo(opened), ...tournament, table });
}
