import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { foreBuchholz, tiebreak } from '../src/fore.js';
import { foreBuchholzCut1 } from '../src/fore/cut1.js';
import { buchholz } from '../src/index.js';

/** After round 1: A 1, B 0, C 1, D 0. Then A beat C, B beat D; E has byes. */
const FIRST = [game('A', 'B', 1), game('C', 'D', 1), bye('E', 'pairing-bye')];
const GAMES = [FIRST, [game('A', 'C', 1), game('B', 'D', 1), bye('E', 'half-bye')]];

describe('8.3: as if all paired games of the final round had ended in draws', () => {
  const table = crosstable(GAMES, { system: 'swiss', rounds: 2 });

  it('counts a draw for everyone who was paired', () => {
    // With draws: A 1½, B ½, C 1½, D ½. A met B and C; B met A and D; C met D and A; D met C and B
    expect(['A', 'B', 'C', 'D'].map((id) => foreBuchholz(id, table))).toEqual([2, 2, 2, 2]);
    // As it was: A 2, B 1, C 1, D 0
    expect(['A', 'B', 'C', 'D'].map((id) => buchholz(id, table))).toEqual([2, 2, 2, 2]);
    expect(foreBuchholzCut1('A', table)).toBe(1.5);
    expect(tiebreak).toBe(foreBuchholz);
  });

  it('is Buchholz before the final round that was announced', () => {
    const running = crosstable(GAMES, { system: 'swiss', rounds: 3 });
    for (const id of 'ABCDE') expect(foreBuchholz(id, running)).toBe(buchholz(id, running));
    expect(foreBuchholzCut1('A', running)).toBe(1); // B 1, C 1
  });

  it('a forfeit in the final round is a pairing, so a draw, and no voluntary unplayed round', () => {
    const games = [FIRST, [game('A', 'C', 0, 'forfeit-loss'), game('B', 'D', 1), bye('E', 'zero-bye')]];
    const forfeited = crosstable(games, { system: 'swiss', rounds: 2 });
    // With draws: A 1½, B ½, C 1½, D ½. A: B ½ + C 1½
    expect(foreBuchholz('A', forfeited)).toBe(2);
    expect(foreBuchholzCut1('A', forfeited)).toBe(1.5); // B's ½ goes, not the forfeit
    expect(buchholz('A', forfeited)).toBe(2); // B 1, dummy 1, at most C's 2
  });

  it('a bye in the final round stays one: its dummy has the score of Fore Buchholz', () => {
    // E: 1 + ½; dummies of 1 (two draws) twice
    expect(foreBuchholz('E', table)).toBe(2);
    // Opponents see a requested bye as a draw (16.3.2), so nothing changes for those who met E
    const games = [[game('E', 'A', 1)], [bye('E', 'zero-bye'), game('A', 'B', 1)]];
    const met = crosstable(games, { system: 'swiss', rounds: 2 });
    // A: E 1 + ½ (taken as a draw), B: 0 + ½ (the final round drawn)
    expect(foreBuchholz('A', met)).toBe(2);
  });

  it('asks for the announced rounds', () => {
    const what = 'games: expected a table with the announced number of rounds (Article 8.3), got undefined';
    expect(() => foreBuchholz('A', GAMES)).toThrow(new RangeError(what));
    expect(() => foreBuchholz('A', crosstable(GAMES, { system: 'swiss' }))).toThrow(new RangeError(what));
    expect(() => explain('A', GAMES, [], { fore: true })).toThrow(new RangeError(what));
  });

  it('is refused in a round-robin, and changes nothing of the table that it looks at', () => {
    const round = crosstable(GAMES, { system: 'round-robin', rounds: 2 });
    expect(() => foreBuchholz('A', round)).toThrow(RangeError);
    // A known defect elsewhere: computing FB changed the BH after it
    const own = crosstable(GAMES, { system: 'swiss', rounds: 2 });
    const before = ['A', 'B', 'C', 'D', 'E'].map((id) => buchholz(id, own));
    for (const id of 'ABCDE') foreBuchholz(id, own);
    expect(['A', 'B', 'C', 'D', 'E'].map((id) => buchholz(id, own))).toEqual(before);
  });

  it('0 for a player without games', () => {
    expect(foreBuchholz('Z', table)).toBe(0);
    expect(explain('Z', table, [], { fore: true }).value).toBe(0);
  });

  it('explains which scores are those of a drawn final round', () => {
    const { contributions, value } = explain('A', table, [], { fore: true });
    expect(value).toBe(2);
    expect(contributions.map(({ opponent, outcome, score, reason }) => [opponent, outcome, score, reason.key])).toEqual(
      [
        ['B', 'win', 0.5, 'opponent-fore-score'],
        ['C', 'win', 1.5, 'opponent-fore-score'],
      ],
    );
  });
});
