// A screen that nobody touches: the file of this site is read again every minute, and what is shown of it stays.
import { type Link, linkTo } from '../fragment.js';
import { read } from '../open/reading.js';
import { type Opened, isAsAnnounced } from '../state.js';
import { present, show } from '../store.js';
import { openedAsked } from './asked.js';

const MINUTE = 60_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** The present view, to be asked of a newer file: its last round, where that of the older one was shown. */
function lookOf(now: Opened, { codes, edition }: Opened): Link {
  const look: Link = { ...linkTo(now), ...now.link };
  return {
    ...look,
    round: now.round === now.event.round ? undefined : now.round,
    ...(look.codes !== undefined && isAsAnnounced(now) && { codes }),
    ...(look.codes !== undefined && now.edition === now.event.edition && { edition }),
  };
}

/** The choice as it was, so that nothing moves the focus, unless the newer file hasn't got it. */
function withChoice(next: Opened, { selection }: Opened): Opened {
  return JSON.stringify(next.selection) === JSON.stringify(selection) ? { ...next, selection } : next;
}

/** Begins to read a file of this site again every minute, as long as the page shows it. */
export function reloadEvery(open: string, group: string | undefined): void {
  clearInterval(timer);
  let before = '';
  const again = async (): Promise<void> => {
    const response = await fetch(open, { cache: 'no-cache' }).catch(() => undefined);
    if (response?.ok !== true) return;
    const content = new Uint8Array(await response.arrayBuffer());
    const written = content.join();
    if (written === before) return;
    before = written;
    const result = await read(content, open.split('/').at(-1) ?? open, group);
    const now = present().opened;
    // Somebody may be writing the file, or entering results here
    if ('mistake' in result || now?.link?.open !== open || now.changes.length > 0) return;
    const { opened } = await openedAsked(result, lookOf(now, result.opened));
    if (now === present().opened) show(withChoice(opened, now));
  };
  timer = setInterval(() => {
    const { opened } = present();
    if (opened?.link?.open !== open) clearInterval(timer);
    else void again();
  }, MINUTE);
}
