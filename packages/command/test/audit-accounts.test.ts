import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

describe('the account of a wrong cell', () => {
  it('says how a round without a game came about, for the dummy isn’t the scheduled opponent', async () => {
    // Ionescu: absent in round 3, lost to Eriksen by forfeit in round 5. Both meet a dummy with Ionescu's own 3 points (16.4 of 2024-08);
    // Eriksen has 4. The column is SB/C1 of 2024-08, as in the guide, with 7 instead of 6½
    const table = [
      'No,TB1',
      '1,6.75',
      '2,13.25',
      '3,10',
      '4,5.25',
      '5,10½',
      '6,6½',
      '7,4.75',
      '8,5',
      '9,7',
      '10,1.25',
      '11,4',
    ];
    const { output } = await crosstable(
      ['audit', 'examples/harbour-open.trf', '--table', 'k.csv'],
      '',
      table.join('\n'),
    );
    expect(output).toMatch(/Ionescu, Radu +7 +6½ +round 1: 1 × 3 = 3 against Dvořák, Petr \(Art\. 16\.3\.1\);/);
    expect(output).toContain('; round 3: 0 × 3 = 0, zero-point bye (Art. 16.4);');
    expect(output).toContain('; round 5: 0 × 3 = 0, loss by forfeit to Eriksen, Liv (Art. 16.4);');
  });

  it('says of teams that there was no match', async () => {
    // Progressive match points. A: 2, 4, 4; B: 0, 0, 2; C: 2, 2, 2; D: 0, 2, 2, with no match for A and D in round 3
    const match = (white: string, black: string) => ({ white, black, gamePoints: [3, 1] });
    const matches = [[match('A', 'B'), match('C', 'D')], [match('A', 'C'), match('D', 'B')], [match('B', 'C')]];
    const event = JSON.stringify({ name: 'Cup', teams: ['A', 'B', 'C', 'D'].map((id) => ({ id })), matches });
    const { output } = await crosstable(['audit', '-', '--table', 'k.csv'], event, 'Team;X\nA;10\nB;2\nC;6\nD;5');
    expect(output).toMatch(/D +5 +4 +round 1: 0 against C .*; round 3: 2, no match/);
  });
});
