// Every code of Article 5 for players, with the article that defines it: the audit computes it as its own package does

import { describe, expect, it } from 'vitest';

import { type Game, crosstable } from '@crosstable/core';
import { standings, tiebreakValues } from '@crosstable/standings';
import { openEvent, randomResults, withResults } from '@crosstable/whatif/inside';

import { CODES_OF_TEAMS } from '../src/codes/codes-of-teams.js';
import { areKnown, checkCodes } from '../src/codes/declared.js';
import { CODES_OF_PLAYERS } from '../src/codes/known-codes.js';
import { compare } from '../src/compare.js';
import { account, valuesUnder } from '../src/conventions.js';
import { audit } from '../src/index.js';

const CUTS = ['', '/C1', '/C2', '/M1', '/M2'];

const CODES: readonly (readonly [code: string, article: string])[] = [
  ['PTS', '4.2'],
  ['WIN', '7.1'],
  ['WON', '7.2'],
  ['BPG', '7.3'],
  ['BWG', '7.4'],
  ...['', '/C1', '/C2'].map((cut) => [`PS${cut}`, '7.5'] as const),
  ['REP', '7.6'],
  ['STD', '7.7'],
  ['TPN', '7.8'],
  ['TPN/R', '7.8'],
  ...CUTS.flatMap((cut) => [`BH${cut}`, `BH${cut}/P`].map((code) => [code, '8.1'] as const)),
  ['AOB', '8.2'],
  ['AOB/F', '8.2'],
  ...CUTS.flatMap((cut) => [`FB${cut}`, `FB${cut}/P`].map((code) => [code, '8.3'] as const)),
  ...CUTS.flatMap((cut) => [`SB${cut}`, `SB${cut}/P`].map((code) => [code, '9.1'] as const)),
  ['KS', '9.2'],
  ...['/L+1', '/L-1', '/L+2', '/L-2'].map((limit) => [`KS${limit}`, '9.2'] as const),
  ...CUTS.map((cut) => [`ARO${cut}`, '10.1'] as const),
  ['TPR', '10.2'],
  ['PTP', '10.3'],
  ['APRO', '10.4'],
  ['APPO', '10.5'],
  ['RTNG', '10.6'],
  ['RTNG/R', '10.6'],
];

/** Complete Swiss tournaments with ratings, byes and forfeits, always the same ones. */
function events() {
  return Array.from({ length: 40 }, (_, number) => openEvent(70, number, 6))
    .filter(({ options }) => options.system === 'swiss' && options.edition === '2026-03')
    .slice(0, 3)
    .map((event) => ({ games: withResults(event.games, randomResults(event)), options: event.options }));
}

function toMillionths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e6) / 1e6;
}

/** A tournament with the values of every code, and the audit of a table that prints them all. */
function printedWhole({ games, options }: ReturnType<typeof events>[number]) {
  const table = crosstable(games, options);
  const columns = CODES.map(([code]) => ({
    label: code,
    cells: new Map(Array.from(tiebreakValues(code, table), ([id, value]) => [id, toMillionths(value)] as const)),
  }));
  return { table, columns, found: audit(games, { columns }, options).columns };
}

describe('the values of a code', () => {
  let made: readonly ReturnType<typeof printedWhole>[] | undefined;
  const printed = () => (made ??= events().map(printedWhole));

  it.each(CODES)('%s are those of its package, and the audit finds it with Article %s', (code, article) => {
    const at = CODES.findIndex(([other]) => other === code);
    for (const { columns, found, table } of printed()) {
      const rule = { code, edition: '2026-03', article } as const;
      expect(valuesUnder(rule, table)).toEqual(columns[at].cells);
      const { matches, cells, rules, verdict } = found[at];
      expect(matches).toBe(cells);
      if (verdict !== 'no-information') expect(rules).toContainEqual(rule);
    }
  });
});

describe('a column printed without decimals', () => {
  const MEANS = ['AOB', 'AOB/F', 'ARO/C1', 'APRO'];
  const OTHERS = ['BH', 'SB', 'KS'];

  /** A tournament's values of each code, ½ rounded up, and the audit of a table that prints them. */
  function printedRounded({ games, options }: ReturnType<typeof events>[number]) {
    const table = crosstable(games, options);
    const columns = [...MEANS, ...OTHERS].map((label) => {
      const values = [...tiebreakValues(label, table)];
      const cells = new Map(values.map(([id, value]) => [id, value === null ? null : Math.floor(value + 0.5)]));
      return { label, cells, isRounded: values.some(([id, value]) => value !== cells.get(id)) };
    });
    const found = audit(games, { columns }, options).columns;
    return new Map(columns.map(({ isRounded, label }, at) => [label, { isRounded, column: found[at] }]));
  }

  let made: readonly ReturnType<typeof printedRounded>[] | undefined;
  const printed = (code: string) =>
    (made ??= events().map(printedRounded)).flatMap((columns) => columns.get(code) ?? []);

  it.each(MEANS)('may be %s, which is a mean', (code) => {
    expect(printed(code)).toHaveLength(3);
    for (const { column } of printed(code)) {
      expect(column.wrong).toEqual([]);
      if (column.verdict !== 'no-information') expect(column.rules.map((rule) => rule.code)).toContain(code);
    }
  });

  it.each(OTHERS)('is not %s, whose halves and quarters are printed', (code) => {
    expect(printed(code)).toHaveLength(3);
    for (const { column, isRounded } of printed(code)) {
      const isCode = column.matches === column.cells && column.rules.some((rule) => rule.code === code);
      expect(isRounded && isCode).toBe(false);
    }
  });
});

it('codes are known in any case, with hyphens, too', () => {
  expect(areKnown(['pts', 'BH-C1', 'de/p'], CODES_OF_PLAYERS)).toBe(true);
  expect(checkCodes(['BH/F', 'bh-c1-f', 'BH/F/P', 'AOB/F'], 'codes', CODES_OF_PLAYERS)).toEqual([
    'PTS',
    'FB',
    'FB/C1',
    'FB/P',
    'AOB/F',
  ]);
  expect(checkCodes(['gpts', 'MPTS'], 'codes', CODES_OF_TEAMS)).toEqual(['GPTS', 'MPTS']);
  expect(areKnown(['BH', 'XYZ'], CODES_OF_PLAYERS)).toBe(false);
  expect(areKnown(['EMMSB'], CODES_OF_PLAYERS)).toBe(false);
});

// C.07 14.5: lists move Koya's limit by half a point or two
it.each(['KS/L+1', 'KS/L-1', 'KS/L+2', 'KS/L-2'])('%s is found where nobody names it', (code) => {
  const [{ games, options }] = events();
  const cells = new Map(tiebreakValues(code, crosstable(games, options)));
  const [{ rules }] = audit(games, { columns: [{ label: 'TB3', cells }] }, options).columns;
  expect(rules).toContainEqual({ code, edition: '2026-03', article: '9.2' });
});

describe('a code with a number that audits don’t try by themselves', () => {
  const [{ games, options }] = events();
  const table = crosstable(games, options);
  const cellsOf = (code: string) => new Map(tiebreakValues(code, table));

  it.each(['KS/L60', 'KS/L-3'])('%s is found where the list has it', (code) => {
    // With another limit the column is another one
    expect(cellsOf(code)).not.toEqual(cellsOf('KS'));
    const printed = { columns: [{ label: 'Koya', cells: cellsOf(code) }] };
    const [column] = audit(games, printed, { ...options, declared: ['PTS', code] }).columns;
    expect([column.verdict, column.rules[0]]).toEqual(['identified', { code, edition: '2026-03', article: '9.2' }]);
    expect(valuesUnder({ code, edition: '2026-03', article: '9.2' }, table)).toEqual(cellsOf(code));
  });

  it('is found where a legend names it, and where it is the heading', () => {
    const code = 'KS/L60';
    const found = { code, edition: '2026-03', article: '9.2' };
    const named = [{ code, article: '9.2' }];
    const ofLegend = audit(games, { columns: [{ label: 'TB3', cells: cellsOf(code), named }] }, options);
    expect(ofLegend.columns[0].rules[0]).toEqual(found);
    const ofHeading = audit(games, { columns: [{ label: code, cells: cellsOf(code) }] }, options);
    expect(ofHeading.columns[0].rules[0]).toEqual(found);
    const unnamed = audit(games, { columns: [{ label: 'TB3', cells: cellsOf(code) }] }, options);
    expect(unnamed.columns[0].rules).not.toContainEqual(found);
  });

  it('is compared, by itself and not by its neighbour', () => {
    const { players } = compare(games, ['KS/L60'], options);
    expect(new Map(players.map(({ player, values }) => [player, values[1][1]]))).toEqual(cellsOf('KS/L60'));
  });

  it('stands once among the rules, however often the list has it', () => {
    const declared = ['PTS', 'KS/L60', 'WIN', 'KS/L60', 'WIN'];
    const columns = ['KS/L60', 'WIN'].map((label) => ({ label, cells: cellsOf(label) }));
    for (const { label, rules } of audit(games, { columns }, { ...options, declared }).columns) {
      const found = rules.filter(({ code, edition }) => code === label && edition === '2026-03');
      expect(found).toHaveLength(1);
    }
  });

  it.each(['BH/F', 'BH/C1/F', 'BH/M2/F/P'])('%s is none beside that of Fore Buchholz', (code) => {
    expect(CODES_OF_PLAYERS.values.map((one) => one.code)).not.toContain(code);
  });

  it.each(['KS/L101', 'KS/X', 'SSSC/K4', 'BH:GP'])('%s is none of players', (code) => {
    expect(areKnown([code], CODES_OF_PLAYERS)).toBe(false);
    const rule = { code, edition: '2026-03', article: null } as const;
    expect(() => valuesUnder(rule, table)).toThrow(`expected a rule that gives every player a value, got "${code}"`);
  });
});

describe('an account', () => {
  // A beats B and draws with C, and B beats C: A 1½, B 1, C ½ points
  const GAMES = [
    [{ white: 'A', black: 'B', result: 1 as const }, { white: 'C', black: '', result: 0 as const, kind: 'zero-bye' as const }], // prettier-ignore
    [{ white: 'C', black: 'A', result: 0.5 as const }, { white: 'B', black: '', result: 0 as const, kind: 'zero-bye' as const }], // prettier-ignore
    [{ white: 'B', black: 'C', result: 1 as const }, { white: 'A', black: '', result: 0 as const, kind: 'zero-bye' as const }], // prettier-ignore
  ];
  const PLAYERS = [{ id: 'A', rating: 2200 }, { id: 'B', rating: 2000 }, { id: 'C', rating: 2100 }]; // prettier-ignore

  it('of wins has a round for each, in rounds', () => {
    const { rounds, value } = account({ code: 'WIN', edition: '2026-03', article: '7.1' }, 'A', GAMES);
    expect(value).toBe(1);
    expect(rounds.filter((round) => round.value > 0)).toEqual([
      {
        round: 1,
        opponent: 'B',
        outcome: 'win',
        points: 1,
        score: 1,
        value: 1,
        isCut: false,
        cutArticle: null,
        article: '7.1',
      },
    ]);
  });

  it('of Sonneborn-Berger has points times points', () => {
    // A: 1 · 1 of B, ½ · ½ of C, and nothing of the bye
    const { rounds, value } = account({ code: 'SB', edition: '2026-03', article: '9.1' }, 'A', GAMES);
    expect(value).toBe(1.25);
    expect(rounds.slice(0, 2).map((round) => [round.opponent, round.points, round.score, round.value])).toEqual([
      ['B', 1, 1, 1],
      ['C', 0.5, 0.5, 0.25],
    ]);
  });

  it('of the average rating has ratings, of which the cut takes the lowest', () => {
    // A met B with 2000 and C with 2100; without the lowest 2100 is left
    const options = { players: PLAYERS };
    const { rounds, value } = account({ code: 'ARO/C1', edition: '2026-03', article: '10.1' }, 'A', GAMES, options);
    expect(value).toBe(2100);
    expect(rounds.map(({ opponent, score, isCut, article }) => [opponent, score, isCut, article])).toEqual([
      ['B', 2000, true, '10.1'],
      ['C', 2100, false, '10.1'],
    ]);
  });
});

// Articles 7.8 and 10.6: numbers in ascending order, ratings from the highest; /R turns both round
it.each(['RTNG', 'RTNG/R', 'TPN', 'TPN/R'])('ranks follow from a list with %s', (code) => {
  const players = [
    { id: 'A', rating: 1900 },
    { id: 'B', rating: 2000 },
    { id: 'C', rating: 1800 },
  ];
  const draws: Game[][] = [[{ white: 'A', black: 'B', result: 0.5 }, { white: 'C', black: '', result: 0.5, kind: 'half-bye' }]]; // prettier-ignore
  const list = ['PTS', code];
  const ranked = standings(crosstable(draws, { players }), list);
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  const ranks = new Map(ranked.map(({ player, rank }) => [player, rank]));
  const found = audit(draws, { ranks, columns: [] }, { players, declared: list });
  expect(found.ranks?.editions.map(({ wrong }) => wrong)).toEqual([[], []]);
  const turned = new Map(ranked.map(({ player, rank }) => [player, 4 - rank]));
  const wrong = audit(draws, { ranks: turned, columns: [] }, { players, declared: list });
  expect(wrong.ranks?.editions.map((edition) => edition.wrong.length)).toEqual([2, 2]);
});
