import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const bye = (white: string, kind: string, result: number) => ({ white, black: '', result, kind });
const game = (white: string, black: string, result: number, kind?: string) => ({ white, black, result, kind });

const audited = async (games: readonly unknown[], table: string) =>
  (await crosstable(['audit', '-', '--table', 'k.csv'], JSON.stringify({ name: 'X', system: 'swiss', games }), table))
    .output;

describe('the nearest other rule', () => {
  it('stands beside the rule of an ambiguous column where it has no name', async () => {
    // Points: A 3, B 2, C 0, D 2, E 2. Buchholz of 2026-03, with dummies that have 1½ at most: A 1½ + 2 + 2 = 5½, printed 6½; B twice C's
    // ½ (16.3.2) and A's 3 = 4; C 2 + 2 and a dummy with 0 = 4; D 2 + 1½ + 1½ = 5; E 2 + 3 + 1½ = 6½. With C's 0 as it is, B has 3
    const games = [
      [bye('A', 'pairing-bye', 1), game('E', 'D', 1), game('B', 'C', 1)],
      [bye('D', 'pairing-bye', 1), game('A', 'E', 1), game('B', 'C', 1)],
      [bye('C', 'zero-bye', 0), bye('D', 'full-bye', 1), bye('E', 'pairing-bye', 1), game('A', 'B', 1)],
    ];
    const output = await audited(games, 'Name;X\nA;6½\nB;4\nC;4\nD;5\nE;6½');
    expect(output).toMatch(/ambiguous; 4 of 5 cells agree\.\n {2}Rule: BH of C\.07 \(2026-03\)/);
    expect(output).toContain(
      'Nearest other rule: BH (own unplayed round: 2026-03; opponents’: points awarded); 3 of 5 cells agree.\n',
    );
  });

  it('has no count of cells beside a column with wrong ones, from which another rule may differ less', async () => {
    // Rounds that each elected to play: A 2, B 2, C 3, D 2, E 1, F 1; printed for B 3. Progressive scores: A 0 + ½ + 1½ = 2, B 1 + 1 + 1,
    // C 1 + 2 + 3, D ½ + 1 + 1, E 0 + ½ + ½ = 1, F 0 + ½ + 1. They agree with A, B and E, and differ from the rule in B, C, D and F;
    // the column that differs least does so in two cells
    const games = [
      [bye('D', 'half-bye', 0.5), bye('C', 'pairing-bye', 1), game('B', 'A', 1, 'forfeit-win'), game('E', 'F', 0, 'double-forfeit')], // prettier-ignore
      [game('B', 'C', 0), game('F', 'D', 0.5), game('E', 'A', 0.5)],
      [bye('A', 'full-bye', 1), bye('F', 'half-bye', 0.5), game('D', 'C', 0), game('B', 'E', 0, 'double-forfeit')],
    ];
    const output = await audited(games, 'Name;X\nA;2\nB;3\nC;3\nD;2\nE;1\nF;1');
    expect(output).toContain(
      'identified, with errors; 5 of 6 cells agree.\n  Rule: REP of C.07 (2026-03 and 2024-08).\n' +
        '  Nearest other rule: PS of C.07 (2026-03 and 2024-08); 3 of 6 cells agree.\n',
    );
  });
});
