// The ways to open a tournament: a file that the reader has, or the tournament that the address asks for.
import { isTyped, present } from '../store.js';
import { takeAsked } from './take-asked.js';

/** The tournament that the address asks for, while it is read. */
let link: Promise<void> = Promise.resolve();

/** Opens a file that was dropped, chosen or pasted, as the link asks for it, which is read before. */
export function take(content: string | Uint8Array, file: string): void {
  void Promise.allSettled([link]).then(() => takeAsked(content, file, present().asked));
}

/** Opens what the address asks for: a tournament in it, a file of this site, or a file that the reader has. */
export function openLink(): Promise<void> {
  if (location.hash.length > 1) link = import('../share/opened-link.js').then(({ openAsked }) => openAsked());
  return link;
}

/** Opens what somebody typed into the address; what the page has written there is shown already. */
export function openTyped(): void {
  if (isTyped()) void openLink();
}
