// The tournament of a file becomes the one that the page shows.
import { wantFocus, wantHead } from '../focus.js';
import type { Link } from '../fragment.js';
import { type Opened, hasOrder } from '../state.js';
import { NO_CHIP, NO_SEARCH, beginHistory, change, hasUnsaved, present, show } from '../store.js';
import type { Group, Groups } from './groups.js';
import type { NotedMistake } from './mistake.js';
import { type Read, read } from './reading.js';

/** The file that a tournament was read from. */
interface Source {
  readonly content: string | Uint8Array;
  readonly file: string;
  /** The crosstable of a page that has several. */
  readonly group?: string | undefined;
}

/** The tournaments that were opened with it, and whether the tab had it open before it was loaded anew. */
interface Taken {
  readonly groups?: Groups | null;
  readonly isAnew?: boolean;
}

let asks = 0;

/** The number of another tournament that is asked for: once it is read, it doesn't take the place of a later one. */
export function asking(): number {
  asks += 1;
  return asks;
}

/** Opens a tournament that was read, as a link asks for it, or as its file announces it. */
export async function takeRead(
  plain: Read,
  asked: Link | null,
  number: number,
  source: Source,
  { groups = null, isAnew = false }: Taken = {},
): Promise<void> {
  const result =
    asked === null || 'mistake' in plain ? plain : await (await import('../share/asked.js')).openedAsked(plain, asked);
  if (number !== asks) return;
  if ('mistake' in result) {
    change({ mistake: result.mistake });
    document.querySelector('.caret')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    return;
  }
  if (hasUnsaved() && !confirm(present().spoken.words.discard)) return;
  const { opened } = result;
  // A link leads to what it chose, the rest to the head
  if (opened.selection === null) wantHead();
  else wantFocus(null, opened.selection);
  const isFirst = present().opened === null;
  change({
    ...result,
    file: source.file.split('/').at(-1) ?? '',
    groups,
    asked: null,
    isOpening: false,
    isSharing: false,
    mistake: null,
    question: null,
    chips: NO_CHIP,
    ...NO_SEARCH,
    saved: opened.changes,
  });
  beginHistory(opened, isAnew, isFirst);
  void import('../kept/keeping.js').then(({ keepOpened }) => keepOpened(source, isAnew));
  if (hasOrder(opened.printed)) void import('../printed/followed-list.js').then(({ followList }) => followList(opened));
}

/** Puts a table of values without games beside the tournament that is open; `false` where it isn't one of its participants. */
async function isPutBeside(content: string | Uint8Array, opened: Opened, { refusal }: NotedMistake): Promise<boolean> {
  if (refusal?.key !== 'values-without-games') return false;
  const { tableIn } = await import('./table-in.js');
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const printed = await tableIn(bytes, opened.event);
  if (printed === undefined || opened !== present().opened) return false;
  show({ ...opened, printed, view: 'audit', selection: null });
  change({ mistake: null });
  return true;
}

/** Reads the content of a file, and takes its tournament in the way that the address asks for. */
export async function takeAsked(
  content: string | Uint8Array,
  file: string,
  asked: Link | null,
  number = asking(),
  isAnew = false,
): Promise<void> {
  const { group } = asked ?? {};
  const plain = await read(content, file, group);
  const { opened } = present();
  if ('mistake' in plain && opened !== null && (await isPutBeside(content, opened, plain.mistake))) return;
  return takeRead(plain, asked, number, { content, file, group }, { isAnew });
}

/** Opens one of several tournaments, as a link asks for it. */
export async function takeGroup(all: readonly Group[], at: number, asked: Link | null): Promise<void> {
  const number = asking();
  const source = all[at];
  const { content, file, group } = source;
  const wished = group === undefined ? asked : { ...asked, group };
  return takeRead(await read(content, file, group), wished, number, source, { groups: { all, at } });
}
