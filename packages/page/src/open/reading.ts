// From a file to a tournament, or to what the reader of the page needs to know about its mistake.
import { HEAD_LENGTH, unicodeText } from '@crosstable/core/text';
import { isJson, isOfTeams, isPrintedPage, openTrf, orderOf, trfEvent } from '@crosstable/event';
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

async function reportIn(text: string | Uint8Array): Promise<ChessEvent> {
  const opened = openTrf(text);
  if (opened.teamCode === undefined) return trfEvent(opened, undefined);
  const { TEAM_REPORTS } = await import('@crosstable/event/team-reports');
  return trfEvent(opened, TEAM_REPORTS);
}

async function jsonIn(text: string): Promise<ChessEvent> {
  const { jsonEvent } = await import('@crosstable/event/json-event');
  return jsonEvent(text);
}

async function pageIn(content: string | Uint8Array): Promise<ChessEvent> {
  const { readPageEvent } = await import('@crosstable/event/page-event');
  return readPageEvent(content);
}

/** Reads a file as `readEvent` does, or a printed crosstable; loads what a report of teams, JSON or a page needs when there is one. */
async function eventIn(content: string | Uint8Array): Promise<Pick<Opened, 'event' | 'report'>> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content.slice(0, HEAD_LENGTH)) : content;
  if (isPrintedPage(bytes)) return { event: await pageIn(content), report: null };
  const isOfJson = isJson(content);
  const event = await (isOfJson ? jsonIn(unicodeText(content)) : reportIn(content));
  if (isOfTeams(event)) await loadTeams();
  return { event, report: isOfJson ? null : content };
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

/** Reads a file. Nothing that it may have in it throws. */
export async function read(content: string | Uint8Array, file: string): Promise<Read> {
  try {
    const { event, report } = await eventIn(content);
    return await announced(event, report);
  } catch (thrown) {
    const { notedMistake } = await import('./mistake.js');
    return { mistake: notedMistake(thrown, file, content) };
  }
}
