// The present state of the page, and every way to change it.
import type { TemplateResult } from 'lit-html';

import {
  beginEntries,
  enter,
  enterOpening,
  hasAskedBack,
  keepEntries,
  keyOfEntry,
  leaveOpening,
  presentEntry,
  shownBy,
} from './entries.js';
import { wantFocus } from './focus.js';
import type { Found } from './find/finding.js';
import type { Link } from './fragment.js';
import type { Kept } from './kept/shelf.js';
import type { Spoken } from './languages.js';
import type { ChipState } from './list/chips.js';
import type { Groups } from './open/groups.js';
import type { NotedMistake } from './open/mistake.js';
import type { Theme } from './settings.js';
import type { ChangedResult, Opened } from './state.js';
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
  /** The name of its file; `''` of a text. */
  readonly file: string;
  /** Whether another file is being chosen while a tournament is open. */
  readonly isOpening: boolean;
  readonly mistake: NotedMistake | null;
  readonly chips: ChipState;
  /** Whether the list, which a phone folds into a line, lies over its table. */
  readonly isUnfolded: boolean;
  readonly isSharing: boolean;
  /** The wishes of a link, until its tournament is open. */
  readonly asked: Link | null;
  /** A sentence about the link or about a file that it names, in whichever language the page is read. */
  readonly note: Note | null;
  /** The question how several files belong together. */
  readonly question: Question | null;
  /** The words in the field that finds players; `''` shows everybody. */
  readonly query: string;
  /** Those whom it found. */
  readonly found: Found | null;
  /** Whether the groups are shown among which a part of the players is chosen. */
  readonly isFiltering: boolean;
  /** Said to those who can't see what changed. */
  readonly sentence: string;
  /** The changes that are in a file already. */
  readonly saved: readonly ChangedResult[];
  /** The tournaments on this device, as far as it was asked for. */
  readonly kept: readonly Kept[];
}

/** Nobody is looked for. */
export const NO_SEARCH = { query: '', found: null, isFiltering: false } as const;

export const NO_CHIP: ChipState = { chosen: null, isAdding: false };

/** The state before any tournament is open. */
export const NOTHING_OPEN = {
  ...{ opened: null, file: '', groups: null, isOpening: false, isSharing: false, isUnfolded: false },
  ...{ asked: null, mistake: null, note: null, question: null, chips: NO_CHIP, ...NO_SEARCH },
  ...{ saved: [], kept: [], sentence: '' },
} as const;

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
      .map(({ round, pairing, board, result, kind, blackResult }) =>
        [round, pairing, board, result, kind, blackResult].join(),
      )
      .sort()
      .join(' ');
  return written(opened.changes) !== written(saved);
}

/** Looks for what this device keeps, to be shown where a file is chosen. */
export function listKept(): void {
  void import('./kept/keeping.js').then((keeping) => keeping.listKept());
}

/** Shows the choice of another file, or no longer. */
export function showOpening(isOpening: boolean): void {
  if (whole.opened === null) return;
  if (isOpening) enterOpening(whole.opened);
  else leaveOpening();
  change({ isOpening });
  if (isOpening) listKept();
}

/** The history of a tournament that was opened; whether it was only loaded anew, and whether nothing was open before. */
export function beginHistory(opened: Opened, isAnew: boolean, isFirst: boolean): void {
  const entry = beginEntries(opened, isAnew, isFirst);
  if (entry === undefined) return;
  change({ opened: shownBy(entry, opened) });
  if (entry.isOpening) {
    change({ isOpening: true });
    listKept();
  }
}

/** Whether the address was typed: that of a file of the device has no part that the page has written. */
export function isTyped(): boolean {
  return presentEntry() === undefined || whole.opened?.link === null;
}

let writing: ReturnType<typeof setTimeout> | undefined;

/** Keeps the address in step with what is shown, where it names the tournament; not at every step from round to round. */
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
  const hasAsked = hasAskedBack();
  if (opened === null) return;
  const entry = presentEntry();
  if (entry?.isOpening) {
    change({ isOpening: true });
    listKept();
  }
  // Something may have been shown after the page asked for that
  else if (entry !== undefined) show(hasAsked ? { ...opened } : shownBy(entry, opened));
  // An address that somebody typed has no entry yet
  else if (location.hash === '' || (opened.link === null && keyOfEntry() !== undefined)) {
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
  keepEntries(opened);
  change({ opened, isOpening: false });
  writeAddress();
  void import('./kept/keeping.js').then(({ keepShown }) => {
    keepShown();
  });
}
