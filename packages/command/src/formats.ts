import { type ChessEvent, isOfTeams } from '@crosstable/event';
import {
  type EventFinding,
  type FindingsShown,
  type Question,
  type SectionReport,
  type StandingsReport,
  eventJson,
  explanationHtml,
  explanationJson,
  explanationMarkdown,
  explanationText,
  findingsJson,
  findingsText,
  reportCsv,
  reportHtml,
  reportJson,
  reportMarkdown,
  reportText,
  sectionsHtml,
  sectionsMarkdown,
  sectionsText,
} from '@crosstable/report';

import { CommandError, alternatives } from './command-error.js';

/** The answer about an event in a format: the report, or its data. */
export function written(
  { columns, event, format }: { event: ChessEvent; format: string; columns: number | undefined },
  report: SectionReport,
  data: object,
): string {
  if (format === 'json') return eventJson(event, data);
  if (format === 'markdown') return sectionsMarkdown(report);
  return format === 'html' ? sectionsHtml(report) : sectionsText(report, columns);
}

/** Throws unless a format is one of reports in parts. */
export function checkFormat(format: string): void {
  if (SECTION_FORMATS.some((one) => one === format)) return;
  throw new CommandError(`--format: expected ${alternatives(SECTION_FORMATS)}, got "${format}"`);
}

/** Throws for a tournament of teams. */
export function checkPlayers(event: ChessEvent, command: string): void {
  if (isOfTeams(event)) throw new CommandError(`${command}: expected a tournament of players, got one of teams`);
}

/** The functions that print standings, by the name of the format. */
export const STANDINGS_FORMATS: ReadonlyMap<string, (report: StandingsReport, event: ChessEvent) => string> = new Map([
  ['text', reportText],
  ['json', reportJson],
  ['csv', reportCsv],
  ['markdown', reportMarkdown],
  ['html', reportHtml],
]);

/** The functions that print an explanation, likewise; the columns are those of a terminal. */
export const EXPLANATION_FORMATS: ReadonlyMap<
  string,
  (event: ChessEvent, question: Question, columns?: number) => string
> = new Map([
  ['text', explanationText],
  ['json', explanationJson],
  ['markdown', explanationMarkdown],
  ['html', explanationHtml],
]);

/** The functions that print findings, likewise. */
export const FINDINGS_FORMATS: ReadonlyMap<
  string,
  (event: ChessEvent, findings: readonly EventFinding[], shown?: FindingsShown) => string
> = new Map([
  ['text', findingsText],
  ['json', findingsJson],
]);

/** The formats of reports that are loaded when they are asked for. */
export const SECTION_FORMATS = ['text', 'json', 'markdown', 'html'] as const;
