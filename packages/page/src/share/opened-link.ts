// Opens what the address of the page asks for; loaded where it asks for something.
import { DAMAGED, readFragment, unpacked } from '../fragment.js';
import { takeFrom } from '../open/opening.js';
import { read } from '../open/reading.js';
import { takeAsked } from '../open/take-asked.js';
import { change, present } from '../store.js';

export async function openAsked(): Promise<void> {
  const { words } = present().spoken;
  const asked = readFragment(location.hash);
  if (asked === undefined) return;
  if (asked === DAMAGED) {
    change({ note: words.linkDamaged });
    return;
  }
  if (asked.tournament !== undefined) {
    const text = await unpacked(asked.tournament);
    const result = text === DAMAGED ? undefined : await read(text, words.share);
    if (result !== undefined && 'event' in result) await takeAsked(text, words.share, asked);
    else change({ note: words.linkDamaged });
    return;
  }
  if (asked.open === undefined) {
    change({ asked, note: words.linkAsks });
    return;
  }
  const address = new URL(asked.open, location.href);
  const isReached =
    address.origin === location.origin &&
    (await takeFrom(address.href, (content, file) => void takeAsked(content, file, asked)));
  if (!isReached) change({ note: words.notReached(asked.open) });
}
