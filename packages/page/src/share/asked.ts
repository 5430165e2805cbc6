// A tournament as a link asks for it.
import type { ChessEvent } from 'crosstable/event';

import { type Link, isWhollyIn, openedBy, tournamentIn } from '../fragment.js';
import { fingerprintOf, unpacked } from '../packing.js';
import type { OpenedFile } from '../open/reading.js';
import type { Note } from '../store.js';
import { shownIn } from '../table.js';
import { VIEWS } from '../views/index.js';
import { printedIn } from './printed-text.js';
import './share.css';

const ofAnother: Note = ({ linkOfAnother }) => linkOfAnother;

/** The note on a link that can't be followed, or not in full. */
export const damaged: Note = ({ linkDamaged }) => linkDamaged;

async function isOfAnother({ fingerprint }: Link, event: ChessEvent): Promise<boolean> {
  if (fingerprint === undefined) return false;
  const { tournamentText } = await import('./tournament-text.js');
  return fingerprintOf(tournamentText(event)) !== fingerprint;
}

/** A tournament that was opened, as a link asks for it; what the library refuses is left as the file has it. The note says what is amiss. */
export async function openedAsked({ note: noted, opened: plain }: OpenedFile, asked: Link): Promise<OpenedFile> {
  const { event } = plain;
  const note = (await isOfAnother(asked, event)) ? ofAnother : null;
  const printed = asked.table === undefined ? plain.printed : printedIn(await unpacked(asked.table), event);
  try {
    const { groups } = asked;
    const part =
      groups === undefined ? null : (await import('../find/chosen-part.js')).chosenPart(event, groups, asked.among);
    const opened = openedBy(asked, { ...plain, printed: printed ?? null, part });
    const shown = shownIn(opened);
    const isThere = VIEWS.some(({ key, applies }) => key === opened.view && applies(shown, opened));
    if (!isThere) return { opened: { ...opened, view: plain.view }, note: damaged };
    const isWhole = printed !== undefined && isWhollyIn(asked, opened);
    return { opened, note: note ?? (isWhole ? noted : damaged) };
  } catch {
    return { opened: { ...plain, link: tournamentIn(asked) }, note: damaged };
  }
}
