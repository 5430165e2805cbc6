import type { PrintedTable } from '@crosstable/core';

import type { ChessEvent } from '../../event/src/chess-event.js';
import type { AuditRequest, CompareRequest, WhatIfRequest } from './arguments.js';
import type { Answer, FirstAnswer, Printed } from './printed.js';

/** The part that answers `audit` and `compare`, loaded where one of them is asked for. */
export type Auditing = (
  request: AuditRequest | CompareRequest,
  outside: Pick<Outside, 'read' | 'standings' | 'columns'>,
) => (event: ChessEvent) => Answer;

/** The part that answers `whatif`, likewise. */
export type Searching = (
  request: WhatIfRequest,
  outside: Pick<Outside, 'columns' | 'isStopped'>,
) => (event: ChessEvent) => FirstAnswer;

/** The world outside, as the command sees it. */
export interface Outside {
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
  /** Whether the user wants to see what is known by now; left out where nobody can say so. */
  readonly isStopped?: (() => boolean) | undefined;
  /** Keeps an answer to be printed if the user stops the work on a fuller one; left out where nobody can. */
  readonly keep?: ((known: Printed) => void) | undefined;
  /** The width of the terminal in characters; left out if the output goes elsewhere. */
  readonly columns?: number | undefined;
  /** Whether text has colours. */
  readonly isColoured?: boolean | undefined;
  /** Shows that the work goes on, until the returned function is called; left out if no user would see it. */
  readonly showProgress?: ((said: string) => () => void) | undefined;
}
