// A printed page whose columns follow a list: its standings, explanations, comparisons and what-ifs take it

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { crosstable } from './running.js';

/** 103 players, 9 rounds, 2016: Buchholz Cut-1 and Sonneborn-Berger Cut-1 with the virtual opponent, then wins. */
const FINLAND = hasShared ? sharedBytes('pages/hof-2016-fi.html') : new Uint8Array();
const SENTENCE =
  'the printed table follows PTS, BH/C1, SB/C1, WIN by the rule before 2023; under 2026-03, 40 of 103 places differ';
/** As the page prints the player of its first row. */
const ROW_ONE = [9, 49, 49, 9];

const LINE = `T${SENTENCE.slice(1)}\n`;

/** 6 players, 3 rounds: points, Buchholz, Sonneborn-Berger; nobody was absent, so that every edition gives the same. */
const SPANISH = hasShared ? sharedBytes('cases/34b-cr-spanish-crosstable.html') : new Uint8Array();

describe.skipIf(!hasShared)(`the list that a printed page follows${skipNote}`, () => {
  it('is the list of its standings, and the first lines say so', async () => {
    const { output, complaints } = await crosstable(['standings', '-'], FINLAND);
    const [, , told, , headings] = output.split('\n');
    expect(`${told}\n`).toBe(LINE);
    expect(headings).toMatch(/^ *# +Printed +No .* PTS +BH\/C1 +Printed +SB\/C1 +Printed +WIN +Printed$/);
    expect(complaints).not.toContain('default');
  });

  it.each([
    [
      'de',
      'Die gedruckte Tabelle folgt PTS, BH/C1, SB/C1, WIN nach der Regel vor 2023; nach 2026-03 sind 40 von 103 Plätzen anders',
    ],
    [
      'fr',
      'Le tableau imprimé suit PTS, BH/C1, SB/C1, WIN selon la règle d’avant 2023\u202F; selon 2026-03, 40 places sur 103 changent',
    ],
    [
      'es',
      'La tabla impresa sigue PTS, BH/C1, SB/C1, WIN según la regla anterior a 2023; según 2026-03, cambian 40 de 103 puestos',
    ],
  ])('in %s', async (language, line) => {
    for (const format of ['text', 'markdown', 'html']) {
      const { output } = await crosstable(['standings', '-', '--language', language, '--format', format], FINLAND);
      expect(output).toContain(line);
    }
  });

  it('is told on standard error where a table has no place for it', async () => {
    for (const words of [
      ['standings', '-'],
      ['explain', '-', 'Deotiivba'],
      ['compare', '-'],
    ]) {
      const { complaints } = await crosstable([...words, '--format', 'csv'], FINLAND);
      expect(complaints).toContain(`note: standard input: ${SENTENCE}\n`);
    }
  });

  it('is a field of the data, with the printed numbers beside those of the edition', async () => {
    const { output } = await crosstable(['standings', '-', '--format', 'json'], FINLAND);
    const { printedList, standings, tiebreaks } = JSON.parse(output) as {
      readonly printedList: unknown;
      readonly standings: readonly { readonly rank: number; readonly printed: { readonly rank: number } }[];
      readonly tiebreaks: readonly string[];
    };
    expect(tiebreaks).toEqual(['PTS', 'BH/C1', 'SB/C1', 'WIN']);
    expect(printedList).toMatchObject({ codes: tiebreaks, from: 'values', ranks: 103, sentence: SENTENCE });
    expect(standings[0]).toMatchObject({ rank: 1, printed: { rank: 1, values: ROW_ONE } });
    const moved = standings.filter(({ printed, rank }) => printed.rank !== rank);
    expect(moved.length).toBeGreaterThanOrEqual(40);
  });

  it('has fields of their own in a table for spreadsheets', async () => {
    const { output } = await crosstable(['standings', '-', '--format', 'csv'], FINLAND);
    expect(output.split('\r\n')[0]).toBe(
      'rank,number,title,name,federation,rating,PTS,BH/C1,SB/C1,WIN,printed rank,printed PTS,printed BH/C1,printed SB/C1,printed WIN',
    );
  });

  it('has no column of a direct encounter that is 0 for everybody, for which C.07 has no value', async () => {
    const { output } = await crosstable(['standings', '-'], sharedBytes('pages/keshmat-winter-2026-rr-a-en.xlsx'));
    expect(output).toMatch(/ PTS +DE +WIN +SB\n/);
  });

  it('gives way to the list of the line', async () => {
    const { output, complaints } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,BH'], FINLAND);
    expect(output).toMatch(/ PTS +BH\n/);
    expect(output + complaints).not.toContain('printed table');
  });

  it('is told of the edition that the line asks for', async () => {
    // The words of issue 46
    const { output } = await crosstable(['standings', '-', '--edition', '2024-08'], FINLAND);
    expect(output).toContain(
      'The printed table follows PTS, BH/C1, SB/C1, WIN by the rule before 2023; under 2024-08, 40 of 103 places differ\n',
    );
  });

  it('has no printed values beside those of an earlier round', async () => {
    const { output } = await crosstable(['standings', '-', '--round', '5'], FINLAND);
    expect(output).toContain(LINE);
    expect(output).not.toContain(' Printed');
  });

  it('is that of explanations, with the printed value at the end of each', async () => {
    const { output } = await crosstable(['explain', '-', 'Deotiivba'], FINLAND);
    expect(output).toContain(LINE);
    const printed = output.split('\n').filter((line) => line.startsWith('  Printed: '));
    expect(printed).toEqual(ROW_ONE.map((value) => `  Printed: ${String(value).replace('.5', '½')}`));
  });

  it('is that of comparisons, with the printed rank', async () => {
    const { output } = await crosstable(['compare', '-'], sharedBytes('pages/keshmat-2025-05-en.xlsx'));
    expect(output).toContain('PTS,DE,BH/C1,BH of C.07 (2024-08)');
    expect(output).toContain('The printed table follows PTS, DE, BH/C1, BH by the rule before 2023; under ');
    expect(output).toMatch(/Player +2024-08 +2026-03 +Printed +Why/);
  });

  it('is that of what-ifs', async () => {
    const { output } = await crosstable(['whatif', '-', '--player', '1', '--round', '3'], SPANISH);
    expect(output).toContain('The printed table follows PTS, BH, SB; under 2026-03, no place differs\n');
    expect(output).toContain('by PTS,BH,SB of C.07');
  });
});

describe('a page whose columns follow no list', () => {
  it('has the default list, and nothing is told of its table', async () => {
    const page = 'Rk.;Name;1.Rd;2.Rd;Pts.;TB1\n1;Ana;2w1;3b1;2;17\n2;Bo;1b0;-1;1;31\n3;Cy;-1;1w0;1;8';
    const { output, complaints } = await crosstable(['standings', '-'], page);
    expect(output).not.toContain('printed table');
    expect(complaints).toContain('PTS,BH/C1,BH,SB is a default');
  });
});

describe('a page in which everybody has played every round', () => {
  /** Ana beat Bo and Di and drew Cy, Bo beat Di and Cy, Cy beat Di: Buchholz 3½, 4, 4½ and 6 by every rule for unplayed rounds. */
  const page = [
    'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts.;TB1',
    '1;Ana;2w1;3b½;4w1;2,5;3,5',
    '2;Bo;1b0;4w1;3w1;2;4',
    '3;Cy;4b1;1w½;2b0;1,5;4,5',
    '4;Di;3w0;2b0;1b0;0;6',
    'Tie Break1: Buchholz Tie-Breaks (variabel with parameter)',
  ].join('\n');

  it.each([
    ['en', 'The printed table follows PTS, BH; under 2026-03, no place differs\n'],
    ['de', 'Die gedruckte Tabelle folgt PTS, BH; nach 2026-03 '],
    ['fr', 'Le tableau imprimé suit PTS, BH\u202F; selon 2026-03'],
    ['es', 'La tabla impresa sigue PTS, BH; según 2026-03'],
  ])('follows no rule of a year: %s', async (language, sentence) => {
    const { output } = await crosstable(['standings', '-', '--language', language], page);
    expect(output).toContain(sentence);
  });
});
