// From a file to a tournament, or to what the reader of the page needs to know about its mistake.
import { isJson, isOfTeams, orderOf } from '@crosstable/event';
import { openEvent } from '@crosstable/event/open-event';
import type { ChessEvent } from 'crosstable/event';

import { type Opened, openedAs } from '../state.js';
import type { Note } from '../store.js';
import { loadTeams, shownIn } from '../table.js';
import type { NotedMistake } from './mistake.js';

/** A tournament that was read, and a sentence about it. */
export interface OpenedFile {
  readonly opened: Opened;
  readonly note: Note | null;
}

export type Read = OpenedFile | { readonly mistake: NotedMistake };

/** Reads a file of any kind; loads what its kind and teams need when there are some. */
async function eventIn(
  content: string | Uint8Array,
  file: string,
  group: string | undefined,
): Promise<Pick<Opened, 'event' | 'report'>> {
  const event = await openEvent(content, { name: file, group });
  if (isOfTeams(event)) await loadTeams();
  const isReport = event.written.printed === undefined && !isJson(content);
  return { event, report: isReport ? content : null };
}

/**
 * A tournament as its file announces it. A report may have a list that can't be computed: a code that nobody knows, or Buchholz in
 * a round robin. Then the usual list stands in its place, and a note says so.
 */
async function announced(event: ChessEvent, report: Opened['report']): Promise<OpenedFile> {
  const opened = openedAs(event, report);
  try {
    shownIn(opened); // the table is kept for the first drawing
    return { opened, note: null };
  } catch (thrown) {
    // In JSON a wrong code is a mistake like any other: its author is told where it stands
    if (report === null) throw thrown;
    const usual = openedAs({ ...event, tiebreaks: orderOf(undefined, event) }, report);
    shownIn(usual);
    const { refusedList } = await import('./refused-list.js');
    return { opened: usual, note: refusedList(opened) };
  }
}

/** Reads a file, or one of its groups. Nothing that it may have in it throws. */
export async function read(content: string | Uint8Array, file: string, group?: string): Promise<Read> {
  try {
    const { event, report } = await eventIn(content, file, group);
    return await announced(event, report);
  } catch (thrown) {
    const { notedMistake } = await import('./mistake.js');
    return { mistake: notedMistake(thrown, file, content) };
  }
}
