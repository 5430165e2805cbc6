// What the page knows, and every way to change it.
import { wantFocus, wantHead } from './focus.js';
import type { Link } from './fragment.js';
import type { Spoken } from './languages.js';
import type { ChipState } from './list/chips.js';
import type { NotedMistake } from './open/mistake.js';
import { read } from './open/reading.js';
import type { Theme } from './settings.js';
import type { ChangedResult, Opened } from './state.js';
import { openedAs } from './state.js';
import { shownIn } from './table.js';

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
  /** What a link asks for, until its tournament is open. */
  readonly asked: Link | null;
  /** What is to be said of the link or of a file that it names. */
  readonly note: string | null;
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

/** What an entry of the browser's history holds while something is chosen, so that Back closes it instead of leaving the page. */
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

/** What an entry of the history holds whose address the page has written. */
const SHOWN = 'shown';

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

/** The browser went back: what was chosen is closed, unless it was chosen after the page asked for that. */
export function goBack(): void {
  const { opened } = whole;
  const hasAsked = isGoingBack;
  isGoingBack = false;
  writeAddress();
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
  if (opened.selection !== before) wantFocus(before, opened.selection);
  keepHistory(before, opened.selection);
  change({ opened });
  writeAddress();
}

/** Opens a tournament as a link asks for it, or as its file announces it. */
export async function takeAsked(content: string | Uint8Array, file: string, asked: Link | null): Promise<void> {
  const result = await read(content, file);
  if ('mistake' in result) {
    change({ mistake: result.mistake });
    document.querySelector('.caret')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    return;
  }
  if (hasUnsaved() && !confirm(whole.spoken.words.discard)) return;
  const { event, report } = result;
  const plain = openedAs(event, report);
  const { opened, note } =
    asked === null
      ? { opened: plain, note: null }
      : await (await import('./share/asked.js')).openedAsked(plain, asked, whole.spoken.words);
  wantHead();
  change({
    opened,
    note,
    asked: null,
    isOpening: false,
    isSharing: false,
    mistake: null,
    chips: NO_CHIP,
    saved: opened.changes,
  });
  if (opened.link !== null) history.replaceState(SHOWN, '', location.hash);
  document.title = `${event.name === '' ? whole.spoken.words.unnamed : event.name} – Crosstable`;
}

/** What the address asks for, while it is read. */
let link: Promise<void> = Promise.resolve();

/** Opens a file that was dropped, chosen or pasted, as the link asks for it, which is read before. */
export function take(content: string | Uint8Array, file: string): void {
  void Promise.allSettled([link]).then(async () => {
    const before = whole.opened;
    await takeAsked(content, file, whole.asked);
    // The address asked for another tournament
    if (whole.opened !== before) history.replaceState(null, '', location.pathname + location.search);
  });
}

/** Opens what the address asks for: a tournament in it, a file of this site, or a file that the reader has. */
export function openLink(): Promise<void> {
  if (location.hash.length > 1) link = import('./share/opened-link.js').then(({ openAsked }) => openAsked());
  return link;
}

/** Opens what somebody typed into the address; what the page has written there is shown already. */
export function openTyped(): void {
  if (history.state === null) void openLink();
}
