// The list that the printed table of a tournament follows, found by the worker while its own order is shown already.
import type { ChessEvent } from 'crosstable/event';

import { ask } from '../audit/ask.js';
import type { FollowedList } from '../audit/question.js';
import { type Opened, isAsAnnounced } from '../state.js';
import { change, present } from '../store.js';

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
