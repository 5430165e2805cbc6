// Tables of programs of the United States, whose columns are tie-breaks of US Chess

import { expect, it } from 'vitest';

import { tableOf } from '@crosstable/event';
import { readPageEvent } from '@crosstable/event/page-event';

import { writeAnswer } from '../src/answer.js';
import { auditAnswer } from '../src/audit-answer.js';
import { auditReport } from '../src/audit-report.js';
import { bestReading } from '../src/audited/best-reading.js';
import { withPrintedList } from '../src/audited/printed-list.js';

/** Eight players who played every game, with the modified medians of rule 34E1. */
const LINES = [
  '# Name Rd1 Rd2 Rd3 Rd4 Total MMed Rank',
  '1 E W5 W6 W2 D3 3.5 7.5 1',
  '2 A W7 W3 L1 W4 3 8 2',
  '3 C W4 L2 W6 D1 2.5 8.5 3',
  '4 D L3 W7 W5 L2 2 4.5 4',
  '5 F L1 W8 L4 W8 2 2 5',
  '6 G W8 L1 L3 D7 1.5 4 6',
  '7 B L2 L4 W8 D6 1.5 3.5 7',
  '8 H L6 L5 L7 L5 0 5 8',
];

const page = (lines: readonly string[]): string => lines.map((line) => line.replaceAll(' ', '\t')).join('\n');

it('a column of the modified median is identified, and the list is that of the table', async () => {
  const event = withPrintedList(await readPageEvent(page(LINES)));
  expect(event.tiebreaks).toEqual(['PTS', 'US_MM']);
  const { printed } = event.written;
  if (printed === undefined) throw new Error('expected a printed table');
  const [{ rules, verdict }] = auditReport(bestReading(event, printed), tableOf(event)).columns;
  expect([verdict, rules]).toEqual(['identified', [{ code: 'US_MM', article: 'US Chess 34E1' }]]);
});

it('ranks that follow from the list of US Chess are of no edition of C.07', async () => {
  const event = withPrintedList(await readPageEvent(page(LINES)));
  const { printed } = event.written;
  if (printed === undefined) throw new Error('expected a printed table');
  const report = auditReport(bestReading(event, printed), tableOf(event));
  const text = writeAnswer(auditAnswer(event, report), 'text');
  expect(text).toContain('  PTS,US_MM gives all 8 ranks.\n');
});

it('a wrong cell is accounted for, with what was cut', async () => {
  const event = await readPageEvent(page(LINES).replace('4.5', '5'));
  const { printed } = event.written;
  if (printed === undefined) throw new Error('expected a printed table');
  const [{ wrong }] = auditReport(bestReading(event, printed), tableOf(event)).columns;
  expect(wrong).toMatchObject([{ printed: 5, computed: 4.5, account: { value: 4.5 } }]);
  expect(wrong[0].account?.rounds.filter(({ isCut }) => isCut).map(({ score }) => score)).toEqual([1.5, 3]);
});
