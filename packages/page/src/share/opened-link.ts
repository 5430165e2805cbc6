// Opens what the address of the page asks for; loaded where it asks for something.
import { readFragment } from '../fragment.js';
import { DAMAGED, unpacked } from '../packing.js';
import { takeFrom } from '../open/opening.js';
import { read } from '../open/reading.js';
import { asking, takeAsked, takeRead } from '../open/take-asked.js';
import { change } from '../store.js';
import { damaged } from './asked.js';

export async function openAsked(): Promise<void> {
  if (location.hash === '#given') return (await import('../open/given.js')).takeShared();
  const asked = readFragment(location.hash);
  if (asked === undefined) return;
  if (asked === DAMAGED) {
    change({ note: damaged });
    return;
  }
  const { embed, group, open, reload, tournament } = asked;
  if (embed === true) (await import('./embedded.js')).embed();
  if (tournament !== undefined) {
    const number = asking();
    const text = await unpacked(tournament);
    const result = text === DAMAGED ? undefined : await read(text, tournament);
    if (result !== undefined && 'opened' in result) await takeRead(result, asked, number, { content: text, file: '' });
    else change({ note: damaged });
    return;
  }
  if (open === undefined) {
    change({ asked, note: ({ linkAsks }) => linkAsks });
    return;
  }
  const number = asking();
  const address = URL.canParse(open, location.href) ? new URL(open, location.href) : undefined;
  const isReached =
    address?.origin === location.origin &&
    (await takeFrom(address.href, (content) => void takeAsked(content, open.split('/').at(-1) ?? open, asked, number)));
  if (!isReached) change({ note: ({ notReached }) => notReached(open) });
  else if (reload === true) (await import('./reloading.js')).reloadEvery(open, group);
}
