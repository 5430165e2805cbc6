// The tournament of a file becomes the one that the page shows.
import { wantHead } from '../focus.js';
import type { Link } from '../fragment.js';
import { NO_CHIP, SHOWN, change, hasUnsaved, present } from '../store.js';
import { read } from './reading.js';

/** Opens a tournament as a link asks for it, or as its file announces it. */
export async function takeAsked(content: string | Uint8Array, file: string, asked: Link | null): Promise<void> {
  const result = await read(content, file);
  if ('mistake' in result) {
    change({ mistake: result.mistake });
    document.querySelector('.caret')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    return;
  }
  if (hasUnsaved() && !confirm(present().spoken.words.discard)) return;
  const { opened, note } =
    asked === null ? result : await (await import('../share/asked.js')).openedAsked(result.opened, asked);
  wantHead();
  change({
    opened,
    note: note ?? result.note,
    asked: null,
    isOpening: false,
    isSharing: false,
    mistake: null,
    chips: NO_CHIP,
    saved: opened.changes,
  });
  if (opened.link !== null) history.replaceState(SHOWN, '', location.hash);
}
