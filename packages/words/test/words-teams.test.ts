import { describe, expect, it } from 'vitest';

import type { Game, Match } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { match as scored } from '@crosstable/core/testing/team-notation';
import { explain } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';

import { nameOf } from '../src/checked.js';
import { decisionInWords } from '../src/encounter.js';
import { headingInWords, inWords } from '../src/in-words.js';
import { GERMAN } from '../src/languages/de/sentences.js';
import { ENGLISH } from '../src/languages/en/sentences.js';
import { FRENCH } from '../src/languages/fr/sentences.js';

/** A match on four boards; White's results, the first team having White on boards 1 and 3. */
function match(white: string, black: string, results: readonly [number, number, number, number]): Match {
  const boards = results.map((own, at): Game => {
    const [first, second] = [`${white}${at + 1}`, `${black}${at + 1}`];
    const result = at % 2 === 0 ? own : 1 - own;
    const players = at % 2 === 0 ? { white: first, black: second } : { white: second, black: first };
    return { ...players, result: result === 0.5 ? 0.5 : result === 1 ? 1 : 0 };
  });
  return { white, black, boards };
}

// Round 1: A–B 2–2 (1 ½ 0 ½), C–D 3–1 (1 1 ½ ½), E has the pairing-allocated bye: a draw in both, 1 MP and 2 GP.
// Round 2: A–C 2½–1½ (½ 1 ½ ½), B–D 2½–1½ (½ ½ ½ 1), E asked for a half-point bye.
// A and B: 3 MP, 4½ GP; C: 2 MP, 4½ GP; E: 2 MP, 4 GP; D: 0 MP, 2½ GP
const matches: Match[][] = [
  [
    match('A', 'B', [1, 0.5, 0, 0.5]),
    match('C', 'D', [1, 1, 0.5, 0.5]),
    { white: 'E', black: '', kind: 'pairing-bye' },
  ],
  [
    match('A', 'C', [0.5, 1, 0.5, 0.5]),
    match('B', 'D', [0.5, 0.5, 0.5, 1]),
    { white: 'E', black: '', kind: 'half-bye' },
  ],
];
const table = teamTable(matches, { system: 'swiss', rounds: 3 });
const NAMES: Readonly<Record<string, string>> = { A: 'Athens', B: 'Bergen', C: 'Cork', D: 'Delft', E: 'Essen' };
const names = (id: string): string => NAMES[id] ?? id;
const lines = (code: string, team = 'A'): readonly string[] => inWords(explain(code, team, table), names);
const german = (code: string, team = 'A'): readonly string[] => inWords(explain(code, team, table), names, GERMAN);

describe('the explanations of teams in words', () => {
  it('has the units of both scores behind numbers, and says what was cut', () => {
    expect(lines('EMGSB/C1')).toEqual([
      'EMGSB/C1, Extended Sonneborn-Berger, MP of the opponents times own GP Cut-1 (Art. 13.2.2, edition 2026-03) – Athens: 6',
      "  Round 1: draw with Bergen, 2–2; the opponent's score is 3 MP (Art. 16.3.1); 2 GP × 3 MP = 6",
      "  Round 2: win against Cork, 2½–1½; the opponent's score is 2 MP; 2½ GP × 2 MP = 5; cut: the least significant value (Art. 14.1.2)",
      '  Sum: 6, without what is cut',
    ]);
    expect(german('EGMSB').slice(1)).toEqual([
      '  Runde 1: Remis gegen Bergen, 2–2; der Gegner hat 4½ BP (Art. 16.3.1); 1 MP × 4½ BP = 4½',
      '  Runde 2: Sieg gegen Cork, 2½–1½; der Gegner hat 4½ BP; 2 MP × 4½ BP = 9',
      '  Summe: 13½',
    ]);
    expect(lines('SB')[2]).toContain('; 2 MP × 2 MP = 4');
    expect(lines('BH:GP')[2]).toBe("  Round 2: win against Cork, 2½–1½; the opponent's score is 4½ GP");
    expect(lines('PS:GP')[2]).toBe('  Round 2: win against Cork, 2½–1½; 4½ GP after the round');
  });

  it('says the match points of a round, and the points of a bye', () => {
    expect(lines('PTS').slice(1)).toEqual([
      '  Round 1: draw with Bergen, 2–2; 1 MP',
      '  Round 2: win against Cork, 2½–1½; 2 MP',
      '  Sum: 3',
    ]);
    expect(lines('GPTS')[1]).toBe('  Round 1: draw with Bergen, 2–2');
    expect(lines('PTS', 'E').slice(1)).toEqual([
      '  Round 1: pairing-allocated bye, 1 MP and 2 GP',
      '  Round 2: half-point bye, 1 MP and 2 GP',
      '  Sum: 2',
    ]);
    // 16.4.1: a dummy with the own score
    expect(lines('BH', 'E').slice(1, 3)).toEqual([
      "  A dummy opponent stands in for a match that wasn't played.",
      "  Round 1: pairing-allocated bye, 1 MP and 2 GP; dummy with the team's own 2 MP (Art. 16.4)",
    ]);
    expect(german('BH', 'E')[1]).toBe('  Ein virtueller Gegner vertritt einen nicht gespielten Wettkampf.');
  });

  it('12: goes board by board', () => {
    // 1 × 1 + 2 × ½ + 3 × 0 + 4 × ½ = 4, 1 × ½ + 2 × 1 + 3 × ½ + 4 × ½ = 6
    expect(lines('BC').slice(1)).toEqual([
      '  The number of every board times its points:',
      '  Round 1: draw with Bergen, 2–2; 1 × 1 + 2 × ½ + 3 × 0 + 4 × ½ = 4',
      '  Round 2: win against Cork, 2½–1½; 1 × ½ + 2 × 1 + 3 × ½ + 4 × ½ = 6',
      '  Sum: 10',
    ]);
    // A: 1½ on board 1; B: 0 + ½
    expect(lines('TBR')).toEqual([
      'TBR, Top Board Results (Art. 12.2, edition 2026-03) – Athens: rank 1 of 2 tied teams',
      '  Round 1: draw with Bergen, 2–2 (1 ½ 0 ½)',
      '  Round 2: win against Cork, 2½–1½ (½ 1 ½ ½)',
      '  The boards of: Athens; Bergen',
      '  Board 1 (Art. 12.2): Athens 1½ against Bergen ½:',
      '    1. Athens',
      '    2. Bergen',
    ]);
    // Without board 4: A 4½ - 1 = 3½, B 4½ - 1½ = 3
    expect(german('BBE').slice(3)).toEqual([
      '  Die Bretter von: Athens; Bergen',
      '  Ohne das letzte Brett (Art. 12.3): Athens 3½ gegen Bergen 3:',
      '    1. Athens',
      '    2. Bergen',
    ]);
  });

  it('12: has the boards of a bye, which the pairing-allocated one wins', () => {
    expect(lines('TBR', 'E').slice(1)).toEqual([
      '  Round 1: pairing-allocated bye, 1 MP and 2 GP (1 1 1 1)',
      '  Round 2: half-point bye, 1 MP and 2 GP (½ ½ ½ ½)',
      '  Nobody else is tied',
    ]);
  });

  it('13.3: names the score of each step, and what the boards of the match were', () => {
    // BC of the match: A 4, B 1 × 0 + 2 × ½ + 3 × 1 + 4 × ½ = 6
    expect(lines('EDEBT')).toEqual([
      'EDEBT, Extended Direct Encounter, Board Count and Top Board Results (Art. 13.3, edition 2026-03) – Athens: rank 1 of 2 tied teams',
      '  Round 1: draw with Bergen, 2–2; a match between tied teams (Art. 6.1)',
      '  Tied: Athens; Bergen. The separate standings by match points (Art. 6.1):',
      '    Athens: 1 MP (1 against Bergen in round 1)',
      '    Bergen: 1 MP (1 against Athens in round 1)',
      '  All the tied have met each other, and their scores are equal: nobody is separated (Art. 6.2)',
      '  Article 6 again for: Athens; Bergen. The separate standings by game points (Art. 6.1):',
      '    Athens: 2 GP (2 against Bergen in round 1)',
      '    Bergen: 2 GP (2 against Athens in round 1)',
      '  All the tied have met each other, and their scores are equal: nobody is separated (Art. 6.2)',
      '  The boards of: Athens; Bergen:',
      '    Athens: 1 ½ 0 ½ against Bergen in round 1',
      '    Bergen: 0 ½ 1 ½ against Athens in round 1',
      '  BC, the lower first (Art. 12.1): Athens 4 against Bergen 6:',
      '    1. Athens',
      '    2. Bergen',
    ]);
    expect(german('EDET').slice(-5)).toEqual([
      '    Athens: 1 ½ 0 ½ gegen Bergen in Runde 1',
      '    Bergen: 0 ½ 1 ½ gegen Athens in Runde 1',
      '  Brett 1 (Art. 12.2): Athens 1 gegen Bergen 0:',
      '    1. Athens',
      '    2. Bergen',
    ]);
  });

  it('tells the decision of a step without what it is made from', () => {
    const { steps = [] } = explain('EDEBT', 'A', table);
    expect(steps.flatMap((step) => decisionInWords(step, names, ENGLISH))).toEqual([
      '  All the tied have met each other, and their scores are equal: nobody is separated (Art. 6.2)',
      '  All the tied have met each other, and their scores are equal: nobody is separated (Art. 6.2)',
      '  BC, the lower first (Art. 12.1): Athens 4 against Bergen 6:',
      '    1. Athens',
      '    2. Bergen',
    ]);
  });

  it('12.2: shows the boards that make no difference', () => {
    const even = teamTable([[match('A', 'B', [0.5, 0, 1, 0.5])]]);
    expect(inWords(explain('TBR', 'A', even), names).slice(2)).toEqual([
      '  The boards of: Athens; Bergen',
      '  Board 1 (Art. 12.2): Athens ½ against Bergen ½, no difference',
      '  Board 2 (Art. 12.2): Bergen 1 against Athens 0:',
      '    1. Bergen',
      '    2. Athens',
    ]);
  });

  it('13.4: concludes with the score, the Buchholz and the divisor', () => {
    // Buchholz in MP: 3 + 2; the divisor: 2 × 2 rounds / 4 boards = 1
    expect(lines('SSSC').at(-1)).toBe('  4½ GP + Buchholz of 5 MP / 1: 9.50');
    expect(german('SSSC/K4').at(-1)).toBe('  4½ BP + Buchholz von 5 MP / 4: 5,75');
  });

  it('names the score and the divisor of a code', () => {
    expect(nameOf('BH:GP/C1')).toBe('Buchholz, GP Cut-1');
    expect(nameOf('SSSC/F/K4')).toBe('Scores and Schedule Strength Combination, from Fore Buchholz, divisor 4');
    expect(nameOf('SSSC/K4', GERMAN)).toBe('Punkte und Stärke der Gegner, Divisor 4');
  });

  it.each(['EDE', 'EDEBT/P', 'TBR', 'BBE', 'DE:MP', 'DE:GP'])(
    '%s of a team that nobody is tied with speaks of a match that isn’t finished',
    (code) => {
      const open: Match = { white: 'A', black: 'B', boards: [{ white: 'A1', black: 'B1', result: null }] };
      const ahead = { team: 'A', matchPoints: 1, gamePoints: 1 }; // so that A isn't tied with B
      const running = teamTable([[open]], { adjustments: [ahead] });
      // "un match" is one of teams; players have "une partie"
      expect(inWords(explain(code, 'A', running), names, FRENCH)[1]).toBe(
        '  Ronde 1\u202F: match non terminé (contre Bergen)',
      );
    },
  );

  it('speaks of teams in the heading alone, too, and refuses a score that there isn’t', () => {
    expect(headingInWords([explain('EDE', 'A', table)], names)).toContain('rank 1 of 2 tied teams, shared');
    expect(() => call(inWords, [{ ...explain('BH', 'A', table), unit: 'XP' }])).toThrow(
      new RangeError("explanation.unit: expected 'MP' or 'GP', got \"XP\""),
    );
  });
});

it('13.2: a sum says that a product is cut from it', () => {
  // In the end: A 5 MP, B 2, C 3, D 2. Game points of A: 3, 2 and 3½; that against D, of 1 MP met, is cut: 2 × 3 + 4 × 2
  const table = teamTable(
    [
      [scored('A', 'B', 3, 1), scored('C', 'D', 2, 2)],
      [scored('A', 'C', 2, 2), scored('B', 'D', 3, 1)],
      [scored('A', 'D', 3.5, 0.5), scored('B', 'C', 1.5, 2.5)],
    ],
    { boards: 4, system: 'swiss' },
  );
  expect(inWords(explain('EMGSB/C1', 'A', table)).at(-1)).toBe('  Sum: 14, without what is cut');
});
