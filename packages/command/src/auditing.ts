import { LAST_EDITIONS, compare } from '@crosstable/audit/inside';
import { EDITIONS, type Edition, type PrintedTable } from '@crosstable/core';
import { type ChessEvent, atPrintedRound, isOfTeams, isWebPage, participantsOf, tableOf } from '@crosstable/event';
import {
  type AuditReport,
  auditAnswer,
  auditReport,
  bestReading,
  comparisonAnswer,
  isAnythingWrong,
  tableOfCsv,
  tableOfPage,
  unlistedIn,
  writeAnswer,
} from '@crosstable/report';

import type { CompareRequest } from './arguments.js';
import { byTheList } from './asked-event.js';
import { CommandError, sentenceOf } from './command-error.js';
import { checkPlayers, formatOf } from './formats.js';
import type { Auditing, Outside } from './outside.js';

/** The printed part of a file beside its games: a table, or the ranks of a report. */
function printedIn({ written: { printed, ranks = [] } }: ChessEvent): PrintedTable {
  if (printed !== undefined) return printed;
  if (ranks.length === 0) throw new CommandError('the file states no ranks: --table takes a printed table');
  return { ranks: new Map(ranks.map(({ player, rank }) => [player, rank])), columns: [] };
}

/** The table that was asked for; its errors name its file. */
function askedTable(
  path: string,
  { read, standings }: Pick<Outside, 'read' | 'standings'>,
  event: ChessEvent,
): PrintedTable {
  const known = standings?.();
  if (known !== undefined) return known;
  const { primary = 'MP', written } = event;
  const participants = participantsOf(event);
  const haveOtherNumbers =
    written.printed !== undefined && participants.some(({ id, pairingNumber }) => id !== String(pairingNumber));
  try {
    const content = read(path);
    const ofTeams = isOfTeams(event) ? primary : undefined;
    return isWebPage(content)
      ? tableOfPage(content, participants, ofTeams)
      : tableOfCsv(content, participants, ofTeams, haveOtherNumbers);
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

function comparing(request: CompareRequest, look: Pick<Outside, 'columns' | 'isColoured'>): ReturnType<Auditing> {
  const format = formatOf(request.format);
  const sides = editionsOf(request.editions);
  return (event) => {
    checkPlayers(event, 'compare');
    const list = request.tiebreaks ?? event.tiebreaks;
    const comparison = byTheList(request.tiebreaks, list, () => compare(event.games, list, event, sides));
    return { text: writeAnswer(comparisonAnswer(event, comparison), format, look), code: 0 };
  };
}

/** Answers `audit` and `compare`. */
export const auditing: Auditing = (request, outside) => {
  const format = formatOf(request.format);
  if (request.command === 'compare') return comparing(request, outside);
  return (given) => {
    const event = atPrintedRound(given);
    const printed = request.table === undefined ? printedIn(event) : askedTable(request.table, outside, event);
    const best = bestReading(event, printed);
    const report: AuditReport = {
      ...auditReport(best, tableOf(best.event)),
      ...(request.table === undefined ? {} : { unlisted: unlistedIn(event, printed) }),
    };
    return {
      text: writeAnswer(auditAnswer(event, report), format, outside),
      code: isAnythingWrong(report) ? 1 : 0,
    };
  };
};
