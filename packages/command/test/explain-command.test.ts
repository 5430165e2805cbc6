import { describe, expect, it } from 'vitest';

import { crosstable as library } from '@crosstable/core';
import { explain } from '@crosstable/standings';

import { crosstable, report } from './running.js';

const HARBOUR = 'examples/harbour-open.trf';

async function lines(...words: readonly string[]): Promise<readonly string[]> {
  const { code, output, complaints } = await crosstable(['explain', ...words]);
  // A list of the command line isn't the one of the file
  const others = complaints.split('\n').filter((line) => !line.includes(': the file announces '));
  expect({ code, others }).toEqual({ code: 0, others: [''] });
  // Where and when the example was played
  return output.split('\n').filter((line) => !/^(?:Tallinn|The Netherlands), /.test(line));
}

describe('explain FILE PLAYER', () => {
  it('goes through the list of the file', async () => {
    const output = await lines(HARBOUR, '3');
    expect(output.slice(0, 5)).toEqual([
      'Harbour Open',
      'Swiss, 6 rounds, FIDE C.07 tie-breaks (2026-03, by the date)',
      '',
      'Csonka, Ágnes, no. 3: rank 2 of 11',
      '',
    ]);
    expect(output.filter((line) => /^[A-Z].* – Csonka/.test(line)).map((line) => line.split(',')[0])).toEqual([
      'PTS',
      'SB/C1',
      'SB',
      'PS',
      'ARO',
    ]);
  });

  it('--tiebreak explains one', async () => {
    // Eriksen: 16.4.2 limits the dummy of round 2 to 6 × ½ = 3, 16.4.1 the one of round 5 to Ionescu's 3.
    // 1 × 1½ + (½ × 3) + 0 × 4½ + 1 × 3 + 1 × 3 + ½ × 4, without the bye's 1½ (16.5.1), which isn't lower than 1½: 9½
    expect(await lines(HARBOUR, 'eriksen', '--tiebreak', 'sb-c1')).toEqual([
      'Harbour Open',
      'Swiss, 6 rounds, FIDE C.07 tie-breaks (2026-03, by the date)',
      '',
      'SB/C1, Sonneborn-Berger Cut-1 (Art. 9.1, edition 2026-03) – Eriksen, Liv: 9½',
      "  A dummy opponent stands in for a game that wasn't played.",
      "  Round 1: win against Jovanović, Maja, 1 point; the opponent's score is 1½ (Art. 16.3.1); 1 × 1½ = 1½",
      "  Round 2: half-point bye, ½ point; dummy with 3, no more than a draw in every round, instead of the player's" +
        ' own 4 (Art. 16.4.2); ½ × 3 = 1½; cut: lowest contribution of a voluntary unplayed round (Art. 16.5.1)',
      "  Round 3: loss to Brandão, Tiago, 0 points; the opponent's score is 4½; 0 × 4½ = 0",
      "  Round 4: win against Ferrari, Nino, 1 point; the opponent's score is 3; 1 × 3 = 3",
      '  Round 5: win by forfeit against Ionescu, Radu, 1 point; dummy with 3, no more than the scheduled opponent,' +
        " instead of the player's own 4 (Art. 16.4.1); 1 × 3 = 3",
      "  Round 6: draw with Csonka, Ágnes, ½ point; the opponent's score is 4; ½ × 4 = 2",
      '  Sum: 9½, without what is cut',
      '',
    ]);
  });

  it('takes the round, the edition and the list that it is asked for', async () => {
    const output = await lines(HARBOUR, '5', '--round', '2', '--edition', '2024-08', '--tiebreaks', 'SB');
    expect(output[1]).toBe('Swiss, after round 2 of 6, FIDE C.07 tie-breaks (2024-08, as asked)');
    // After two rounds Eriksen has a win and a half-point bye, as Csonka and Ionescu have a win and a draw
    expect(output).toContain('PTS, Points (Art. 4.2, edition 2024-08) – Eriksen, Liv: 1½');
    // Without the limits of 2026 the dummy has the player's own score
    expect(output).toContain(
      "  Round 2: half-point bye, ½ point; dummy with the player's own 1½ (Art. 16.4); ½ × 1½ = 0.75",
    );
  });

  it('says that the rank is shared', async () => {
    expect((await lines(HARBOUR, '3', '--tiebreaks', 'PTS'))[3]).toBe('Csonka, Ágnes, no. 3: rank 2 of 11, shared');
  });

  it('4.2: in a list direct encounter is of those who are still tied', async () => {
    // Ferrari, Dvořák and Ionescu have 3 points; SB leaves none of them tied (8, 6¾ and 9)
    expect((await lines(HARBOUR, '6', '--tiebreaks', 'PTS,DE,SB,DE')).filter((line) => line.startsWith('DE'))).toEqual([
      'DE, Direct Encounter (Art. 6, edition 2026-03) – Ferrari, Nino: rank 2 of 3 tied players',
      'DE, Direct Encounter (Art. 6, edition 2026-03) – Ferrari, Nino: –',
    ]);
  });

  it('--format json gives the explanations as data', async () => {
    const { output } = await crosstable(['explain', '-', '1', '--tiebreak', 'SB', '--format', 'json'], report());
    const table = library([[{ white: '1', black: '2', result: 1 }]], { system: 'swiss' });
    expect(JSON.parse(output)).toMatchObject({
      name: 'Two, and a "name"',
      edition: '2026-03',
      round: 1,
      player: '1',
      explanations: [explain('SB', '1', table)],
      names: { 1: 'One, A | B', 2: 'Two' },
      notes: expect.any(Array) as unknown,
    });
  });
});

describe('explain FILE PLAYER PLAYER', () => {
  it('shows both sides of the first tie-break that separates them', async () => {
    const output = await lines(HARBOUR, '6', '9');
    expect(output.slice(3, 7)).toEqual([
      'Ionescu, Radu (no. 9) ranks before Ferrari, Nino (no. 6) by SB, Sonneborn-Berger (Art. 9.1): 9 against 8.',
      'Equal before that: PTS 3, SB/C1 6½.',
      '',
      'SB, Sonneborn-Berger (Art. 9.1, edition 2026-03) – Ionescu, Radu: 9',
    ]);
    expect(output).toContain('SB, Sonneborn-Berger (Art. 9.1, edition 2026-03) – Ferrari, Nino: 8');
  });

  it('tells the story of a direct encounter once', async () => {
    // Keres won one of the two games with Fine and drew the other: (1 + ½) / 2, 6.1.2
    expect((await lines('examples/avro-1938.trf', 'fine', 'keres', '--tiebreaks', 'PTS,DE')).slice(3)).toEqual([
      'Keres, Paul (no. 1) ranks before Fine, Reuben (no. 2) by DE, Direct Encounter (Art. 6): rank 1 against rank 2.',
      'Equal before that: PTS 8½.',
      '',
      'DE, Direct Encounter (Art. 6, edition 2024-08) – Keres, Paul: rank 1 of 2 tied players;' +
        ' Fine, Reuben: rank 2 of 2 tied players',
      '  Tied: Keres, Paul; Fine, Reuben. The separate standings (Art. 6.1):',
      '    Keres, Paul: 0.75 (1 against Fine, Reuben in round 2, ½ against Fine, Reuben in round 9)',
      '    Fine, Reuben: 0.25 (0 against Keres, Paul in round 2, ½ against Keres, Paul in round 9)',
      '  All the tied have met each other, so the separate standings decide (Art. 6.2):',
      '    1. Keres, Paul',
      '    2. Fine, Reuben',
      '',
      'What made the difference: DE, rank 1 against rank 2, after PTS left the two equal.',
      '',
    ]);
  });

  it('heads that story once in every format, and has both ranks in data', async () => {
    const question = ['explain', 'examples/avro-1938.trf', 'fine', 'keres', '--tiebreaks', 'PTS,DE'];
    const written = async (format: string): Promise<string> =>
      (await crosstable([...question, '--format', format])).output;
    const headings = async (format: string): Promise<readonly string[]> =>
      (await written(format)).split('\n').filter((line) => line.includes('edition 2024-08'));
    const title = 'DE, Direct Encounter (Art. 6, edition 2024-08) – ';
    const both = 'Keres, Paul: rank 1 of 2 tied players; Fine, Reuben: rank 2 of 2 tied players';
    expect(await headings('text')).toEqual([title + both]);
    expect(await headings('markdown')).toEqual([`## ${title}${both}`]);
    expect(await headings('html')).toEqual([expect.stringContaining(`>${title}${both}</h2>`)]);
    const { explanations } = JSON.parse(await written('json')) as { explanations: readonly { value: number }[] };
    expect(explanations.map(({ value }) => value)).toEqual([1, 2]);
    const [, ...rows] = (await written('csv')).trim().split('\n');
    expect(new Set(rows.map((row) => row.split('2024-08,')[1].split(',')[0]))).toEqual(new Set(['1', '2']));
  });

  it('says that the list leaves them tied', async () => {
    // Alekhine and Reshevsky drew both games
    expect((await lines('examples/avro-1938.trf', '4', '6', '--tiebreaks', 'PTS,DE')).slice(3)).toEqual([
      "Alekhine, Alexander (no. 4) and Reshevsky, Samuel (no. 6) are tied: the list doesn't separate them.",
      'Equal: PTS 7, DE rank 1.',
      '',
    ]);
  });

  it('--format json gives both explanations', async () => {
    const { output } = await crosstable(['explain', HARBOUR, '6', '9', '--format', 'json']);
    expect(JSON.parse(output)).toMatchObject({
      first: '9',
      second: '6',
      equal: [
        { code: 'PTS', value: 3 },
        { code: 'SB/C1', value: 6.5 },
      ],
      code: 'SB',
      article: '9.1',
      explanations: [
        { player: '9', value: 9 },
        { player: '6', value: 8 },
      ],
    });
  });
});

describe('a player is', () => {
  it.each([
    ['3', 'Csonka, Ágnes: 4'],
    ['#3', 'Csonka, Ágnes: 4'],
    ['003', 'Csonka, Ágnes: 4'],
    ['Csonka, Ágnes', 'Csonka, Ágnes: 4'],
    ['agnes CSONKA', 'Csonka, Ágnes: 4'],
    ['onk', 'Csonka, Ágnes: 4'],
    ['dvorak', 'Dvořák, Petr: 3'],
    ['aa m', 'Aalto, Mirja: 2½'],
  ])('%s: %s', async (wanted, shown) => {
    expect((await lines(HARBOUR, wanted, '--tiebreak', 'PTS'))[3]).toBe(
      `PTS, Points (Art. 4.2, edition 2026-03) – ${shown}`,
    );
  });

  it('the one whose whole name it is, before those whose names have it in them', async () => {
    const input = [
      '092 Individual: Swiss-System',
      '001    1      Ann                               2100 AAA                         1.0    1     2 w 1',
      '001    2      Anna                              2000 BBB                         0.0    2     1 b 0',
      '001    3                                        1900 BBB                         0.0    3',
    ].join('\n');
    const find = async (wanted: string): Promise<string> =>
      (await crosstable(['explain', '-', wanted, '--tiebreak', 'PTS'], input)).output;
    expect(await find('ann')).toContain('– Ann: 1\n');
    expect(await find('anna')).toContain('– Anna: 0\n');
    expect(await find('3')).toContain('– no. 3: 0\n');
    expect((await crosstable(['explain', '-', 'an'], input)).complaints).toBe(
      'crosstable: "an" may be any of: 1 Ann; 2 Anna\n',
    );
  });
});

describe('what cannot be explained is one line on standard error and exit code 2', () => {
  it.each([
    [['explain'], 'explain: expected a file, got nothing'],
    [['explain', HARBOUR], 'explain: expected a player after the file, got nothing'],
    [
      ['explain', HARBOUR, '1', '2', '3'],
      'explain: expected one player or two, got "3" too (quotes keep a name together)',
    ],
    [
      ['explain', HARBOUR, '1', '2', '--tiebreak', 'SB'],
      'explain: expected --tiebreaks with a list for two players, got --tiebreak',
    ],
    [
      ['explain', HARBOUR, '1', '--tiebreak', 'SB', '--tiebreaks', 'BH'],
      'explain: expected --tiebreak or --tiebreaks, got both',
    ],
    [['explain', HARBOUR, '1', '--format', 'pdf'], '--format: expected text, json, csv, markdown or html, got "pdf"'],
    [
      ['explain', HARBOUR, 'Smith'],
      `no player "Smith": expected a start number, a name or a part of one (crosstable standings ${HARBOUR} lists them)`,
    ],
    [
      ['explain', HARBOUR, '12'],
      `no player "12": expected a start number, a name or a part of one (crosstable standings ${HARBOUR} lists them)`,
    ],
    [
      ['explain', HARBOUR, ' '],
      `no player " ": expected a start number, a name or a part of one (crosstable standings ${HARBOUR} lists them)`,
    ],
    [['explain', HARBOUR, 'án'], '"án" may be any of: 2 Brandão, Tiago; 10 Jovanović, Maja; 11 Kask, Jaan'],
    [
      ['explain', HARBOUR, '1', 'i'],
      '"i" may be any of: 1 Aalto, Mirja; 2 Brandão, Tiago; 5 Eriksen, Liv; 6 Ferrari, Nino; 9 Ionescu, Radu; 10 Jovanović, Maja',
    ],
    [
      ['explain', HARBOUR, 'Mirja', 'Aalto'],
      'explain: expected two players, got Aalto, Mirja (no. 1) twice (quotes keep a name together: "Aalto, Mirja")',
    ],
    [['explain', HARBOUR, '1', '--tiebreak', 'PS/P'], '--tiebreak: expected PS alone or with /C1, /C2, got "PS/P"'],
    [
      ['explain', HARBOUR, '1', '2', '--tiebreaks', 'PTS,PS/P'],
      '--tiebreaks: expected PS alone or with /C1, /C2, got "PS/P"',
    ],
  ])('%j', async (words, sentence) => {
    expect(await crosstable(words)).toEqual({ code: 2, output: '', complaints: `crosstable: ${sentence}\n` });
  });

  it('only the first of many candidates are told', async () => {
    const players = Array.from({ length: 12 }, (_, at) => {
      return `001 ${String(at + 1).padStart(4)}      Name ${at + 1}`.padEnd(80) + ' 0.0';
    });
    const input = ['092 Individual: Swiss-System', ...players].join('\n');
    expect((await crosstable(['explain', '-', 'name'], input)).complaints).toMatch(
      /9 Name 9; 10 Name 10; and 2 more\n$/,
    );
  });
});
