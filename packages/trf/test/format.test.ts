import { describe, expect, it } from 'vitest';
import { formatTrf, parseTrf, type TrfDraft, type TrfGame } from '../src/index.js';
import { file, row } from './rows.js';

const players = [{ id: '1', name: 'Anna' }, { id: '2' }];
const win: TrfGame = { white: '1', black: '2', result: 1 };

/** One round of these two with this game. */
function withGame(game: TrfGame): TrfDraft {
  return { players, games: [[game]] };
}

describe('what is written', () => {
  it('a file in canonical form comes back as it was', () => {
    const lines = [
      '012 Open',
      '022 Donostia',
      '032 ESP',
      '042 24/09/2010',
      '052 2010-10-02',
      '062 5 (1)',
      '092 Individual: Swiss-System',
      '112 Two',
      `132${' '.repeat(88)}10/09/24            10/09/26`,
      'XXR 9',
      'XXC rank white1',
      '162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0',
      '202 BH/C1,SB',
      '240 H   3    2',
      'XXP 1 2',
      '299          -1.0  000    1',
      '### list unchanged',
      row(1, '2.0', ['   2 w 1', '   3 b -', '0000 - Z'], {
        name: 'Anna',
        sex: 'w',
        title: 'WGM',
        rating: '2400',
        rank: '1',
      }),
      row(2, '1.0', ['   1 b 0', '0000 - Z', '0000 - H']),
      row(3, '6.0', ['   4 w W', '   1 w +', '   5 b 1']),
      row(4, '3.0', ['   3 b L', '   5 - 1', '0000 - Z']),
      row(5, '3.0', ['0000 - U', '   4 - 0', '   3 w 0'], {
        federation: 'NOR',
        fideId: '1500000',
        birth: '1990.01.02',
      }),
      'NOR    1   GM Anna                              2450 NO',
      'DDD SSSS',
    ];
    const text = `${lines.join('\n')}\n`;
    const read = parseTrf(text);
    expect(read.repairs.map(({ kind }) => kind)).toEqual(['points-differ', 'colour', 'unknown-record']);
    expect(formatTrf(read)).toBe(text);
  });

  it('a draft of players and games', () => {
    const draft = {
      ...withGame(win),
      name: 'Club night',
      system: 'swiss',
      start: '2026-03-01',
      rounds: 5,
      scoring: { win: 3, draw: 1 },
      tiebreaks: ['PTS', 'BH'],
      initialColour: 'black',
    } as const;
    expect(formatTrf(draft).split('\n')).toEqual([
      '012 Club night',
      '042 2026/03/01',
      '092 Individual: Swiss-System',
      '142 5',
      '152 B',
      '162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0',
      '212 PTS,BH',
      row(1, '3.0', ['   2 w 1'], { name: 'Anna' }),
      row(2, '0.0', ['   1 b 0'], { name: '' }),
      '',
    ]);
  });

  it('a changed field is written, and not what was read', () => {
    const read = parseTrf(file('042 24/09/2010', 'XXR 9', 'XXC white1', 'XXS W=3', '202 BH', row(1, '0.0', [])));
    const changed = {
      ...read,
      start: '2010-09-25',
      rounds: 7,
      initialColour: 'black',
      scoring: { win: 2 },
      tiebreaks: ['PTS', 'SB'],
    } as const;
    expect(formatTrf(changed).split('\n').slice(0, 6)).toEqual([
      '042 2010/09/25',
      '092 Individual: Swiss-System',
      '142 7',
      '152 B',
      '162  W 2.0    D 0.5    L 0.0    A 0.0    P 2.0',
      '212 PTS,SB',
    ]);
  });

  it('a forfeit without a scheduled opponent, against 0000', () => {
    const text = formatTrf(withGame({ white: '1', black: '', result: 1, kind: 'forfeit-win' }));
    expect(text.split('\n')[0]).toBe(row(1, '1.0', ['0000 - +'], { name: 'Anna' }));
  });

  it('points that need two decimals', () => {
    const text = formatTrf({ players, games: [], points: new Map([['1', 0.25]]) });
    expect(text.split('\n')[0]).toBe(row(1, '0.25', [], { name: 'Anna' }));
  });
});

describe('what was repaired comes back the same but for its repairs', () => {
  const meeting = [row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];

  it.each([
    ['two announced numbers of rounds', file('142 7', '142 5', 'XXR 9', ...meeting)],
    ['fewer rounds announced than played', file('142 1', 'XXR 9', row(1, '', ['0000 - U', '0000 - U']))],
    ['a record without a value before one with', file('012', '012 Two', '042', '042 soon', ...meeting)],
    ['XXC without a colour', file('XXC rank', 'XXC black1', '202', '202 BH', ...meeting)],
    ['a blank row that another names', file(row(1, '', ['   2 - -']), row(2, '', []))],
    ['a game without colours', file(row(1, '', ['   2 - 0']), row(2, '', ['   1 - 1']))],
    ['pairings without results', file(row(1, '', ['   2 w ?']), row(2, '', ['   1 b']), row(3, '', []))],
    ['a bye of 240 in a round to come', file('240 H   2    1', ...meeting, row(3, '', []))],
    [
      'free rounds beyond the games of a round robin',
      file(
        '092 Round Robin',
        row(1, '', ['   2 w 1', '0000 - Z']),
        row(2, '', ['   1 b 0', '0000 - Z']),
        row(3, '', ['', '0000 - Z']),
      ),
    ],
    ['points below one in 299', file('299          .125  001    1', '299          -.25  000    7', ...meeting)],
    ['scoring that a model cannot hold', file('XXS W=3 FPB=2 ZPB=1', row(1, '2.0', ['0000 - F']))],
  ])('%s', (_, source) => {
    const read = parseTrf(source);
    expect({ ...parseTrf(formatTrf(read)), repairs: [] }).toStrictEqual({ ...read, repairs: [] });
  });
});

describe('what cannot be written', () => {
  it.each<[string, TrfDraft, string]>([
    ['no player', { players: [], games: [] }, 'players: expected at least one player, got an array'],
    ['an id', { players: [{ id: 'A' }], games: [] }, 'players[0].id: expected a start number from 1 to 9999, got "A"'],
    [
      'a leading zero',
      { players: [{ id: '01' }], games: [] },
      'players[0].id: expected a start number from 1 to 9999, got "01"',
    ],
    [
      'an id twice',
      { players: [{ id: '1' }, { id: '1' }], games: [] },
      'players[1].id: expected an id that no other player has, got "1"',
    ],
    [
      'a name',
      { players: [{ id: '1', name: 'x'.repeat(34) }], games: [] },
      `players[0].name: expected at most 33 characters, got "${'x'.repeat(34)}"`,
    ],
    [
      'a name of lines',
      { players: [{ id: '1', name: 'a\nb' }], games: [] },
      'players[0].name: expected a text without line breaks, got "a\\nb"',
    ],
    [
      'a rating',
      { players: [{ id: '1', rating: 2000.5 }], games: [] },
      'players[0].rating: expected a whole number from 0 to 9999, got 2000.5',
    ],
    [
      'a rank',
      { players, games: [], ranks: new Map([['1', -1]]) },
      'ranks: 1: expected a whole number from 0 to 9999, got -1',
    ],
    [
      'points',
      { players, games: [], points: new Map([['1', 100.5]]) },
      'points: 1: expected a number that fits into four columns, got 100.5',
    ],
    [
      'NaN points',
      { players, games: [], points: new Map([['2', NaN]]) },
      'points: 2: expected a number that fits into four columns, got NaN',
    ],
    [
      'a stranger',
      withGame({ ...win, black: '3' }),
      'games[0][0].black: expected the id of one of the players, got "3"',
    ],
    [
      'a player twice',
      { players, games: [[win, win]] },
      'games[0][1].white: expected a player once in a round, got "1"',
    ],
    [
      'half a bye',
      withGame({ white: '1', black: '2', result: 0.5, kind: 'half-bye' }),
      'games[0][0].black: expected \'\' or the id of white in a bye, got "2"',
    ],
    [
      "a bye's result",
      withGame({ white: '1', black: '', result: 1, kind: 'half-bye' }),
      'games[0][0].result: expected 0.5, that of a half-bye, got 1',
    ],
    [
      "a pairing bye's result",
      withGame({ white: '1', black: '', result: 0.5, kind: 'pairing-bye' }),
      'games[0][0].result: expected 1, that of a pairing-bye, got 0.5',
    ],
    [
      "a forfeit's result",
      withGame({ ...win, kind: 'forfeit-loss' }),
      'games[0][0].result: expected 0, that of a forfeit-loss, got 1',
    ],
    [
      'a bye without kind',
      withGame({ white: '1', black: '', result: 1 }),
      'games[0][0].kind: expected a kind, for a file has no code for a bye without, got undefined',
    ],
    [
      'two points',
      withGame({ ...win, blackResult: 0.5 }),
      'games[0][0].blackResult: expected at most one point between the two, got 0.5',
    ],
    [
      'a forfeit of two results',
      withGame({ ...win, kind: 'forfeit-win', blackResult: 0 }),
      'games[0][0].blackResult: expected nothing but in a game over the board, got 0',
    ],
    ['too few rounds', { ...withGame(win), rounds: 0 }, 'rounds: expected at least 1, the rounds of games, got 0'],
    ['a date', { players, games: [], start: 'tomorrow' }, 'start: expected a date YYYY-MM-DD, got "tomorrow"'],
    [
      'a system',
      { players, games: [], system: 'swiss', type: 'Round Robin' },
      'system: expected what type and typeCode say, got "swiss"',
    ],
    [
      'a tie-break',
      { players, games: [], tiebreaks: ['BH,SB'] },
      'tiebreaks[0]: expected a code without commas, got "BH,SB"',
    ],
    [
      'no tie-break',
      { players, games: [], tiebreaks: [] },
      'tiebreaks: expected at least one code, or undefined, got an array',
    ],
    [
      'a line of two',
      { players, games: [], comments: ['a\rb'] },
      'comments[0]: expected a text without line breaks, got "a\\rb"',
    ],
    [
      'an adjustment',
      { players, games: [], adjustments: [{ type: '', points: 1, round: 0, players: ['x'] }] },
      'adjustments[0].players[0]: expected a start number from 1 to 9999, got "x"',
    ],
    [
      'unfinished',
      { players, games: [[win]], unfinished: [{ round: 1, white: '1', black: '2' }] },
      'unfinished[0].white: expected a player once in a round, got "1"',
    ],
  ])('%s', (_, draft, message) => {
    expect(() => formatTrf(draft)).toThrow(new RangeError(message));
  });

  it.each([
    [5, 'draft: expected a tournament, got 5'],
    [{ games: [] }, 'players: expected an array of players, got undefined'],
    [{ players }, 'games: expected an array of rounds, got undefined'],
    [{ players, games: [win] }, 'games[0]: expected an array of games, got an object'],
    [{ players, games: [[7]] }, 'games[0][0]: expected a game, got 7'],
    [{ players: [{ id: 1 }], games: [] }, 'players[0].id: expected a string, got 1'],
    [{ players: [{ id: '1', rating: '2000' }], games: [] }, 'players[0].rating: expected a number, got "2000"'],
    [{ players, games: [], name: 7 }, 'name: expected a string, got 7'],
  ])('%j is of the wrong type', (draft, message) => {
    // @ts-expect-error of the wrong type, as the name says
    expect(() => formatTrf(draft)).toThrow(new TypeError(message));
  });
});
