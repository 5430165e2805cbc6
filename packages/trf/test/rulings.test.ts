// The comments that say what no record of TRF26 can: expulsions, ratings by round, changed lists of tie-breaks

import { describe, expect, it } from 'vitest';

import { formatTrf, parseTrf } from '../src/index.js';

const PLAYERS = [
  '001    1      One                               2100 AAA                         1.0    1     2 w 1',
  '001    2      Two                               2000 BBB                         0.0    2     1 b 0',
];

function fileWith(...records: readonly string[]): string {
  return ['012 Two', '092 Individual: Swiss-System', ...records, ...PLAYERS].join('\n');
}

describe('197, 198: comments on expulsions', () => {
  it('flag the players, and are written again', () => {
    const read = parseTrf(fileWith('### EXPELLED 2', '### Hello'));
    expect(read.players.map(({ id, expelled }) => [id, expelled])).toEqual([
      ['1', undefined],
      ['2', true],
    ]);
    expect(read.comments).toEqual(['Hello']);
    expect(read.repairs).toEqual([]);
    expect(formatTrf(read)).toContain('\n### EXPELLED 2\n### Hello\n');
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('refuse an id that isn’t listed', () => {
    expect(() => parseTrf(fileWith('### EXPELLED 2 7'))).toThrow(
      'line 3, column 16: expected a player of the file, found "7"',
    );
  });

  it('of another form are comments', () => {
    const comments = ['EXPELLED nobody', 'expelled 2', 'EXPELLED', 'RATINGS 2', 'TIEBREAKS UNTIL ROUND 0: PTS'];
    const read = parseTrf(fileWith(...comments.map((one) => `### ${one}`)));
    expect(read.comments).toEqual(comments);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });
});

describe('210 to 216: comments on ratings', () => {
  it('list the ratings of a player, each from a round on', () => {
    const read = parseTrf(fileWith('142 5', '### RATINGS 2 1:2000 4:2033'));
    const ratings = [
      { from: 1, rating: 2000 },
      { from: 4, rating: 2033 },
    ];
    expect(read.players[1]).toMatchObject({ rating: 2000, ratings });
    expect(formatTrf(read)).toContain('\n### RATINGS 2 1:2000 4:2033\n');
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it.each([
    ['### RATINGS 7 1:2000', 'line 3, column 13: expected a player of the file, found "7"'],
    ['### RATINGS 2 1:2000 4:1 4:2', 'line 3, column 26: expected a rating from a round after 4, found "4:2"'],
    ['### RATINGS 2 2:2000', 'line 3, column 15: expected a rating from round 1, found "2:2000"'],
    ['### RATINGS 2 1:1990', 'line 3, column 15: expected the rating 2000 of the player first, found "1:1990"'],
  ])('refuse %s', (comment, message) => {
    expect(() => parseTrf(fileWith(comment))).toThrow(message);
  });

  it('refuse two for a player', () => {
    const twice = ['### RATINGS 2 1:2000', '### RATINGS 2 1:2000'];
    expect(() => parseTrf(fileWith(...twice))).toThrow(
      'line 4, column 13: expected a player without other ratings, found "2"',
    );
  });

  it('refuse ratings that no comment can say', () => {
    const draft = (rating: number) => ({ players: [{ id: '1', ratings: [{ from: 1, rating }] }], games: [] });
    expect(() => formatTrf(draft(1500.5))).toThrow(
      new RangeError('players[0].ratings[0].rating: expected a whole number from 0 to 9999, got 1500.5'),
    );
    expect(formatTrf(draft(0))).toContain('### RATINGS 1 1:0\n');
  });
});

describe('200 to 202: comments on changed lists', () => {
  it('record the round and the previous list', () => {
    const read = parseTrf(fileWith('212 PTS,SB', '### TIEBREAKS UNTIL ROUND 1: PTS, BH/C1'));
    expect(read.listChanges).toEqual([{ round: 1, previous: ['PTS', 'BH/C1'] }]);
    expect(formatTrf(read)).toContain('\n### TIEBREAKS UNTIL ROUND 1: PTS,BH/C1\n');
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('refuse a list without codes, and round 0', () => {
    const draft = (round: number, previous: readonly string[]) => ({
      players: [{ id: '1' }],
      games: [],
      listChanges: [{ round, previous }],
    });
    expect(() => formatTrf(draft(1, []))).toThrow(
      new RangeError('listChanges[0].previous: expected at least one code, got 0'),
    );
    expect(() => formatTrf(draft(0, ['PTS']))).toThrow(/listChanges\[0\]\.round: expected a round from 1 to/);
  });
});
