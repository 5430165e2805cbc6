// --values: tie-breaks of the organiser's own, whose values stand in a file beside the tournament.
import { describe, expect, it } from 'vitest';

import { readValues } from '../src/values-file.js';

import { crosstable, report } from './running.js';

const PLAYERS = [
  { id: '1', name: 'One, Anna', pairingNumber: 1 },
  { id: '12', name: 'Two, Ben', pairingNumber: 12 },
  { id: 'x', name: 'One, Cem', pairingNumber: 3 },
];

const read = (csv: string) => readValues(new TextEncoder().encode(csv), PLAYERS);

describe('the file', () => {
  it.each(['id', 'No.', 'start number', 'Pairing number', 'name', 'Player', 'team'])(
    '%s names a participant, the other headings are codes',
    (heading) => {
      expect(read(`${heading},OTHER_PLAYOFF,jury\n12,1.5,2`)).toEqual({
        OTHER_PLAYOFF: { 12: 1.5 },
        JURY: { 12: 2 },
      });
    },
  );

  it('participants are named by id, by number or by name', () => {
    expect(read('no,X\n01,1\n"two, ben",2\ncem,3')).toEqual({ X: { 1: 1, 12: 2, x: 3 } });
    expect(read('pairing number,X\n3,1')).toEqual({ X: { x: 1 } });
  });

  it('beside a number, a name and other facts are for the reader', () => {
    expect(read('Name,id,X,Federation,,title\nNobody,1,4,NOR,,GM')).toEqual({ X: { 1: 4 } });
  });

  it('values have a point or a comma, and an empty cell is no value', () => {
    expect(read('id;X;Y\n1;1,5;\n12;-2;+0.25\nx;½;1½')).toEqual({
      X: { 1: 1.5, 12: -2, x: 0.5 },
      Y: { 12: 0.25, x: 1.5 },
    });
    expect(read('id,X')).toEqual({ X: {} });
  });

  it.each([
    ['', 'line 1, column 1: expected a line of headings, found nothing'],
    ['X,Y\n1,2', 'line 1, column 1: expected a line of headings with id or name among them, found "X"'],
    ['id,name\n1,One', 'line 1, column 1: expected a heading with a code too, found "id"'],
    ['id,X,id\n1,2,1', 'line 1, column 6: expected each heading once, found "id"'],
    ['id,X,OTHER_x\n1,2,1', 'line 1, column 6: expected each heading once, found "OTHER_x"'],
    ['id,play-off\n1,2', 'line 1, column 4: expected a code of letters, digits and _, found "play-off"'],
    ['id,BH\n1,2', 'line 1, column 4: expected a code that C.07 does not have, found "BH"'],
    ['id,X\n7,2', 'line 2, column 1: expected a participant of the tournament, found "7"'],
    ['id,X\n,2', 'line 2, column 1: expected a participant of the tournament, found nothing'],
    [
      'id,X\none,2',
      'line 2, column 1: expected one participant alone (it may be any of 1 One, Anna; x One, Cem), found "one"',
    ],
    ['id,X\n1,2\n01,3', 'line 3, column 1: expected each participant once, found "01"'],
    ['id,X\n1,many', 'line 2, column 3: expected a number, found "many"'],
    ['id,X\n1,1e3', 'line 2, column 3: expected a number, found "1e3"'],
    ['id,X\n1,2,3', 'line 2, column 5: expected no more than 2 fields, as the first line has, found "3"'],
  ])('%j is refused', (csv, sentence) => {
    expect(() => read(csv)).toThrow(new RangeError(sentence));
  });
});

const LIST = '212 PTS,OTHER_PLAYOFF,SB';
/** A draw: the play-off decides. */
const EVEN = report(LIST)
  .replace(' 2 w 1', ' 2 w =')
  .replace(' 1 b 0', ' 1 b =')
  .replace('1.0    1 ', '0.5    2 ')
  .replace('0.0    2 ', '0.5    1 ');
const VALUES = 'id,playoff\n1,0.5\n2,1.5';

describe('the option', () => {
  const json = (text: string) => {
    const { standings } = JSON.parse(text) as {
      readonly standings: readonly { readonly player: string; readonly values: readonly unknown[] }[];
    };
    return standings;
  };

  it('without it a list of the file that names a code opens: dashes, and a note what is missing', async () => {
    const { code, complaints, output } = await crosstable(['standings', '-'], EVEN);
    expect([code, complaints]).toEqual([
      0,
      expect.stringContaining('note: standard input: OTHER_PLAYOFF has no values'),
    ]);
    expect(complaints.match(/OTHER_PLAYOFF/g)).toHaveLength(1);
    expect(output).toMatch(/–/);
  });

  it('gives the values', async () => {
    const { complaints, output } = await crosstable(
      ['standings', '-', '--values', 'k.csv', '--format', 'json'],
      EVEN,
      VALUES,
    );
    expect(complaints).toBe('');
    expect(json(output).map(({ values }) => values)).toEqual([
      [0.5, 1.5, 0.25],
      [0.5, 0.5, 0.25],
    ]);
  });

  it('gives those of a code that --tiebreaks names, with and without OTHER_', async () => {
    for (const code of ['PLAYOFF', 'other_playoff']) {
      const words = ['standings', '-', '--values', 'k.csv', '--tiebreaks', code, '--format', 'csv'];
      const { output } = await crosstable(words, report(), VALUES);
      expect(output.split('\r\n')[0]).toContain(`PTS,${code}`);
      expect(output).toContain('1.5');
    }
  });

  it('explains', async () => {
    const explained = await crosstable(['explain', '-', '2', '--values', 'k.csv'], EVEN, VALUES);
    expect(explained.output).toContain('PLAYOFF, Playoff (Art. 4.1, edition 2026-03) – Two: 1½');
    expect(explained.output).toContain('Entered by hand: 1½');
    const alone = await crosstable(
      ['explain', '-', '2', '--tiebreak', 'PLAYOFF', '--values', 'k.csv'],
      report(),
      VALUES,
    );
    expect(alone.output).toContain('Entered by hand: 1½');
  });

  it('compares', async () => {
    const compared = await crosstable(['compare', '-', '--values', 'k.csv'], EVEN, VALUES);
    expect([compared.code, compared.complaints]).toEqual([0, '']);
  });

  it('answers what-if', async () => {
    const asked = await crosstable(['whatif', '-', '--player', '2', '--round', '1', '--values', 'k.csv'], EVEN, VALUES);
    expect([asked.code, asked.complaints]).toEqual([0, '']);
  });

  it('is checked: without values the ranks of the file can’t be verified', async () => {
    const without = await crosstable(['check', '-'], EVEN);
    expect(without.output).toContain('tie-break "OTHER_PLAYOFF" has no values');
    expect(without.code).toBe(1);
    const checked = await crosstable(['check', '-', '--values', 'k.csv'], EVEN, VALUES);
    expect(checked.output).not.toContain('OTHER_PLAYOFF');
  });

  it('replaces the values of a file, code by code', async () => {
    const event = JSON.stringify({
      tiebreaks: ['PTS', 'A', 'B'],
      values: { OTHER_A: { Anna: 1 }, B: { Ben: 2 } },
      games: [[{ white: 'Anna', black: 'Ben', result: 0.5 }]],
    });
    const words = ['standings', '-', '--values', 'k.csv', '--format', 'json'];
    const { output } = await crosstable(words, event, 'name,A\nBen,7');
    expect(json(output).map(({ player, values }) => [player, values])).toEqual([
      ['Ben', [0.5, 7, 2]],
      ['Anna', [0.5, null, null]],
    ]);
  });

  it('says what is wrong', async () => {
    const refused = async (words: readonly string[], values = VALUES, input = EVEN) =>
      (await crosstable([...words], input, values)).complaints;
    const asked = ['standings', '-', '--values', 'k.csv'];
    expect(await refused(asked, 'id,playoff\n3,1')).toBe(
      'crosstable: k.csv: line 2, column 1: expected a participant of the tournament, found "3"\n',
    );
    expect(await refused(asked, 'id,jury\n1,1')).toBe(
      'crosstable: --values: expected codes of the tie-break list, got JURY (--tiebreaks takes another list)\n',
    );
    expect(await refused(['standings', '-', '--values', '-'])).toBe(
      'crosstable: standings: expected one file from standard input, got two\n',
    );
    expect(await refused(['standings', '-', '--tiebreaks', 'PTS,OTHER_JURY'])).toMatch(
      /^crosstable: --tiebreaks: expected .*"OTHER_JURY" \(--values gives the values of a tie-break of your own\)\n$/,
    );
    expect(await refused(['standings', '-', '--players', '--values', 'k.csv'])).toContain('--values');
  });
});
