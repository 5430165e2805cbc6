// The focus follows what was chosen, once it is there: the part that shows it may have to be loaded first.
import { focusCell } from './grid-keys.js';
import type { Selection } from './state.js';

let wanted: (() => HTMLElement | null) | null = null;

/** The cell of a number; of a card the name that leads to it. */
function cellOf(before: Exclude<Selection, { readonly kind: 'pair' }>): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-player]')];
  const row = rows.find(({ dataset }) => dataset.player === before.player);
  if (before.kind !== 'player') return row?.querySelector<HTMLElement>(`[data-at="${before.at}"]`) ?? null;
  return row?.querySelector<HTMLElement>('.to-player') ?? row?.querySelector('th') ?? null;
}

/** The headings of what is shown for a choice. */
const HEADINGS = { value: '#account-title', printed: '#account-title', pair: '#duel-title', player: '#card-title' };

/** The focus shall go to what was chosen; back to its cell where it is closed. */
export function wantFocus(before: Selection | null, now: Selection | null): void {
  if (now !== null) wanted = () => document.querySelector<HTMLElement>(HEADINGS[now.kind]);
  else if (before !== null && before.kind !== 'pair') wanted = () => cellOf(before);
}

/** The focus shall go to the head of a tournament that was opened, because what opened it is gone. */
export function wantHead(): void {
  wanted = () => document.querySelector<HTMLElement>('#event-name');
}

/** Moves the focus to where it is wanted, if that is there; to the head of the page where what had it is gone. */
export function settleFocus(before: Element | null): void {
  const element = wanted?.() ?? null;
  if (wanted === null && before?.isConnected === false)
    document.querySelector<HTMLElement>('#file, #event-name')?.focus({ preventScroll: true });
  if (element === null) return;
  wanted = null;
  if (element.closest('[role="grid"]') !== null) {
    focusCell(element);
    return;
  }
  element.focus();
  // A sheet may lie over the number that was chosen
  document.querySelector('td[aria-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
