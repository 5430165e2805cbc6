// The part of `audit` and `compare` that is loaded where one of them is asked for.

export { compare } from '@crosstable/audit/inside';
export {
  auditAnswer,
  auditReport,
  bestReading,
  comparisonAnswer,
  isAnythingWrong,
  tableOfCsv,
  tableOfPage,
  unlistedIn,
} from '@crosstable/report';
