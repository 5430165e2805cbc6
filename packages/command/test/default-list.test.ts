// The tie-breaks that rank a file without a list of them.

import { describe, expect, it } from 'vitest';

import { crosstable, report, reportWithoutList } from './running.js';

const note = (list: string): string =>
  `note: standard input: the file names no tie-breaks: ${list} is a default (--tiebreaks takes another list)\n`;

async function headings(
  words: readonly string[],
  input: string,
): Promise<{ readonly list: string; readonly complaints: string }> {
  const { output, complaints } = await crosstable(['standings', '-', ...words], input);
  const [first] = complaints.split(/(?<=\n)/);
  return { list: /(PTS.*)/.exec(output)?.[1].split(/ +/).join() ?? '', complaints: first };
}

const games = [[{ white: 'A', black: 'B', result: 1 }]];

describe('a file without a list', () => {
  it('of a Swiss is ranked by Buchholz and then Sonneborn-Berger', async () => {
    const list = 'PTS,BH/C1,BH,SB';
    expect(await headings([], reportWithoutList())).toEqual({ list, complaints: note(list) });
  });

  it('that names no system is taken as a Swiss', async () => {
    const list = 'PTS,BH/C1,BH,SB';
    expect(await headings([], JSON.stringify({ games }))).toEqual({ list, complaints: note(list) });
  });

  it('8: of a round robin is ranked without Buchholz', async () => {
    const list = 'PTS,SB,WIN';
    expect(await headings([], JSON.stringify({ games, system: 'round-robin' }))).toEqual({
      list,
      complaints: note(list),
    });
  });
});

// US Chess 34E and 34F
it.each(['PTS,US_MM,US_SOLK,US_CUM,US_COP', 'PTS,US_SB,US_RESULT'])('help tells of %s', async (list) => {
  const { output } = await crosstable(['standings', '--help']);
  expect(output).toContain(list);
});

describe('a list of teams', () => {
  const matches = [[{ white: 'A', black: 'B', gamePoints: [1, 0] }]];

  it('is PTS,MPvGP,EMMSB where the file has none', async () => {
    const list = 'PTS,MPvGP,EMMSB';
    expect(await headings([], JSON.stringify({ matches }))).toEqual({ list, complaints: note(list) });
  });

  it('has its points where it begins with one of the two scores', async () => {
    for (const code of ['MPTS', 'gpts']) {
      const { output } = await crosstable(
        ['standings', '-', '--tiebreaks', `${code},TPN`],
        JSON.stringify({ matches }),
      );
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
  ])('%j', async (words, input) => {
    expect((await crosstable(words, input)).complaints).not.toContain('default');
  });

  it('where explain goes through a list, it is', async () => {
    expect((await crosstable(['explain', '-', '1'], reportWithoutList())).complaints).toContain(
      note('PTS,BH/C1,BH,SB'),
    );
  });

  it('the JSON has the note too', async () => {
    const { output } = await crosstable(['standings', '-', '--format', 'json'], reportWithoutList());
    expect(output).toContain('the file names no tie-breaks: PTS,BH/C1,BH,SB is a default');
  });
});

describe('the usage', async () => {
  const usage = await crosstable(['--help']);

  it.each([[['help']], [['--help', 'nothing']]])('%j prints it', async (words: readonly string[]) => {
    expect(await crosstable(words)).toEqual(usage);
    expect(usage).toMatchObject({
      code: 0,
      complaints: '',
      output: expect.stringMatching(/^Usage: crosstable/) as unknown,
    });
  });

  it.each([[['audit', '--help']], [['-h', 'audit', 'open.trf']], [['help', 'audit']]])(
    '%j prints what there is to say of the audit alone',
    async (words: readonly string[]) => {
      const { code, complaints, output } = await crosstable(words);
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

  it('without words is short: a line for each command, and where to read on', async () => {
    const { code, complaints, output } = await crosstable([]);
    expect([code, complaints]).toEqual([0, '']);
    const lines = output.split('\n');
    expect(lines.length).toBeLessThanOrEqual(25);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const name of ['standings', 'explain', 'ratings', 'check', 'audit', 'compare', 'whatif', 'event', 'help']) {
      expect(lines.filter((line) => line.startsWith(`  ${name} `))).toHaveLength(1);
    }
    for (const way of ['crosstable help COMMAND', 'crosstable --help']) expect(output).toContain(way);
  });

  it('about a command speaks of no other', async () => {
    const { output } = await crosstable(['help', 'standings']);
    expect(output).not.toMatch(/\b(?:explain|ratings FILE|check|audit|compare|whatif|event)\b/);
    expect((await crosstable(['help', 'whatif'])).output).toContain('--round N         the state before round N');
  });

  it('of explain names its operands once; of event there are only --group, --language and --help', async () => {
    const lines = async (words: readonly string[]): Promise<readonly string[]> =>
      (await crosstable(words)).output.split('\n');
    expect((await lines(['explain', '-h'])).filter((line) => line.startsWith('  PLAYER '))).toHaveLength(1);
    const options = (await lines(['event', '-h'])).filter((line) => line.startsWith('  --'));
    expect(options.map((line) => line.split(' ')[2])).toEqual(['--group', '--language', '--help']);
  });

  it.each([
    [['help', 'audits'], 'there is no command "audits": did you mean audit?'],
    [['help', 'audit', 'compare'], 'help: expected one command, got "compare" too'],
  ])('%j is no question', async (words: readonly string[], message) => {
    expect(await crosstable(words)).toMatchObject({ code: 2, complaints: `crosstable: ${message}\n`, output: '' });
  });
});
