// A report whose list can't be computed: the page shows the table by the usual one, and says why.

import { describe, expect, test } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { OPENING } from '../src/languages/en.js';
import { read } from '../src/open/reading.js';

const ROWS = [row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];
const ROUND_ROBIN = '092 Individual: Round-Robin';

describe('a report with a list that can’t be computed', () => {
  test.each([
    // Art. 8, note: no Buchholz where the pairings are predetermined
    ['Buchholz in a round robin', '212 PTS,BH', 'asks for BH, which'],
    ['a code that nobody knows', '212 PTS,XX', 'asks for XX, which'],
    ['a code of teams', '212 PTS,MPTS', 'asks for MPTS, which'],
  ])('opens with the usual list: %s', async (_, list, reason) => {
    const result = await read(file(ROUND_ROBIN, list, ...ROWS), 'list.trf');
    if ('mistake' in result) throw new Error(result.mistake.message);
    expect(result.opened.codes).toEqual(['PTS', 'SB', 'WIN']);
    expect(result.opened.event.tiebreaks).toEqual(['PTS', 'SB', 'WIN']);
    expect(result.note?.(OPENING.words)).toContain(reason);
  });

  test('has its own list where that can be computed, and no note', async () => {
    const result = await read(file(ROUND_ROBIN, '212 PTS,KS', ...ROWS), 'list.trf');
    expect(result).toMatchObject({ opened: { codes: ['PTS', 'KS'] }, note: null });
  });
});
