import { describe, expect, it } from 'vitest';

import { file, row, rowsOf } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, type TrfGame, formatTrf, parseTrf } from '../src/index.js';

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
      '062 2',
      '072 0',
      '092 Individual: Swiss-System',
      '142 5',
      '152 B',
      '162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0',
      '212 PTS,BH',
      row(1, '3.0', ['   2 w 1'], { name: 'Anna', rank: '1' }),
      row(2, '0.0', ['   1 b 0'], { name: '', rank: '2' }),
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

  it('points that a draft leaves out are counted with the scoring that is written', () => {
    // A win with 2 points, as the field says, and not with the 3 of the lines that were read.
    const read = parseTrf(file('BBW  3.0', row(1, '3.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])));
    const { players: both, games } = read;
    const lines = formatTrf({ players: both, games, written: read.written, scoring: { win: 2 } }).split('\n');
    expect(lines.slice(0, 2)).toEqual(['162  W 2.0    D 0.5    L 0.0    A 0.0    P 2.0', row(1, '2.0', ['   2 w 1'])]);
  });

  it.each(['BBW', '142 7', ''])('a line of scoring that is none (%j) is not written', (line) => {
    const { written } = parseTrf(file(row(1, '', [])));
    const lines = formatTrf({ ...withGame(win), scoring: {}, written: { ...written, scoring: [line] } }).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      '162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0',
      row(1, '1.0', ['   2 w 1'], { name: 'Anna' }),
    ]);
  });

  it('a forfeit without a scheduled opponent, against 0000', () => {
    const text = formatTrf(withGame({ white: '1', black: '', result: 1, kind: 'forfeit-win' }));
    expect(rowsOf(text)[0]).toBe(row(1, '1.0', ['0000 - +'], { name: 'Anna' }));
  });

  it('a forfeit without a scheduled opponent has points for one', () => {
    // 3 for the forfeit win, and not 1 more for the absence of an opponent who is the player.
    const game: TrfGame = { white: '1', black: '1', result: 1, kind: 'forfeit-win' };
    const text = formatTrf({ ...withGame(game), scoring: { win: 3, draw: 1, absence: 1 } });
    expect(rowsOf(text)[0]).toBe(row(1, '3.0', ['0000 - +'], { name: 'Anna' }));
  });

  it('points that need two decimals', () => {
    const text = formatTrf({ players, games: [], points: new Map([['1', 0.25]]) });
    expect(rowsOf(text)[0]).toBe(row(1, '0.25', [], { name: 'Anna' }));
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
      'free rounds beyond the games of a round-robin',
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
