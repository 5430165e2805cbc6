// The standings as files, for saving.
import type { ChessEvent } from '../../../crosstable/src/event.js';
import { reportJson } from '../../../crosstable/src/report/standings-formats.js';
import { standingsReport } from '../../../crosstable/src/report/standings-report.js';

export { standingsCsv, standingsHtml } from '../../../crosstable/src/report/standings-texts.js';

export function standingsJson(event: ChessEvent): string {
  return reportJson(standingsReport(event));
}
