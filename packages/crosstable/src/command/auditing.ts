import type { Edition, PrintedTable } from '@crosstable/core';
import { EDITIONS } from '@crosstable/core';

import { audit } from '../../../audit/src/audit.js';
import type { Audit } from '../../../audit/src/audit-types.js';
import { compare } from '../../../audit/src/compare-sides.js';
import { areKnown } from '../../../audit/src/declared.js';
import type { ChessEvent } from '../event/chess-event.js';
import { auditReport, auditSections, isAnythingWrong } from '../report/audit-report.js';
import { comparisonSections } from '../report/comparison-report.js';
import { calledBy, idInWords } from '../report/player-ids.js';
import type { AuditRequest, CompareRequest } from './arguments.js';
import { withCodesChecked } from './asked-event.js';
import { CommandError, sentenceOf } from './command-error.js';
import { tableOfCsv } from './printed-numbers.js';
import type { Auditing } from './run.js';
import { checkFormat, checkPlayers, optionsOf, written } from './section-answers.js';

/** Lists that organisers often choose, for ranks whose list nobody has named. */
const COMMON_LISTS: readonly (readonly string[])[] = [
  ['PTS', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'DE', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'BH', 'SB'],
  ['PTS', 'BH/C1', 'BH'],
  ['PTS', 'SB', 'WIN'],
  ['PTS', 'DE', 'WIN', 'SB', 'KS'],
];

/** What players are called in a report. */
function namesOf({ players }: ChessEvent): (id: string) => string {
  const names = new Map(players.map((player) => [player.id, calledBy(player)]));
  return (id) => {
    const name = names.get(id) ?? '';
    return name === '' ? idInWords(id) : name;
  };
}

/** The ranks of a file against every list that its makers may have meant. */
function auditOfRanks(event: ChessEvent): Audit {
  const { ranks: stated = [], tiebreaks } = event.written;
  if (stated.length === 0) throw new CommandError('the file states no ranks: --table takes a printed table');
  const ranks = new Map(stated.map(({ player, rank }) => [player, rank]));
  const isKnown = tiebreaks !== undefined && areKnown(tiebreaks);
  const lists = new Map([...(isKnown ? [tiebreaks] : []), ...COMMON_LISTS].map((list) => [list.join(), list]));
  const audits = [...lists.values()].map((declared) =>
    audit(event.games, { ranks, columns: [] }, { ...optionsOf(event), declared, start: event.start }),
  );
  const [first] = audits;
  const editions = audits.flatMap((one) => one.ranks?.editions ?? []);
  const byFit = editions.toSorted((one, other) => one.wrong.length - other.wrong.length);
  return { ...first, ranks: { cells: ranks.size, wrong: [], editions: byFit } };
}

/** The table that was asked for; its errors name its file. */
function askedTable(path: string, read: (path: string) => Uint8Array, { players }: ChessEvent): PrintedTable {
  try {
    return tableOfCsv(read(path), players);
  } catch (thrown) {
    throw new CommandError(`--table: ${path === '-' ? 'standard input' : path}: ${sentenceOf(thrown)}`);
  }
}

function auditOf(event: ChessEvent, { table }: AuditRequest, read: (path: string) => Uint8Array): Audit {
  const { printed: ofPage, tiebreaks } = event.written;
  const printed = table === undefined ? ofPage : askedTable(table, read, event);
  if (printed === undefined) return auditOfRanks(event);
  const declared = tiebreaks !== undefined && areKnown(tiebreaks) ? { declared: tiebreaks } : {};
  return audit(event.games, printed, { ...optionsOf(event), ...declared, start: event.start });
}

/** The two editions of `2024-08,2026-03`. */
function editionsOf(asked: string | undefined): readonly [Edition, Edition] {
  if (asked === undefined) return EDITIONS;
  const [first, second, ...others] = asked.split(',').map((one) => EDITIONS.find((edition) => edition === one.trim()));
  if (first !== undefined && second !== undefined && others.length === 0) return [first, second];
  throw new CommandError(
    `--editions: expected two of ${EDITIONS.join(' and ')}, as ${EDITIONS.join()}, got "${asked}"`,
  );
}

function comparing(request: CompareRequest, columns: number | undefined): ReturnType<Auditing> {
  const sides = editionsOf(request.editions);
  return (event) => {
    checkPlayers(event, 'compare');
    const comparison = withCodesChecked(
      /^codes\[\d+\]: /,
      () => compare(event.games, request.tiebreaks ?? event.tiebreaks, optionsOf(event), sides),
      (error) =>
        request.tiebreaks === undefined ? `the tie-break list of the file: ${error}` : `--tiebreaks: ${error}`,
    );
    const sections = comparisonSections(event, comparison, namesOf(event));
    return { text: written(request.format, sections, comparison, columns), code: 0 };
  };
}

/** Answers `audit` and `compare`. */
export const auditing: Auditing = (request, { columns, read }) => {
  checkFormat(request.format);
  if (request.command === 'compare') return comparing(request, columns);
  return (event) => {
    checkPlayers(event, 'audit');
    const found = auditOf(event, request, read);
    const report = auditReport(found, event.games, optionsOf(event));
    const sections = auditSections(event, report, namesOf(event));
    return { text: written(request.format, sections, report, columns), code: isAnythingWrong(found) ? 1 : 0 };
  };
};
