// The present state of the page, and every way to change it.
import type { TemplateResult } from 'lit-html';

import { wantFocus } from './focus.js';
import type { Link } from './fragment.js';
import type { Spoken } from './languages.js';
import type { ChipState } from './list/chips.js';
import type { Groups } from './open/groups.js';
import type { NotedMistake } from './open/mistake.js';
import type { Theme } from './settings.js';
import { type ChangedResult, type Opened, withCodes } from './state.js';
import { shownIn } from './table.js';
import type { PageWords } from './words/page-words.js';

/** A sentence that is kept, and said in the words of the page. */
export type Note = (words: PageWords) => string;

/** A question to the reader, with its answers. */
export type Question = (words: PageWords) => TemplateResult;

/** Everything that is drawn. */
export interface Whole {
  readonly spoken: Spoken;
  readonly theme: Theme;
  readonly opened: Opened | null;
  /** The tournaments beside the one that is open, where several were opened together. */
  readonly groups: Groups | null;
  /** Whether another file is being chosen while a tournament is open. */
  readonly isOpening: boolean;
  readonly mistake: NotedMistake | null;
  readonly chips: ChipState;
  readonly isSharing: boolean;
  /** The wishes of a link, until its tournament is open. */
  readonly asked: Link | null;
  /** A sentence about the link or about a file that it names, in whichever language the page is read. */
  readonly note: Note | null;
  /** The question how several files belong together. */
  readonly question: Question | null;
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

/** The last state of an entry of the browser's history: its view and what was chosen there are found again. */
interface Entry extends Opened {
  /** Whether the entry before it shows the same view with nothing chosen. */
  readonly isOver?: boolean | undefined;
}

/** The entries of the tournament that is open, by their states; the state of an address that somebody typed is `null`. */
const entries = new Map<unknown, Entry>();

/** Whether the page has asked the browser to go back, which it does a little later. */
let isGoingBack = false;

/** Makes the present entry of the history one of the tournament; an address that names another one is left. */
function enter(opened: Opened): void {
  if (opened.link === null) history.replaceState(null, '', location.href.split('#')[0]);
  else history.replaceState(Math.random(), '');
  entries.set(history.state, opened);
}

/** The history of a tournament that was opened. */
export function beginHistory(opened: Opened): void {
  entries.clear();
  enter(opened);
}

/** Whether the address was typed: that of a file of the device has no part that the page has written. */
export function isTyped(): boolean {
  return !entries.has(history.state) || whole.opened?.link === null;
}

/** Keeps the browser's history in step with the view, and with a choice that was made or closed. */
function keepHistory(now: Opened): void {
  if (isGoingBack) return;
  const before: Entry = entries.get(history.state) ?? now;
  let { isOver } = before;
  if (isOver && before.view === now.view && now.selection === null) {
    isGoingBack = true;
    history.back();
    return;
  }
  if (before.view !== now.view || (before.selection === null && now.selection !== null)) {
    isOver = before.view === now.view;
    history.pushState(Math.random(), '');
  }
  entries.set(history.state, { ...now, isOver });
}

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
      if (opened === whole.opened) history.replaceState(history.state, '', `#${fragment}`);
    });
  }, 150);
}

/** The browser went to another entry of its history: what that one shows is shown again, in the present list, round and edition. */
export function goBack(): void {
  const { opened } = whole;
  const hasAsked = isGoingBack;
  isGoingBack = false;
  if (opened === null) return;
  const entry = entries.get(history.state);
  if (entry !== undefined) {
    // Something may have been shown after the page asked for that
    const { view, selection } = hasAsked ? opened : withCodes(entry, opened.codes);
    show({ ...opened, view, selection: entry.printed === opened.printed ? selection : null });
  } else if (opened.link === null || location.hash === '') {
    enter(opened);
    writeAddress();
  }
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
  keepHistory(opened);
  change({ opened, isOpening: false });
  writeAddress();
}
