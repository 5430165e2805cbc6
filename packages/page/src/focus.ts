// The focus follows what was chosen, once it is there: the part that shows it may have to be loaded first.
import { focusCell } from './grid-keys.js';
import type { Selection } from './state.js';

let wanted: (() => HTMLElement | null) | null = null;

function cellOf({ player, at }: { readonly player: string; readonly at: number }): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-player]')];
  const row = rows.find(({ dataset }) => dataset.player === player);
  return row?.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? null;
}

/** The focus shall go to what was chosen; back to its cell where it is closed. */
export function wantFocus(before: Selection | null, now: Selection | null): void {
  if (now !== null)
    wanted = () => document.querySelector<HTMLElement>(now.kind === 'pair' ? '#duel-title' : '#account-title');
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
  if (element.dataset.at !== undefined) {
    focusCell(element);
    return;
  }
  element.focus();
  // A sheet may lie over the number that was chosen
  document.querySelector('td[aria-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
