// The open tournament survives a reload and a tab that the browser discards; the last few can be opened again.
import { renewKey, tournamentKey } from '../entries.js';
import { readFragment } from '../fragment.js';
import { takeAsked } from '../open/take-asked.js';
import { isKeeping, storeKeeping } from '../settings.js';
import { fragmentOf } from '../share/fragment-of.js';
import { change, present } from '../store.js';
import { type Kept, allKept, forget, forgetAll, keep, keepOn, keptAs } from './shelf.js';

/** As many stay as a reader may want again: the tournaments of a weekend. */
const MOST = 8;

/** How long a tab waits for another one to let go of a tournament: a page that is loaded anew is still leaving. */
const PATIENCE = 500;

/** A file, and the crosstable of it where it has several. */
interface Source extends Pick<Kept, 'content' | 'file'> {
  readonly group?: string | undefined;
}

/** The file of the open tournament, where it is kept or may be. */
let source: Source | null = null;
let letGo: () => void = () => undefined;
let writing: Promise<void> = Promise.resolve();
let isWaiting = false;

const nameOf = (key: string): string => `crosstable ${key}`;

/** Browsers lock names on secure sites alone. */
const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;

/** Holds a tournament as long as this tab has it open; false where another tab does. */
function held(key: string): Promise<boolean> {
  letGo();
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(nameOf(key), { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise<void>((release) => {
          letGo = release;
        });
      })
      .catch(() => {
        resolve(false);
      });
  });
}

/** The tournaments that a tab has open. */
async function openInTabs(): Promise<ReadonlySet<string>> {
  const { held: all = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return new Set(all.map(({ name = '' }) => name));
}

function isSame(one: Source['content'], other: Source['content']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** The record of the open tournament. */
async function record({ content, file, group }: Source): Promise<Kept | undefined> {
  const { opened } = present();
  if (opened === null) return undefined;
  const { changes, event } = opened;
  const key = tournamentKey();
  const look = await fragmentOf(opened, { group });
  return { key, name: event.name, file, content, look, hasChanges: changes.length > 0, time: Date.now() };
}

export async function listKept(): Promise<void> {
  change({ kept: await allKept() });
}

/** Lets go of those that would be too many, and of the same file without anything entered; what a tab has open stays. */
async function tidy({ content, key }: Kept): Promise<void> {
  const inTabs = await openInTabs();
  const others = (await allKept()).filter((one) => one.key !== key && !inTabs.has(nameOf(one.key)));
  const isAgain = (one: Kept): boolean => !one.hasChanges && isSame(one.content, content);
  const again = others.filter(isAgain);
  const tooMany = others.filter((one) => !isAgain(one)).slice(MOST - 1);
  for (const one of [...again, ...tooMany]) await forget(one.key);
}

/**
 * Begins to keep a tournament that was opened. A tab that is only loaded anew lets go of nothing: others may be loading, too, and hold
 * theirs no longer or not yet.
 */
export async function keepOpened(opened: Source, isAnew: boolean): Promise<void> {
  source = opened;
  if (!isKeeping()) return;
  const key = tournamentKey();
  if (!(await held(key))) await held(renewKey());
  // Another one may have been opened, or all be forgotten since
  if (source !== opened || !isKeeping()) return;
  const first = await record(opened);
  if (first === undefined) return;
  await keep(first);
  if (!isAnew) await tidy(first);
}

/** Keeps what is shown of the open tournament: one step after the other, and of those that wait the last one. */
export function keepShown(): void {
  if (source === null || !isKeeping() || isWaiting) return;
  isWaiting = true;
  writing = writing.then(async () => {
    isWaiting = false;
    const now = source === null ? undefined : await record(source);
    if (now !== undefined) await keepOn(now);
  });
}

/** Opens a tournament that is kept, as it was shown; false where there is none. */
export async function openKept(key: string, isAnew: boolean): Promise<boolean> {
  const one = await keptAs(key);
  if (one === undefined) return false;
  const look = readFragment(one.look);
  const before = tournamentKey();
  await takeAsked(one.content, one.file, typeof look === 'object' ? look : null, undefined, isAnew);
  // It goes on under the key of the tab, unless another tab has it, or the reader didn't want to lose what is open
  const isMoved = !isAnew && tournamentKey() !== before && !(await openInTabs()).has(nameOf(key));
  if (isMoved) await forget(key);
  return true;
}

export async function forgetKept(key: string): Promise<void> {
  await forget(key);
  await listKept();
}

export async function forgetEverything(): Promise<void> {
  await forgetAll();
  await listKept();
}

/** From now on nothing is kept, or the open tournament and the later ones are. */
export async function setKeeping(isKept: boolean): Promise<void> {
  storeKeeping(isKept);
  if (!isKept) await forgetAll();
  else if (source !== null) await keepOpened(source, false);
  await listKept();
}
