import { describe, expect, it } from 'vitest';

import { crosstable, report } from './running.js';

describe('standings', () => {
  it('prints AVRO 1938 with the points and the order of the event', async () => {
    const { code, output, complaints } = await crosstable(['standings', 'examples/avro-1938.trf']);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    // Points as published: Keres and Fine 8½, Botvinnik 7½, Alekhine, Euwe and Reshevsky 7, Capablanca 6, Flohr 4½
    expect(output.split('\n').slice(0, 6)).toEqual([
      'AVRO 1938',
      'The Netherlands, NED, 1938-11-06 to 1938-11-27',
      'Round robin, 14 rounds, FIDE C.07 tie-breaks (2024-08, by the date)',
      '',
      '#  No  Player                 Fed  PTS     SB',
      '1   1  Keres, Paul            EST   8½  58.25',
    ]);
    expect(output).toMatch(/^8 {3}8 {2}Flohr, Salo +TCH +4½ +33\.75$/m);
  });

  it('reads standard input and a list in any case, and puts PTS first', async () => {
    const { output } = await crosstable(['standings', '-', '--tiebreaks', 'sb-c1, ps'], report());
    expect(output).toContain('PTS  sb-c1  ps');
  });

  it('leaves out byes asked for in advance, unless the round is asked for', async () => {
    expect((await crosstable(['standings', '-'], report())).output).toMatch(/One, A \| B +AAA +2100 +1 +0/);
    expect((await crosstable(['standings', '-', '--round', '2'], report())).output).toMatch(
      /One, A \| B +AAA +2100 +1½/,
    );
  });

  it('says after which round a running tournament stands', async () => {
    expect((await crosstable(['standings', '-'], report('142 9'))).output).toContain('Swiss, after round 1 of 9,');
  });

  it.each([
    ['2026/02/28', '2024-08'],
    ['2026/03/01', '2026-03'],
  ])('takes the edition in force at the start, %s', async (start, edition) => {
    expect((await crosstable(['standings', '-'], report(`042 ${start}`))).output).toContain(
      `(${edition}, by the date)`,
    );
    const asked = await crosstable(['standings', '-', '--edition', '2024-08'], report(`042 ${start}`));
    expect(asked.output).toMatch(/\(2024-08, (?:by the date|as asked)\)/);
  });

  it('takes the list of the file', async () => {
    expect((await crosstable(['standings', '-'], report('202 PS,ARO'))).output).toContain('PTS  PS   ARO');
  });

  it('writes CSV that quotes what needs it', async () => {
    expect((await crosstable(['standings', '-', '--format', 'csv', '--tiebreaks', 'PTS'], report())).output).toBe(
      'rank,number,title,name,federation,rating,PTS\r\n1,1,,"One, A | B",AAA,2100,1\r\n2,2,,Two,BBB,2000,0\r\n',
    );
  });

  it('writes Markdown that a | in a name does not break', async () => {
    const { output } = await crosstable(['standings', '-', '--format', 'markdown', '--tiebreaks', 'PTS'], report());
    expect(output).toContain('One, A \\| B |');
  });

  it('writes JSON with numbers as numbers and all notes', async () => {
    const { output } = await crosstable(['standings', '-', '--format', 'json', '--round', '2'], report('099 odd'));
    const parsed: unknown = JSON.parse(output);
    expect(parsed).toMatchObject({
      name: 'Two, and a "name"',
      system: 'swiss',
      edition: '2026-03',
      tiebreaks: ['PTS', 'SB'],
      notes: expect.arrayContaining([expect.stringContaining('no known record')]) as unknown,
      standings: [
        { rank: 1, player: '1', rating: 2100, values: [1.5, 1] },
        { rank: 2, player: '2' },
      ],
    });
  });

  it('writes the values of a code that stands twice as often as it stands', async () => {
    // One and Two drew: SB is ½ × ½ = ¼
    const drawn = report().replace('w 1', 'w =').replace('b 0', 'b =');
    const { output } = await crosstable(
      ['standings', '-', '--tiebreaks', 'PTS,DE,SB,DE', '--round', '1', '--format', 'json'],
      drawn,
    );
    const parsed = JSON.parse(output) as { tiebreaks: unknown; standings: { values: unknown[] }[] };
    expect(parsed.tiebreaks).toEqual(['PTS', 'DE', 'SB', 'DE']);
    expect(parsed.standings.map(({ values }) => values.length)).toEqual([4, 4]);
    expect(parsed.standings.map(({ values: [points, , sb] }) => [points, sb])).toEqual([
      [0.5, 0.25],
      [0.5, 0.25],
    ]);
  });

  it('marks values that the regulations leave undefined', async () => {
    const unrated = report().replace('2000', '    ');
    const { output, complaints } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,ARO'], unrated);
    expect(output).toMatch(/One.* – *$/m);
    expect(complaints).toContain(
      'note: standard input: ARO is undefined for everybody and separates nobody: ' +
        'there are unrated players, so the tie-break is to be dropped (Art. 10)\n',
    );
  });

  it('has a game without a result in the table, up to the round that is asked for', async () => {
    const one = report().replace('2 w 1  0000 - H', '2 w ?').replace('1 b 0', '1 b');
    // PTS of both is 0, and so is the Buchholz: the opponent isn't met yet
    expect(
      (await crosstable(['standings', '-', '--tiebreaks', 'PTS,BH,REP', '--format', 'csv'], one)).output
        .split('\n')
        .slice(1, 3),
    ).toEqual([expect.stringMatching(/,0,0,1\r?$/), expect.stringMatching(/,0,0,1\r?$/)]);
  });

  it('counts the last paired round, finished or not: Fore Buchholz before the last games end', async () => {
    // Rounds 1 and 2: p1-p2 1-0, p3-p4 ½; p1-p3 ½, p2-p4 1-0. With draws in round 3 the scores are 2, 1½, 1½, 1.
    const file = [
      '092 Individual: Swiss-System',
      '142 3',
      ...[
        '   2 w 1     3 b =     4 w  ',
        '   1 b 0     4 w 1     3 b',
        '   4 w =     1 w =     2 w ?',
        '   3 b =     2 b 0',
      ].map((rounds, at) => `001 ${String(at + 1).padStart(4)}`.padEnd(91) + rounds),
    ].join('\n');
    const printed: unknown = JSON.parse(
      (await crosstable(['standings', '-', '--tiebreaks', 'PTS,FB', '--format', 'json'], file)).output,
    );
    expect(printed).toMatchObject({ round: 3, announcedRounds: 3 });
    const { standings } = printed as { standings: readonly { player: string; values: unknown }[] };
    const fore = standings.map(
      ({ player, values }) =>
        [
          player,
          JSON.stringify(values)
            .match(/4\.5|4|5/g)
            ?.at(-1),
        ] as const,
    );
    // 1½ + 1½ + 1; 2 + 1 + 1½; 1 + 2 + 1½; 1½ + 1½ + 2
    expect(Object.fromEntries(fore)).toEqual({ 1: '4', 2: '4.5', 3: '4.5', 4: '5' });
  });

  it('prints an average of Buchholz scores with two decimals, but for programs as it is', async () => {
    // Eriksen met nos. 10, 2, 6 and 3 over the board: (16½ + 19 + 18½ + 20½) / 4 = 18.625, halves up
    const list = ['standings', 'examples/harbour-open.trf', '--tiebreaks', 'PTS,AOB'];
    expect((await crosstable(list)).output).toMatch(/Eriksen.* {2}18\.63$/m);
    expect((await crosstable([...list, '--format', 'markdown'])).output).toMatch(/Eriksen.*\| 18\.63 \|$/m);
    expect((await crosstable([...list, '--format', 'html'])).output).toMatch(
      /Eriksen.*>18<span class="rest-3">\.63<\/span><\/td><\/tr>$/m,
    );
    expect((await crosstable([...list, '--format', 'csv'])).output).toMatch(/Eriksen.*,18\.625\r$/m);
    expect((await crosstable([...list, '--format', 'json'])).output).toContain('18.625');
  });
});

describe('what cannot be done is one line on standard error and exit code 2', () => {
  it.each([
    [['standings', 'nowhere.trf'], 'crosstable: nowhere.trf: no such file or directory'],
    [['standings', 'examples'], 'crosstable: examples: expected a file, got a directory'],
    [
      ['--round', '3'],
      'crosstable: expected the command standings, explain, ratings, prizes, clubs, norms, check, audit, compare, whatif, convert, event or help, got nothing (crosstable --help shows what there is)',
    ],
    [['rank', 'x'], 'crosstable: there is no command "rank" (crosstable --help shows what there is)'],
    [['standing', 'x'], 'crosstable: there is no command "standing": did you mean standings?'],
    [['Explain', 'x', '1'], 'crosstable: there is no command "Explain": did you mean explain?'],
    [['open.trf'], 'crosstable: there is no command "open.trf": did you mean crosstable standings open.trf?'],
    [['-', '--round', '1'], 'crosstable: there is no command "-": did you mean crosstable standings -?'],
    [['standings', '-', '--fromat', 'html'], 'crosstable: there is no option --fromat: did you mean --format?'],
    [['standings', '-', '--Format=html'], 'crosstable: there is no option --Format: did you mean --format?'],
    [['standings', '-', '-x'], 'crosstable: there is no option -x (crosstable --help shows what there is)'],
    [
      ['standings', '-', '--tiebreaks', 'PTS,BHC1'],
      'crosstable: --tiebreaks: expected a code (did you mean BH/C1?), got "BHC1"',
    ],
    [
      ['standings', '-', '--tiebreaks', 'PTS;DE'],
      'crosstable: --tiebreaks: expected one code (separate codes by commas), got "PTS;DE"',
    ],
    [['explain', '-', '1', '--tiebreak', 'SB,BH'], 'crosstable: --tiebreak: expected one code, got "SB,BH"'],
    [['standings'], 'crosstable: standings: expected a file, got nothing'],
    [['standings', 'a', 'b'], 'crosstable: standings: expected one file, got "b" too'],
    [
      ['standings', '-', '--format', 'pdf'],
      'crosstable: --format: expected text, json, csv, markdown or html, got "pdf"',
    ],
    [
      ['standings', '-', '--tiebreak', 'SB'],
      'crosstable: standings: expected an option of standings, got --tiebreak: did you mean --tiebreaks?',
    ],
    [['standings', '-', '--round', '3'], 'crosstable: --round: expected a number from 1 to 2, got "3"'],
    [['standings', '-', '--edition', '2009'], 'crosstable: --edition: expected 2024-08 or 2026-03, got "2009"'],
  ])('%j', async (words, sentence) => {
    expect(await crosstable(words, report())).toEqual({ code: 2, output: '', complaints: `${sentence}\n` });
  });

  it('an unknown code, with the known ones', async () => {
    const { code, complaints } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,XX'], report());
    expect(code).toBe(2);
    expect(complaints).toMatch(/^crosstable: --tiebreaks: expected one of PTS, .*, got "XX"\n$/);
  });

  it('an unknown code in the file, with the way out', async () => {
    const { complaints } = await crosstable(['standings', '-'], report('212 PTS,XX'));
    expect(complaints).toMatch(/^crosstable: the tie-break list of the file: .*, got "XX" \(--tiebreaks takes another/);
  });

  it('a file that is no tournament report', async () => {
    expect((await crosstable(['standings', '-'], 'hello')).complaints).toBe(
      'crosstable: standard input: expected the games of a tournament, got a file of an unknown kind. Open the tournament report for FIDE (TRF), in which the line of each player begins with 001, or JSON, or a crosstable with all games.\n',
    );
  });
});

it('--help and --version', async () => {
  expect((await crosstable(['--help'])).output).toMatch(
    /^Usage: crosstable standings FILE .*\n {7}crosstable explain FILE PLAYER/,
  );
  expect((await crosstable(['--version'])).output).toBe('1.2.3\n');
});
