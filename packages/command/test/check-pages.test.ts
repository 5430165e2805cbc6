// Findings on printed pages: ranks are compared with a list that is known, and with no other

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { openEvent } from '@crosstable/event';
import { type EventFinding, eventFindings } from '@crosstable/report';

import { crosstable, report } from './running.js';

/** The findings on a page by the heading that they stand under. */
async function checked(
  page: string | Uint8Array,
): Promise<{ readonly code: number; readonly parts: ReadonlyMap<string, string> }> {
  const { code, output } = await crosstable(['check', '-'], page);
  const parts = new Map<string, string>();
  let heading = '';
  for (const line of output.split('\n')) {
    if (line.startsWith('  ')) parts.set(heading, `${parts.get(heading) ?? ''}${line.trim()}\n`);
    else heading = line;
  }
  return { code, parts };
}

const RANK = 'Can change a rank:';
const NOTHING = 'Looks odd and changes no result, score or rank:';

// A round robin by its winner: nobody's starting number is known, and so neither are rounds and colours
const ROUND_ROBIN = 'Pl.;Name;1;2;3;Pts.;TB1\n1;Ana;*;1;1;2;1\n2;Bo;0;*;1;1;0\n3;Cy;0;0;*;0;0';

describe('check on a printed page', () => {
  it('has colours and rounds that nobody knows among what changes nothing', async () => {
    const { code, parts } = await checked(ROUND_ROBIN);
    expect(parts.get(RANK)).toBeUndefined();
    expect(parts.get(NOTHING)).toContain('has no rounds and colours: without starting numbers nobody knows them');
    expect(code).toBe(0);
  });

  it.each(['BPG', 'BWG', 'PS'])('but among what changes ranks where the list asks for %s', async (code) => {
    const event = await openEvent(ROUND_ROBIN);
    const found = eventFindings({ ...event, tiebreaks: ['PTS', code] });
    expect(found.find(({ key }: EventFinding) => key === 'rounds')?.changes).toBe('rank');
  });

  it('says once that no list explains the ranks', async () => {
    // Ana and Bo are level, and no values say why Ana is first
    const { parts } = await checked('Rk.;Name;1.Rd;Pts.\n1;Ana;2w½;0,5\n2;Bo;1b½;0,5');
    const said = 'no list of tie-breaks explains the printed ranks, and so they are compared with none\n';
    expect(parts.get(NOTHING)?.split(said)).toHaveLength(2);
    expect(parts.get(RANK)).toBeUndefined();
  });

  it.each([
    ['the points explain them', 'Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0'],
    ['the points explain those that are shared', 'Rk.;Name;1.Rd;Pts.\n1;Ana;2w½;0,5\n1;Bo;1b½;0,5'],
    ['a game is not finished', 'Rk.;Name;1.Rd;2.Rd;Pts.\n1;Ana;2w½;2b;0,5\n2;Bo;1b½;1w;0,5'],
  ])('and does not where %s', async (_, page) => {
    const { parts } = await checked(page);
    expect(parts.get(NOTHING)).not.toContain('explains the printed ranks');
  });
});

describe.skipIf(!hasShared)(`check on pages whose list is known${skipNote}`, () => {
  it('tells of the places that differ in one sentence', async () => {
    const { code, parts } = await checked(sharedBytes('pages/hof-2016-fi.html'));
    expect(parts.get(RANK)).toBe(
      'the printed table follows PTS, BH/C1, SB/C1, WIN by the rule before 2023; under 2026-03, 40 of 103 places differ\n',
    );
    expect(parts.get(NOTHING) ?? '').not.toContain('default');
    expect(code).toBe(1);
  });

  it('has nothing to say against one whose places are the same in the edition', async () => {
    const { code, parts } = await checked(sharedBytes('cases/34b-cr-spanish-crosstable.html'));
    expect([...parts]).toEqual([[NOTHING, 'the printed table follows PTS, BH, SB; under 2026-03, no place differs\n']]);
    expect(code).toBe(0);
  });
});

describe('check on a page whose legend names the list', () => {
  // Points 2½ 2 1½ 0; Buchholz 3½ 4 4½ 6
  const pageWith = (first: number, second: number): string =>
    [
      'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts.;TB1',
      `${first};Ana;2w1;3b½;4w1;2,5;3,5`,
      `${second};Bo;1b0;4w1;3w1;2;4`,
      '3;Di;4b1;1w½;2b0;1,5;4,5',
      '4;Cy;3w0;2b0;1b0;0;6',
      'Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints)',
    ].join('\n');

  it('compares the printed ranks with it', async () => {
    const { code, parts } = await checked(pageWith(2, 1));
    expect(parts.get(RANK)).toBe(
      [
        'the printed table names PTS, BH; under 2024-08, 2 of 4 places differ',
        'position 1 has Bo (no. 2), where the list puts Ana (no. 1): PTS, 2½ against 2',
        'rank 2 of Ana (no. 1) does not follow from PTS,BH, which gives 1',
        'rank 1 of Bo (no. 2) does not follow from PTS,BH, which gives 2',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  it('has nothing to say where all of them follow', async () => {
    const { code, parts } = await checked(pageWith(1, 2));
    expect([...parts.keys(), code]).toEqual([NOTHING, 0]);
  });
});

describe('check on a report', () => {
  it('tells of a letter that it reads in every row once, with the number of places', async () => {
    // Art. 2 of the format has m and w; the two rows have M and f
    const text = report()
      .replace(/^001 {4}1 {4}/m, '001    1 M  ')
      .replace(/^001 {4}2 {4}/m, '001    2 M  ');
    const { output } = await crosstable(['check', '-', '--format', 'json'], text);
    const { findings } = JSON.parse(output) as { readonly findings: readonly EventFinding[] };
    const ofLetter = findings.filter(({ message }) => message.includes('"M" read as m'));
    expect(ofLetter).toMatchObject([{ places: 2, changes: 'nothing' }]);
    expect(ofLetter[0].message).toMatch(/: 2 places$/);
  });

  it('keeps apart those that can change something', async () => {
    const page = 'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts.\n1;Ana;2w1;3b1;-1;3\n2;Bo;1b0;-1;3w1;2\n3;Cy;-1;1w0;2b0;1';
    const { parts } = await checked(page);
    expect(parts.get('Can change a result:')?.match(/pairing-allocated bye/g)).toHaveLength(3);
  });
});
