import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, formatTrf, parseTrf } from '../src/index.js';

/** The reading of two rows with these cells (lines 2 and 3); each stops before the round if it has none. */
function readTwo(first: string | undefined, second: string | undefined) {
  const cellsOf = (cell: string | undefined) => (cell === undefined ? [] : [cell]);
  const { games, repairs } = parseTrf(file(row(1, '', cellsOf(first)), row(2, '', cellsOf(second))));
  return { game: games[0]?.[0], repairs: repairs.map(({ kind, message }) => [kind, message]) };
}

describe('which of two rows has White', () => {
  it('the first, where the second alone has a colour and it is Black', () => {
    const { game, repairs } = readTwo('   2 - 1', '   1 b 0');
    expect(game).toStrictEqual({ white: '1', black: '2', result: 1 });
    expect(repairs).toEqual([['colour', 'line 2, column 92: "2 - 1" has the colour that the row of 2 leaves']]);
  });

  it('the first, where it alone has a colour', () => {
    const { game, repairs } = readTwo('   2 w 1', '   1 - 0');
    expect(game).toStrictEqual({ white: '1', black: '2', result: 1 });
    expect(repairs).toEqual([['colour', 'line 3, column 92: "1 - 0" has the colour that the row of 1 leaves']]);
  });

  it('the first, in a forfeit where both claim White', () => {
    const { game, repairs } = readTwo('   2 w +', '   1 w -');
    expect(game).toStrictEqual({ white: '1', black: '2', result: 1, kind: 'forfeit-win' });
    expect(repairs).toEqual([['colour', 'line 3, column 92: "1 w -" has the colour of 1 too: 1 is listed with it']]);
  });

  it('the second, in a forfeit where both claim Black', () => {
    const { game, repairs } = readTwo('   2 b -', '   1 b +');
    expect(game).toStrictEqual({ white: '2', black: '1', result: 1, kind: 'forfeit-win' });
    expect(repairs).toEqual([['colour', 'line 3, column 92: "1 b +" has the colour of 1 too: 1 is listed with it']]);
  });

  it('the first in the file, where a blank row is named by one without colours', () => {
    const { game, repairs } = readTwo(undefined, '   1 - 1');
    expect(game).toStrictEqual({ white: '1', black: '2', result: 0, coloursUnknown: true });
    expect(repairs).toEqual([
      ['colour', 'line 2, column 92: nothing gives no colours: 1 is listed as White'],
      ['opponent-row', 'line 2, column 92: nothing read from the row of 2, which names 1'],
    ]);
  });
});

describe('what was put right in a result', () => {
  it.each([
    ['1', 'L', 'line 2, column 92: "2 w 1" read as unrated, as the other row has it'],
    ['W', '0', 'line 3, column 92: "1 b 0" read as unrated, as the other row has it'],
    ['+', '0', 'line 3, column 92: "1 b 0" read as a forfeit, as the other row has it'],
    ['+', 'L', 'line 3, column 92: "1 b L" read as a forfeit, as the other row has it'],
    ['0', '+', 'line 2, column 92: "2 w 0" read as a forfeit, as the other row has it'],
    ['?', '0', `line 2, column 92: "2 w ?" read from the opponent's row`],
    ['+', '?', `line 3, column 92: "1 b ?" read from the opponent's row`],
  ])('%s and %s: the place is that of the row that gives way', (white, black, message) => {
    const { repairs } = readTwo(`   2 w ${white}`, `   1 b ${black}`);
    expect(repairs).toEqual([['result', message]]);
  });

  it('each keeps what its own row says, whichever gives way, where an arbiter awarded less than a point', () => {
    const white = readTwo('   2 w 0', '   1 b D').game;
    expect(white).toStrictEqual({ white: '1', black: '2', result: 0, blackResult: 0.5, unrated: true });
    const black = readTwo('   2 w D', '   1 b 0').game;
    expect(black).toStrictEqual({ white: '1', black: '2', result: 0.5, blackResult: 0, unrated: true });
    const neither = readTwo('   2 w 0', '   1 b L').game;
    expect(neither).toStrictEqual({ white: '1', black: '2', result: 0, blackResult: 0, unrated: true });
  });

  it.each([
    ['-', '0', '"1 b 0"', '"2 w -"'],
    ['0', '-', '"1 b -"', '"2 w 0"'],
    ['-', '=', '"1 b ="', '"2 w -"'],
  ])('%s and %s do not say who came', (white, black, found, other) => {
    expect(() => readTwo(`   2 w ${white}`, `   1 b ${black}`)).toThrow(
      `line 3, column 92: expected the counterpart of a forfeit (+ or -), found ${found} (the row of 1 has ${other})`,
    );
  });
});

describe('games that are not over', () => {
  it('keeps the colours and says what was read', () => {
    const { game, repairs } = readTwo('   2 b', '   1 w ?');
    expect(game).toStrictEqual({ white: '2', black: '1', result: null });
    expect(repairs).toEqual([['unfinished-game', 'line 2, column 92: "2 b" has no result: the game is not finished']]);
  });

  it('says that nobody knows the colours', () => {
    const { game, repairs } = readTwo('   2 -', '   1 -');
    expect(game).toStrictEqual({ white: '1', black: '2', result: null, coloursUnknown: true });
    expect(repairs).toEqual([
      ['colour', 'line 2, column 92: "2 -" gives no colours: 1 is listed as White'],
      ['unfinished-game', 'line 2, column 92: "2 -" has no result: the game is not finished'],
    ]);
  });
});

describe('results where nobody is the opponent', () => {
  it.each([
    ['+', { result: 1, kind: 'full-bye' }, 'a full-point bye (F)'],
    ['1', { result: 1, kind: 'full-bye' }, 'a full-point bye (F)'],
    ['W', { result: 1, kind: 'full-bye' }, 'a full-point bye (F)'],
    ['=', { result: 0.5, kind: 'half-bye' }, 'a half-point bye (H)'],
    ['D', { result: 0.5, kind: 'half-bye' }, 'a half-point bye (H)'],
    ['-', { result: 0, kind: 'zero-bye' }, 'an absence (Z)'],
    ['0', { result: 0, kind: 'zero-bye' }, 'an absence (Z)'],
    ['L', { result: 0, kind: 'zero-bye' }, 'an absence (Z)'],
  ])('%s', (code, bye, meaning) => {
    const { game, repairs } = readTwo(`0000 - ${code}`, undefined);
    expect(game).toStrictEqual({ white: '1', black: '', ...bye });
    expect(repairs).toEqual([['bye-code', `line 2, column 92: "0000 - ${code}" read as ${meaning}`]]);
  });
});

describe('points', () => {
  it.each(['162  A 1.0', '162  L 1.0    A 0.0'])('a double forfeit is an absence of both: %j', (scoring) => {
    const points = scoring.includes('A 1.0') ? '1.0' : '0.0';
    const { repairs } = parseTrf(file(scoring, row(1, points, ['   2 w -']), row(2, points, ['   1 b -'])));
    expect(repairs).toEqual([]);
  });

  it('a draw that is not rated is written as D in both rows', () => {
    const draft: TrfDraft = {
      system: 'swiss',
      players: [{ id: '1' }, { id: '2' }],
      games: [[{ white: '1', black: '2', result: 0.5, unrated: true }]],
    };
    // Opponent 92-95, colour 97, result 99.
    const cells = formatTrf(draft)
      .split('\n')
      .filter((line) => line.startsWith('001'))
      .map((line) => line.slice(91));
    expect(cells).toEqual(['   2 w D', '   1 b D']);
  });
});
