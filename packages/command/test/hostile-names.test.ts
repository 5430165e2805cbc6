// Whatever a name has in it, nothing that is printed obeys it: no control character, no end of a line, no direction that
// reaches its neighbours, no markup, no formula.

import { describe, expect, it } from 'vitest';

import { FORMATS } from '@crosstable/report';

import { crosstable } from './running.js';

// prettier-ignore
const HOSTILE: Readonly<Record<string, string>> = {
  'an escape sequence':           'A\u001b[31mB\u001b]0;title\u0007',
  'NUL':                          'A\u0000B',
  'backspaces':                   'A\b\b\bB',
  'delete':                       'A\u007fB',
  'the C1 control sequence':      'A\u009b31mB',
  'the C1 operating system command': 'A\u009d0;title\u009cB',
  'a line feed':                  'A\nINJECTED',
  'a carriage return':            'A\rINJECTED',
  'a CRLF':                       'A\r\nINJECTED',
  'NEL':                          'A\u0085INJECTED',
  'a vertical tab':               'A\u000bINJECTED',
  'a form feed':                  'A\u000cINJECTED',
  'a line separator':             'A\u2028INJECTED',
  'a paragraph separator':        'A\u2029INJECTED',
  'a tab':                        'A\tB',
  'a lone surrogate':             'A\ud800B',
  'an override to the left':      'A\u202egpj.B',
  'an override to the right':     'A\u202dB',
  'embeddings that stay open':    'A\u202a\u202bB',
  'an isolate that stays open':   'A\u2066B\u2067C\u2068D',
  'an end of an isolate':         'A\u2069B',
  'an end before an override':    '\u2069\u202eB',
  'an override in an isolate':    'A\u2067\u202eB\u2069C',
  'an end of an embedding':       'A\u202cB',
  'pipes':                        'A|B||',
  'a backslash before a pipe':    'A\\|B',
  'backslashes':                  'A\\\\B\\',
  'a script':                     '<script>alert(1)</script>',
  'an attribute':                 '" onmouseover="alert(1)" \'',
  'an end of the page':           '</td></tr></table></title></style><img src=x onerror=alert(1)>',
  'entities':                     '&lt;b&gt; &#60;',
  'a comment':                    '<!-- A --> ]]>',
  'Markdown':                     '**A** _B_ `C` ~~D~~',
  'a link and a picture':         '[A](javascript:alert(1)) ![B](https://example.org/x.png)',
  'a formula':                    '=cmd|\' /C calc\'!A0',
  'a formula of a link':          '=HYPERLINK("https://example.org","A")',
  'a plus':                       '+1+1',
  'a minus':                      '-1+1',
  'an at sign':                   '@SUM(1)',
  'a tab before a formula':       '\t=1+1',
  'a carriage return before a formula': '\r=1+1',
  'a full-width formula':         '\uff1d1+1',
  'quotes and commas':            '"A","B"',
  'a very long one':              'A'.repeat(20_000),
  'a tower of accents':           `A${'\u0301\u0325'.repeat(500)}B`,
};

/** A draw, with a name wherever a file has a text. */
function event(name: string): string {
  return JSON.stringify({
    name,
    players: [
      { id: '1', name, federation: name, rating: 2100 },
      { id: '2', name: 'Bo', rating: 2000 },
      { id: '3', name },
    ],
    games: [[{ white: '1', black: '2', result: 0.5 }]],
  });
}

/** A drawn match of teams, likewise. */
function teamEvent(name: string): string {
  return JSON.stringify({
    name,
    players: [
      { id: '1', name, rating: 2100 },
      { id: '2', name: 'Bo', rating: 2000 },
      { id: '3', name },
      { id: '4', name: 'Cy' },
    ],
    teams: [
      { id: '1', name, players: ['1', '3'] },
      { id: '2', name: 'Bo', players: ['2', '4'] },
    ],
    matches: [
      [
        {
          white: '1',
          black: '2',
          boards: [
            { white: '1', black: '2', result: 1 },
            { white: '4', black: '3', result: 1 },
          ],
        },
      ],
    ],
  });
}

const TIEBREAKS = ['--tiebreaks', 'PTS,DE,BH,BH'];

/** Every answer that has names in it. Each is written in every format. */
// prettier-ignore
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'standings':     ['standings', '-', ...TIEBREAKS],
  'explain one':   ['explain', '-', '1', ...TIEBREAKS],
  'explain two':   ['explain', '-', '1', '3', ...TIEBREAKS],
  'explain DE':    ['explain', '-', '2', '--tiebreak', 'DE'],
  'ratings':       ['ratings', '-', '--k', '20'],
  'check':         ['check', '-'],
  'audit':         ['audit', '-', '--table', 'k.csv'],
  'compare':       ['compare', '-', ...TIEBREAKS],
  'whatif':        ['whatif', '-', '--player', '1', '--place', '1', '--round', '1'],
};

const OF_TEAMS = ['--tiebreaks', 'PTS,GPTS,EMGSB,EDEBT'];

/** Every answer about an event of teams that has names in it, likewise. */
// prettier-ignore
const TEAM_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'teams':             ['standings', '-', ...OF_TEAMS],
  'players':           ['standings', '-', '--players'],
  'explain a team':    ['explain', '-', '1', ...OF_TEAMS],
  'explain two teams': ['explain', '-', '1', '2', ...OF_TEAMS],
  'explain boards':    ['explain', '-', '1', '--tiebreak', 'TBR'],
  'ratings of teams':  ['ratings', '-', '--k', '20'],
  'check of teams':    ['check', '-'],
};

const NAMES = [...Object.keys(ANSWERS), ...Object.keys(TEAM_ANSWERS)];

/** Each answer in each format: `standings csv`. */
const ALL = NAMES.flatMap((answer) => FORMATS.map((format) => `${answer} ${format}`));
const TABLES = ['standings', 'teams', 'players'].flatMap((answer) =>
  ['text', 'markdown', 'html'].map((format) => `${answer} ${format}`),
);

/** The beginning of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** Outputs that were printed already, for the tests that look at the same output. */
const outputs = new Map<string, string>();

async function outputOf(command: string, name: string): Promise<string> {
  const known = outputs.get(`${command} ${name}`);
  if (known !== undefined) return known;
  const [, answer, format] = /^(.*) (.*)$/.exec(command) ?? [command, command, 'text'];
  const isOfTeams = Object.hasOwn(TEAM_ANSWERS, answer);
  const words = [...(isOfTeams ? TEAM_ANSWERS[answer] : ANSWERS[answer]), '--format', format];
  // No. 3 has ½ in the printed table, and nothing by the rules
  const printed = 'No;Rank;Points;BH\n1;1;0.5;0.5\n2;2;0.5;0.5\n3;3;0.5;1\n';
  const { code, output, complaints } = await crosstable(words, isOfTeams ? teamEvent(name) : event(name), printed);
  expect(code, complaints).toBe(answer === 'audit' ? 1 : 0);
  outputs.set(`${command} ${name}`, output);
  return output;
}

/** The lines as terminals, spreadsheets and pages part them; a CSV ends its own with CRLF. */
function linesOf(command: string, output: string): readonly string[] {
  return output.split(command.endsWith('csv') ? '\r\n' : '\n');
}

/** Whether a line has signs that a terminal obeys or that end a line. */
function isObeyed(line: string): boolean {
  return /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(line);
}

/** The signs of direction in a line without those in isolates that end. */
function directionsIn(line: string): string {
  let left = line.replaceAll(/[^\u202a-\u202e\u2066-\u2069]+/g, '');
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/[\u2066-\u2068][\u202a-\u202e]*\u2069/g, '');
  }
  // An end of an embedding that never began ends nothing
  return left.replaceAll('\u202c', '');
}

/** The lines of an output that do something elsewhere than in their place, each with the command that prints it. */
function wrongLinesOf(command: string, output: string): readonly string[] {
  return linesOf(command, output)
    .filter((line) => isObeyed(line) || directionsIn(line) !== '' || line.startsWith('INJECTED'))
    .map((line) => `${command}: ${line}`);
}

/** The fields of the lines of a CSV, as RFC 4180 has them. */
function fieldsOf(csv: string): readonly (readonly string[])[] {
  const fields: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r]*))(,|\r\n|$)/g) as Iterable<
    string[]
  >) {
    fields.at(-1)?.push((quoted as string | undefined)?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') fields.push([]);
    if (end === '') break;
  }
  return fields.slice(0, -1);
}

/** The tags of a page, with attributes that have no text of the file in them. */
function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/ title="[^"]*"/, ' title'));
}

describe.each(Object.entries(HOSTILE))('%s', (_, name) => {
  it('no line of an output is obeyed, has a direction that stays open, or begins with a part of the name', async () => {
    for (const command of ALL) expect(wrongLinesOf(command, await outputOf(command, name)), command).toEqual([]);
  });

  it('tables have as many lines as ever', async () => {
    const lines = async (of: string) =>
      await Promise.all(TABLES.map(async (command) => [command, linesOf(command, await outputOf(command, of)).length]));
    expect(await lines(name)).toEqual(await lines('Petr'));
  });

  it('standings: the numbers stand behind the name, as ever', async () => {
    const tailOf = (output: string) =>
      linesOf('standings text', output)
        .find((row) => row.includes('2100'))
        ?.split('2100')[1];
    expect(tailOf(await outputOf('standings text', name))).toBe(tailOf(await outputOf('standings text', 'Petr')));
  });

  it.each(NAMES)('%s in Markdown: as many cells as ever, and no markup', async (answer) => {
    const command = `${answer} markdown`;
    // Two backslashes are one, and one before a pipe makes it a part of the text
    const unescaped = async (of: string) => (await outputOf(command, of)).replaceAll(/\\[^a-z]/g, '');
    const cells = async (of: string) => linesOf(command, await unescaped(of)).map((row) => row.split('|').length);
    expect(await cells(name)).toEqual(await cells('Petr'));
    expect(await outputOf(command, name)).not.toMatch(/[<>]/);
    expect(await unescaped(name)).not.toMatch(/[`[\]_~]|\*\*\*|\*\S+ \*/);
  });

  it.each(NAMES)('%s as CSV: as many fields as ever, and no formula', async (answer) => {
    const [headings, ...rows] = fieldsOf(await outputOf(`${answer} csv`, name));
    expect(rows.filter((row) => row.length !== headings.length)).toEqual([]);
    expect(rows.flat().filter((field) => FORMULA.test(field) && Number.isNaN(Number(field)))).toEqual([]);
  });

  it('pages have the same tags as ever', async () => {
    const tags = async (of: string) =>
      await Promise.all(NAMES.map(async (answer) => [answer, tagsOf(await outputOf(`${answer} html`, of))]));
    expect(await tags(name)).toEqual(await tags('Petr'));
  });

  it('JSON: the name as it was', async () => {
    expect(JSON.parse(await outputOf('standings json', name))).toMatchObject({ name });
    expect(JSON.parse(await outputOf('explain one json', name))).toMatchObject({ names: { 1: name } });
    expect(JSON.parse(await outputOf('ratings json', name))).toMatchObject({ players: [{ name }, { name: 'Bo' }] });
    expect(JSON.parse((await crosstable(['event', '-'], event(name))).output)).toMatchObject({ name });
    expect(JSON.parse(await outputOf('teams json', name))).toMatchObject({ name, participants: 'teams' });
    expect(JSON.parse(await outputOf('players json', name))).toMatchObject({
      players: [{ name, teamName: name }, {}, {}, {}],
    });
  });

  // prettier-ignore
  const errors: Readonly<Record<string, readonly [words: readonly string[], input: string]>> = {
    'a player':            [['explain', '-', `${name} of another club`], event(name)],
    'candidates':          [['explain', '-', 'o'], event(`o${name}`)],
    'a tie-break':         [['standings', '-', '--tiebreaks', `PTS,${name}`], event('Petr')],
    'an option':           [['standings', '-', `--${name}`], event('Petr')],
    'a value of an option': [['standings', '-', '--format', `x${name}`], event('Petr')],
    'a file':              [['standings', `nowhere/${name}`], ''],
    'a command':           [[`x${name}`], ''],
    'a property':          [['standings', '-'], JSON.stringify({ games: [], [name]: 1 })],
    'a value':             [['standings', '-'], JSON.stringify({ games: [[{ white: 'A', black: name, result: name }]] })],
    'a player twice':      [['standings', '-'], JSON.stringify({ players: [{ id: name }, { id: name }], games: [] })],
    'JSON in disorder':    [['standings', '-'], `{ "games": ${name}`],
    'a report in disorder': [['standings', '-'], `001 ${name}`],
  };

  it('an error is one line', async () => {
    for (const [about, [words, input]] of Object.entries(errors)) {
      const { code, complaints } = await crosstable(words, input);
      const line = complaints.slice(0, -1);
      const isLine = complaints.endsWith('\n') && !isObeyed(line) && directionsIn(line) === '';
      expect([code, isLine], `${about}: ${complaints}`).toEqual([2, true]);
    }
  });

  it('notes are a line each', async () => {
    const report = `012 Two\n092 Swiss\n${name}\n001    1      One\n001    2      Two`;
    const { code, complaints } = await crosstable(['standings', '-'], report);
    expect(code, complaints).toBe(0);
    const lines = complaints.split('\n');
    expect(lines.filter((line) => isObeyed(line) || directionsIn(line) !== '')).toEqual([]);
    expect(lines.filter((line) => line !== '' && !line.startsWith('note: '))).toEqual([]);
  });
});
