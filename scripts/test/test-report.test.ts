import { expect, test } from 'vitest';

import { reportProblems } from '../test-report.mjs';

const ran = (name: string, ...statuses: string[]) => ({
  name,
  assertionResults: statuses.map((status) => ({ status, fullName: 'a test' })),
});

test('a run of all species without a skipped test is complete', () => {
  const testResults = [ran('a.test.ts', 'passed', 'failed'), ran('a.prop.ts', 'passed')];
  expect(reportProblems({ testResults })).toEqual([]);
});

test('a species that saw no file and a skipped test are named', () => {
  const testResults = [ran('a.test.ts', 'passed', 'skipped')];
  expect(reportProblems({ testResults })).toEqual([
    'expected test files *.prop.ts, none ran',
    'a.test.ts: a test: expected to run, was skipped',
  ]);
});
