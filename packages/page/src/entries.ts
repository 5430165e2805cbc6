// The entries of the browser's history: what each one shows is written into it, and so it is found again after the page was loaded anew.
import { type ChosenPlayer, type Opened, type Selection, hasCode } from './state.js';

/** The view of an entry, and the choice that was made there. */
interface Under {
  readonly view: string;
  readonly kind: Selection['kind'] | null;
}

/** An entry of the history. */
export interface Entry {
  /** The tournament that it is of, by the key under which this device keeps it. */
  readonly tournament: string;
  readonly view: string;
  readonly selection: Selection | null;
  /** The code of the chosen value, which is found in another list, too. */
  readonly code: string | null;
  /** Whether it shows the choice of another file. */
  readonly isOpening: boolean;
  /** The look of the entry before it, to which closing what it shows leads back; `null` where another step led here. */
  readonly under: Under | null;
}

let tournament = '';

/** The key of the tournament that is open. */
export function tournamentKey(): string {
  return tournament;
}

export function freshKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'tournament' in state && 'under' in state;
}

/** The key of the tournament that the present entry is of, whichever is open. */
export function keyOfEntry(): string | undefined {
  const state: unknown = history.state;
  return isEntry(state) ? state.tournament : undefined;
}

/** The present entry, where it is of the tournament that is open. */
export function presentEntry(): Entry | undefined {
  const state: unknown = history.state;
  return isEntry(state) && state.tournament === tournament ? state : undefined;
}

function entryOf({ codes, selection, view }: Opened, under: Under | null, isOpening = false): Entry {
  // Its place in the list isn't written: a list may be reordered more often than browsers let an entry be changed
  const isValue = selection !== null && hasCode(selection);
  const code = isValue ? codes[selection.at] : null;
  return { tournament, view, selection: isValue ? { ...selection, at: 0 } : selection, code, isOpening, under };
}

/** The look of an entry, in the present list, round and edition. */
export function shownBy({ code, selection, view }: Entry, opened: Opened): Opened {
  if (selection?.kind === 'player') return { ...opened, view, selection };
  const at = code === null ? (selection?.at ?? 0) : opened.codes.indexOf(code);
  if (selection?.kind === 'printed') {
    const isThere = at <= (opened.printed?.columns.length ?? -1);
    return { ...opened, view, selection: isThere ? selection : null };
  }
  if (at < 0 && selection?.kind !== 'pair') return { ...opened, view, selection: null };
  return { ...opened, view, selection: selection && { ...selection, at: Math.max(at, 0) } };
}

/** Writes an entry in the place of the present one, unless it is the same. */
function replace(entry: Entry): void {
  if (JSON.stringify(entry) !== JSON.stringify(history.state)) history.replaceState(entry, '');
}

/** The entry that the page is at becomes one of the tournament that is open; an address that names another one is left. */
export function enter(opened: Opened): void {
  if (opened.link === null) history.replaceState(entryOf(opened, null), '', location.href.split('#')[0]);
  else replace(entryOf(opened, null));
}

/**
 * The history of a tournament that was opened. One that was loaded anew goes on in its own; one that was chosen before anything was
 * open stands after the choice, to which Back leads. Gives the entry that the page is at where it was there before.
 */
export function beginEntries(opened: Opened, isAnew: boolean, isFirst: boolean): Entry | undefined {
  const known = keyOfEntry();
  if (known !== undefined && (isAnew || opened.link !== null)) {
    tournament = known;
    return presentEntry();
  }
  tournament = freshKey();
  if (isFirst && opened.link === null) {
    history.replaceState(entryOf(opened, null, true), '', location.href.split('#')[0]);
    history.pushState(entryOf(opened, null), '');
  } else enter(opened);
  return undefined;
}

/** Another tab has the tournament, too: from now on this one has it under a key of its own. */
export function renewKey(): string {
  const entry = presentEntry();
  tournament = freshKey();
  if (entry !== undefined) replace({ ...entry, tournament });
  return tournament;
}

/** Whether the page has asked the browser to go back, which it does a little later. */
let isGoingBack = false;

/** Whether the page has asked for the step that the browser made. */
export function hasAskedBack(): boolean {
  const hasAsked = isGoingBack;
  isGoingBack = false;
  return hasAsked;
}

function stepBack(): void {
  isGoingBack = true;
  history.back();
}

/** The choice of another file is an entry of its own. */
export function enterOpening(opened: Opened): void {
  if (isGoingBack) return;
  history.pushState(entryOf(opened, { view: opened.view, kind: opened.selection?.kind ?? null }, true), '');
}

/** From the choice of another file to the tournament that is open. */
export function leaveOpening(): void {
  const entry = presentEntry();
  if (isGoingBack || entry?.isOpening !== true) return;
  if (entry.under !== null) stepBack();
  else history.forward();
}

/** Whether a choice is the card of the same player. */
function isSameCard(one: ChosenPlayer, other: Selection | null): boolean {
  return other?.kind === 'player' && other.player === one.player && other.onTeam === one.onTeam;
}

/** Keeps the browser's history in step with the view, and with a choice that was made or closed. */
export function keepEntries(now: Opened): void {
  if (isGoingBack) return;
  const before = presentEntry() ?? entryOf(now, null);
  const kind = now.selection?.kind ?? null;
  const { under } = before;
  const kindBefore = before.selection?.kind ?? null;
  if (kind !== 'player' && kind !== kindBefore && under !== null && under.view === now.view && under.kind === kind) {
    stepBack();
    return;
  }
  // From card to card, and from everywhere to a card
  const isOther = now.selection?.kind === 'player' && !isSameCard(now.selection, before.selection);
  const isDeeper = isOther || (kind !== null && kind !== kindBefore && kindBefore !== 'pair');
  if (before.view !== now.view) history.pushState(entryOf(now, null), '');
  else if (isDeeper) history.pushState(entryOf(now, { view: before.view, kind: kindBefore }), '');
  else replace(entryOf(now, under));
}
