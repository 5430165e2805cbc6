// Laws for all tournaments and all texts: the reader gives what was written, however it is cut into pieces.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { pgnGame, pgnOfRounds } from '@crosstable/core/testing/written-pgn';

import { eventIn, inPieces } from './reading.js';
import { readPgn } from '../src/index.js';

const LETTERS = 'abcdefghijkl';

/** A round of players in any order, in which all or all but one play, with any results. */
const roundOf = (players: number) =>
  fc
    .record({
      order: fc.shuffledSubarray(Array.from(LETTERS.slice(0, players)), { minLength: players }),
      results: fc.array(fc.constantFrom<Partial<Game>>({ result: 1 }, { result: 0 }, { result: 0.5 }, { result: null }, { result: 0, blackResult: 0 }, { result: 1, kind: 'forfeit-win' }, { result: 0, kind: 'forfeit-loss' }), { minLength: players, maxLength: players }), // prettier-ignore
    })
    .map(({ order, results }) =>
      order
        .slice(0, players - (players % 2))
        .flatMap((white, at): Game[] =>
          at % 2 === 0 ? [{ white, black: order[at + 1], result: null, ...results[at] }] : [],
        ),
    );

const tournaments = fc
  .integer({ min: 2, max: 12 })
  .chain((players) => fc.array(roundOf(players), { minLength: 1, maxLength: 6 }));

/** Names without a word in common, so that none is another's spelling. */
const nameOf = (id: string): string => `${id.repeat(3)}, ${id}${id}`;

it('tournaments come back with their games', async () => {
  await fc.assert(
    fc.asyncProperty(tournaments, async (rounds) => {
      const { games } = await eventIn(pgnOfRounds(rounds, nameOf));
      expect(games).toEqual(rounds.map((round) => round.map((game) => ({ ...game, white: nameOf(game.white), black: nameOf(game.black) })))); // prettier-ignore
    }),
  );
});

it('in any pieces a file is the same', async () => {
  await fc.assert(
    fc.asyncProperty(tournaments, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (rounds, length, hasReturns) => {
      const text = `\uFEFF% Zürich\n${pgnOfRounds(rounds, (id) => `Ü${nameOf(id)}`)}`;
      const bytes = new TextEncoder().encode(hasReturns ? text.replaceAll('\n', '\r\n') : text);
      expect(await readPgn(inPieces(bytes, length))).toEqual(await readPgn(bytes));
    }),
    { numRuns: 50 },
  );
});

/** Texts of the signs that mean something. */
const texts = fc
  .array(
    fc.constantFrom(
      '[White "',
      '[Round "1',
      '"]',
      '[',
      ']',
      '"',
      '\\',
      '{',
      '}',
      '(',
      ')',
      ';',
      '%',
      '\n',
      '\r',
      ' ',
      '1-0',
      '*',
      '0-0',
      'e4',
      '1.',
      'é',
      '\uFEFF',
      '½',
    ),
    { maxLength: 40 },
  ) // prettier-ignore
  .map((parts) => parts.join(''));

it('any text is read, or refused with its place, the same in any pieces', async () => {
  const outcome = async (reading: Promise<unknown>): Promise<unknown> => reading.catch(String);
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (text, length) => {
      const bytes = new TextEncoder().encode(text);
      const read = await outcome(readPgn(bytes));
      if (typeof read === 'string')
        expect(read).toMatch(/^RangeError: line \d+, column \d+: expected the end of the comment/);
      expect(await outcome(readPgn(inPieces(bytes, length)))).toEqual(read);
    }),
  );
});

it('whatever stands in a comment or a variation changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const tags = { Event: 'Club', Round: '1', White: 'Ana', Black: 'Bo', Result: '0-1' };
      const plain = await eventIn(pgnGame(tags, '1. e4 e5'));
      const said = text.replaceAll('}', '').replaceAll('[Event', '');
      const { games } = await eventIn(pgnGame(tags, `1. e4 {${said}} (1. d4 {${said}} (1. c4)) e5`));
      expect(games).toEqual(plain.games);
    }),
  );
});
