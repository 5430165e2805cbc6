import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

const NO_RESULT = '     -  ';
const DASHED = '0000 -  ';

/** The byes of a player, by round. */
function byesOf({ games }: TrfTournament, id: string): readonly (string | undefined)[] {
  return games.map((round) => round.find(({ white, black }) => white === id && black === '')?.kind);
}

/** The repairs that concern points. */
function pointsRepairs({ repairs }: TrfTournament): readonly string[] {
  return repairs.filter(({ kind }) => kind.startsWith('points-')).map(({ kind, message }) => `${kind}: ${message}`);
}

/** Four players of a Swiss: 1 meets 2, while 3 and 4 have these rounds and points. */
function swiss(third: readonly [points: string, ...rounds: string[]], ...headers: readonly string[]): TrfTournament {
  const [points, ...rounds] = third;
  return parseTrf(
    file(
      ...headers,
      row(1, '', ['   2 w 1', '   4 b 1', '   2 b 1']),
      row(2, '', ['   1 b 0', '   3 b 1', '   1 w 0']),
      row(3, points, rounds),
      row(4, '', ['0000 - Z', '   1 w 0', '0000 - Z']),
    ),
  );
}

describe('byes that only the Points column tells', () => {
  it.each([
    ['blank', ''],
    ['0000 -', DASHED],
    ['a dash', NO_RESULT],
    ['0000 without a dash', '0000    '],
  ])('one round, %s, and half a point too many is a half-point bye', (_, cell) => {
    // 0 for round 2 and nothing for Z leaves ½ to explain, and round 1 is the only blank one.
    const read = swiss(['0.5', cell, '   2 w 0', '0000 - Z']);
    expect(byesOf(read, '3')).toEqual(['half-bye', undefined, 'zero-bye']);
    expect(read.repairs).toEqual([
      expect.objectContaining({
        kind: 'points-bye',
        line: 4,
        column: 92,
        found: cell.trim(),
        read: 'read as a half-point bye (H), as the Points column says',
      }),
    ]);
  });

  it('two blank rounds and a whole point are two half-point byes, and not a full one and an absence', () => {
    const read = swiss(['1.0', '', '   2 w 0', DASHED]);
    expect(byesOf(read, '3')).toEqual(['half-bye', undefined, 'half-bye']);
    expect(pointsRepairs(read)).toEqual([
      'points-bye: line 4, column 92: nothing read as a half-point bye (H), as the Points column says',
      'points-bye: line 4, column 112: "0000 -" read as a half-point bye (H), as the Points column says',
    ]);
  });

  it('one blank round and a whole point is a full-point bye', () => {
    const read = swiss(['1.0', '', '   2 w 0', '0000 - Z']);
    expect(byesOf(read, '3')).toEqual(['full-bye', undefined, 'zero-bye']);
    expect(read.games[0]).toContainEqual({ white: '3', black: '', result: 1, kind: 'full-bye' });
    expect(pointsRepairs(read)).toEqual([
      'points-bye: line 4, column 92: nothing read as a full-point bye (F), as the Points column says',
    ]);
  });

  it('a row that is cut short has its byes after its end', () => {
    expect(byesOf(swiss(['1.0', '', '   2 w 0']), '3')).toEqual(['half-bye', undefined, 'half-bye']);
  });

  it.each([
    ['half a point and two blank rounds: either may be the bye', '0.5', ['', '   2 w 0', '']],
    ['a whole and a half point and two blank rounds', '1.5', ['', '   2 w 0', '']],
    ['two points and two blank rounds: no two full-point byes', '2.0', ['', '   2 w 0', '']],
    ['a quarter and one blank round', '0.25', ['', '   2 w 0', '0000 - Z']],
    ['two points and one blank round', '2.0', ['', '   2 w 0', '0000 - Z']],
    ['no blank round', '0.5', ['0000 - Z', '   2 w 0', '0000 - -']],
  ])('%s: nothing is changed, and that is listed', (_, points, rounds) => {
    const read = swiss([points, ...rounds]);
    expect(byesOf(read, '3')).toEqual(['zero-bye', undefined, 'zero-bye']);
    expect(pointsRepairs(read)).toEqual([
      `points-differ: line 4, column 81: "${Number(points)}" is not what the games give: 0`,
    ]);
  });

  it('fewer points than the games give are no byes', () => {
    const read = parseTrf(
      file(row(1, '0.0', ['   2 w 1', '']), row(2, '', ['   1 b 0', '   3 w 1']), row(3, '', ['', '   2 b 0'])),
    );
    expect(byesOf(read, '1')).toEqual([undefined, 'zero-bye']);
    expect(pointsRepairs(read)).toEqual(['points-differ: line 2, column 81: "0" is not what the games give: 1']);
  });

  describe('while a round is going on', () => {
    /** Round 2 has no result yet; 5 and 6 are blank in round 1, and have these points. */
    const running = (first: string, fifth: string, sixth: string) =>
      parseTrf(
        file(
          row(1, first, ['   2 w 1', '   5 b']),
          row(2, '', ['   1 b 0', '   3 w']),
          row(3, '', ['   4 w =', '   2 b']),
          row(4, '', ['   3 b =', '   6 w']),
          row(5, fifth, ['', '   1 w']),
          row(6, sixth, ['', '   4 b']),
          row(7, '0.0', ['0000 - Z', '0000 - Z']),
        ),
      );

    it('half a point too many is a bye where the games of others count nothing', () => {
      // 1 won round 1, and has no more than that
      const read = running('1.0', '0.5', '0.5');
      expect([byesOf(read, '5')[0], byesOf(read, '6')[0]]).toEqual(['half-bye', 'half-bye']);
      expect(pointsRepairs(read)).toEqual([
        'points-bye: line 6, column 92: nothing read as a half-point bye (H), as the Points column says',
        'points-bye: line 7, column 92: nothing read as a half-point bye (H), as the Points column says',
      ]);
    });

    it.each([
      ['counts half a point for somebody without a blank round', '1.5', '0.5', '0.0'],
      ['may count half a point, and nobody says that it does not', '', '0.5', '0.5'],
    ])('it is the game where that %s', (_, first, fifth, sixth) => {
      const read = running(first, fifth, sixth);
      expect([byesOf(read, '5')[0], byesOf(read, '6')[0]]).toEqual(['zero-bye', 'zero-bye']);
      expect(pointsRepairs(read)).toEqual([]);
    });

    it('points that neither a bye nor the game explains are listed', () => {
      expect(pointsRepairs(running('1.0', '0.5', '2.0'))).toEqual([
        'points-bye: line 6, column 92: nothing read as a half-point bye (H), as the Points column says',
        'points-differ: line 7, column 81: "2" is not what the games give: 0',
      ]);
    });
  });

  it('a round in which nobody is paired, and one that isn’t paired yet, have none', () => {
    const rows = [row(1, '', ['   2 w 1', '', '   2 w 1']), row(2, '', ['   1 b 0', '', '   1 b 0'])];
    // Rounds 1 and 3 are paired, 2 and 4 are not: two blank cells for ½ each make 1.
    const read = parseTrf(file(...rows, row(3, '1.0', []), row(4, '', ['', '', '', '0000 - H'])));
    expect(byesOf(read, '3')).toEqual(['half-bye', 'zero-bye', 'half-bye', undefined]);
  });

  it('a round of which 240 speaks is what that says', () => {
    const read = swiss(['1.0', '', '   2 w 0', ''], '240 H   1    3');
    expect(byesOf(read, '3')).toEqual(['half-bye', undefined, 'half-bye']);
    expect(pointsRepairs(read)).toEqual([
      'points-bye: line 5, column 112: nothing read as a half-point bye (H), as the Points column says',
    ]);
  });

  it('points are those of the scoring: 1 for a draw, 3 for a win', () => {
    const scoring = '162  W 3.0    D 1.0    L 0.0';
    expect(byesOf(swiss(['2.0', '', '   2 w 0', ''], scoring), '3')).toEqual(['half-bye', undefined, 'half-bye']);
    expect(byesOf(swiss(['3.0', '', '   2 w 0', '0000 - Z'], scoring), '3')[0]).toBe('full-bye');
    expect(pointsRepairs(swiss(['0.5', '', '   2 w 0', '0000 - Z'], scoring))).toHaveLength(1);
  });

  it('points that 299 gives or takes are counted first', () => {
    // ½ of the arbiter is the whole difference; with another ½ there is one for the bye.
    expect(byesOf(swiss(['0.5', '', '   2 w 0', '0000 - Z'], '299           0.5  000    3'), '3')[0]).toBe('zero-bye');
    expect(byesOf(swiss(['1.0', '', '   2 w 0', '0000 - Z'], '299           0.5  000    3'), '3')[0]).toBe('half-bye');
    // A half-point bye is worth 0.25 here.
    expect(byesOf(swiss(['0.25', '', '   2 w 0', '0000 - Z'], '299 H         .25  001    3'), '3')[0]).toBe('half-bye');
  });

  it('in a round-robin blank rounds are byes only where the points say so', () => {
    const read = parseTrf(
      file(
        '092 All-Play-All',
        row(1, '0.5', ['', '   2 w 0', '   3 b 0']),
        row(2, '2.0', ['   3 w 1', '   1 b 1', '']),
        row(3, '1.0', ['   2 b 0', '', '   1 w 1']),
      ),
    );
    expect([byesOf(read, '1'), byesOf(read, '2')]).toEqual([
      ['half-bye', undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    expect(read.games[0]).toEqual([
      { white: '1', black: '', result: 0.5, kind: 'half-bye' },
      { white: '2', black: '3', result: 1 },
    ]);
  });

  it('a free round of an odd round-robin that is written Z is none', () => {
    const read = parseTrf(
      file(
        '092 Round Robin',
        row(1, '0.5', ['0000 - Z', '   2 w 0', '   3 b 0']),
        row(2, '2.0', ['   3 w 1', '   1 b 1', '0000 - Z']),
        row(3, '1.0', ['   2 b 0', '0000 - Z', '   1 w 1']),
      ),
    );
    expect(byesOf(read, '1')).toEqual([undefined, undefined, undefined]);
    expect(pointsRepairs(read)).toEqual(['points-differ: line 2, column 81: "0.5" is not what the games give: 0']);
  });

  it('comes back from what is written, and then without a repair', () => {
    const read = swiss(['1.0', '', '   2 w 0', DASHED]);
    const again = parseTrf(formatTrf(read));
    expect(again.repairs).toEqual([]);
    expect(again).toStrictEqual({ ...read, repairs: [] });
  });
});

describe('byes that the Points column tells beside games that are not finished', () => {
  /** 3 has an unfinished game in round 2. */
  const pending = (points: string, first = '', third = '0000 - Z', ...headers: readonly string[]) =>
    parseTrf(
      file(
        ...headers,
        row(1, '', ['   2 w 1', '   4 b 1', '   2 b 1']),
        row(2, '', ['   1 b 0', '   3 b  ', '   1 w 0']),
        row(3, points, [first, '   2 w ?', third]),
        row(4, '', ['0000 - Z', '   1 w 0', '0000 - Z']),
      ),
    );

  it.each([
    // The game counts as a draw: nothing is left to explain.
    ['0.5', 'zero-bye'],
    // ½ for the bye and ½ for the game: tried before a full-point bye.
    ['1.0', 'half-bye'],
    // 1 for the bye and ½ for the game.
    ['1.5', 'full-bye'],
    ['2.0', 'zero-bye'],
  ])('%s points', (points, kind) => {
    const read = pending(points);
    expect(byesOf(read, '3')[0]).toBe(kind);
    expect(pointsRepairs(read).map((text) => text.split(':')[0])).toEqual(
      { '0.5': [], '2.0': ['points-differ'] }[points] ?? ['points-bye'],
    );
  });

  it('a row that is blank where another names it has a game there and no bye', () => {
    const read = parseTrf(
      file(row(1, '', ['   2 w  ']), row(2, '1.0', ['']), row(3, '', ['   4 w 1']), row(4, '', ['   3 b 0'])),
    );
    expect(byesOf(read, '2')).toEqual([undefined]);
    expect(pointsRepairs(read)).toEqual(['points-differ: line 3, column 81: "1" is not what the games give: 0']);
  });

  it('the X of 162 may have been counted, and is then no bye', () => {
    const scoring = '162  W 1.0    D 0.5    L 0.0    X 1.0';
    expect(byesOf(pending('1.0', '', '0000 - Z', scoring), '3')[0]).toBe('zero-bye');
    expect(byesOf(pending('1.5', '', '0000 - Z', scoring), '3')[0]).toBe('half-bye');
    expect(byesOf(pending('2.0', '', '0000 - Z', scoring), '3')[0]).toBe('full-bye');
    // A draw and an X, of two games that aren't finished: 1.5.
    const two = parseTrf(
      file(scoring, row(1, '1.5', ['   2 w ?', '   2 b ?', '']), row(2, '', ['   1 b ?', '   1 w ?', '0000 - U'])),
    );
    expect(pointsRepairs(two)).toEqual([]);
  });
});

describe.skipIf(!hasShared)(`files of real programs whose byes only the points tell${skipNote}`, () => {
  it('bunratty-masters-2011.trf has five players with half-point byes', () => {
    const read = parseTrf(sharedBytes('files/bunratty-masters-2011.trf'));
    // By hand: 16 has 1.5 of games and 2.5 points, blank in rounds 4 and 5; 18 2.0 and 2.5; 19 2.5 and 3.0; 25 2.5 and 3.0;
    // 34 2.0 and 2.5. 24 has 0.5 of both, and four absences.
    const none = [undefined, undefined, undefined, undefined, undefined, undefined];
    const half = (...rounds: readonly number[]) =>
      none.map((_, n) => (rounds.includes(n + 1) ? 'half-bye' : undefined));
    expect(byesOf(read, '16')).toEqual(half(4, 5));
    expect(byesOf(read, '18')).toEqual(half(3));
    expect(byesOf(read, '19')).toEqual(half(1));
    expect(byesOf(read, '25')).toEqual(half(6));
    expect(byesOf(read, '34')).toEqual(half(1));
    expect(byesOf(read, '24').filter((kind) => kind === 'zero-bye')).toHaveLength(4);
    expect(pointsRepairs(read).map((text) => text.split(':')[0])).toEqual(Array(6).fill('points-bye'));
  });

  it.each(['kilkenny-masters-2011', '092-dubov'])('%s.trf has none', (name) => {
    expect(pointsRepairs(parseTrf(sharedBytes(`files/${name}.trf`)))).toEqual([]);
  });
});
