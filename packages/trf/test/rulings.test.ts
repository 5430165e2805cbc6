// The comments that say what no record of TRF26 can: expulsions, ratings by round, changed lists of tie-breaks

import { readFileSync } from 'node:fs';

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

  it('name the id that isn’t listed, not another one with its digits', () => {
    const twelve = formatTrf({ players: [{ id: '12' }], games: [] });
    expect(() => parseTrf(`### EXPELLED 12 2\n${twelve}`)).toThrow(
      'line 1, column 17: expected a player of the file, found "2"',
    );
  });

  it('flag teams, and players beside them', () => {
    const cup = readFileSync('examples/lagoon-team-cup.trf', 'utf8');
    const read = parseTrf(`### EXPELLED 2\n### EXPELLED PLAYERS 1 5\n${cup}`);
    expect(read.teams?.filter(({ expelled }) => expelled).map(({ id }) => id)).toEqual(['2']);
    expect(read.players.filter(({ expelled }) => expelled).map(({ id }) => id)).toEqual(['1', '5']);
    expect(parseTrf(formatTrf(read))).toEqual(read);
    expect(() => parseTrf(`### EXPELLED 99\n${cup}`)).toThrow(
      'line 1, column 14: expected a team of the file, found "99"',
    );
    expect(() => parseTrf(`### EXPELLED PLAYERS 99\n${cup}`)).toThrow(
      'line 1, column 22: expected a player of the file, found "99"',
    );
  });

  it('refuse what is neither true nor false', () => {
    const players = [{ id: '1', expelled: 'yes' }] as unknown as { id: string; expelled: boolean }[];
    expect(() => formatTrf({ players, games: [] })).toThrow(
      new TypeError('players[0].expelled: expected true or false, got "yes"'),
    );
  });

  it('of another form are comments', () => {
    const comments = ['EXPELLED nobody', 'expelled 2', 'EXPELLED', 'RATINGS 2', 'TIEBREAKS UNTIL ROUND 0: PTS'];
    const read = parseTrf(fileWith(...comments.map((one) => `### ${one}`)));
    expect(read.comments).toEqual(comments);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('stay comments when they are written again, whatever they read like', () => {
    const comments = ['EXPELLED 2', 'RATINGS 2 1:2000', 'TIEBREAKS UNTIL ROUND 1: PTS'];
    const read = parseTrf(fileWith(...comments.map((one) => `###${one}`)));
    expect(read.comments).toEqual(comments);
    expect(parseTrf(formatTrf(read))).toEqual(read);
    const draft = { players: [{ id: '1' }], games: [], comments: ['EXPELLED 9 '] };
    expect(parseTrf(formatTrf(draft)).comments).toEqual(['EXPELLED 9']);
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
    ['### RATINGS 2 1:2000 1:1 1:2', 'line 3, column 22: expected a rating from a round after 1, found "1:1"'],
    [
      '### RATINGS 2 1:2000 2:2010',
      'line 3, column 22: expected a rating from a round up to 1, the last one, found "2:2010"',
    ],
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

  it('stand beside the first of them in the player’s record', () => {
    const ratings = [
      { from: 1, rating: 1800 },
      { from: 2, rating: 1850 },
    ];
    const text = formatTrf({ players: [{ id: '1', ratings }], games: [[], []] });
    expect(parseTrf(text).players).toEqual([{ id: '1', rating: 1800, ratings }]);
  });

  it.each<readonly [number | undefined, readonly (readonly [number, number])[], string]>([
    [undefined, [], 'ratings: expected at least one rating, got 0'],
    [undefined, [[2, 1]], 'ratings[0].from: expected 1, the first round, got 2'],
    [undefined, [[1, 1], [3, 2], [2, 3]], 'ratings[2].from: expected a round after 3 and up to 3, the last of the tournament, got 2'], // prettier-ignore
    [undefined, [[1, 1], [2, 2], [2, 3]], 'ratings[2].from: expected a round after 2 and up to 3, the last of the tournament, got 2'], // prettier-ignore
    [undefined, [[1, 1], [4, 2]], 'ratings[1].from: expected a round after 1 and up to 3, the last of the tournament, got 4'], // prettier-ignore
    [1700, [[1, 1800]], 'rating: expected 1800, the first of the ratings, got 1700'],
  ])('that could not be read again are refused: %j, %j', (rating, listed, message) => {
    const rated = rating === undefined ? {} : { rating };
    const ratings = listed.map(([from, of]) => ({ from, rating: of }));
    expect(() => formatTrf({ players: [{ id: '1', ...rated, ratings }], games: [], rounds: 3 })).toThrow(
      new RangeError(`players[0].${message}`),
    );
  });
});

describe('200 to 202: comments on changed lists', () => {
  it('record the round and the previous list', () => {
    const read = parseTrf(fileWith('212 PTS,SB', '### TIEBREAKS UNTIL ROUND 1: PTS, BH/C1'));
    expect(read.listChanges).toEqual([{ round: 1, previous: ['PTS', 'BH/C1'] }]);
    expect(formatTrf(read)).toContain('\n### TIEBREAKS UNTIL ROUND 1: PTS,BH/C1\n');
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('refuse a round beyond the last one', () => {
    expect(() => parseTrf(fileWith('### TIEBREAKS UNTIL ROUND 2: PTS'))).toThrow(
      'line 3, column 27: expected a round up to 1, the last one, found "2"',
    );
    const announced = parseTrf(fileWith('XXR 9', '### TIEBREAKS UNTIL ROUND 2: PTS'));
    expect(announced.listChanges).toEqual([{ round: 2, previous: ['PTS'] }]);
    const draft = { players: [{ id: '1' }], games: [], rounds: 9, listChanges: [{ round: 10, previous: ['PTS'] }] };
    expect(() => formatTrf(draft)).toThrow(
      new RangeError('listChanges[0].round: expected a round from 1 to 9, got 10'),
    );
  });

  it('are comments where no code is named', () => {
    expect(parseTrf(fileWith('### TIEBREAKS UNTIL ROUND 1: ,')).listChanges).toEqual([]);
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
    expect(() => formatTrf(draft(0, ['PTS']))).toThrow(
      new RangeError('listChanges[0].round: expected a round from 1 to 1, got 0'),
    );
  });

  // The comment would have another list, or none: then it says nothing of a change
  it.each(['', 'PTS,BH', ' SB'])('refuse what is no single code: %j', (code) => {
    const draft = { players: [{ id: '1' }], games: [], listChanges: [{ round: 1, previous: ['PTS', code] }] };
    expect(() => formatTrf(draft)).toThrow(
      new RangeError(`listChanges[0].previous[1]: expected a code without commas, got ${JSON.stringify(code)}`),
    );
  });
});
