import { describe, expect, it } from 'vitest';

import { crosstable, report } from './running.js';

const CLUB = 'examples/club-championship.trf';
const FACTS = ['--facts', 'k.csv'];

async function answer(words: readonly string[], facts?: string, input = '') {
  const { code, output, complaints } = await crosstable(['ratings', ...words], input, facts);
  return { code, complaints, lines: output.split('\n'), output };
}

interface Parsed {
  readonly system: string;
  readonly players: readonly (Readonly<Record<string, unknown>> & { readonly reasons: readonly { key: string }[] })[];
  readonly notes: readonly string[];
}

async function parsed(words: readonly string[], facts?: string, input = ''): Promise<Parsed> {
  const { code, output, complaints } = await answer([...words, '--format', 'json'], facts, input);
  expect({ code, complaints }).toMatchObject({ code: 0 });
  return JSON.parse(output) as Parsed;
}

describe('ratings FILE --system dwz', () => {
  const INDICES = 'id,name,index\n1,Okafor,40\n2,Lindqvist,60\n3,Moreau,12\n4,Tanaka,33\n5,Silva,10\n6,Novak,21\n';

  it('the order of 2014, by the end of the tournament, with the index of the facts and the birth of the report', async () => {
    const { lines, complaints } = await answer([CLUB, '--system', 'dwz', ...FACTS], INDICES);
    expect(lines[2]).toBe(
      'Round robin, 7 rounds, DWZ by the order of 2014, as on 2025-12-15, expected scores by the formula',
    );
    expect(lines[4]).toBe('No  Player          Fed  Before  Ind  Games  Score  Expected    Rp      K  Change   New');
    // 1866, 14 years old, ½ against 1912, 0 against 2094, 2041 and 1987, 1 against 1803: Φ(−.1626) + Φ(−.8061) + Φ(−.6187) +
    // Φ(−.4278) + Φ(.2227) = .4354 + .2101 + .2681 + .3344 + .5881 = 1.8361; E = 1.866⁴ + 5 = 17; 800 · (1.5 − 1.8361) / 22.
    // At 1810 it is Φ(−.3606) + Φ(−1.0041) + Φ(−.8167) + Φ(−.6258) + Φ(.0247) = .3592 + .1577 + .2071 + .2657 + .5099 = 1.5
    expect(lines[9]).toBe(' 5  Silva, Rui      POR    1866   10      5     1½      1.84  1810  36.36  -12.22  1854');
    expect(lines.filter((line) => line.startsWith('Without a DWZ'))).toEqual([
      'Without a DWZ, and without a first one, which isn’t calculated here: 7 Byrne, Conor; 8 Weiss, Lena',
    ]);
    expect(complaints).toBe('');
  });

  it('says whose index is missing, and rates the others', async () => {
    const { lines } = await answer([CLUB, '--system', 'dwz', ...FACTS], 'id,index\n5,10\n');
    expect(lines[9]).toContain('1854');
    expect(lines.join('\n')).toContain(
      'Not rated, because the index or the age isn’t known (columns index, birth year): 1 Okafor, Ada; 2 Lindqvist, Per; ',
    );
    const without = await answer([CLUB, '--system', 'dwz']);
    expect(without.lines.join('\n')).toContain('5 Silva, Rui; 6 Novak, Iva');
  });

  it('why, game by game', async () => {
    const { lines } = await answer([CLUB, '--system', 'dwz', '--why', ...FACTS], 'id,index\n5,10\n');
    const at = lines.indexOf('Why');
    const ofSilva = lines.findIndex((line, index) => index > at && line.includes('5 Silva, Rui: 1866 → 1854'));
    expect(lines.slice(ofSilva + 1, ofSilva + 9).map((line) => line.trim())).toEqual([
      'Round 1, against 4 Tanaka, Jun (1912): ½, expected 0.44, +2.35',
      'Round 2, against 8 Weiss, Lena, unrated: 1',
      'Round 3, against 6 Novak, Iva (1803): 1, expected 0.59, +14.98',
      'Round 4, against 7 Byrne, Conor, unrated: 1',
      'Round 5, against 1 Okafor, Ada (2094): 0, expected 0.21, -7.64',
      'Round 6, against 2 Lindqvist, Per (2041): 0, expected 0.27, -9.75',
      'Round 7, against 3 Moreau, Elise (1987): 0, expected 0.33, -12.16',
      'Base value (1866 / 1000)⁴ + 5 = 17.12, at the age of 14',
    ]);
  });

  it('the order of 2026 on a day, the table, and an index beside the rating', async () => {
    const facts = 'id;rating;age\n5;1866-10;15\n';
    const { players } = await parsed(
      [CLUB, '--system', 'dwz', '--on', '2026-07-01', '--expectation', 'table', ...FACTS],
      facts,
    );
    const [silva] = players.filter(({ player }) => player === '5');
    // .44 + .21 + .27 + .34 + .59 = 1.85 by the table: 46 is .56, 228 .79, 175 .73, 121 .66, 63 .59; K is 34 of the index 10
    expect(silva).toMatchObject({ order: 2026, before: 1866, index: 11, expected: 1.85, k: 34, rating: 1854 });
    expect(silva.reasons.map(({ key }) => key)).toEqual(['base-2026', 'k-2026']);
  });

  it('older tournaments by the oldest order that is known', async () => {
    const { complaints, lines } = await answer(
      [CLUB, '--system', 'dwz', '--on', '2001-01-01', ...FACTS],
      'id,index,age\n5,10,14\n',
    );
    expect(lines[9]).toContain('1854');
    expect(complaints).toBe(
      'note: examples/club-championship.trf: rated by the regulations of 2014-05-30, because those of 2001-01-01 are not known here\n',
    );
  });
});

describe('ratings FILE --system us-chess', () => {
  const FULL =
    'id,rating,games,age\n1,2094.4,300,\n2,2041,40,\n3,1987,25,\n4,1912,31,\n5,1866,12,\n6,1803,8,\n7,,,22\n8,,,13.5\n';

  it('everybody, with K, expectation and bonus', async () => {
    const { lines, complaints } = await answer([CLUB, '--system', 'us-chess', ...FACTS], FULL);
    expect(lines[2]).toBe(
      'Round robin, 7 rounds, Regular ratings by US Chess (edition of April 2026) as on 2025-12-15, bonus multiplier 10',
    );
    expect(lines[4]).toMatch(/^No {2}Player +Fed +Before +Games +Score +Expected +K +Bonus +New$/);
    expect(lines[5]).toMatch(/^ 1 {2}Okafor, Ada +NGR +2094\.40 +7 +6½ +\d\.\d\d +\d+\.\d\d +\d+\.\d\d +2\d{3}\.\d\d$/);
    expect(lines[11]).toMatch(/^ 7 {2}Byrne, Conor +IRL +7 +1½ +\d+\.\d\d$/);
    expect(complaints).toBe('');
  });

  it('says what is not known', async () => {
    const { lines } = await answer([CLUB, '--system', 'us-chess']);
    const text = lines.join('\n');
    expect(text).toContain(
      'The games before the event aren’t known (column games), and count as many: 1 Okafor, Ada; ',
    );
    expect(text).toContain('so that 750 is the initial rating: 7 Byrne, Conor; 8 Weiss, Lena');
    expect(text).toContain(
      'The rating before is that of the file, which may be of another system (column rating): 1 Okafor',
    );
  });

  it('Quick ratings, and those of an event that is rated twice', async () => {
    const quick = await answer([CLUB, '--system', 'us-chess', '--kind', 'rapid']);
    expect(quick.lines[2]).toContain('Quick ratings by US Chess');
    const k = async (...words: readonly string[]) =>
      (await parsed([CLUB, '--system', 'us-chess', ...words, ...FACTS], 'id,rating,games\n1,2300,60\n')).players[0].k;
    // N' is at most 50 / √(.662 + .00000739 · 269²) = 45.7; 6.5 − .0025 · 2300 = ¾
    expect(Number(await k('--dual')) / Number(await k())).toBeCloseTo(0.75, 9);
    expect(await k('--dual', '--kind', 'rapid')).toBe(await k());
  });

  it('an age by the day of birth', async () => {
    const { players } = await parsed([CLUB, '--system', 'us-chess', ...FACTS], 'id,birth\n8,2012-12-15\n');
    // 13 years on the last day
    const [weiss] = players.filter(({ player }) => player === '8');
    const [, initial] = weiss.reasons as unknown as { key: string; values: { age: number } }[];
    expect(initial.key).toBe('initial-age');
    expect(initial.values.age).toBeCloseTo(13, 2);
  });

  it('a match is refused', async () => {
    const match = [
      '092 Individual: Match',
      '001    1      One                               2100 AAA                         1.5    1     2 w 1     2 b =',
      '001    2      Two                               2000 BBB                         0.5    2     1 b 0     1 w =',
    ].join('\n');
    const { code, complaints } = await answer(['-', '--system', 'us-chess'], undefined, match);
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints:
        'crosstable: standard input: games: expected games of three players or more, for the rules of matches aren\'t known here, got "match"\n',
    });
  });
});

describe('ratings FILE --system glicko2', () => {
  it('the tournament as one period', async () => {
    const facts = 'id,deviation,volatility\n' + [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `${id},60,0.06\n`).join('');
    const { lines } = await answer([CLUB, '--system', 'glicko2', ...FACTS], facts);
    expect(lines[2]).toBe('Round robin, 7 rounds, Glicko-2 with the tournament as one period, τ 0.5');
    expect(lines[4]).toMatch(/^No {2}Player +Fed +Before +RD +σ +Games +Score +Expected +Change +New +RD new +σ new$/);
    expect(lines[5]).toMatch(
      /^ 1 {2}Okafor, Ada +NGR +2094\.0 +60\.0 +0\.06000 +7 +6½ +\d\.\d\d +\+\d+\.\d +2\d{3}\.\d +\d\d\.\d +0\.0\d{4}$/,
    );
    expect(lines.join('\n')).toContain('and 1500 counts, as of a new player: 7 Byrne, Conor; 8 Weiss, Lena');
    expect(lines.join('\n')).not.toContain('No deviation');
  });

  it('new players where nothing is known', async () => {
    const { lines } = await answer([CLUB, '--system', 'glicko2']);
    expect(lines.join('\n')).toContain(
      'No deviation is known (column deviation), and 350 counts, as of a new player: 1 Okafor',
    );
    expect(lines.join('\n')).toContain('No volatility is known (column volatility), and 0.06 counts');
  });
});

describe('all systems', () => {
  const SYSTEMS = ['us-chess', 'dwz', 'glicko2'] as const;

  it.each(SYSTEMS)('%s in four languages and all formats', async (system) => {
    const tables = new Set<string>();
    for (const language of ['en', 'de', 'fr', 'es']) {
      const { code, output } = await answer([CLUB, '--system', system, '--why', '--language', language]);
      expect(code).toBe(0);
      expect(output).not.toMatch(/undefined|NaN|null/);
      tables.add(output);
    }
    expect(tables.size).toBe(4);
    const { output: csv } = await answer([CLUB, '--system', system, '--format', 'csv']);
    expect(csv.split('\r\n')[0]).toMatch(/^number,name,federation,before,/);
    expect(csv.trim().split('\n')).toHaveLength(9);
    const { output: html } = await answer([CLUB, '--system', system, '--format', 'html']);
    expect(html).toContain('>Why</h2>');
    const { output: markdown } = await answer([CLUB, '--system', system, '--format', 'markdown']);
    expect(markdown).toMatch(/\| *Okafor, Ada *\|/);
    expect(markdown).not.toContain('Why');
    expect((await parsed([CLUB, '--system', system])).system).toBe(system);
  });

  it.each([
    { words: ['--system', 'elo'], error: '--system: expected fide, us-chess, dwz or glicko2, got "elo"' },
    {
      words: ['--system', 'dwz', '--k', '20'],
      error: 'ratings: expected --k with --system fide only, got it with dwz',
    },
    {
      words: ['--system', 'glicko2', '--on', '2026-01-01'],
      error: 'ratings: expected --on with --system fide, us-chess or dwz only, got it with glicko2',
    },
    {
      words: ['--facts', 'k.csv'],
      error: 'ratings: expected --facts with --system us-chess, dwz or glicko2 only, got it with fide',
    },
    {
      words: ['--system', 'us-chess', '--expectation', 'table'],
      error: 'ratings: expected --expectation with --system dwz only, got it with us-chess',
    },
    {
      words: ['--system', 'dwz', '--dual'],
      error: 'ratings: expected --dual with --system us-chess only, got it with dwz',
    },
    {
      words: ['--system', 'us-chess', '--kind', 'blitz'],
      error: '--kind: expected standard or rapid with --system us-chess, got "blitz"',
    },
    { words: ['--system', 'dwz', '--on', 'May'], error: '--on: expected a day such as 2026-05-08, got "May"' },
  ])('$words: $error', async ({ words, error }) => {
    const { code, complaints } = await answer([CLUB, ...words], 'id,index\n1,2\n');
    expect({ code, complaints: complaints.split('\n')[0] }).toEqual({ code: 2, complaints: `crosstable: ${error}` });
  });

  it.each([
    {
      facts: 'name,index\nOkafor,2\n',
      error: 'line 1, column 1: expected a line of headings with id among them, found "name"',
    },
    {
      facts: 'id,name\n1,Okafor\n',
      error:
        'line 1, column 1: expected a heading rating, games, earlier, initial, fide, age, birth year, highest, wins, draws, events, index, deviation or volatility too, found "id"',
    },
    { facts: 'id,index\n99,2\n', error: 'line 2, column 1: expected a start number of the tournament, found "99"' },
    { facts: 'id,index\n1,2\n1,2\n', error: 'line 3, column 1: expected each player once, found "1"' },
    { facts: 'id,index\n1,no\n', error: 'line 2, column 3: expected a whole number from 1, found "no"' },
    { facts: 'id,age\n1,-3\n', error: 'line 2, column 3: expected an age, found "-3"' },
    {
      facts: 'id,rating\n1,9999\n',
      error: 'line 2, column 3: expected a rating from 1 to 4000, or one with an index such as 1530-22, found "9999"',
    },
    {
      facts: 'id,dwz\n1,1530-22-3\n',
      error:
        'line 2, column 3: expected a rating from 1 to 4000, or one with an index such as 1530-22, found "1530-22-3"',
    },
    { facts: 'id,earlier\n1,some\n', error: 'line 2, column 3: expected all-won or all-lost, found "some"' },
    { facts: 'id,volatility\n1,0\n', error: 'line 2, column 3: expected a number above 0, at most 10, found "0"' },
    {
      facts: 'id,birth\n1,late\n',
      error: 'line 2, column 3: expected a year of birth, or a day such as 2011-05-08, found "late"',
    },
  ])('facts: $error', async ({ facts, error }) => {
    const { code, complaints } = await answer([CLUB, '--system', 'dwz', ...FACTS], facts);
    expect({ code, complaints: complaints.split('\n')[0] }).toEqual({
      code: 2,
      complaints: `crosstable: k.csv: ${error}`,
    });
  });

  it('columns that mean nothing are told', async () => {
    const { complaints } = await answer([CLUB, '--system', 'dwz', ...FACTS], 'id,index,club\n1,2,Galway\n');
    expect(complaints).toContain('columns of k.csv that are not used: club');
  });

  it('a tournament of two, with a forfeit', async () => {
    const { players } = await parsed(['-', '--system', 'glicko2'], undefined, report());
    expect(players).toHaveLength(2);
  });
});
