import { isAlone } from '@crosstable/core';
import type { PrintedPage, Repair } from '@crosstable/printed-table';
import { readPrintedPage } from '@crosstable/printed-table/inside';
import { repairNotes } from '@crosstable/trf/inside';

import type { ChessEvent, OpenBye } from './chess-event.js';
import { complete } from './complete.js';
import { editionOfLegends } from './edition-of-event.js';
import type { EventGame } from './event-form.js';
import { teamPageEvent } from './team-page-event.js';
import { usChessOrder } from './us-chess-order.js';

/**
 * The byes that the page leaves open, by its repairs; and those worth a point that stand alone in their round, because a page
 * prints a full-point bye like the one that the pairing allocates.
 */
function openByes(games: readonly (readonly EventGame[])[], repairs: readonly Repair[]): OpenBye[] {
  const open = repairs.flatMap((repair) => repair.open ?? []);
  return games.flatMap((round, at) =>
    round.filter(isAlone).flatMap((bye): OpenBye[] => {
      const found = open.find(({ round: number, readings: [first] }) => number === at + 1 && first.white === bye.white);
      const isWhole = bye.kind === 'pairing-bye' && bye.result === 1;
      const others = found?.readings.slice(1) ?? (isWhole ? [{ ...bye, kind: 'full-bye' as const }] : []);
      return others.length === 0 ? [] : [{ round: at + 1, readings: [bye, ...others] }];
    }),
  );
}

/**
 * Reads a tournament from a printed crosstable, as people have them: a saved page of Chess-Results or Vega, text copied from
 * one, a CSV or XLSX file of Swiss-Manager, a text of SwissPerfect. A crosstable of teams gives an event of teams, whose matches
 * have the totals of their boards. One of the United States has the tie-breaks of US Chess, in the order of rule 34E, or of 34F where all
 * have met.
 * `readEvent` reads reports and JSON, and `openEvent` a file of any kind.
 *
 * @param content - The page: its bytes, or its text. XLSX needs bytes.
 * @param options - The crosstable of a page that has several, as `group`.
 * @returns The event, with the printed ranks and the byes that the page leaves open in `written`, and with notes on these.
 * @throws TypeError if `content` is neither a text nor a Uint8Array; RangeError for a page that can't be read, with line and column
 *   or with what to do instead.
 *
 * Cost: linear in the length of the page, and in players times rounds.
 *
 * @example
 * ```ts
 * import { standings } from 'crosstable';
 * import { tableOf } from 'crosstable/event';
 * import { readPageEvent } from 'crosstable/printed-table';
 *
 * const event = await readPageEvent('Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0');
 * event.players[0]; // → { id: '1', name: 'Ana', pairingNumber: 1 }
 * standings(tableOf(event), event.tiebreaks).map(({ rank, player }) => [rank, player]); // → [[1, '1'], [2, '2']]
 * ```
 */
export async function readPageEvent(
  content: string | Uint8Array,
  options: { readonly group?: string | undefined } = {},
): Promise<ChessEvent> {
  const page = await readPrintedPage(content, options);
  return 'teams' in page ? teamPageEvent(page) : playersEvent(page);
}

/** The event of a crosstable of players. */
function playersEvent(page: PrintedPage): ChessEvent {
  const { name, start, system, rounds, after, players, games, scoring, printed, repairs, unknown } = page;
  const ranks = printed.ranks && [...printed.ranks].map(([player, rank]) => ({ player, rank }));
  const ofEvent = repairs.map(({ open: _open, ...repair }) => repair);
  // Where a page shows that every bye is worth ½, nothing is left open
  const open = scoring?.pairingBye === undefined ? openByes(games, repairs) : [];
  const event = complete(
    { name, start, system, edition: editionOfLegends(printed), rounds, scoring, unknown, players, games },
    { remarks: repairNotes(ofEvent), repairs: ofEvent, ranks, printed, ...(open.length > 0 && { open }) },
  );
  const listed = page.writtenAsIn === 'USA' ? { ...event, tiebreaks: usChessOrder(event) } : event;
  return after === undefined ? listed : { ...listed, round: after };
}
