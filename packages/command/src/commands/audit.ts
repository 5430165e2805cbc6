import type { PrintedTable } from '@crosstable/core';
import { type ChessEvent, atPrintedRound, isWebPage, tableOf, tableOfRanks } from '@crosstable/event';
import { notesIn } from '@crosstable/report';
import type { AuditReport } from '@crosstable/report/audit';

import { aboutFile, eventIn, sourceOf } from '../about-file.js';
import { CommandError, sentenceOf } from '../command-error.js';
import { type Command, checkStandardInput, onlyFile } from '../command.js';
import type { Io } from '../io.js';
import { LANGUAGE } from '../language.js';
import { type Given, textOption } from '../option.js';
import { FORMAT, GROUP } from '../shared-options.js';

const TABLE = textOption({
  name: 'table',
  argument: 'CSV',
  says:
    'the printed table: a line of headings, then a line for each player. The headings are No or Name, Rank and Points (of ' +
    'teams MP and GP) if they are printed, or other words for these, and the columns. Or a saved page, XLSX or copied text with the names of the players.',
});

/** A page with another one behind it. */
function joined(content: Uint8Array, behind: Uint8Array): Uint8Array {
  const both = new Uint8Array(content.length + behind.length);
  both.set(content);
  both.set(behind, content.length);
  return both;
}

/** The event of a file, and its printed table where that was read from the page beside it. */
interface WithTable {
  readonly event: ChessEvent;
  readonly standings?: PrintedTable | undefined;
}

/** The content of a file, or of the only one in a ZIP archive. */
async function unpacked(content: Uint8Array): Promise<Uint8Array> {
  const { onlyFileIn } = await import('@crosstable/event/open-event');
  return (await onlyFileIn(content)) ?? content;
}

/** The event of a page, or of both pages where the columns that it lacks are in the page beside it, as Vega prints them. */
async function readWith(
  file: string,
  given: Given,
  beside: (() => Uint8Array) | undefined,
  content: Uint8Array,
): Promise<WithTable> {
  const event = await eventIn(content, file, given);
  const hasColumns = event.written.printed?.columns.length !== 0;
  if (hasColumns || beside === undefined) return { event };
  const page = await unpacked(content);
  if (!isWebPage(page)) return { event };
  let behind: Uint8Array;
  try {
    behind = await unpacked(beside());
  } catch {
    // Said of the table, when it is read
    return { event };
  }
  if (!isWebPage(behind)) return { event };
  const both = await eventIn(joined(page, behind), file, given);
  const standings = both.written.printed;
  return standings?.columns.length === 0 ? { event } : { event: both, standings };
}

/** The printed part of a file beside its games: a table, or the ranks of a report. */
function printedIn({ written }: ChessEvent): PrintedTable {
  const printed = written.printed ?? tableOfRanks(written);
  if (printed === undefined) throw new CommandError('the file states no ranks: --table takes a printed table');
  return printed;
}

/** The printed table in a file of its own; its errors name the file. */
async function tableIn(path: string, read: Io['read'], event: ChessEvent): Promise<PrintedTable> {
  const { printedTableIn } = await import('@crosstable/report/audit');
  try {
    return await printedTableIn(read(path), event);
  } catch (thrown) {
    throw new CommandError(`--table: ${sourceOf(path)}: ${sentenceOf(thrown)}`);
  }
}

export const audit: Command = {
  name: 'audit',
  operands: ['FILE'],
  says: 'finds out which rule made each column of a printed table.',
  more:
    'It also says which cells and ranks are wrong. Without a table, it says which lists give the ranks of the file. A last round without ' +
    'any result is left out.',
  found: 'a wrong cell or rank',
  options: [FORMAT, LANGUAGE, GROUP, TABLE],
  examples: ['crosstable audit open.trf --table printed.csv'],
  read(line) {
    const { given } = line;
    const [file, table] = [onlyFile('audit', line), TABLE.read(given)];
    checkStandardInput('audit', [file, table]);
    return aboutFile(file, given, async (content, words, { read }) => {
      const { auditAnswer, auditReport, bestReading, isAnythingWrong, unlistedIn } =
        await import('@crosstable/report/audit');
      const whole = await readWith(file, given, table === undefined ? undefined : () => read(table), content);
      const event = atPrintedRound(whole.event);
      const printed = table === undefined ? printedIn(event) : (whole.standings ?? (await tableIn(table, read, event)));
      const best = bestReading(event, printed);
      const report: AuditReport = {
        ...auditReport(best, tableOf(best.event)),
        ...(table !== undefined && { unlisted: unlistedIn(event, printed) }),
      };
      return {
        answer: auditAnswer(event, report, words),
        notes: notesIn(event, words),
        code: isAnythingWrong(report) ? 1 : 0,
      };
    });
  },
};
