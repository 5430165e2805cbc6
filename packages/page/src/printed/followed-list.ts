// The list that the printed table of a tournament follows, found by the worker while its own order is shown already.
import { isOtherThanPrinted } from '@crosstable/report';
import { ordersTied, printedValue } from '@crosstable/words';
import type { ChessEvent } from 'crosstable/event';

import { ask } from '../audit/ask.js';
import type { FollowedList } from '../audit/question.js';
import type { TableContext } from '../context.js';
import { type Opened, isAsAnnounced } from '../state.js';
import { change, present } from '../store.js';
import type { Shown } from '../table.js';
import { type Others, type PrintedBeside, offerPrinted } from './beside.js';

/** The tournaments whose list is looked for. */
const asked = new WeakSet<ChessEvent>();

/** The tournaments whose list was looked for. */
const searched = new WeakSet<ChessEvent>();

/** Whether the list of a tournament was looked for; it may have none. */
export function isSearched(event: ChessEvent): boolean {
  return searched.has(event);
}

/** The tournament with its list, which takes the place of a default; that of a file that names its own stays. */
function withList(event: ChessEvent, { list, tiebreaks }: FollowedList): ChessEvent {
  const isDefault = event.written.tiebreaks === undefined;
  return { ...event, ...(isDefault && { tiebreaks }), written: { ...event.written, list } };
}

/** Looks for the list of the printed table, once. A list that somebody has chosen meanwhile stays. */
export async function followList({ event, printed }: Opened): Promise<void> {
  if (printed === null || asked.has(event)) return;
  asked.add(event);
  const answer = await ask({ kind: 'list', event, printed });
  const { opened } = present();
  if (opened?.event !== event) return;
  const followed = answer.kind === 'list' ? withList(event, answer) : event;
  searched.add(followed);
  asked.add(followed);
  const isKept = !opened.asPrinted || !isAsAnnounced(opened);
  change({ opened: { ...opened, event: followed, codes: isKept ? opened.codes : followed.tiebreaks } });
}

let last: { readonly shown: Shown; readonly naming: unknown; readonly beside: PrintedBeside | null } | undefined;

function found({ naming, opened, shown }: TableContext): PrintedBeside | null {
  const { changes, codes, event, printed } = opened;
  const { list } = event.written;
  // The table counts other rounds, or the results were changed
  if (printed === null || list === undefined || list.rounds !== shown.event.round || changes.length > 0) return null;
  const othersIn = (
    cells: ReadonlyMap<string, number | null> | undefined,
    ours: (row: Shown['rows'][number]) => number | null,
    printedAs: (value: number) => string,
  ): Others =>
    new Map(
      shown.rows.flatMap((row) => {
        const value = cells?.get(row.player) ?? null;
        const isOther = value !== null && isOtherThanPrinted(value, ours(row), printedAs);
        return isOther ? [[row.player, printedAs(value)] as const] : [];
      }),
    );
  const values = codes.map((code, at): Others => {
    const column = list.rules.findIndex((rule) => rule.code === code);
    const cells = code === 'PTS' ? printed.points : printed.columns.at(column)?.cells;
    if (ordersTied(code) || (column < 0 && code !== 'PTS')) return new Map();
    return othersIn(
      cells,
      (row) => row.values[at],
      (value) => printedValue(code, value, naming),
    );
  });
  const ranks = othersIn(printed.ranks, ({ rank }) => rank, String);
  return { ranks, values };
}

offerPrinted((context) => {
  const { naming, shown } = context;
  if (last?.shown !== shown || last.naming !== naming.numbers)
    last = { shown, naming: naming.numbers, beside: found(context) };
  return last.beside;
});
