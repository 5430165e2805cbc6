import { check } from '@crosstable/core';
import { beginOf, byteText, decode, formatOf, isBytes, isNoReport, utf8Text } from '@crosstable/core/text';

import { type TeamCode, teamCodeOf } from './records/team-file.js';
import { type OnRepair, collectRepairs } from './repair.js';
import { type Line, splitLines } from './text/line.js';
import type { TrfTournament } from './tournament.js';
import { TrfError } from './trf-error.js';

/** The lines of a report, before they are read. */
export interface OpenedReport {
  readonly lines: readonly Line[];
  /** The record that has the teams; `undefined` for a report of individuals. */
  readonly teamCode: TeamCode | undefined;
  readonly onRepair: OnRepair;
  /** All repairs so far. */
  readonly sorted: () => TrfTournament['repairs'];
}

export const PLAYER_EXPECTED = 'a record of a player (001)';

/** Opens a report: its encoding, its lines, and whether it is one of teams. @throws TrfError, TypeError */
export function openReport(source: string | Uint8Array): OpenedReport {
  check(typeof source === 'string' || isBytes(source), 'source', 'a string or a Uint8Array', source);
  refuseForeignFile(source);
  const { onRepair, sorted } = collectRepairs();
  const lines = splitLines(decode(source, (bytes) => decodeByLines(bytes, onRepair)));
  return { lines, teamCode: teamCodeOf(lines), onRepair, sorted };
}

/** Refuses a file of another format by its beginning, before the rest is read. */
function refuseForeignFile(source: string | Uint8Array): void {
  const head = beginOf(source);
  const format = formatOf(source, head);
  if (format !== undefined) {
    const found = /\S.{0,19}/.exec(head)?.[0] ?? '';
    throw new TrfError(
      1,
      1,
      'a tournament report file',
      found,
      `this is ${format.name}; give a TRF file`,
      'foreign-file',
      {
        format: format.name,
      },
    );
  }
  if (isNoReport(head, source.length)) throw new TrfError(1, 1, PLAYER_EXPECTED, '', undefined, 'no-tournament');
}

/** A line with its end, of which CRLF is one. */
const LINE = /[^\r\n]+(?:\r\n?|\n)?|\r\n?|\n/g;

/**
 * The text of a file that isn't UTF-8 as a whole, as the pairing engines ask for: each line that is not is read as Windows-1252,
 * line by line, because a name that a program cut in the middle of a character spoils only its own line.
 */
function decodeByLines(bytes: Uint8Array, onRepair: OnRepair): string {
  let number = 0;
  let isNoted = false;
  // Windows-1252 has a character for each byte
  return byteText(bytes).replaceAll(LINE, (line, from: number) => {
    number++;
    const text = utf8Text(bytes.subarray(from, from + line.length));
    if (text !== undefined) return text;
    if (!isNoted) onRepair('encoding', number, 1, line.trim(), { key: 'windows-1252', values: {} });
    isNoted = true;
    return line;
  });
}
