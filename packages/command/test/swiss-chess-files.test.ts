// Files of Swiss-Chess in the place of a report.
import { expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { SMALL_CHESS, writtenChess } from '@crosstable/core/testing/written-swiss-chess';

import { crosstable } from './running.js';

/** Four players; A has beaten C, and D has drawn with B. */
const FILE = writtenChess({ ...SMALL_CHESS, texts: { 245: 'Club night' }, bytes: { 621: 4, 572: 7 } });

it('standings, explain and check answer', async () => {
  const { output, complaints, code } = await crosstable(['standings', '-', '--format', 'csv'], FILE);
  expect(code).toBe(0);
  expect(complaints).toBe(
    'note: standard input: tie-break 2 (number 7): left out: the sum of the opponents’ Buchholz, of which C.07 has the mean (AOB)\n',
  );
  // Points: A 1, B ½, C 0, D ½
  expect(output).toContain('PTS,PS');
  expect(output.split('\n').slice(1, 3).join('\n')).toMatch(/^1,1,.*A.*,1,1\r?\n2,2,.*B.*,0\.5,0\.5/);
  const explained = await crosstable(['explain', '-', '4'], FILE);
  expect(explained.output).toContain('Round 1: draw with B, ½ point');
  expect((await crosstable(['check', '-'], FILE)).output).toContain('sum of the opponents’ Buchholz');
});

it.each([
  ['de', 'Feinwertung 2 (Nummer 7): weggelassen: die Summe der Buchholzwertungen der Gegner'],
  ['fr', 'départage 2 (numéro 7)\u202F: laissé de côté\u202F: la somme des Buchholz des adversaires'],
  ['es', 'desempate 2 (número 7): omitido: la suma de los Buchholz de los rivales'],
])('notes are said in %s', async (language, note) => {
  const { complaints } = await crosstable(['standings', '-', '--language', language], FILE);
  expect(complaints).toContain(note);
});

it('a file that can’t be read is a complaint with its place', async () => {
  const bytes = FILE.slice();
  bytes[13_384 + 15] = 1;
  const { code, complaints } = await crosstable(['standings', '-'], bytes);
  expect(code).not.toBe(0);
  expect(complaints).toMatch(
    /round 1, table 1, player 3 \(byte \d+\): expected status 1, as in the record of player 1/,
  );
});

it('help names it', async () => {
  const { output } = await crosstable(['help', 'files']);
  expect(output).toMatch(/Swiss-Chess\s+its own files: SWT of version 8 or later/);
  expect(output).toMatch(/Swiss-Chess\s+Save the tournament in Swiss-Chess 8/);
});

it.skipIf(!hasShared)(`standings and check answer for all real files${skipNote}`, async () => {
  const names = sharedNames('swiss-manager', /\.SWT\.event\.json$/);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const bytes = sharedBytes(`swiss-manager/${name.replace('.event.json', '')}`);
    expect([name, (await crosstable(['standings', '-'], bytes)).code]).toEqual([name, 0]);
    // 1 for columns without a code, by which players may be apart
    expect([0, 1]).toContain((await crosstable(['check', '-'], bytes)).code);
  }
});
