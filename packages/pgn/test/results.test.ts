// Results: over the board, by forfeit, byes, and what is left open.
import { describe, expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { type WrittenPgnGame, pgnOf } from '@crosstable/core/testing/written-pgn';

import { errorIn, eventIn, repairsIn } from './reading.js';

const OTHER: WrittenPgnGame = { tags: { Event: 'Club', Round: '1', White: 'Cy', Black: 'Dan', Result: '1/2-1/2' } };

function written(tags: WrittenPgnGame['tags'], moves?: string): string {
  const game = {
    tags: { Event: 'Club', Round: '1', White: 'Ana', Black: 'Bo', ...tags },
    ...(moves !== undefined && { moves }),
  };
  return pgnOf([game, OTHER]);
}

/** The first game without its players, and the repairs. */
async function read(
  tags: WrittenPgnGame['tags'],
  moves?: string,
): Promise<readonly [Partial<Game>, readonly string[]]> {
  const text = written(tags, moves);
  const { games } = await eventIn(text);
  const [game] = games?.[0] ?? [];
  const ending = Object.fromEntries(Object.entries(game).filter(([name]) => name !== 'white' && name !== 'black'));
  return [ending, await repairsIn(text)];
}

describe('the termination', () => {
  it.each(['unplayed', 'Unplayed', 'forfeit', 'won by forfeit', 'default', 'Default.', 'White forfeit (no show)'])(
    '%s: the game wasn’t played',
    async (Termination) => {
      expect(await read({ Termination, Result: '1-0' })).toEqual([{ result: 1, kind: 'forfeit-win' }, []]);
      expect(await read({ Termination, Result: '0-1' })).toEqual([{ result: 0, kind: 'forfeit-loss' }, []]);
      expect(await read({ Termination, Result: '0-0' })).toEqual([{ result: 0, kind: 'double-forfeit' }, []]);
    },
  );

  it('and a result that says so agree', async () => {
    const [ending] = await read({ Termination: 'forfeit', Result: '+--' });
    expect(ending).toEqual({ result: 1, kind: 'forfeit-win' });
  });

  it.each([
    'normal',
    'time forfeit',
    'Time Forfeit',
    'time-forfeit',
    'abandoned',
    'adjudication',
    'rules infraction',
    'emergency',
    'death',
    'forfeited on move 12',
    'defaulted',
    'nonforfeit',
    'unterminated',
  ])('%s: the game was played', async (Termination) => {
    expect(await read({ Termination, Result: '1-0' })).toEqual([{ result: 1 }, []]);
  });

  it('a draw that says so was played nevertheless', async () => {
    expect(await read({ Termination: 'unplayed', Result: '1/2-1/2' })).toEqual([
      { result: 0.5 },
      ['line 6, column 1: "1/2-1/2" read as a game that was played, although the termination says another thing'],
    ]);
    expect(await read({ Termination: 'unplayed', Result: '0-1/2' })).toEqual([
      { result: 0, blackResult: 0.5 },
      ['line 6, column 1: "0-1/2" read as a game that was played, although the termination says another thing'],
    ]);
  });

  it('a game that isn’t finished stays so', async () => {
    expect(await read({ Termination: 'unplayed', Result: '*' })).toEqual([
      { result: null },
      ['line 6, column 1: "*" read as a game without a result'],
    ]);
  });
});

describe('a decided game without a move', () => {
  const MESSAGE = 'read as a forfeit, because the game has no moves';

  it.each([
    ['1-0', { result: 1, kind: 'forfeit-win' }],
    ['0-1', { result: 0, kind: 'forfeit-loss' }],
  ])('%s is a forfeit, and named', async (Result, ending) => {
    expect(await read({ Result }, '')).toEqual([ending, [`line 5, column 1: "${Result}" ${MESSAGE}`]]);
    expect(await read({ Result }, '{White did not come: 1. e4}')).toEqual([
      ending,
      [`line 5, column 1: "${Result}" ${MESSAGE}`],
    ]);
    expect(await read({ Result }, '(1. e4)')).toEqual([ending, [`line 5, column 1: "${Result}" ${MESSAGE}`]]);
  });

  it('a draw, and one that is decided otherwise, isn’t', async () => {
    expect(await read({ Result: '1/2-1/2' }, '')).toEqual([{ result: 0.5 }, []]);
    expect(await read({ Result: '1/2-0' }, '')).toEqual([{ result: 0.5, blackResult: 0 }, []]);
  });

  it('0-0 is a forfeit of both; with moves it was lost over the board', async () => {
    expect(await read({ Result: '0-0' }, '')).toEqual([
      { result: 0, kind: 'double-forfeit' },
      ['line 5, column 1: "0-0" read as a game that both lost by forfeit'],
    ]);
    expect(await read({ Result: '0-0' })).toEqual([{ result: 0, blackResult: 0 }, []]);
  });

  it('where no game of the event has moves, all were played', async () => {
    const third = pgnOf([{ tags: { ...OTHER.tags, White: 'Eva', Black: 'Flo' } }]);
    const text = (written({ Result: '1-0' }, '') + third).replaceAll(/1\. e4.*a6 /g, '');
    expect((await eventIn(text)).games?.[0]).toMatchObject([{ result: 1 }, { result: 0.5 }, { result: 0.5 }]);
    expect((await eventIn(text)).games?.[0][0]).not.toHaveProperty('kind');
    expect(await repairsIn(text)).toEqual([
      'line 5, column 1: "1-0" read as a game that was played: no game of the event has moves',
    ]);
  });

  it('one or two games may all be forfeits', async () => {
    const game = { tags: { Round: '1', White: 'Ana', Black: 'Bo', Result: '1-0' }, moves: '' };
    const other = { tags: { ...game.tags, Round: '2' }, moves: '' };
    expect((await eventIn(pgnOf([game]))).games?.[0][0].kind).toBe('forfeit-win');
    expect((await eventIn(pgnOf([game, other]))).games?.[1][0].kind).toBe('forfeit-win');
  });
});

describe('spellings of results', () => {
  it.each([
    ['½-½', { result: 0.5 }],
    ['1/2', { result: 0.5 }],
    ['1 - 0', { result: 1 }],
    ['0:1', { result: 0 }],
    ['1–0', { result: 1 }],
    ['+--', { result: 1, kind: 'forfeit-win' }],
    ['+:-', { result: 1, kind: 'forfeit-win' }],
    ['-/+', { result: 0, kind: 'forfeit-loss' }],
    ['-:-', { result: 0, kind: 'double-forfeit' }],
    ['1-0F', { result: 1, kind: 'forfeit-win' }],
    ['0-1f', { result: 0, kind: 'forfeit-loss' }],
  ])('%s', async (Result, ending) => {
    const text = written({}, '1. e4 e5')
      .replace('[Black "Bo"]', `[Black "Bo"]\n[Result "${Result}"]`)
      .replace('e5 *', 'e5');
    expect((await eventIn(text)).games?.[0][0]).toEqual({ white: 'Ana', black: 'Bo', ...ending });
  });

  it('another text is an error with its place', async () => {
    expect(await errorIn(written({ Result: 'White wins' }))).toEqual(
      new RangeError('line 5, column 1: expected a result such as 1-0, found "White wins"'),
    );
  });
});

describe('byes', () => {
  it.each(['bye', 'BYE', '(bye)', 'spielfrei', 'Freilos', 'exempt'])('%s is nobody', async (name) => {
    const bye = { white: 'Ana', black: '', result: 1, kind: 'pairing-bye' };
    const NOTE = 'line 5, column 1: "1-0" read as the pairing-allocated bye, the only one of its round';
    const text = written({ Black: name, Result: '1-0' }, '');
    expect((await eventIn(text)).games?.[0][0]).toEqual(bye);
    expect(await repairsIn(text)).toEqual([NOTE]);
    const asWhite = written({ White: name, Black: 'Ana', Result: '0-1' }, '');
    expect((await eventIn(asWhite)).games?.[0][0]).toEqual(bye);
  });

  it('has the points of the result', async () => {
    const bye = async (tags: WrittenPgnGame['tags']) => (await eventIn(written(tags, ''))).games?.[0][0];
    expect(await bye({ Black: 'bye', Result: '1/2-1/2' })).toEqual({
      white: 'Ana',
      black: '',
      result: 0.5,
      kind: 'half-bye',
    });
    expect(await bye({ Black: 'bye', Result: '0-1' })).toEqual({
      white: 'Ana',
      black: '',
      result: 0,
      kind: 'zero-bye',
    });
    expect(await bye({ White: 'bye', Result: '0-0' })).toEqual({ white: 'Bo', black: '', result: 0, kind: 'zero-bye' });
    expect(await bye({ White: 'bye', Result: '1-0' })).toEqual({ white: 'Bo', black: '', result: 0, kind: 'zero-bye' });
  });

  it('a termination is no forfeit there', async () => {
    const { games } = await eventIn(written({ Black: 'bye', Result: '1-0', Termination: 'forfeit' }, ''));
    expect(games?.[0][0].kind).toBe('pairing-bye');
  });

  it('without a result it is the pairing-allocated bye', async () => {
    const asWhite = await eventIn(written({ White: 'bye', Result: '*' }, ''));
    expect(asWhite.games?.[0][0]).toEqual({ white: 'Bo', black: '', result: 1, kind: 'pairing-bye' });
    expect(await repairsIn(written({ Black: 'bye', Result: '*' }, ''))).toEqual([
      'line 5, column 1: "*" read as the pairing-allocated bye: it has no result',
    ]);
  });

  it('of several in a round nobody knows which is the pairing-allocated one', async () => {
    const text =
      written({ Black: 'bye', Result: '1-0' }, '') +
      pgnOf([{ tags: { Event: 'Club', Round: '1', White: 'Eva', Black: 'bye', Result: '1-0' }, moves: '' }]);
    expect((await repairsIn(text)).map((message) => message.slice(message.indexOf('read')))).toEqual([
      'read as the pairing-allocated bye; it may be a full-point bye',
      'read as the pairing-allocated bye; it may be a full-point bye',
    ]);
  });

  it('of nobody is an error', async () => {
    expect(await errorIn(written({ White: 'bye', Black: 'bye', Result: '1-0' }))).toEqual(
      new RangeError('line 5, column 1: expected a player, found "1-0"'),
    );
  });
});

it('a game without the name of a player is an error with its place', async () => {
  expect(await errorIn(written({ White: '?' }))).toEqual(
    new RangeError('line 3, column 1: expected the name of White, found "?"'),
  );
  expect(await errorIn(written({ Black: '' }))).toEqual(
    new RangeError('line 4, column 1: expected the name of Black, found nothing'),
  );
});
