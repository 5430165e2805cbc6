import type { ChessEvent } from '../../event/src/chess-event.js';
import {
  explanationHtml,
  explanationJson,
  explanationMarkdown,
  explanationText,
} from '../../report/src/explanation-formats.js';
import type { EventFinding } from '../../report/src/findings/finding.js';
import type { FindingsShown } from '../../report/src/findings-formats.js';
import { findingsJson, findingsText } from '../../report/src/findings-formats.js';
import type { Question } from '../../report/src/explanation-report.js';
import { reportCsv, reportJson, reportMarkdown, reportText } from '../../report/src/standings-formats.js';
import { reportHtml } from '../../report/src/standings-html.js';
import type { StandingsReport } from '../../report/src/standings-report.js';

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
