// FIDE's questions to programs, as the command answers them

import { describe, expect, it } from 'vitest';

import { checkList, crosstable as tableOf, standings } from '../src/index.js';
import { crosstable, report } from './running.js';

/** Three players: 1 beat 2, 3 beat 1, 2 and 3 drew. Points: 1 has 1, 2 has ½, 3 has 1½. */
function three(ranks: string, ...records: readonly string[]): string {
  const row = (id: number, rating: number, points: string, games: string) =>
    `001    ${id}      P${id}                                ${rating} AAA                         ${points}    ${ranks.charAt(id - 1)}${games}`;
  return [
    '012 Three',
    '092 Individual: Round-Robin',
    '212 PTS,SB',
    ...records,
    row(1, 2100, '1.0', '     2 w 1     3 b 0          '),
    row(2, 2000, '0.5', '     1 b 0               3 w ='),
    row(3, 1900, '1.5', '               1 w 1     2 b ='),
  ].join('\n');
}

/** The answer of the command as data. */
function data(words: readonly string[], input: string): unknown {
  return JSON.parse(crosstable([...words, '--format', 'json'], input).output);
}

interface Found {
  readonly file?: string;
  readonly canChangeStandings: boolean;
  readonly findings: readonly { readonly key: string }[];
}

describe('19 to 21: check compares the ranks of a file with its list', () => {
  it('says nothing of ranks that follow', () => {
    expect(crosstable(['check', '-'], three('231')).code).toBe(0);
    const { findings } = data(['check', '-'], three('231')) as Found;
    expect(findings.map(({ key }) => key)).not.toContain('first-difference');
  });

  it('names the first position that differs, both players, and why', () => {
    const { code, output } = crosstable(['check', '-'], three('132'));
    expect(code).toBe(1);
    expect(output).toContain('position 1 has P1 (no. 1), where the list puts P3 (no. 3): PTS, 1½ against 1\n');
    const { canChangeStandings, findings } = data(['check', '-'], three('132')) as Found;
    const [first] = findings;
    expect(first).toMatchObject({ key: 'first-difference', players: ['1', '3'], code: 'PTS', order: { first: '3' } });
    expect(canChangeStandings).toBe(true);
  });

  it('takes several files, one after another', () => {
    const right = 'examples/avro-1938.trf';
    const { code, output } = crosstable(['check', right, '-'], three('132'));
    expect(code).toBe(1);
    expect(output.indexOf(`${right}:\n`)).toBe(0);
    expect(output).toContain('\n-:\nThree\n');
    const both = data(['check', right, '-'], three('132')) as readonly Found[];
    expect(both.map(({ file }) => file)).toEqual([right, '-']);
    expect(crosstable(['check', right, right]).code).toBe(0);
    expect(crosstable(['check', '-', '-'], three('132'))).toMatchObject({
      code: 2,
      complaints: 'crosstable: check: expected one file from standard input, got two\n',
    });
  });
});

describe('197, 198: expelled players in reports', () => {
  const words = ['standings', '-', '--expelled', '3'];

  it('stand below, without a rank', () => {
    const { output } = crosstable(words, three('231'));
    expect(output.split('\n').slice(3)).toEqual([
      '#  No  Player  Fed  Rating  PTS    SB',
      '1   1  P1      AAA    2100    1     ½', // 1 × ½
      '2   2  P2      AAA    2000    ½  0.75', // ½ × 1½
      '    3  P3      AAA    1900   1½  1.25', // 1 × 1 + ½ × ½
      '',
      'Expelled: those without a rank.',
      '',
    ]);
    expect(crosstable([...words, '--format', 'csv'], three('231')).output).toContain(
      '\r\n,3,,P3,AAA,1900,1.5,1.25\r\n',
    );
    expect(crosstable([...words, '--format', 'markdown'], three('231')).output).toContain('|   |  3 | P3');
    const html = crosstable([...words, '--format', 'html'], three('231')).output;
    expect(html).toContain('Those without a rank were expelled.');
    expect(html).toContain('>P3</th>');
    const { standings: ranked, expelled } = data(words, three('231')) as { standings: unknown[]; expelled: unknown[] };
    expect(ranked).toHaveLength(2);
    expect(expelled).toMatchObject([{ rank: null, player: '3', values: [1.5, 1.25] }]);
  });

  it('come from a comment of the file, too, and through JSON', () => {
    const file = three('231', '### EXPELLED 3');
    const { output: json } = crosstable(['event', '-'], file);
    expect(json).toContain('"expelled": true');
    expect(crosstable(['standings', '-'], json).output).toBe(crosstable(['standings', '-'], file).output);
    expect(crosstable(['standings', '-'], file).output).toBe(crosstable(words, three('231')).output);
  });

  it('refuse an id that isn’t listed', () => {
    expect(crosstable(['standings', '-', '--expelled', '3,9'], three('231'))).toMatchObject({
      code: 2,
      complaints: 'crosstable: --expelled: expected ids of the file, got "9"\n',
    });
  });
});

describe('200, 201, 202: a list that is changed after the start', () => {
  const changed = report('### TIEBREAKS UNTIL ROUND 1: PTS,BH');

  it('is warned of by the command', () => {
    const said = 'the list of tie-breaks was changed after round 1, until which it was PTS,BH (C.07 Art. 4.1.1)';
    expect(crosstable(['standings', '-'], changed).complaints).toContain(said);
    expect(crosstable(['check', '-'], changed).output).toContain(said);
    const { output } = crosstable(['event', '-'], changed);
    expect(output).toContain('"listChanges": [{ "round": 1, "previous": ["PTS", "BH"] }]');
    expect(crosstable(['standings', '-'], output).complaints).toContain(said);
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
  it('stands under the table, and in the explanation', () => {
    const event = {
      games: [[{ white: 'A', black: 'B', result: 1 }]],
      players: [{ id: 'A', rating: 2000 }, { id: 'B' }],
      tiebreaks: ['PTS', 'ARO'],
      unrated: { B: 1400 },
    };
    const { output } = crosstable(['standings', '-'], JSON.stringify(event));
    expect(output).toContain('\n\nAn unrated player counts with an estimated rating.\n');
    const { output: explained } = crosstable(['explain', '-', 'A'], JSON.stringify({ ...event, unrated: 0 }));
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

  it('the list of ratings stands under the table', () => {
    const { output } = crosstable(['standings', '-', '--tiebreaks', 'PTS,ARO'], file);
    expect(output).toContain('A player with several ratings counts with the first one.');
  });

  it('is rated period by period', () => {
    const { output } = crosstable(['ratings', '-', '--k', '20'], file);
    expect(output).toContain('Rating period of rounds 1 to 2\n');
    expect(output).toContain('Rating period of rounds 3 to 3\n');
    interface Rated {
      readonly players: readonly { readonly player: string; readonly change: number }[];
    }
    const periods = data(['ratings', '-', '--k', '20'], file) as readonly Rated[];
    // Round 2: 1900 beat 2100, difference 200, expected .24: 20 × .76 = 15.2; round 3: 1950 drew with 2000, 50, .43: 20 × .07 = 1.4
    const ofThird = periods.map(({ players }) => players.find(({ player }) => player === '3')?.change);
    expect(ofThird).toEqual([15.2, 1.4]);
  });
});

describe('197: an expelled player in explanations', () => {
  it('keeps the values and has no rank', () => {
    const words = ['explain', '-', '3', '--expelled', '3'];
    const { code, output } = crosstable(words, three('231'));
    expect(code).toBe(0);
    expect(output).toContain('P3, no. 3: expelled, so without a rank\n');
    // SB 1¼: 1 × 1 + ½ × ½
    expect(data(words, three('231'))).toMatchObject({ rank: null, explanations: [{ value: 1.5 }, { value: 1.25 }] });
    expect(crosstable([...words, '--format', 'html'], three('231')).output).toContain('expelled, so without a rank');
    expect(data([...words, '--tiebreaks', 'PTS,DE'], three('231'))).toMatchObject({
      explanations: [{}, { value: null }],
    });
  });
});

describe('200 to 202: another list than the announced one', () => {
  it('is warned of', () => {
    const { code, complaints } = crosstable(['standings', '-', '--tiebreaks', 'PTS,WIN'], three('231'));
    expect(code).toBe(0);
    expect(complaints).toBe(
      'note: standard input: the list of the file is PTS,SB, and stands after the start (Art. 4.1.1)\n',
    );
    expect(crosstable(['explain', '-', '1', '--tiebreaks', 'WIN'], three('231')).complaints).toContain(
      'stands after the start',
    );
  });

  it('says nothing of the same list in another spelling', () => {
    expect(crosstable(['standings', '-', '--tiebreaks', 'sb'], three('231')).complaints).toBe('');
  });
});

describe('205, 206: --lots', () => {
  it('separates the tied, and says so below the table', () => {
    const tied = JSON.stringify({ tiebreaks: ['PTS'], games: [[{ white: 'A', black: 'B', result: 0.5 }]] });
    const { standings: rows, remarks } = data(['standings', '-', '--lots'], tied) as {
      readonly standings: readonly { readonly rank: number }[];
      readonly remarks: readonly string[];
    };
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(remarks).toEqual([expect.stringMatching(/^Lots decided the ranks 1, 2\. Their seed: .+\.$/)]);
    const { output } = crosstable(['standings', '-', '--lots'], tied);
    expect(output).toContain(remarks[0]);
    expect(crosstable(['standings', '-', '--lots'], tied).output).toBe(output);
    expect(crosstable(['standings', '-'], tied).output).not.toContain('Lots');
    expect(crosstable(['standings', '-', '--lots', '--players'], tied).complaints).toContain(
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
  const average = (...words: readonly string[]) =>
    (data(['standings', '-', ...words], event) as { readonly standings: readonly { readonly values: unknown }[] })
      .standings[0].values;

  it('choose the ratings that count', () => {
    expect(average()).toEqual([2, null]); // B is unrated
    expect(average('--unrated', '1000')).toEqual([2, 1350]); // 1000 and 1700
    expect(average('--unrated', '0')).toEqual([2, 850]);
    expect(average('--unrated', 'skip')).toEqual([2, 1700]);
    expect(average('--unrated', 'skip', '--ratings', 'round')).toEqual([2, 1800]); // A met C in round 2
    expect(average('--unrated', 'skip', '--ratings', '2')).toEqual([2, 1800]);
    expect(average('--unrated', 'skip', '--ratings', 'first')).toEqual([2, 1700]);
    expect(crosstable(['explain', '-', 'A', '--tiebreak', 'ARO', '--unrated', '1000'], event).output).toContain('1350');
  });

  it('count for check, too', () => {
    const keys = (...words: readonly string[]) =>
      (
        data(['check', '-', ...words], event) as { readonly findings: readonly Found['findings'][number][] }
      ).findings.map(({ key }) => key);
    expect(keys()).toContain('unrated-players');
    expect(keys('--unrated', '1000')).not.toContain('unrated-players');
  });

  it.each([
    ['--unrated', 'leave', '--unrated: expected a rating or skip, got "leave"'],
    ['--ratings', 'last', '--ratings: expected first, round or a number from 1 to 2, got "last"'],
    ['--ratings', '3', '--ratings: expected first, round or a number from 1 to 2, got "3"'],
  ])('refuses %s %s', (option, value, message) => {
    expect(crosstable(['standings', '-', option, value], event)).toMatchObject({
      code: 2,
      complaints: `crosstable: ${message}\n`,
    });
  });
});
