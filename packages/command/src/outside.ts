import type { PrintedTable } from '@crosstable/core';
import { visibleMessage } from '@crosstable/core/text';
import type { ChessEvent } from '@crosstable/event';

import type { AuditRequest, CompareRequest, WhatIfRequest } from './arguments.js';

/** The text for standard output, and the exit code. */
export interface Answer {
  readonly text: string;
  readonly code: number;
}

/** An answer with the notes for standard error. */
export interface Printed extends Answer {
  readonly notes: readonly string[];
  /** Sentences that come before the notes. */
  readonly warnings?: readonly string[] | undefined;
}

/** The ways to standard output and standard error. */
interface Streams {
  readonly print: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
}

/** Prints an answer; each note stays one line, whatever a file or the command line has in it. */
export function printAnswer({ notes, text }: Printed, { complain, print }: Streams): void {
  if (text !== '') print(text);
  // Below the table, where they are in sight on a terminal
  for (const note of notes) complain(`${visibleMessage(note)}\n`);
}

/** The part that answers `audit` and `compare`, loaded where one of them is asked for. */
export type Auditing = (
  request: AuditRequest | CompareRequest,
  outside: Pick<Outside, 'read' | 'standings' | 'columns' | 'isColoured'>,
) => (event: ChessEvent) => Answer;

/** The part that answers `whatif`, likewise. */
export type Searching = (
  request: WhatIfRequest,
  outside: Pick<Outside, 'columns' | 'isColoured'>,
) => (event: ChessEvent) => Answer;

/** The world outside, as the command sees it. */
export interface Outside {
  /** The version of the package that has the command. */
  readonly version: string;
  /** The content of a file, or of standard input for `-`. */
  readonly read: (path: string) => Uint8Array;
  /** The event of the file, where it was read before; left out for reports and JSON. */
  readonly readEvent?: ((content: Uint8Array) => ChessEvent) | undefined;
  /** Gives the printed table of the page beside a crosstable, where both were read as one: Vega prints them apart. */
  readonly standings?: (() => PrintedTable | undefined) | undefined;
  readonly print: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
  /** Left out where neither `audit` nor `compare` is asked for. */
  readonly auditing?: Auditing | undefined;
  /** Left out where `whatif` isn't asked for. */
  readonly searching?: Searching | undefined;
  /** The width of the terminal in characters; left out if the output goes elsewhere. */
  readonly columns?: number | undefined;
  /** Whether text has colours. */
  readonly isColoured?: boolean | undefined;
  /** Shows that the work goes on, until the returned function is called; left out if no user would see it. */
  readonly showProgress?: ((said: string) => () => void) | undefined;
}
