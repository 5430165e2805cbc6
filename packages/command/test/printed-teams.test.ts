// A printed crosstable of teams in the place of a file: its matches have the totals of the boards.
import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const TABLE = [
  'City League',
  'Rk.;Team;1.Rd;2.Rd;TB1;TB2',
  '1;Lions;2w2½;3b3;4;5½',
  '2;Bears;1b1½;4w2½;2;4',
  '3;Foxes;4w2;1w1;1;3',
  '4;Owls;3b2;2b1½;1;3½',
].join('\n');

describe('the command on a crosstable of teams', () => {
  it('has standings by match points, game points and what needs no boards', async () => {
    const { code, output } = await crosstable(['standings', '-'], TABLE);
    expect(code).toBe(0);
    // EMMSB: Lions 2 × 2 + 2 × 1 = 6, Bears 2 × 1 = 2, Owls 1 × 1 = 1, Foxes 1 × 1 = 1
    expect(output.split('\n')).toEqual([
      'City League',
      'Swiss of teams, 2 rounds, FIDE C.07 tie-breaks (2026-03, no date: the newest)',
      '',
      '#  No  Team   MP  GP  PTS  MPvGP  EMMSB',
      '1   1  Lions   4  5½    4     5½      6',
      '2   2  Bears   2   4    2      4      2',
      '3   4  Owls    1  3½    1     3½      1',
      '4   3  Foxes   1   3    1      3      1',
      '',
    ]);
  });

  it('explains a value, audits the columns, and finds nothing odd but the list', async () => {
    const explained = await crosstable(['explain', '-', 'Lions', '--tiebreaks', 'PTS,EMMSB'], TABLE);
    expect(explained.output).toContain('Lions');
    const audited = await crosstable(['audit', '-'], TABLE);
    expect(audited.output).toMatch(/All 4 points follow from the games/);
    expect(audited.output).toMatch(/Column TB1\n {2}identified; 4 of 4 cells agree\.\n {2}Rule: MPTS/);
    expect(audited.output).toMatch(/Column TB2\n {2}identified; 4 of 4 cells agree\.\n {2}Rule: GPTS/);
    // Foxes are printed before Owls, who have more game points
    expect(audited.output).toMatch(/of 4 ranks follow/);
  });

  it('says first whose printed points differ', async () => {
    const { code, output } = await crosstable(['check', '-'], TABLE.replace('3b3;4', '3b3;3'));
    expect(code).toBe(1);
    expect(output).toContain('"3" is not the sum of the row, 4 MP');
  });

  it.each([
    ['standings', 'BC', 'BC: expected a tournament with the boards of every match (Article 12)'],
    ['explain', 'TBR', 'TBR: expected a tournament with the boards of every match (Article 12)'],
  ])('%s refuses %s, which needs boards', async (command, code, said) => {
    const words = command === 'explain' ? [command, '-', 'Lions'] : [command, '-'];
    const { code: exit, complaints } = await crosstable([...words, '--tiebreaks', `PTS,${code}`], TABLE);
    expect(exit).toBe(2);
    expect(complaints).toContain(said);
  });

  it('refuses points that contradict each other, with the place', async () => {
    const { code, complaints } = await crosstable(['standings', '-'], TABLE.replace('1b1½', '1b3½'));
    expect(code).toBe(2);
    expect(complaints).toContain('line 4, column 9: expected points that make 4 boards with "2w2½" of line 3');
  });
});
