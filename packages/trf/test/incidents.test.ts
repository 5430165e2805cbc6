// Comments that FIDE's technical manual asks of programs: what happened in a round of the tournament and stands in no record

import { describe, expect, it } from 'vitest';

import { type Incident, formatTrf, parseTrf } from '../src/index.js';

const PLAYERS = [
  '001    1      One                               2100 AAA                         1.0    1     2 w 1',
  '001    2      Two                               2000 BBB                         0.0    2     1 b 0',
];

function fileWith(...records: readonly string[]): string {
  return ['012 Two', '092 Individual: Swiss-System', ...records, ...PLAYERS].join('\n');
}

/** The forms as the README lists them, each with what it says. */
const FORMS: readonly (readonly [comment: string, incident: Incident])[] = [
  ['Import @ Round 3', { kind: 'import', round: 3 }],
  ['Adjournment @ Round 4: 1 2', { kind: 'adjournment', round: 4, white: '1', black: '2' }],
  ['FPB @ Round 2: 1 2', { kind: 'full-byes', round: 2, players: ['1', '2'] }],
  ['MPA @ Round 2: 0.5 2', { kind: 'arbiter-points', round: 2, points: 0.5, players: ['2'] }],
  ['MPA @ Round 1: -1.0 2 1', { kind: 'arbiter-points', round: 1, points: -1, players: ['2', '1'] }],
  ['Rating @ Round 4: 2 2000 2033', { kind: 'rating', round: 4, player: '2', previous: 2000, rating: 2033 }],
  ['Rating @ Round 1: 2 0 1500', { kind: 'rating', round: 1, player: '2', previous: 0, rating: 1500 }],
  ['FIDE mode left @ Round 5', { kind: 'fide-mode-left', round: 5 }],
];

describe('comments on what happened', () => {
  it.each(FORMS)('### %s', (comment, incident) => {
    const read = parseTrf(fileWith('142 9', '### Hello', `### ${comment}`));
    expect(read.incidents).toEqual([incident]);
    expect(read.comments).toEqual(['Hello']);
    expect(read.repairs).toEqual([]);
    expect(formatTrf(read)).toContain(`\n### ${comment}\n### Hello\n`);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('keep their order, and several may be of a round', () => {
    const comments = FORMS.map(([comment]) => `### ${comment}`);
    const read = parseTrf(fileWith('142 9', ...comments));
    expect(read.incidents).toEqual(FORMS.map(([, incident]) => incident));
    expect(formatTrf(read)).toContain(comments.join('\n'));
  });

  // Others write such comments, too: nothing of them makes a file unreadable
  it.each([
    'Import @ Round 0',
    'Import @ Round 10',
    'Import @ Round 3: 1',
    'import @ round 3',
    'Adjournment @ Round 4',
    'Adjournment @ Round 4: 1',
    'Adjournment @ Round 4: 1 7',
    'Adjournment @ Round 4: 1 1',
    'FPB @ Round 2: 7',
    'FPB @ Round 2: 1 1',
    'FPB @ Round 2',
    'MPA @ Round 2: x 1',
    'MPA @ Round 2: 0.5',
    'MPA @ Round 2: 0.5 7',
    'Rating @ Round 4: 7 2000 2033',
    'Rating @ Round 4: 2 2000',
    'Rating @ Round 4: 2 2000 20333',
    'FIDE mode left @ Round 5: all',
  ])('of another form stay comments: ### %s', (comment) => {
    const read = parseTrf(fileWith('142 9', `### ${comment}`, '### Hello'));
    expect(read.incidents).toEqual([]);
    expect(read.comments).toEqual([comment, 'Hello']);
    expect(read.repairs).toEqual([]);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('stay comments when they are written again, whatever they read like', () => {
    const read = parseTrf(fileWith('142 9', '###Import @ Round 3'));
    expect([read.comments, read.incidents]).toEqual([['Import @ Round 3'], []]);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('name teams where byes and points are those of teams, and players in a game', () => {
    const cup = [
      '092 Team: Swiss-System',
      '310   1 Lions                                                                  1',
      '310   2 Bears                                                                  2',
      ...PLAYERS,
    ];
    const comments = ['FPB @ Round 1: 2', 'MPA @ Round 1: 1.0 1', 'Adjournment @ Round 1: 1 2'];
    const read = parseTrf([...cup, ...comments.map((one) => `### ${one}`)].join('\n'));
    expect(read.incidents).toEqual([
      { kind: 'full-byes', round: 1, players: ['2'] },
      { kind: 'arbiter-points', round: 1, points: 1, players: ['1'] },
      { kind: 'adjournment', round: 1, white: '1', black: '2' },
    ]);
    expect(parseTrf(formatTrf(read))).toEqual(read);
    const incidents = [{ kind: 'full-byes' as const, round: 1, players: ['3'] }];
    expect(() => formatTrf({ ...read, incidents })).toThrow(
      new RangeError('incidents[0].players[0]: expected the id of one of the teams, got "3"'),
    );
    const [first] = cup.slice(1);
    const other = [cup[0], first.replace('310   1', '310   7'), ...cup.slice(2), `### ${comments[1]}`];
    expect(parseTrf(other.join('\n')).incidents).toEqual([]);
  });
});

describe('incidents of a draft', () => {
  const players = [
    { id: 'a', pairingNumber: 7 },
    { id: 'b', pairingNumber: 8 },
  ];
  const draft = (...incidents: readonly unknown[]) => ({
    players,
    games: [],
    rounds: 5,
    incidents: incidents as readonly Incident[],
  });

  it('name players by the numbers of the file', () => {
    const text = formatTrf(
      draft(
        { kind: 'adjournment', round: 4, white: 'a', black: 'b' },
        { kind: 'full-byes', round: 2, players: ['b', 'a'] },
        { kind: 'arbiter-points', round: 2, points: 0.25, players: ['b'] },
        { kind: 'rating', round: 4, player: 'b', previous: 2000, rating: 2033 },
      ),
    );
    expect(text).toContain(
      [
        '### Adjournment @ Round 4: 7 8',
        '### FPB @ Round 2: 8 7',
        '### MPA @ Round 2: 0.25 8',
        '### Rating @ Round 4: 8 2000 2033',
      ].join('\n'),
    );
  });

  it.each([
    ['import', 'incidents[0]: expected an incident, got "import"'],
    [{ kind: 'imports', round: 1 }, /^incidents\[0\]\.kind: expected one of import, .*, got "imports"$/],
    [{ kind: 'import', round: 0 }, 'incidents[0].round: expected a round from 1 to 5, got 0'],
    [{ kind: 'import', round: 6 }, 'incidents[0].round: expected a round from 1 to 5, got 6'],
    [
      { kind: 'adjournment', round: 1, white: 'a', black: 'c' },
      'incidents[0].black: expected the id of one of the players, got "c"',
    ],
    [
      { kind: 'adjournment', round: 1, white: 'a', black: 'a' },
      'incidents[0].black: expected another id than those before, got "a"',
    ],
    [{ kind: 'full-byes', round: 1, players: 'a' }, 'incidents[0].players: expected an array of ids, got "a"'],
    [{ kind: 'full-byes', round: 1, players: [] }, 'incidents[0].players: expected at least one id, got 0'],
    [
      { kind: 'full-byes', round: 1, players: ['a', 'a'] },
      'incidents[0].players[1]: expected another id than those before, got "a"',
    ],
    [
      { kind: 'arbiter-points', round: 1, points: NaN, players: ['a'] },
      'incidents[0].points: expected a number that fits into four columns, got NaN',
    ],
    [
      { kind: 'rating', round: 1, player: 'a', previous: -1, rating: 0 },
      'incidents[0].previous: expected a whole number from 0 to 9999, got -1',
    ],
    [
      { kind: 'rating', round: 1, player: 'a', previous: 0, rating: 1.5 },
      'incidents[0].rating: expected a whole number from 0 to 9999, got 1.5',
    ],
    [
      { kind: 'rating', round: 1, player: 1, previous: 0, rating: 15 },
      'incidents[0].player: expected the id of one of the players, got 1',
    ],
  ])('that no comment can say are refused: %j', (incident, message) => {
    expect(() => formatTrf(draft(incident))).toThrow(message);
  });

  it('that are no list are refused', () => {
    const given = { players, games: [], incidents: 'all' as unknown as readonly Incident[] };
    expect(() => formatTrf(given)).toThrow(new TypeError('incidents: expected an array of incidents, got "all"'));
  });
});
