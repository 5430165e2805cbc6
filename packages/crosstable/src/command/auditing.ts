import type { Edition, PrintedTable } from '@crosstable/core';
import { EDITIONS } from '@crosstable/core';

import { audit } from '../../../audit/src/audit.js';
import type { Audit, RanksUnderList } from '../../../audit/src/audit-types.js';
import { LAST_EDITIONS, compare } from '../../../audit/src/compare-sides.js';
import { CODES_OF_TEAMS } from '../../../audit/src/codes-of-teams.js';
import { areKnown } from '../../../audit/src/declared.js';
import { CODES_OF_PLAYERS } from '../../../audit/src/known-codes.js';
import type { ChessEvent } from '../event/chess-event.js';
import { tableOf } from '../event/event-table.js';
import { atPrintedRound } from '../event/printed-round.js';
import { auditReport, auditSections, isAnythingWrong } from '../report/audit-report.js';
import { comparisonSections } from '../report/comparison-report.js';
import { isOfTeams, participantsOf } from '../report/participants.js';
import { calledBy, idInWords } from '../report/player-ids.js';
import type { CompareRequest } from './arguments.js';
import { byTheList } from './asked-event.js';
import { CommandError, sentenceOf } from './command-error.js';
import { isWebPage } from './printed-page.js';
import { tableOfCsv } from './printed-numbers.js';
import type { Auditing } from './run.js';
import { checkFormat, checkPlayers, optionsOf, written } from './section-answers.js';

/** Lists that organisers of teams often choose. */
const COMMON_LISTS_OF_TEAMS: readonly (readonly string[])[] = [
  ['PTS', 'MPvGP', 'EMMSB'],
  ['PTS', 'MPvGP', 'EMGSB'],
  ['PTS', 'EMGSB', 'MPvGP'],
  ['PTS', 'MPvGP', 'EDE'],
  ['PTS', 'MPvGP', 'BH'],
  ['PTS', 'EDE', 'MPvGP', 'SSSC'],
];

/** Lists that organisers often choose, for ranks whose list nobody has named. */
const COMMON_LISTS: readonly (readonly string[])[] = [
  ['PTS', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'DE', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'BH', 'SB'],
  ['PTS', 'BH/C1', 'BH'],
  ['PTS', 'BH', 'BH/C1', 'DE', 'SB'],
  ['PTS', 'SB', 'WIN'],
  ['PTS', 'DE', 'WIN', 'SB', 'KS'],
];

/** What participants are called in a report. */
function namesOf(event: ChessEvent): (id: string) => string {
  const names = new Map(participantsOf(event).map((participant) => [participant.id, calledBy(participant)]));
  return (id) => {
    const name = names.get(id) ?? '';
    return name === '' ? idInWords(id) : name;
  };
}

/** The list of the file, where an audit knows its codes. */
function declaredIn(event: ChessEvent): readonly string[] | undefined {
  const { tiebreaks } = event.written;
  const known = isOfTeams(event) ? CODES_OF_TEAMS : CODES_OF_PLAYERS;
  return tiebreaks !== undefined && areKnown(tiebreaks, known) ? tiebreaks : undefined;
}

/** The audit of a table of the event's players, or teams. */
function auditIn(event: ChessEvent, printed: PrintedTable, declared: readonly string[] | undefined): Audit {
  const { matches, start } = event;
  if (matches === undefined) return audit(event.games, printed, { ...optionsOf(event), declared, start });
  return audit(matches, printed, { ...event, declared, start });
}

/** What a file prints beside its games: a table, or the ranks of a report. */
function printedIn({ written: { printed, ranks = [] } }: ChessEvent): PrintedTable {
  if (printed !== undefined) return printed;
  if (ranks.length === 0) throw new CommandError('the file states no ranks: --table takes a printed table');
  return { ranks: new Map(ranks.map(({ player, rank }) => [player, rank])), columns: [] };
}

/** Ranks against every list that the makers may have meant, in each edition and under each convention, the nearest first. */
function guessesIn(event: ChessEvent, { ranks, columns }: PrintedTable): readonly RanksUnderList[] {
  if (ranks === undefined || columns.length > 0) return [];
  const ofFile = declaredIn(event);
  const common = isOfTeams(event) ? COMMON_LISTS_OF_TEAMS : COMMON_LISTS;
  const lists = new Map([...(ofFile === undefined ? [] : [ofFile]), ...common].map((list) => [list.join(), list]));
  const audits = [...lists.values()].map((list) => auditIn(event, { ranks, columns }, list).ranks);
  const guesses = [
    ...audits.flatMap((audited) => audited?.editions ?? []),
    ...audits.flatMap((audited) => audited?.conventions ?? []),
  ];
  return guesses.sort((one, other) => one.wrong.length - other.wrong.length);
}

/** The table that was asked for; its errors name its file. */
function askedTable(path: string, read: (path: string) => Uint8Array, event: ChessEvent): PrintedTable {
  const { primary = 'MP', written } = event;
  try {
    const content = read(path);
    if (!isWebPage(content)) return tableOfCsv(content, participantsOf(event), isOfTeams(event) ? primary : undefined);
    // The page of standings was read behind the page of the crosstable
    if (written.printed !== undefined && path !== '-') return written.printed;
    throw new RangeError('expected a CSV table; a page of standings is read beside the page of its crosstable');
  } catch (thrown) {
    throw new CommandError(`--table: ${path === '-' ? 'standard input' : path}: ${sentenceOf(thrown)}`);
  }
}

/** The two editions of `2024-08,2026-03`. */
function editionsOf(asked: string | undefined): readonly [Edition, Edition] {
  if (asked === undefined) return LAST_EDITIONS;
  const [first, second, ...others] = asked.split(',').map((one) => EDITIONS.find((edition) => edition === one.trim()));
  const areTwo = first !== undefined && second !== undefined && first !== second && others.length === 0;
  if (areTwo) return [first, second];
  throw new CommandError(
    `--editions: expected two of ${EDITIONS.join(' and ')}, as ${LAST_EDITIONS.join()}, got "${asked}"`,
  );
}

function comparing(request: CompareRequest, columns: number | undefined): ReturnType<Auditing> {
  const sides = editionsOf(request.editions);
  return (event) => {
    checkPlayers(event, 'compare');
    const list = request.tiebreaks ?? event.tiebreaks;
    const comparison = byTheList(request.tiebreaks, list, () => compare(event.games, list, optionsOf(event), sides));
    const sections = comparisonSections(event, comparison, namesOf(event));
    return { text: written(request.format, sections, comparison, columns), code: 0 };
  };
}

/** Answers `audit` and `compare`. */
export const auditing: Auditing = (request, { columns, read }) => {
  checkFormat(request.format);
  if (request.command === 'compare') return comparing(request, columns);
  return (given) => {
    const event = atPrintedRound(given);
    const printed = request.table === undefined ? printedIn(event) : askedTable(request.table, read, event);
    const found = auditIn(event, printed, declaredIn(event));
    const report = auditReport(found, guessesIn(event, printed), tableOf(event));
    const sections = auditSections(event, report, namesOf(event));
    return { text: written(request.format, sections, report, columns), code: isAnythingWrong(found) ? 1 : 0 };
  };
};
