// The tie-breaks that rank a file without a list of them.

import { describe, expect, it } from 'vitest';

import { crosstable, report, reportWithoutList } from './running.js';

const note = (list: string): string =>
  `note: standard input: the file names no tie-breaks: ${list} is a default (--tiebreaks takes another list)\n`;

function headings(words: readonly string[], input: string): { readonly list: string; readonly complaints: string } {
  const { output, complaints } = crosstable(['standings', '-', ...words], input);
  const [first] = complaints.split(/(?<=\n)/);
  return { list: /(PTS.*)/.exec(output)?.[1].split(/ +/).join() ?? '', complaints: first };
}

const games = [[{ white: 'A', black: 'B', result: 1 }]];

describe('a file without a list', () => {
  it('of a Swiss is ranked by Buchholz and then Sonneborn-Berger', () => {
    const list = 'PTS,BH/C1,BH,SB';
    expect(headings([], reportWithoutList())).toEqual({ list, complaints: note(list) });
  });

  it('that names no system is taken as a Swiss', () => {
    const list = 'PTS,BH/C1,BH,SB';
    expect(headings([], JSON.stringify({ games }))).toEqual({ list, complaints: note(list) });
  });

  it('8: of a round robin is ranked without Buchholz', () => {
    const list = 'PTS,SB,WIN';
    expect(headings([], JSON.stringify({ games, system: 'round-robin' }))).toEqual({ list, complaints: note(list) });
  });
});

describe('a list of teams', () => {
  const matches = [[{ white: 'A', black: 'B', gamePoints: [1, 0] }]];

  it('is PTS,MPvGP,EMMSB where the file has none', () => {
    const list = 'PTS,MPvGP,EMMSB';
    expect(headings([], JSON.stringify({ matches }))).toEqual({ list, complaints: note(list) });
  });

  it('has its points where it begins with one of the two scores', () => {
    for (const code of ['MPTS', 'gpts']) {
      const { output } = crosstable(['standings', '-', '--tiebreaks', `${code},TPN`], JSON.stringify({ matches }));
      expect(output).toContain(`MP  GP  ${code}  TPN`);
    }
  });
});

describe('nothing is said of a default', () => {
  it.each([
    [['standings', '-', '--tiebreaks', 'PTS'], reportWithoutList()],
    [['standings', '-'], report()],
    [['standings', '-'], JSON.stringify({ games, tiebreaks: ['SB'] })],
    [['explain', '-', '1', '--tiebreak', 'SB'], reportWithoutList()],
    [['ratings', '-'], reportWithoutList()],
  ])('%j', (words, input) => {
    expect(crosstable(words, input).complaints).not.toContain('default');
  });

  it('where explain goes through a list, it is', () => {
    expect(crosstable(['explain', '-', '1'], reportWithoutList()).complaints).toContain(note('PTS,BH/C1,BH,SB'));
  });

  it('the JSON has the note too', () => {
    const { output } = crosstable(['standings', '-', '--format', 'json'], reportWithoutList());
    expect(output).toContain('the file names no tie-breaks: PTS,BH/C1,BH,SB is a default');
  });
});

describe('the usage', () => {
  const usage = crosstable(['--help']);

  it.each([[[]], [['help']], [['--help', 'nothing']]])('%j prints it', (words: readonly string[]) => {
    expect(crosstable(words)).toEqual(usage);
    expect(usage).toMatchObject({
      code: 0,
      complaints: '',
      output: expect.stringMatching(/^Usage: crosstable/) as unknown,
    });
  });

  it.each([[['audit', '--help']], [['-h', 'audit', 'open.trf']], [['help', 'audit']]])(
    '%j prints what there is to say of the audit alone',
    (words: readonly string[]) => {
      const { code, complaints, output } = crosstable(words);
      expect([code, complaints]).toEqual([0, '']);
      expect(output).toMatch(/^Usage: crosstable audit FILE \[options\]\n\nFinds out which rule made each column/);
      for (const part of [
        '  FILE ',
        '--table CSV ',
        '--format F        text, json, csv, markdown or html.',
        '--help ',
        'audit open.trf --table printed.csv',
      ]) {
        expect(output).toContain(part);
      }
      for (const part of ['PLAYER', '--lots', '--editions', 'standings open.trf']) expect(output).not.toContain(part);
    },
  );

  it('of explain names its operands once; of event there are only the options of every command', () => {
    const lines = (words: readonly string[]): readonly string[] => crosstable(words).output.split('\n');
    expect(lines(['explain', '-h']).filter((line) => line.startsWith('  PLAYER '))).toHaveLength(1);
    const options = lines(['event', '-h']).filter((line) => line.startsWith('  --'));
    expect(options.map((line) => line.split(' ')[2])).toEqual(['--help', '--version']);
  });

  it.each([
    [['help', 'audits'], 'there is no command "audits": did you mean audit?'],
    [['help', 'audit', 'compare'], 'help: expected one command, got "compare" too'],
  ])('%j is no question', (words: readonly string[], message) => {
    expect(crosstable(words)).toMatchObject({ code: 2, complaints: `crosstable: ${message}\n`, output: '' });
  });
});
