// The remarks around the table of `ratings`, and the table as a whole.

import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

interface Event {
  readonly players: readonly { readonly id: string; readonly name?: string; readonly rating?: number }[];
  readonly games: readonly (readonly object[])[];
  readonly start?: string;
}

/** The output and the complaints of `ratings` for an event. */
async function ratings(event: Event, words: readonly string[] = [], kFile?: string) {
  const { code, output, complaints } = await crosstable(['ratings', '-', ...words], JSON.stringify(event), kFile);
  expect(code).toBe(0);
  return { lines: output.split('\n'), complaints };
}

const rated = (id: string, rating = 2000) => ({ id, rating });
const draw = (white: string, black: string) => ({ white, black, result: 0.5 });
const forfeit = (white: string, black: string) => ({ white, black, result: 1, kind: 'forfeit-win' });

describe('the table', () => {
  it('has nothing above the title without a name, and nothing below without a remark', async () => {
    // Equals: ½ is expected of each, and nothing changes, which is no plus
    const { lines } = await ratings({ players: [rated('1'), rated('2')], games: [[draw('1', '2')]] }, ['--k', '20']);
    expect(lines).toEqual([
      'System unknown, 1 round, standard ratings by FIDE B.02 as in force',
      '',
      'No  Rating  Games  Score  Expected    Rp   K  Change  Rounded   New',
      ' 1    2000      1      ½      0.50  2000  20     0.0        0  2000',
      ' 2    2000      1      ½      0.50  2000  20     0.0        0  2000',
      '',
    ]);
  });

  it('has the second decimal in every line where one needs it', async () => {
    // 92 apart: .63 and .37, so that a win changes 15 × .37 = 5.55, and a loss 20 × -.37 = -7.4
    const games = [[{ white: '1', black: '2', result: 1 }]];
    const { lines } = await ratings(
      { players: [rated('1', 2092), rated('2')], games },
      ['--k-file', 'k.csv'],
      'id,k\n1,15\n2,20',
    );
    expect(lines.slice(2)).toEqual([
      'No  Rating  Games  Score  Expected    Rp   K  Change  Rounded   New',
      ' 1    2092      1      1      0.63  2800  15   +5.55       +6  2098',
      ' 2    2000      1      0      0.37  1292  20   -7.40       -7  1993',
      '',
    ]);
  });
});

describe('the games that are not rated', () => {
  const four = ['1', '2', '3', '4'].map((id) => rated(id));

  it('are told round by round, each once', async () => {
    const games = [
      [draw('1', '2'), forfeit('3', '4')],
      [forfeit('1', '2'), forfeit('4', '3')],
      [forfeit('1', '3'), draw('2', '4')],
    ];
    expect((await ratings({ players: four, games })).lines).toContain(
      'Not rated, forfeits (B.02 5.1): round 1: 3–4; round 2: 1–2, 4–3; round 3: 1–3',
    );
  });

  it('are told apart where the numbers are the same in a row: 1 and 12, 11 and 2', async () => {
    const players = ['1', '2', '11', '12'].map((id) => rated(id));
    expect((await ratings({ players, games: [[forfeit('1', '12'), forfeit('11', '2')]] })).lines).toContain(
      'Not rated, forfeits (B.02 5.1): round 1: 1–12, 11–2',
    );
  });

  it('are no byes, with any opponent', async () => {
    const games = [
      [draw('1', '2'), { white: '3', black: '3', result: 1, kind: 'full-bye' }],
      [draw('2', '1'), { white: '3', black: '', result: 1, kind: 'full-bye' }],
    ];
    const { lines } = await ratings({ players: four.slice(0, 3), games });
    expect(lines.at(-2)).toBe(' 3    2000      0      0      0.00');
  });
});

describe('remarks', () => {
  it('8.3.1: in how many games the limit of 400 counts', async () => {
    const players = [rated('1', 2500), rated('2'), rated('3')];
    const { lines } = await ratings({ players, games: [[draw('1', '2')], [draw('1', '3')]] });
    expect(lines).toContain('In 2 games a difference of more than 400 counts as 400 (B.02 8.3.1)');
  });

  it('8.3.1: the limit of 400 is none for a player rated 2650 or more, since 1 October 2025', async () => {
    // 2700 against 2200: 500 counts as it is, .96 of a point; for 2200 it is 400, and .08
    const event = { players: [rated('1', 2700), rated('2', 2200)], games: [[draw('1', '2')]] };
    const since = 'In 1 game a difference of more than 400 counts as 400, but not for players rated 2650 or more';
    const { lines } = await ratings({ ...event, start: '2025-10-01' });
    expect(lines.slice(4)).toEqual([
      ' 1    2700      1      ½      0.96  2200',
      ' 2    2200      1      ½      0.08  2700',
      '',
      `${since} (B.02 8.3.1)`,
      '',
    ]);
    expect((await ratings({ ...event, start: '2025-09-30' })).lines.slice(4)).toEqual([
      ' 1    2700      1      ½      0.92  2200',
      ' 2    2200      1      ½      0.08  2700',
      '',
      'In 1 game a difference of more than 400 counts as 400 (B.02 8.3.1)',
      '',
    ]);
  });

  it('nobody is told to be without K where everybody has one', async () => {
    const event = { players: [rated('1'), rated('2')], games: [[draw('1', '2')]] };
    expect((await ratings(event, ['--k-file', 'k.csv'], 'id,k\n1,20\n2,20')).lines.slice(5)).toEqual(['']);
    expect((await ratings(event, ['--k-file', 'k.csv'], 'id,k\n1,20\n')).lines.slice(5)).toEqual([
      '',
      'No K in k.csv, and so no change: 2',
      '',
    ]);
  });

  it('the highest rating alone is enough for K (8.3.3: 10 once a rating has been 2400)', async () => {
    const event = { players: [rated('1'), rated('2')], games: [[draw('1', '2')]], start: '2026-05-08' };
    const { lines } = await ratings(event, ['--k-file', 'k.csv'], 'id,highest rating\n1,2400\n2,2399\n');
    expect(lines[4]).toMatch(/ 2000 {2}10 {5}0\.0 /);
    expect(lines[5]).toMatch(/ 2000 {2}20 {5}0\.0 /);
  });

  it('7.2.1: a player below 1400 before has not fallen', async () => {
    const players = [rated('1', 1500), rated('2', 1399)];
    const { lines } = await ratings({ players, games: [[{ white: '1', black: '2', result: 1 }]] }, ['--k', '20']);
    expect(lines.slice(5)).toEqual(['', "Below 1400 in the file, as nobody is on FIDE's lists: 2", '']);
  });

  it('players without a rating or a name', async () => {
    const players = [rated('Anna'), { id: 'Ben' }, { id: 'Cy', name: 'Cyd' }];
    const event = { players, games: [[draw('Ben', 'Cy')]] };
    expect((await ratings(event)).lines.at(-3)).toBe('Unrated, and not in the table: Ben; Cy Cyd');
    expect((await ratings(event)).lines.at(-2)).toBe(
      'No first rating, fewer than 5 games against rated opponents (B.02 7.1.4): Ben; Cy Cyd',
    );
    const { unrated } = JSON.parse((await ratings(event, ['--format', 'json'])).lines.join('\n')) as {
      unrated: unknown;
    };
    expect(unrated).toMatchObject([
      { player: 'Ben', name: '', federation: '', initial: { rating: null, reason: 'too-few-games', games: 0 } },
      { player: 'Cy', name: 'Cyd', federation: '', initial: { rating: null, reason: 'too-few-games', games: 0 } },
    ]);
  });

  it('8.2: first ratings by the tournament alone', async () => {
    // Against 1800 five times: Ro is 1800. Ann: 3½ and 1 of 7 is 64 %, 102 above. Bob: no point. Cat: ½ and 1 of 7 is 21 %,
    // 230 below. Against 2600 five times Ro is (13000 + 3600) / 7 = 2371; Eve: 5 and 1 of 7 is 86 %, 309 above, over 2200
    const opponents = ['1', '2', '3', '4', '5'];
    const against = (player: string, results: readonly number[], from = ''): object[][] =>
      results.map((result, at) => [{ white: player, black: from + opponents[at], result }]);
    const rounds = [
      against('Ann', [1, 1, 0.5, 0.5, 0.5]),
      against('Bob', [0, 0, 0, 0, 0]),
      against('Cat', [0.5, 0, 0, 0, 0]),
      against('Dan', [1]),
      against('Eve', [1, 1, 1, 1, 1], 'top'),
    ];
    const event = {
      players: [
        ...['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((id) => ({ id })),
        ...opponents.map((id) => rated(id, 1800)),
        ...opponents.map((id) => rated(`top${id}`, 2600)),
      ],
      games: rounds.flat(),
    };
    expect((await ratings(event)).lines.slice(-5)).toEqual([
      'Unrated, and not in the table: Ann; Bob; Cat; Dan; Eve',
      'First ratings by this tournament alone (B.02 8.2): Ann 1902 (3½ of 5); Cat 1570 (½ of 5); Eve 2200 (5 of 5, the highest first rating)',
      'No first rating, no point against rated opponents (B.02 8.2.1): Bob',
      'No first rating, fewer than 5 games against rated opponents (B.02 7.1.4): Dan',
      '',
    ]);
    // A standard rating would come first (7.2.1 of the rapid and blitz regulations), and the file has none
    expect((await ratings(event, ['--kind', 'blitz'])).lines.at(-2)).toMatch(/^Unrated, /);
  });

  it('7.1.4: nobody gets a first rating below 1400', async () => {
    // ½ and 1 of 7 is 21 %, 230 below the average of five times 1400 and twice 1800: 1514
    const rounds = [0.5, 0, 0, 0, 0].map((result, at) => [{ white: 'Ann', black: String(at), result }]);
    const players = [{ id: 'Ann' }, ...rounds.map((_, at) => rated(String(at), 1400))];
    expect((await ratings({ players, games: rounds })).lines.at(-2)).toBe(
      'No first rating, below 1400 by this tournament (B.02 7.1.4): Ann',
    );
  });

  it('the first day whose rules are known here is not too early', async () => {
    const games = [[draw('1', '2')]];
    const { lines, complaints } = await ratings({ players: [rated('1'), rated('2')], games, start: '2024-03-01' });
    expect(complaints).toBe('');
    expect(lines[1]).toBe('System unknown, 1 round, standard ratings by FIDE B.02 as in force on 2024-03-01');
  });
});
