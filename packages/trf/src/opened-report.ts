import { check } from '@crosstable/core';
import { beginOf, decodedUtf16, foreignFormat, isNoReport } from '@crosstable/core/text';

import { type TeamCode, teamCodeOf } from './records/team-file.js';
import { type Report, collectRepairs } from './repair.js';
import { decode } from './text/encoding.js';
import { type Line, splitLines } from './text/line.js';
import type { TrfTournament } from './tournament.js';
import { TrfError } from './trf-error.js';

/** The lines of a report, before they are read. */
export interface OpenedReport {
  readonly lines: readonly Line[];
  /** The record that has the teams; `undefined` for a report of individuals. */
  readonly teamCode: TeamCode | undefined;
  readonly report: Report;
  /** Everything that was reported. */
  readonly sorted: () => TrfTournament['repairs'];
}

export const PLAYER_EXPECTED = 'a record of a player (001)';

/** Opens a report: its encoding, its lines, and whether it is one of teams. @throws TrfError, TypeError */
export function openedReport(source: string | Uint8Array): OpenedReport {
  const isBytes = Object.prototype.toString.call(source) === '[object Uint8Array]';
  check(typeof source === 'string' || isBytes, 'source', 'a string or a Uint8Array', source);
  refuseForeignFile(source);
  const { report, sorted } = collectRepairs();
  const lines = splitLines(decode(decodedUtf16(source), report));
  return { lines, teamCode: teamCodeOf(lines), report, sorted };
}

/** Refuses a file of another format by its beginning, before the rest is read. */
function refuseForeignFile(source: string | Uint8Array): void {
  const head = beginOf(source);
  const format = foreignFormat(head);
  if (format !== undefined) {
    const found = /\S.{0,19}/.exec(head)?.[0] ?? '';
    throw new TrfError(1, 1, 'a tournament report file', found, `this is ${format}; give a TRF file`);
  }
  if (isNoReport(head, source.length)) throw new TrfError(1, 1, PLAYER_EXPECTED, '');
}
