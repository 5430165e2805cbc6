// Tables held against the rules: what a command loads only where one is asked for.

export { auditAnswer } from './audit-answer.js';
export { type AuditReport, auditReport, isAnythingWrong } from './audit-report.js';
export { type BestReading, bestReading, unlistedIn } from './audited/best-reading.js';
export { withPrintedList } from './audited/printed-list.js';
export { tableOfCsv, tableOfRows } from './audited/printed-numbers.js';
export { printedTableIn } from './audited/printed-source.js';
export { comparisonByStandings } from './comparison-by-standings.js';
export { comparisonAnswer, countsByArticle, firstDifference, hasOtherValues, isMoved } from './comparison-report.js';
export { sentencesOnRanks } from './ranks-part.js';
export { ruleInWords, sentencesOnRules } from './rules-in-words.js';
