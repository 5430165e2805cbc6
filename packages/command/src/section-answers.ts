import type { ChessEvent } from '../../event/src/chess-event.js';
import { eventJson } from '../../report/src/event-json.js';
import { isOfTeams } from '../../event/src/participants.js';
import type { SectionReport } from '../../report/src/sections.js';
import { sectionsHtml, sectionsMarkdown, sectionsText } from '../../report/src/sections.js';
import { alternatives } from './alternatives.js';
import { CommandError } from './command-error.js';
import { SECTION_FORMATS } from './formats.js';

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
