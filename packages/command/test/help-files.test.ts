import { expect, it } from 'vitest';

import { PROGRAM_NAMES } from '@crosstable/words/recipes';

import { crosstable } from './running.js';

it('help files has a recipe for each program whose files are known', async () => {
  const { code, output, complaints } = await crosstable(['help', 'files'], '');
  expect([code, complaints]).toEqual([0, '']);
  for (const program of PROGRAM_NAMES) expect(output).toMatch(new RegExp(`^  ${program} +\\S`, 'm'));
  expect(output).toContain('art=4 and zeilen=99999');
  expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(98);
});

it('help takes one topic', async () => {
  const { code, complaints } = await crosstable(['help', 'files', 'audit'], '');
  expect([code, complaints]).toEqual([2, 'crosstable: help: expected one command, got "audit" too\n']);
});
