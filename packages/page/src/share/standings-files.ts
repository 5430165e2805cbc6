// The standings as files, for saving.
import type { ChessEvent } from '../../../crosstable/src/event.js';
import { reportJson } from '../../../report/src/standings-formats.js';
import { standingsReport } from '../../../report/src/standings-report.js';

export { standingsCsv, standingsHtml } from '../../../report/src/standings-texts.js';

export function standingsJson(event: ChessEvent): string {
  return reportJson(standingsReport(event));
}
