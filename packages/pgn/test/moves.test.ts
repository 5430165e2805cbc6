// Moves are passed over, whatever stands in them; whether there are any is noticed.
import { describe, expect, it } from 'vitest';

import { eventIn, repairsIn } from './reading.js';
import { readPgn } from '../src/index.js';

const TAGS = '[Event "Club"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]\n';
const OTHER = '[Event "Club"]\n[Round "1"]\n[White "Cy"]\n[Black "Dan"]\n[Result "1/2-1/2"]\n\n1. d4 d5 1/2-1/2\n';

/** The first game of a text, behind which another one stands. */
async function gameOf(moves: string): Promise<unknown> {
  const { games } = await eventIn(`${TAGS}\n${moves}\n\n${OTHER}`);
  expect(games?.[0]).toHaveLength(2);
  expect(games?.[0][1]).toEqual({ white: 'Cy', black: 'Dan', result: 0.5 });
  return games?.[0][0];
}

const WON = { white: 'Ana', black: 'Bo', result: 1 };

describe('a game with moves ends with its result', () => {
  it.each([
    ['one line', '1. e4 e5 2. Nf3 1-0'],
    ['a word a line', '1.\ne4\ne5\n1-0'],
    ['no blanks', '1.e4 e5 2.Nf3{x}1-0'],
    ['a comment with brackets and a result', '1. e4 {[%clk 0:01:00] 0-1 ( ; %} e5 1-0'],
    ['a comment over lines with a tag', '1. e4 {see\n[White "Eva"]\n} e5 1-0'],
    ['nested variations', '1. e4 (1. d4 (1. c4 0-1) 0-1) e5 1-0'],
    ['a comment in a variation', '1. e4 (1. d4 {)} 0-1) e5 1-0'],
    ['a bracket too many', '1. e4) e5 1-0'],
    ['a comment to the end of the line', '1. e4 ; 0-1 {\ne5 1-0'],
    ['an escaped line', '1. e4\n% 0-1 {\ne5 1-0'],
    ['a percent sign within a line', '1. e4 % 1-0'],
    ['glyphs', '1. e4 $1 e5 $2 $14 1-0'],
    ['a result twice', '1. e4 e5 1-0 1-0'],
    ['a comment behind the result', '1. e4 e5 1-0 {Black resigns}'],
    ['castling with zeros', '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1-0'],
    ['a number with a result in it', '1. e4 e5 10-0-0 1-0'],
    ['old line ends', '1. e4 e5\r2. Nf3 1-0'],
  ])('%s', async (_what, moves) => {
    expect(await gameOf(moves)).toEqual(WON);
  });

  it('with a star behind a move', async () => {
    expect(await gameOf('1. e4 e5*')).toEqual({ ...WON, result: null });
  });

  it('with ½ as a sign, in any encoding', async () => {
    expect(await gameOf('1. e4 e5 ½-½')).toEqual({ ...WON, result: 0.5 });
    const text = `${TAGS}\n1. e4 ½-½\n`;
    const [event] = await readPgn(new TextEncoder().encode(text));
    expect(event).toMatchObject({ games: [[{ result: 0.5 }]] });
    const [old] = await readPgn(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
    expect(old).toMatchObject({ games: [[{ result: 0.5 }]] });
  });
});

it('a variation without an end goes on to the next tags', async () => {
  const { games } = await eventIn(`${TAGS}[Result "1-0"]\n\n1. e4 (1. d4 0-1\n\n${OTHER}`);
  expect(games?.[0]).toEqual([WON, { white: 'Cy', black: 'Dan', result: 0.5 }]);
});

it('moves without tags behind a game are a game of nobody knows whom', async () => {
  const [event, other] = await readPgn(`${OTHER}1. e4 e5 1-0\n`);
  expect(event).toMatchObject({ games: [[{ result: 0.5 }]] });
  expect(other).toMatchObject({ name: '', error: { line: 8, column: 4, expected: 'the name of White' } });
});

it('a result without anything else is no game', async () => {
  expect(await readPgn('1-0')).toEqual([]);
  expect(await readPgn(`1-0\n${OTHER}`)).toHaveLength(1);
  expect(await readPgn('')).toEqual([]);
});

it('a comment that has tags in it is named: its end may be missing', async () => {
  const text = `${TAGS}\n1. e4 {no end 1-0\n\n[Event "Club"]\n[Event "Club"]\n[White "Cy"]\n\n1. e4 {x} e5 1-0`;
  expect(await repairsIn(text)).toEqual(['line 6, column 7: "{" has tags in it, which belong to the comment']);
});

it('a comment without an end is an error with the place of its beginning', async () => {
  await expect(readPgn(`${TAGS}\n1. e4\n e5 {no end`)).rejects.toThrow(
    new RangeError('line 7, column 5: expected the end of the comment, found nothing (a comment ends with "}")'),
  );
});

describe('the result and what stands behind the moves', () => {
  const result = async (tag: string, behind: string): Promise<unknown> => {
    const text = `${TAGS}[Result "${tag}"]\n\n1. e4 e5 ${behind}\n`;
    const { games } = await eventIn(text);
    return [games?.[0][0].result, ...(await repairsIn(text))];
  };

  it('the tag counts, and both are named', async () => {
    expect(await result('1-0', '0-1')).toEqual([
      1,
      'line 5, column 1: "1-0" and 0-1 contradict each other: read as 1-0',
    ]);
    expect(await result('1-0', '*')).toEqual([1, 'line 5, column 1: "1-0" and * contradict each other: read as 1-0']);
  });

  it('a star in the tag is what nobody has changed since', async () => {
    expect(await result('*', '0-1')).toEqual([0, 'line 5, column 1: "*" and 0-1 contradict each other: read as 0-1']);
  });

  it('one of them is enough', async () => {
    expect(await result('1-0', '')).toEqual([1]);
    expect(await result('?', '0-1')).toEqual([0]);
    expect(await result('?', '')).toEqual([null, 'line 5, column 1: "?" read as a game without a result']);
  });
});
