// FIDE's questions to programs, as the command answers them

import { describe, expect, it } from 'vitest';

import { crosstable as tableOf } from '@crosstable/core';
import { checkList, standings } from '@crosstable/standings';

import { crosstable, report } from './running.js';
import { data, three } from './three-players.js';

interface Found {
  readonly file?: string;
  readonly canChangeStandings: boolean;
  readonly findings: readonly { readonly key: string }[];
}

describe('19 to 21: check compares the ranks of a file with its list', () => {
  it('says nothing of ranks that follow', async () => {
    expect((await crosstable(['check', '-'], three('231'))).code).toBe(0);
    const { findings } = (await data(['check', '-'], three('231'))) as Found;
    expect(findings.map(({ key }) => key)).not.toContain('first-difference');
  });

  it('names the first position that differs, both players, and why', async () => {
    const { code, output } = await crosstable(['check', '-'], three('132'));
    expect(code).toBe(1);
    expect(output).toContain('position 1 has P1 (no. 1), where the list puts P3 (no. 3): PTS, 1½ against 1\n');
    const { canChangeStandings, findings } = (await data(['check', '-'], three('132'))) as Found;
    const [first] = findings;
    expect(first).toMatchObject({ key: 'first-difference', players: ['1', '3'], code: 'PTS', order: { first: '3' } });
    expect(canChangeStandings).toBe(true);
  });

  it('takes several files, one after another', async () => {
    const right = 'examples/avro-1938.trf';
    const { code, output } = await crosstable(['check', right, '-'], three('132'));
    expect(code).toBe(1);
    expect(output.indexOf(`${right}:\n`)).toBe(0);
    expect(output).toContain('\n-:\n  Three\n');
    const both = (await data(['check', right, '-'], three('132'))) as readonly Found[];
    expect(both.map(({ file }) => file)).toEqual([right, '-']);
    expect((await crosstable(['check', right, right])).code).toBe(0);
    expect(await crosstable(['check', '-', '-'], three('132'))).toMatchObject({
      code: 2,
      complaints: 'crosstable: check: expected one file from standard input, got two\n',
    });
  });
});

describe('check of several files, one of which cannot be read', () => {
  const right = 'examples/avro-1938.trf';
  const words = ['check', 'missing.trf', right, '-'];
  const said =
    'crosstable: missing.trf: no such file or directory\n' +
    'crosstable: standard input: expected the games of a tournament, got an empty file. Open the tournament report for FIDE (TRF), in which the line of each player begins with 001, or JSON, or a crosstable with all games.\n';

  it('has the findings of the others, each unreadable one on a line of its own, and exit code 2', async () => {
    const { code, complaints, output } = await crosstable(words, '');
    expect({ code, complaints }).toEqual({ code: 2, complaints: said });
    expect(output).toBe((await crosstable(['check', right, right])).output.split('\n\n' + right)[0] + '\n');
  });

  it('as data is a list of those that were read', async () => {
    const { code, output } = await crosstable([...words, '--format', 'json'], '');
    expect(code).toBe(2);
    expect((JSON.parse(output) as readonly Found[]).map(({ file }) => file)).toEqual([right]);
  });

  it('prints nothing where none was read, and asks once for a format that is there', async () => {
    expect(await crosstable(['check', 'missing.trf', '-'], '')).toEqual({ code: 2, complaints: said, output: '' });
    expect(await crosstable(['check', right, right, '--format', 'pdf'])).toEqual({
      code: 2,
      complaints: 'crosstable: --format: expected text, json, csv, markdown or html, got "pdf"\n',
      output: '',
    });
  });
});

describe('200, 201, 202: a list that is changed after the start', () => {
  const changed = report('### TIEBREAKS UNTIL ROUND 1: PTS,BH');

  it('is warned of by the command', async () => {
    const said = 'the list of tie-breaks was PTS,BH until round 1, and was changed after it (C.07 Art. 4.1.1)';
    expect((await crosstable(['standings', '-'], changed)).complaints).toContain(said);
    expect((await crosstable(['check', '-'], changed)).output).toContain(said);
    const { output } = await crosstable(['event', '-'], changed);
    expect(output).toContain('"listChanges": [{ "round": 1, "previous": ["PTS", "BH"] }]');
    expect((await crosstable(['standings', '-'], output)).complaints).toContain(said);
  });

  it('is found by checkList, once a round has been played', () => {
    const games = [[{ white: 'A', black: 'B', result: 1 }]] as const;
    const announced = ['PTS', 'BH/C1'];
    const found = (codes: readonly string[], table = tableOf(games)) => checkList(codes, table, { announced }).findings;
    expect(found(['PTS', 'SB'])).toEqual([{ key: 'changed-after-start', article: '4.1.1', isWrong: false }]);
    expect(found(['pts', 'bh-c1'])).toEqual([]);
    expect(found(['PTS', 'SB'], tableOf([]))).toEqual([]);
    expect(checkList(['PTS'], tableOf(games)).findings).toEqual([]);
  });
});

describe('203, 204, 205, 206, 207: shared places, lots and values by hand', () => {
  const table = tableOf([[{ white: 'A', black: 'B', result: 0.5 }]]);

  it('203: players whom the list leaves tied share a place', () => {
    expect(standings(table, ['PTS']).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('204, 206: lots can be drawn again by the seed that the tournament makes', () => {
    const drawn = standings(table, ['PTS'], { lots: true });
    expect(drawn.map(({ rank }) => rank)).toEqual([1, 2]);
    expect([...standings(table, ['PTS'], { lots: drawn.seed })]).toEqual([...drawn]);
  });

  it('205, 207: values that were found outside decide', () => {
    const manual = { PLAYOFF: new Map([['B', 1]]) };
    expect(standings(table, ['PTS', 'PLAYOFF'], { manual })[0]).toMatchObject({ rank: 1, player: 'B' });
  });
});

describe('208, 209: the rule for unrated players', () => {
  it('stands under the table, and in the explanation', async () => {
    const event = {
      games: [[{ white: 'A', black: 'B', result: 1 }]],
      players: [{ id: 'A', rating: 2000 }, { id: 'B' }],
      tiebreaks: ['PTS', 'ARO'],
      unrated: { B: 1400 },
    };
    const { output } = await crosstable(['standings', '-'], JSON.stringify(event));
    expect(output).toContain('\n\nAn unrated player counts with an estimated rating.\n');
    const { output: explained } = await crosstable(['explain', '-', 'A'], JSON.stringify({ ...event, unrated: 0 }));
    expect(explained).toContain('\n  An unrated player counts with 0\n');
  });
});

describe('210, 211, 212, 213, 214, 215, 216: an event of more than 30 days', () => {
  const file = three('231', '### RATINGS 3 1:1900 3:1950');

  it('is advised against for the tie-breaks of Article 10', () => {
    const table = tableOf([]);
    const keys = (options: object) => checkList(['PTS', 'ARO'], table, options).codes.map(({ findings }) => findings);
    const advised = [[], [{ key: 'long-event', article: '10', isWrong: false }]];
    expect(keys({ start: '2026-05-01', end: '2026-05-31' })).toEqual(advised); // 31 days
    expect(keys({ start: '2026-05-01', end: '2026-05-30' })).toEqual([[], []]);
    expect(keys({ isLong: true })).toEqual(advised);
    expect(() => keys({ start: 'May' })).toThrow(
      new RangeError('options.start: expected a day as "2026-05-08", got "May"'),
    );
  });

  it('the list of ratings stands under the table', async () => {
    const { output } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,ARO'], file);
    expect(output).toContain('A player with several ratings counts with the first one.');
  });

  it('is rated period by period', async () => {
    const { output } = await crosstable(['ratings', '-', '--k', '20'], file);
    expect(output).toContain('Rating period of rounds 1 to 2\n');
    expect(output).toContain('Rating period of round 3\n');
    interface Rated {
      readonly players: readonly { readonly player: string; readonly change: number }[];
    }
    // CSV is one table, in which each line says the rounds of its period
    const csv = (await crosstable(['ratings', '-', '--k', '20', '--format', 'csv'], file)).output.split('\r\n');
    expect(csv.map((line) => line.split(',').slice(-2).join())).toEqual([
      'from round,to round',
      ...['1,2', '1,2', '1,2'],
      ...['3,3', '3,3', '3,3'],
      '',
    ]);
    // Beside CSV, each remark says of which period it is
    const fallen = three('231', '### RATINGS 2 1:2000 3:1390');
    const { complaints } = await crosstable(['ratings', '-', '--k', '20', '--format', 'csv'], fallen);
    expect(complaints).toContain("In round 3: Below 1400 in the file, as nobody is on FIDE's lists: 2 P2\n");
    const periods = (await data(['ratings', '-', '--k', '20'], file)) as readonly Rated[];
    // Round 2: 1900 beat 2100, difference 200, expected .24: 20 × .76 = 15.2; round 3: 1950 drew with 2000, 50, .43: 20 × .07 = 1.4
    const ofThird = periods.map(({ players }) => players.find(({ player }) => player === '3')?.change);
    expect(ofThird).toEqual([15.2, 1.4]);
  });
});

describe('200 to 202: another list than the announced one', () => {
  it('is warned of', async () => {
    const { code, complaints } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,WIN'], three('231'));
    expect(code).toBe(0);
    expect(complaints).toBe(
      'note: standard input: the file announces PTS,SB, and a list is not to be changed after the start (Art. 4.1.1)\n',
    );
    expect((await crosstable(['explain', '-', '1', '--tiebreaks', 'WIN'], three('231'))).complaints).toContain(
      'is not to be changed after the start',
    );
  });

  it('says nothing of the same list in another spelling', async () => {
    expect((await crosstable(['standings', '-', '--tiebreaks', 'sb'], three('231'))).complaints).toBe('');
  });
});

describe('205, 206: --lots', () => {
  it('separates the tied, and says so below the table', async () => {
    const tied = JSON.stringify({ tiebreaks: ['PTS'], games: [[{ white: 'A', black: 'B', result: 0.5 }]] });
    const { standings: rows, remarks } = (await data(['standings', '-', '--lots'], tied)) as {
      readonly standings: readonly { readonly rank: number }[];
      readonly remarks: readonly string[];
    };
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(remarks).toEqual([expect.stringMatching(/^Lots with the seed [a-z\d]+ decided the ranks 1, 2$/)]);
    const { output } = await crosstable(['standings', '-', '--lots'], tied);
    expect(output).toMatch(new RegExp(`\n${remarks[0]}\\.\n$`));
    expect((await crosstable(['standings', '-', '--lots'], tied)).output).toBe(output);
    // CSV has the table alone
    const csv = await crosstable(['standings', '-', '--lots', '--format', 'csv'], tied);
    expect(csv.output).not.toContain('Lots');
    expect(csv.complaints).toBe(`note: standard input: ${remarks[0]}\n`);
    expect((await crosstable(['standings', '-', '--format', 'csv'], tied)).complaints).toBe('');
    expect((await crosstable(['standings', '-'], tied)).output).not.toContain('Lots');
    expect((await crosstable(['standings', '-', '--lots', '--players'], tied)).complaints).toContain(
      'expected --players without --lots',
    );
  });
});

describe('208 to 216: --unrated and --ratings', () => {
  const players = [
    { id: 'A', rating: 2000 },
    { id: 'B' },
    {
      id: 'C',
      ratings: [
        { from: 1, rating: 1700 },
        { from: 2, rating: 1800 },
      ],
    },
  ];
  const games = [[{ white: 'A', black: 'B', result: 1 }], [{ white: 'A', black: 'C', result: 1 }]];
  const event = JSON.stringify({ tiebreaks: ['PTS', 'ARO'], players, games });
  const average = async (...words: readonly string[]) =>
    (
      (await data(['standings', '-', ...words], event)) as {
        readonly standings: readonly { readonly values: unknown }[];
      }
    ).standings[0].values;

  it('choose the ratings that count', async () => {
    expect(await average()).toEqual([2, null]); // B is unrated
    expect(await average('--unrated', '1000')).toEqual([2, 1350]); // 1000 and 1700
    expect(await average('--unrated', '0')).toEqual([2, 850]);
    expect(await average('--unrated', 'skip')).toEqual([2, 1700]);
    expect(await average('--unrated', 'skip', '--ratings', 'round')).toEqual([2, 1800]); // A met C in round 2
    expect(await average('--unrated', 'skip', '--ratings', '2')).toEqual([2, 1800]);
    expect(await average('--unrated', 'skip', '--ratings', 'first')).toEqual([2, 1700]);
    expect((await crosstable(['explain', '-', 'A', '--tiebreak', 'ARO', '--unrated', '1000'], event)).output).toContain(
      '1350',
    );
  });

  it('count for check, too', async () => {
    const keys = async (...words: readonly string[]) =>
      (
        (await data(['check', '-', ...words], event)) as { readonly findings: readonly Found['findings'][number][] }
      ).findings.map(({ key }) => key);
    expect(await keys()).toContain('unrated-players');
    expect(await keys('--unrated', '1000')).not.toContain('unrated-players');
  });

  it.each([
    ['--unrated', 'leave', '--unrated: expected a rating or skip, got "leave"'],
    ['--ratings', 'last', '--ratings: expected first, round or a number from 1 to 2, got "last"'],
    ['--ratings', '3', '--ratings: expected first, round or a number from 1 to 2, got "3"'],
  ])('refuses %s %s', async (option, value, message) => {
    expect(await crosstable(['standings', '-', option, value], event)).toMatchObject({
      code: 2,
      complaints: `crosstable: ${message}\n`,
    });
  });
});
