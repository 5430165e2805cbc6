import { describe, expect, it } from 'vitest';

import { file, row, rowsOf } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, formatTrf, parseTrf } from '../src/index.js';

const players = [{ id: '1', rating: 2000 }, { id: '2' }, { id: '3', rating: 0 }];
const draft: TrfDraft = { players, games: [[{ white: '1', black: '2', result: 1 }]] };

/** Columns 81-84 and 86-89 of every row. */
function stated(text: string): readonly (readonly [points: string, rank: string])[] {
  return rowsOf(text).map((line) => [line.slice(80, 84).trim(), line.slice(85, 89).trim()]);
}

describe('a draft is completed for other readers', () => {
  it('with the numbers of players, of rated players and of rounds', () => {
    const lines = formatTrf({ ...draft, playerCount: ' ' }).split('\n');
    expect(lines.filter((line) => !line.startsWith('001'))).toEqual(['062 3', '072 1', '142 1', '']);
  });

  it('a player with several ratings is rated by the first of them, which the row has, too', () => {
    const several: TrfDraft['players'] = [
      {
        id: '1',
        ratings: [
          { from: 1, rating: 1850 },
          { from: 2, rating: 1900 },
        ],
      },
      {
        id: '2',
        ratings: [
          { from: 1, rating: 0 },
          { from: 2, rating: 1700 },
        ],
      },
    ];
    const text = formatTrf({ players: several, games: [], rounds: 2 });
    expect(text.split('\n')[1]).toBe('072 1');
    expect(rowsOf(text).map((line) => line.slice(48, 52).trim())).toEqual(['1850', '']);
  });

  it('its own numbers are kept, the number of rounds that are announced among them', () => {
    const lines = formatTrf({ ...draft, playerCount: '3 (1)', ratedCount: '2', rounds: 9 }).split('\n');
    expect(lines.slice(0, 3)).toEqual(['062 3 (1)', '072 2', '142 9']);
  });

  it('what was read is not: it comes back as it was', () => {
    const read = parseTrf(
      file('192 FIDE_DUTCH_2026', '212 PTS,BH', row(1, '', ['   2 w 1']), row(2, '', ['   1 b 0'])),
    );
    const text = formatTrf(read);
    expect(text).not.toMatch(/^(?:062|072|092|142)/m);
    expect(stated(text)).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(parseTrf(text)).toStrictEqual(read);
  });
});

describe('the width of 001 records', () => {
  it('of a start list ends in column 91', () => {
    const lines = formatTrf({ players: [{ id: '1', name: '🙂' }, { id: '2' }], games: [] }).split('\n');
    expect(lines.filter((line) => line.startsWith('001')).map((line) => Array.from(line).length)).toEqual([91, 91]);
  });

  it('of a round that is not finished ends where its result will stand', () => {
    const games: TrfDraft['games'] = [
      [{ white: '1', black: '2', result: 1 }],
      [{ white: '2', black: '1', result: null }],
    ];
    const lines = formatTrf({ players, games })
      .split('\n')
      .filter((line) => line.startsWith('001'));
    // The result of round 2 stands in column 99 + 10; no. 3 is in no round.
    expect(lines.map((line) => line.length)).toEqual([109, 109, 91]);
    expect(lines[0]?.slice(91)).toBe('   2 w 1     2 b  ');
  });
});

describe('points and ranks', () => {
  const games: TrfDraft['games'] = [
    [
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '', result: 0.5, kind: 'half-bye' },
    ],
  ];

  it.each([
    ['a map', new Map([['2', 7]])],
    ['an object', { 2: 7 }],
    ['an object with gaps', { 1: undefined, 2: 7 }],
  ])('of some in %s: those of the others are computed', (_, some) => {
    const text = formatTrf({ players, games, points: some, ranks: some, tiebreaks: ['PTS'] });
    // 1 point, ½ for the bye of no. 3; ranked 1, and 2 for no. 3
    expect(stated(text)).toEqual([
      ['1.0', '1'],
      ['7.0', '7'],
      ['0.5', '2'],
    ]);
  });

  // C.07 16.1.1: without an entry no. 3 of a Swiss is absent, which is worth 1 where a loss is (3-2-1)
  it.each<[string, Partial<TrfDraft>, string]>([
    ['a Swiss', { system: 'swiss' }, '1.0'],
    ['a system that nobody names, as readers take a blank', {}, '1.0'],
    ['a round-robin, where the round is free', { system: 'round-robin' }, '0.0'],
    [
      'a round that is not paired yet',
      { games: [[], [{ white: '1', black: '', result: 1, kind: 'full-bye' }]] },
      '0.0',
    ],
    [
      'an absence whose points the arbiter set',
      { adjustments: [{ type: 'Z', round: 1, points: 2, players: ['3'] }] },
      '2.0',
    ],
  ])('the points of a player without an entry, in %s', (_, fields, expected) => {
    const pairing = [[{ white: '1', black: '2', result: 1 }]] as const;
    const scoring = { win: 3, draw: 2, loss: 1 };
    const text = formatTrf({ players: [...players, { id: '4' }], games: pairing, scoring, ...fields });
    expect(stated(text).at(2)).toEqual([expected, '']);
    expect(parseTrf(text).repairs.map(({ kind }) => kind)).not.toContain('points-differ');
  });

  it('the points of three draws for 0.4 are 1.2, which binary numbers miss by a little', () => {
    const drawn = [{ white: '1', black: '2', result: 0.5 }] as const;
    const scoring = { win: 1, draw: 0.4 };
    const pair: TrfDraft['players'] = [{ id: '1' }, { id: '2' }];
    const counted = formatTrf({ players: pair, games: [drawn, drawn, drawn], scoring });
    expect(stated(counted).map(([points]) => points)).toEqual(['1.2', '1.2']);
    const given = formatTrf({ players: pair, games: [], points: { 1: 0.4 + 0.4 + 0.4, 2: 0.1 + 0.7 } });
    expect(stated(given).map(([points]) => points)).toEqual(['1.2', '0.8']);
  });

  it('ranks are those of the declared list after the last paired round', () => {
    const swiss: TrfDraft = {
      players: [{ id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }],
      system: 'swiss',
      games: [
        [
          { white: '1', black: '2', result: 1 },
          { white: '3', black: '4', result: 1 },
        ],
        [
          { white: '1', black: '4', result: 1 },
          { white: '3', black: '2', result: 1 },
        ],
        [
          { white: '2', black: '4', result: 1 },
          { white: '3', black: '', result: 0.5, kind: 'half-bye' },
          { white: '1', black: '', result: 0.5, kind: 'half-bye' },
        ],
      ],
    };
    // 1 and 3 have 2½ each and won against 2 (1 point) and 4 (0); the last round is paired, for 2 and 4 met.
    expect(stated(formatTrf({ ...swiss, tiebreaks: ['SB'] })).map(([, rank]) => rank)).toEqual(['1', '3', '1', '4']);
    expect(stated(formatTrf({ ...swiss, tiebreaks: ['PTS', 'TPN'] })).map(([, rank]) => rank)).toEqual([
      '1',
      '3',
      '2',
      '4',
    ]);
  });

  it('ranks follow the edition of the last day where the first is missing: Buchholz of a round-robin is one of 2024 only', () => {
    const roundRobin: TrfDraft = { ...draft, system: 'round-robin', tiebreaks: ['PTS', 'BH'] };
    const ranks = (dates: Partial<TrfDraft>) => stated(formatTrf({ ...roundRobin, ...dates })).map(([, rank]) => rank);
    expect(ranks({ end: '2026-02-28' })).toEqual(['1', '2', '3']);
    expect(ranks({ start: '2026-03-01', end: '2026-03-02' })).toEqual(['', '', '']);
  });

  it.each<[string, Partial<TrfDraft>]>([
    ['without a list', {}],
    ['before the first round', { tiebreaks: ['PTS'], games: [] }],
    ['by a code that nobody knows', { tiebreaks: ['PTS', 'XYZ'] }],
    ['by Fore Buchholz without a number of rounds', { tiebreaks: ['PTS', 'FB'] }],
  ])('%s there are no ranks', (_, fields) => {
    expect(stated(formatTrf({ players, games, ...fields })).map(([, rank]) => rank)).toEqual(['', '', '']);
  });

  it('ranks count what the arbiter gave and took', () => {
    // No. 1 has 1, no. 2 a point more than 0, no. 3 ½
    const added: TrfDraft = {
      ...{ players, games, tiebreaks: ['PTS'] },
      adjustments: [{ type: '', points: 1, round: 0, players: ['2'] }],
    };
    expect(stated(formatTrf(added)).map(([, rank]) => rank)).toEqual(['1', '1', '3']);
    // A loss is 2 points for no. 2
    const replaced: TrfDraft = { ...added, adjustments: [{ type: 'L', points: 2, round: 1, players: ['2'] }] };
    expect(stated(formatTrf(replaced)).map(([, rank]) => rank)).toEqual(['2', '1', '3']);
  });

  it.each([5, 'x', [], [['1', 1]]])('%j is neither a map nor an object', (points) => {
    // @ts-expect-error no numbers by id
    expect(() => formatTrf({ ...draft, points })).toThrow(
      /^points: expected a Map or an object from ids to numbers, got /,
    );
  });
});

describe('the free round of an odd round-robin', () => {
  const robin: TrfDraft = {
    players,
    system: 'round-robin',
    games: [[{ white: '1', black: '2', result: 1 }], [{ white: '3', black: '1', result: null }], []],
  };

  it('is Z, as it was in the file, and not blank', () => {
    expect(rowsOf(formatTrf(robin)).map((line) => line.slice(91))).toEqual([
      '   2 w 1     3 b',
      '   1 b 0  0000 - Z',
      '0000 - Z     1 w',
    ]);
    const text = file(
      '092 Round-Robin',
      row(1, '1.0', ['   2 w 1', '0000 - Z']),
      row(2, '0.0', ['   1 b 0', '   3 w 1']),
      row(3, '0.0', ['0000 - Z', '   2 b 0']),
    );
    expect(rowsOf(formatTrf(parseTrf(text)))).toEqual(text.split('\n').slice(1));
  });

  it('is none in an even round-robin, nor in a Swiss', () => {
    for (const other of [{ players: [...players, { id: '4' }] }, { system: 'swiss' as const }]) {
      expect(formatTrf({ ...robin, ...other })).not.toContain('Z');
    }
  });

  it('is told by 092 and 192, too', () => {
    const { system, ...others } = robin;
    expect(system).toBe('round-robin');
    expect(formatTrf({ ...others, type: 'Vollrundig' })).toContain('0000 - Z');
    expect(formatTrf({ ...others, typeCode: 'FIDE_ROUNDROBIN' })).toContain('0000 - Z');
  });
});

describe('what no report could hold', () => {
  it.each<[Partial<TrfDraft>, string]>([
    [
      { players: [{ id: '1', title: 'Grandmaster' }] },
      'players[0].title: expected a title of up to three letters, as \'WGM\', got "Grandmaster"',
    ],
    [
      { players: [{ id: '1', title: 'G-M' }] },
      'players[0].title: expected a title of up to three letters, as \'WGM\', got "G-M"',
    ],
    [
      { players: [{ id: '1', federation: 'Norway' }] },
      'players[0].federation: expected the three letters of a federation, as \'NOR\', got "Norway"',
    ],
    [
      { players: [{ id: '1', federation: 'NO' }] },
      'players[0].federation: expected the three letters of a federation, as \'NOR\', got "NO"',
    ],
    [
      { players: [{ id: '1', birth: 'yesterday' }] },
      'players[0].birth: expected a date YYYY/MM/DD or a year, got "yesterday"',
    ],
    [
      { players: [{ id: '1', birth: '1990/02/30' }] },
      'players[0].birth: expected a date YYYY/MM/DD or a year, got "1990/02/30"',
    ],
    [{ players: [{ id: '1', birth: '90' }] }, 'players[0].birth: expected a date YYYY/MM/DD or a year, got "90"'],
    [{ roundDates: ['', '26/13/01'] }, 'roundDates[1]: expected a date YY/MM/DD, got "26/13/01"'],
    [{ roundDates: ['soon'] }, 'roundDates[0]: expected a date YY/MM/DD, got "soon"'],
    [{ start: '2026-02-30' }, 'start: expected a date YYYY-MM-DD, got "2026-02-30"'],
  ])('%j', (fields, message) => {
    expect(() => formatTrf({ players: [{ id: '1' }], games: [], ...fields })).toThrow(new RangeError(message));
  });

  it.each(['1990', '1990/02/28', '1990.01.02', '1987/00/00', '1987-05-00', '24.09.2010', ''])(
    'the birth %j is written',
    (birth) => {
      expect(formatTrf({ players: [{ id: '1', birth }], games: [] })).toContain(birth);
    },
  );

  it('an odd field of a file is written as it was', () => {
    const read = parseTrf(file(row(1, '', [], { title: 'G-', federation: 'C.C', birth: 'soon' })));
    expect(parseTrf(formatTrf(read))).toStrictEqual(read);
  });
});

describe('a wrong type in a draft of an odd number of players', () => {
  it.each(['type', 'typeCode', 'tiebreaks', 'system', 'start', 'games', 'adjustments'])(
    '%s is told by its path',
    (field) => {
      const wrong = { ...draft, tiebreaks: ['PTS'], [field]: 5 };
      expect(() => formatTrf(wrong)).toThrow(new RegExp(`^${field}: expected `));
    },
  );
});
