import { jsonText, visible } from '@crosstable/core/text';
import { type ChessEvent, progressOf, titleOf, underName } from '@crosstable/event';

import { wrapped } from './columns.js';
import { canChangeStandings } from './findings/event-findings.js';
import { CHANGES, type Change, type EventFinding } from './findings/finding.js';

/** The largest number of findings of a sort that the text shows. */
const MOST = 10;

const HEADINGS: Readonly<Record<Change, string>> = {
  result: 'Can change a result:',
  score: 'Can change a score:',
  rank: 'Can change a rank:',
  nothing: 'Looks odd and changes no result, score or rank:',
};

/** The findings of a sort, the first of them line by line. */
function linesOf(findings: readonly EventFinding[]): string[] {
  const keys = [...new Set(findings.map(({ key }) => key))];
  return keys.flatMap((wanted) => {
    const ofKey = findings.filter(({ key }) => key === wanted).map(({ message }) => `  ${message}`);
    const left = ofKey.length - MOST;
    // One line is not replaced by one that says so
    return left > 1 ? [...ofKey.slice(0, MOST), `  and ${left} more like it (--format json has them all)`] : ofKey;
  });
}

/** The columns of a terminal, and the name of the file where it is one of several. */
export interface FindingsShown {
  readonly columns?: number | undefined;
  readonly file?: string | undefined;
}

/** The findings on an event for people, under a heading for each thing that they can change. */
export function findingsText(
  event: ChessEvent,
  findings: readonly EventFinding[],
  { columns, file }: FindingsShown = {},
): string {
  const title = titleOf(event);
  const parts = CHANGES.flatMap((change) => {
    const lines = linesOf(findings.filter(({ changes }) => changes === change));
    return lines.length === 0 ? [] : ['', HEADINGS[change], ...lines];
  });
  const said = parts.length === 0 ? ['', 'Nothing looks wrong.'] : parts;
  const head = file === undefined ? '' : `${visible(file)}:\n`;
  return `${head}${underName(title, wrapped([progressOf(title), ...said], columns))}\n`;
}

/** The findings as data, with the answer that the exit code gives. */
export function findingsJson(
  event: ChessEvent,
  findings: readonly EventFinding[],
  { file }: FindingsShown = {},
): string {
  const data = {
    ...(file !== undefined && { file }),
    ...titleOf(event),
    canChangeStandings: canChangeStandings(findings),
    findings,
  };
  return `${jsonText(data, 2)}\n`;
}
