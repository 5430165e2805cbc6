// The exercises and worked examples of FIDE's own documents: Mario Held's exercises in tie-breaking, the Arbiters' Manual.

import { describe, expect, it } from 'vitest';

import { copyOf, cutLeastSignificant, take } from '@crosstable/core';
import { type Met, contributionsOf, sumAfter } from '@crosstable/core/testing/contributions';
import { bye, game } from '@crosstable/core/testing/notation';
import { hasShared, sharedBytes, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import { type Expected, compareValues, noComparison } from '@crosstable/standings/testing/golden-values';
import { parseTrf } from '@crosstable/trf';

import {
  type CrosstableOptions,
  type Edition,
  type Game,
  type Result,
  crosstable,
  explain,
  standings,
  tiebreak,
  tiebreakValues,
} from '../src/index.js';

interface Boundary {
  readonly name: string;
  readonly elements?: readonly Met[];
  readonly 'elements [opp/dummy score, points, VUR]'?: readonly Met[];
  readonly SB: number;
  readonly 'SB/C1': number;
  readonly 'SB/C2': number;
  readonly 'cut rounds': readonly number[];
  readonly 'before 2026 (dummy 2.5 in both)'?: Sums;
}

type Sums = Readonly<Record<'SB' | 'SB/C1' | 'SB/C2', number>>;

type Round = readonly [round: number, score: number | null, points: Result, kind: string];

interface ManualCase {
  readonly name: string;
  readonly rounds: number;
  readonly score: number;
  readonly results?: readonly Round[];
  readonly 'results [round, opponent final/adjusted score, points, kind]'?: readonly Round[];
  readonly old: Readonly<Record<string, number>>;
  readonly new: Readonly<Record<string, number>>;
}

type Ranks = Readonly<Record<string, number>>;

const WITHDRAWAL =
  'round_robin_withdrawal (5 players, player 5 leaves after round 1; unplayed rounds contribute nothing)';

interface WorkedExamples {
  readonly 'held-swiss-5': Readonly<Record<string, Expected>>;
  readonly 'held-swiss-9': Readonly<Record<'ranks with PTS,DE', Ranks>>;
  readonly 'held-rr-6': Expected & Readonly<Record<'ranks with PTS,DE', Ranks>>;
  readonly arbiters_manual_2026: { readonly cases: readonly ManualCase[] };
  readonly 'cut_boundary_cases (Gacrux tests/test_tiebreak_cut.py, 2026 rules; hand derivation printed there)': readonly Boundary[];
  readonly [WITHDRAWAL]: Readonly<Record<'scores' | 'SB/C2' | 'SB/M1', Ranks>>;
}

const WORKED = (hasShared ? sharedJson('real/worked-examples.json') : {}) as WorkedExamples;

function tableOf(name: string, options: CrosstableOptions) {
  const { players, games, rounds } = parseTrf(sharedBytes(`real/${name}.trf`));
  return crosstable(games, { ...options, players, rounds });
}

function ranksOf(name: string, options: CrosstableOptions, order: readonly string[]): Ranks {
  return Object.fromEntries(standings(tableOf(name, options), order).map(({ player, rank }) => [player, rank]));
}

/** Compares the values that are printed of one code with ours; returns how many there were. */
function compare(name: string, options: CrosstableOptions, code: string, printed: Expected): number {
  const { players, games, rounds } = parseTrf(sharedBytes(`real/${name}.trf`));
  const compared = noComparison();
  // Some headings say more than the code: "APPO (recomputed)"
  const values = Object.entries(printed).find(([heading]) => heading.split(' ')[0] === code)?.[1];
  compareValues(compared, name, games, { ...options, players, rounds }, { [code]: values });
  expect(compared.mismatches).toEqual([]);
  return compared.values;
}

// prettier-ignore
const PRINTED_IN_2023 = [
  'BH', 'BH/C1', 'AOB', 'FB', 'SB', 'SB/C1', 'ARO', 'ARO/C1', 'TPR', 'PTP', 'APPO', 'WIN', 'WON', 'BPG', 'BWG', 'REP',
  'PS', 'PS/C1',
];

describe.skipIf(!hasShared)(`Mario Held's exercises in tie-breaking: the Swiss of 5 rounds${skipNote}`, () => {
  const { '2023/2024 editions (printed in the paper)': of2023 = {} } = hasShared ? WORKED['held-swiss-5'] : {};
  const { '2026 edition (Gacrux /V2, Sharly, own recomputation agree)': of2026 = {} } = hasShared
    ? WORKED['held-swiss-5']
    : {};

  it.each(PRINTED_IN_2023)('%s of all 16 players, as the paper has it; edition 2024-08', (code) => {
    expect(compare('held-swiss-5', { system: 'swiss', edition: '2024-08' }, code, of2023)).toBe(16);
  });

  it('APRO of the four players with 3½ points, edition 2024-08', () => {
    expect(compare('held-swiss-5', { system: 'swiss', edition: '2024-08' }, 'APRO', of2023)).toBe(4);
  });

  it.each(['BH', 'BH/C1', 'AOB', 'FB', 'SB', 'SB/C1'])('%s of all 16 players with the caps of 2026', (code) => {
    expect(compare('held-swiss-5', { system: 'swiss', edition: '2026-03' }, code, of2026)).toBe(16);
  });

  it('nothing that is printed is left out', () => {
    const codes = (printed: Expected) => Object.keys(printed).map((heading) => heading.split(' ')[0]);
    expect(codes(of2023).toSorted()).toEqual([...PRINTED_IN_2023, 'APRO'].toSorted());
    expect(codes(of2026)).toEqual(['BH', 'BH/C1', 'AOB', 'FB', 'SB', 'SB/C1']);
  });

  it.each(['2024-08', '2026-03'] as const)('exercises 23 and 24: DE ranks nobody, edition %s', (edition) => {
    // 2 has 4 points; 1, 3, 4, 16 have 3½; 6 has 3; 5, 8, 11 have 2½
    const ranks = ranksOf('held-swiss-5', { system: 'swiss', edition }, ['PTS', 'DE']);
    expect(['2', '1', '3', '4', '16', '6', '5', '8', '11'].map((id) => ranks[id])).toEqual([1, 2, 2, 2, 2, 6, 7, 7, 7]);
    const table = tableOf('held-swiss-5', { system: 'swiss', edition });
    const why = ['1', '3', '4', '16', '5', '8', '11'].map((id) => explain('DE', id, table).conclusion.key);
    expect(new Set(why)).toEqual(new Set(['not-separated']));
  });
});

describe.skipIf(!hasShared)(`Mario Held's exercises in tie-breaking: the other tournaments${skipNote}`, () => {
  it.each(['2024-08', '2026-03'] as const)('Swiss continued to 9 rounds: ranks with PTS, DE, edition %s', (edition) => {
    const ranks = ranksOf('held-swiss-9', { system: 'swiss', edition }, ['PTS', 'DE']);
    expect(Object.keys(ranks)).toHaveLength(16);
    expect(ranks).toEqual(WORKED['held-swiss-9']['ranks with PTS,DE']);
  });

  const both = (['2024-08', '2026-03'] as const).flatMap((edition) =>
    ['SB', 'SB/C1', 'KS'].map((code) => [code, edition] as const),
  );
  it.each(both)('round robin of 6 players: %s, edition %s', (code, edition) => {
    expect(compare('held-rr-6', { system: 'round-robin', edition }, code, WORKED['held-rr-6'])).toBe(6);
  });

  it.each(['2024-08', '2026-03'] as const)('round robin of 6 players: ranks with PTS, DE, edition %s', (edition) => {
    const ranks = ranksOf('held-rr-6', { system: 'round-robin', edition }, ['PTS', 'DE']);
    expect(Object.keys(ranks)).toHaveLength(6);
    expect(ranks).toEqual(WORKED['held-rr-6']['ranks with PTS,DE']);
  });
});

/** A score made of wins and at most one draw. */
function resultsFor(score: number, games: number): readonly Result[] {
  expect(score).toBeLessThanOrEqual(games);
  return Array.from({ length: games }, (_, at) => (at + 1 <= score ? 1 : at + 0.5 <= score ? 0.5 : 0));
}

/** The tournament of a manual case: what the example says of its player, and opponents who reach the scores it gives. */
function tournamentOf(rounds: number, results: readonly Round[]): readonly (readonly Game[])[] {
  const games: Game[][] = Array.from({ length: rounds }, () => []);
  for (const [number, score, points, kind] of results) {
    const opponent = `opponent of round ${number}`;
    if (score === null) {
      games[number - 1].push(bye('player', 'zero-bye'));
      continue;
    }
    const isForfeitWin = kind.startsWith('forfeit win');
    const forfeit = isForfeitWin ? 'forfeit-win' : kind === 'forfeit loss' ? 'forfeit-loss' : undefined;
    games[number - 1].push(game('player', opponent, points, forfeit));
    // A player who loses by forfeit stays away from then on, and the score given counts those rounds as draws (16.3.2)
    const present = games.flatMap((_, at) => (at === number - 1 || (isForfeitWin && at >= number) ? [] : [at]));
    const other = isForfeitWin ? score - (rounds - number) / 2 : score - (1 - points);
    resultsFor(other, present.length).forEach((result, at) => {
      games[present[at]].push(game(opponent, `${opponent}, ${present[at]}`, result));
    });
  }
  return games;
}

/** Under which editions the manual means its old and its new values. */
const MANUAL_EDITIONS: readonly (readonly ['old' | 'new', Edition])[] = [
  ['old', '2024-08'],
  ['new', '2026-03'],
];

describe.skipIf(!hasShared)(`Arbiters' Manual 2026, pages 258 to 261${skipNote}`, () => {
  const cases = hasShared ? WORKED.arbiters_manual_2026.cases : [];

  it.each(cases)('$name, before and after March 2026: $old and $new', (example) => {
    const { rounds, score, results, 'results [round, opponent final/adjusted score, points, kind]': same } = example;
    const games = tournamentOf(rounds, results ?? same ?? []);
    expect(games.every((round) => round.some(({ white }) => white === 'player'))).toBe(true);
    for (const [when, edition] of MANUAL_EDITIONS) {
      const table = crosstable(games, { system: 'swiss', edition });
      expect(tiebreak('PTS')('player', table)).toBe(score);
      const codes = Object.keys(example[when]);
      expect(Object.fromEntries(codes.map((code) => [code, tiebreak(code)('player', table)]))).toEqual(example[when]);
    }
  });

  it('are Laxman and the examples 1, 3 and 4', () => {
    expect(cases.map(({ name }) => name)).toEqual(['Laxman', 'Ex01', 'Ex03', 'Ex04']);
    expect(Object.keys(cases[0].new)).toEqual(['BH', 'BH/C1', 'SB']);
  });
});

describe.skipIf(!hasShared)(`16.5.1: cut boundary cases${skipNote}`, () => {
  const cases = hasShared
    ? WORKED['cut_boundary_cases (Gacrux tests/test_tiebreak_cut.py, 2026 rules; hand derivation printed there)']
    : [];
  const CUT_1 = [cutLeastSignificant];
  const CUT_2 = [cutLeastSignificant, cutLeastSignificant];

  it.each(cases)('$name: SB $SB, /C1, /C2', (boundary) => {
    const met = boundary.elements ?? boundary['elements [opp/dummy score, points, VUR]'] ?? [];
    const sums = [[], CUT_1, CUT_2].map((cuts) => sumAfter(cuts, met));
    expect(sums).toEqual([boundary.SB, boundary['SB/C1'], boundary['SB/C2']]);
    const all = contributionsOf(met);
    const first = cutLeastSignificant(all, 0);
    const left = copyOf(all);
    take(left, first);
    const second = cutLeastSignificant(left, 0);
    expect([first, second].map((round) => round + 1)).toEqual(boundary['cut rounds']);
  });

  it('two VURs, with the dummies of 2024: both of 2.5, the player’s own score', () => {
    const [{ 'before 2026 (dummy 2.5 in both)': before, ...now }] = cases;
    const given = now['elements [opp/dummy score, points, VUR]'] ?? [];
    const met = given.map(([score, points, voluntary]): Met => [voluntary ? 2.5 : score, points, voluntary]);
    const [SB, ...cut] = [[], CUT_1, CUT_2].map((cuts) => sumAfter(cuts, met));
    expect({ SB, 'SB/C1': cut[0], 'SB/C2': cut[1] }).toEqual(before);
  });

  it('are four', () => {
    expect(cases).toHaveLength(4);
  });
});

describe.skipIf(!hasShared)(`A round robin that a player leaves after round 1${skipNote}`, () => {
  // The only results that give the scores and the cut sums: 1 beat 2 and 3 and drew with 4, and so on; the rounds with
  // nobody to play count a point
  const games = [
    [game('2', '5', 1), game('3', '4', 0.5), bye('1', 'pairing-bye')],
    [game('1', '2', 1), bye('3', 'pairing-bye'), bye('4', 'pairing-bye')],
    [game('1', '3', 1), game('4', '2', 1)],
    [game('4', '1', 0.5), game('2', '3', 1)],
    [bye('1', 'pairing-bye'), bye('2', 'pairing-bye'), bye('3', 'pairing-bye'), bye('4', 'pairing-bye')],
  ];

  it('SB/C2 and SB/M1: a cut larger than the number of games leaves 0', () => {
    const table = crosstable(games, {
      system: 'round-robin',
      players: ['1', '2', '3', '4', '5'].map((id) => ({ id })),
    });
    const { scores, 'SB/C2': cut2, 'SB/M1': median1 } = WORKED[WITHDRAWAL];
    expect(Object.fromEntries(tiebreakValues('PTS', table))).toEqual(scores);
    expect(Object.fromEntries(tiebreakValues('SB/C2', table))).toEqual(cut2);
    expect(Object.fromEntries(tiebreakValues('SB/M1', table))).toEqual(median1);
  });
});
