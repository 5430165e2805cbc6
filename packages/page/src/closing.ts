// Closes what lies over the page, or beside the table: by the key Escape, or by a tap beside it.
import { backFrom } from './state.js';
import { NO_CHIP, change, present, show, showOpening } from './store.js';

/** Closes what is open: the account, a chip, the choice of another file. A focus in it goes back to what opened it. */
export function escape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const { opened, chips, isOpening } = present();
  const { activeElement } = document;
  const openers = [...document.querySelectorAll<HTMLElement>('[aria-expanded="true"]')];
  const opener = openers.at(present().isSharing ? 0 : -1);
  if (isOpening && opened !== null) showOpening(false);
  else if (present().isSharing) change({ isSharing: false });
  else if (chips.isAdding || chips.chosen !== null) change({ chips: NO_CHIP });
  else if (present().isUnfolded) change({ isUnfolded: false });
  else if (opened?.selection?.kind === 'pair') show({ ...opened, selection: backFrom(opened.selection, opened) });
  else if (opened?.selection != null) show({ ...opened, selection: null });
  if (activeElement?.isConnected === false) opener?.focus();
}

/** Where the account or the list is a sheet over the page, a tap beside it closes it, unless the tap does something itself. */
export function tapBeside({ target }: MouseEvent): void {
  const { isUnfolded, opened } = present();
  // The tapped element may be gone already
  if (isUnfolded && target instanceof Element && target.isConnected && target.closest('.controls, .edition') === null)
    change({ isUnfolded: false });
  if (!(target instanceof Element) || opened?.selection == null) return;
  if (target.closest('.beside, button, select, input, a, label, summary, td, th') !== null) return;
  const sheet = document.querySelector('.beside');
  if (sheet !== null && getComputedStyle(sheet).position === 'fixed') show({ ...opened, selection: null });
}
