// Files of Swiss-Manager in the place of a report.
import { expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { SMALL, named, written } from '@crosstable/core/testing/written-swiss-manager';

import { crosstable } from './running.js';

/** Four players; A has beaten C, and D has drawn with B. */
const FILE = written({
  ...SMALL,
  texts: { 0: 'Club night' },
  players: named(4),
  tiebreaks: [{ number: 84, parameters: { 14: 1 } }, { number: 61 }],
});

it('standings, explain and check answer', async () => {
  const { output, complaints, code } = await crosstable(['standings', '-', '--format', 'csv'], FILE);
  expect(code).toBe(0);
  expect(complaints).toBe(
    'note: standard input: tie-break 2 (number 61): no code: Arranz, with different points for draws with White and with Black\n',
  );
  // Points: A 1, B ½, C 0, D ½
  expect(output).toContain('PTS,BH');
  expect(output.split('\n').slice(1, 3).join('\n')).toMatch(/^1,1,.*A.*,1,0\r?\n2,2,.*B.*,0\.5,0\.5/);
  const explained = await crosstable(['explain', '-', '4'], FILE);
  expect(explained.output).toContain('Round 1: draw with B, ½ point');
  expect((await crosstable(['check', '-'], FILE)).output).toContain('Nothing looks wrong.');
});

it('a file that can’t be read is a complaint with its place', async () => {
  const { code, complaints } = await crosstable(['standings', '-'], FILE.subarray(0, 1000));
  expect(code).not.toBe(0);
  expect(complaints).toMatch(/end \(byte 996\): expected the marker of the end, .*cut off while it was copied/);
});

it.skipIf(!hasShared)(`standings and check answer for all real files${skipNote}`, async () => {
  const names = sharedNames('swiss-manager', /X$/);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const bytes = sharedBytes(`swiss-manager/${name}`);
    for (const command of ['standings', 'check']) {
      const { code } = await crosstable([command, '-'], bytes);
      expect([name, command, code]).toEqual([name, command, 0]);
    }
  }
});
