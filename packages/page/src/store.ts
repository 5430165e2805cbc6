// The present state of the page, and every way to change it.
import { wantFocus } from './focus.js';
import type { Link } from './fragment.js';
import type { Spoken } from './languages.js';
import type { ChipState } from './list/chips.js';
import type { NotedMistake } from './open/mistake.js';
import type { Theme } from './settings.js';
import type { ChangedResult, Opened } from './state.js';
import { shownIn } from './table.js';
import type { PageWords } from './words/page-words.js';

/** A sentence that is kept, and said in the words of the page. */
export type Note = (words: PageWords) => string;

/** Everything that is drawn. */
export interface Whole {
  readonly spoken: Spoken;
  readonly theme: Theme;
  readonly opened: Opened | null;
  /** Whether another file is being chosen while a tournament is open. */
  readonly isOpening: boolean;
  readonly mistake: NotedMistake | null;
  readonly chips: ChipState;
  readonly isSharing: boolean;
  /** The wishes of a link, until its tournament is open. */
  readonly asked: Link | null;
  /** A sentence about the link or about a file that it names, in whichever language the page is read. */
  readonly note: Note | null;
  /** Said to those who can't see what changed. */
  readonly sentence: string;
  /** The changes that are in a file already. */
  readonly saved: readonly ChangedResult[];
}

export const NO_CHIP: ChipState = { chosen: null, isAdding: false };

let whole: Whole;
let draw: () => void = () => undefined;

/** The present state of the page. */
export function present(): Whole {
  return whole;
}

/** Begins with a state, and with what draws each one. */
export function begin(first: Whole, drawing: () => void): void {
  whole = first;
  draw = drawing;
}

/** Changes something and draws. */
export function change(changed: Partial<Whole>): void {
  whole = { ...whole, ...changed };
  draw();
}

/** Says something to those who can't see what changed. */
export function say(sentence: string): void {
  change({ sentence });
}

/** Takes note that the changed results are in a file now. */
export function markSaved(): void {
  change({ saved: whole.opened?.changes ?? [] });
}

/** Whether results were changed that no file has yet. */
export function hasUnsaved(): boolean {
  const { opened, saved } = whole;
  if (opened === null || opened.changes.length === 0) return false;
  const written = (changes: readonly ChangedResult[]): string =>
    changes
      .map(({ round, pairing, board, result }) => [round, pairing, board, result].join())
      .sort()
      .join(' ');
  return written(opened.changes) !== written(saved);
}

/** The state of an entry of the browser's history while something is chosen: Back closes that instead of leaving the page. */
const CHOSEN = 'chosen';

/** Whether the page has asked the browser to go back, which it does a little later. */
let isGoingBack = false;

/** Keeps the browser's history in step with a choice that was made or closed. */
function keepHistory(before: Opened['selection'], now: Opened['selection']): void {
  if (isGoingBack) return;
  if (before === null && now !== null) history.pushState(CHOSEN, '');
  else if (before !== null && now === null && history.state === CHOSEN) {
    isGoingBack = true;
    history.back();
  }
}

/** The state of an entry of the history whose address the page has written. */
export const SHOWN = 'shown';

let writing: ReturnType<typeof setTimeout> | undefined;

/** Keeps the address in step with what is shown, where it names the tournament; not at every step of the slider. */
function writeAddress(): void {
  clearTimeout(writing);
  if (whole.opened?.link == null) return;
  writing = setTimeout(() => {
    void import('./share/fragment-of.js').then(async ({ fragmentOf }) => {
      const { opened } = whole;
      if (opened?.link == null) return;
      const fragment = await fragmentOf(opened, opened.link);
      if (opened === whole.opened) history.replaceState(history.state ?? SHOWN, '', `#${fragment}`);
    });
  }, 150);
}

/** Takes a tournament out of the address that isn't the one on the page. */
export function leaveAddress(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** The browser went back: what was chosen is closed, unless it was chosen after the page asked for that. */
export function goBack(): void {
  const { opened } = whole;
  const hasAsked = isGoingBack;
  isGoingBack = false;
  writeAddress();
  if (opened?.link === null && history.state === SHOWN) leaveAddress();
  if (opened?.selection == null || history.state === CHOSEN) return;
  if (hasAsked) history.pushState(CHOSEN, '');
  else show({ ...opened, selection: null });
}

/** Shows another state, unless the library refuses it: a list that isn't allowed here changes nothing. */
export function show(opened: Opened): void {
  const before = whole.opened?.selection ?? null;
  try {
    shownIn(opened);
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    say(whole.spoken.words.notComputable);
    return;
  }
  // Another view keeps the focus on its name
  if (opened.view === whole.opened?.view && opened.selection !== before) wantFocus(before, opened.selection);
  keepHistory(before, opened.selection);
  change({ opened });
  writeAddress();
}
