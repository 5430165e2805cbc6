import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Match } from '@crosstable/core';
import { tiebreakValues } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';

import { type TrfGame, formatTrf, parseTrf } from '../src/index.js';

/** The most boards of a match; some events have one. */
const BOARDS = 2;

/** The results of two players at a board; `''` is a vacant seat. */
const BOARD_RESULTS: readonly Pick<TrfGame, 'result' | 'kind'>[] = [
  { result: 1 },
  { result: 0.5 },
  { result: 0 },
  { result: 1, kind: 'forfeit-win' },
  { result: 0, kind: 'forfeit-loss' },
  { result: 0, kind: 'double-forfeit' },
];

const board = fc.record({
  result: fc.constantFrom(...BOARD_RESULTS),
  vacant: fc.constantFrom('', '', '', 'white', 'black', 'both'),
  isTurned: fc.boolean(),
});

/** A round: the teams in a random order, of whom some neighbours meet; the others have a bye, or were absent. */
const round = (teams: number) =>
  fc.record({
    order: fc.shuffledSubarray([...Array(teams).keys()], { minLength: teams }),
    pairs: fc.integer({ min: 1, max: Math.floor(teams / 2) }),
    boards: fc.array(fc.array(board, { minLength: BOARDS, maxLength: BOARDS }), { minLength: teams, maxLength: teams }),
    forfeits: fc.array(fc.constantFrom('forfeit-win', 'forfeit-loss', 'double-forfeit', undefined), { minLength: teams, maxLength: teams }), // prettier-ignore
    byes: fc.array(fc.constantFrom('half-bye', 'full-bye', 'zero-bye', 'absent'), { minLength: teams, maxLength: teams }), // prettier-ignore
    hasPairingBye: fc.boolean(),
  });

type Round = ReturnType<typeof round> extends fc.Arbitrary<infer Value> ? Value : never;
type Board = Round['boards'][number][number];

/** A match with the games of its players. */
type Paired = Omit<Match, 'boards'> & { readonly boards?: readonly TrfGame[] };

/** The id of the player of a team, from 0, at a board, from 0. */
const playerOf = (team: number, at: number): string => String(team * BOARDS + at + 1);

/** A board of two players; a vacant seat loses, if the other one isn't vacant. */
function gameOf({ result, vacant, isTurned }: Board, one: string, other: string): TrfGame {
  const [white, black] = isTurned ? [other, one] : [one, other];
  if (vacant === 'white') return { white: '', black, result: 0, kind: 'forfeit-loss' };
  if (vacant === 'black') return { white, black: '', result: 1, kind: 'forfeit-win' };
  if (vacant === 'both') return { white: '', black: '', result: 0, kind: 'double-forfeit' };
  return { white, black, ...result };
}

/** Whether the team that wins a forfeited match lost this board of it, which is reported. */
function isLostBy(kind: string | undefined, game: TrfGame, white: number): boolean {
  if (kind === 'double-forfeit' || kind === undefined || game.kind === 'double-forfeit') return false;
  const winner = game.kind === 'forfeit-win' ? game.white : game.black;
  const isWhites = Math.floor((Number(winner) - 1) / BOARDS) === white;
  return isWhites !== (kind === 'forfeit-win');
}

/** The matches of a round. One without a game over the board may be forfeited as a whole. */
function matchesOf({ order, pairs, boards, forfeits, byes, hasPairingBye }: Round, size: number): Paired[] {
  const id = (at: number): string => String(order[at] + 1);
  const matches = Array.from({ length: pairs }, (_, pair): Paired => {
    const [first, second] = [order[2 * pair], order[2 * pair + 1]];
    const games = boards[pair].slice(0, size).map((one, at) => gameOf(one, playerOf(first, at), playerOf(second, at)));
    const kind = games.every((game) => game.kind !== undefined && !isLostBy(forfeits[pair], game, first)) && forfeits[pair]; // prettier-ignore
    return { white: id(2 * pair), black: id(2 * pair + 1), boards: games, ...(kind && { kind }) };
  });
  const idle = order.map((_, at) => at).slice(2 * pairs);
  return [
    ...matches,
    ...idle.flatMap((at, place): Paired[] => {
      if (hasPairingBye && place === 0) return [{ white: id(at), black: '', kind: 'pairing-bye' }];
      const kind = byes[at];
      return kind === 'absent' ? [] : [{ white: id(at), black: '', kind }];
    }),
  ];
}

const scoring = fc.constantFrom({}, { win: 3, draw: 1.5, loss: 1, absence: 0.5 });
const matchScoring = fc.constantFrom(undefined, { win: 3, draw: 1, loss: 0 }, { win: 4, draw: 2, loss: 1, absence: 0.5 }); // prettier-ignore

const event = fc
  .record({ size: fc.integer({ min: 2, max: 5 }), boards: fc.integer({ min: 1, max: BOARDS }) })
  .chain(({ size, boards }) =>
    fc.record({
      size: fc.constant(size),
      boards: fc.constant(boards),
      matches: fc.array(
        round(size).map((one) => matchesOf(one, boards)),
        { minLength: 1, maxLength: 4 },
      ),
      scoring,
      matchScoring,
      typeCode: fc.constantFrom('FIDE_TEAM_MP', 'FIDE_TEAM_GP'),
    }),
  );

/** The rows of the players: nobody has one for a vacant seat. */
function gamesOf(matches: readonly (readonly Paired[])[]): TrfGame[][] {
  return matches.map((ofRound) =>
    ofRound.flatMap(({ boards = [] }) =>
      boards.flatMap((game): TrfGame[] => {
        if (game.white === '' && game.black === '') return [];
        if (game.white === '') return [{ white: game.black, black: '', result: 1, kind: 'forfeit-win' }];
        return [game];
      }),
    ),
  );
}

it('a file has the scores of the matches that it was written from, and contradicts nothing in itself', () => {
  fc.assert(
    fc.property(event, ({ size, matches, ...rules }) => {
      const teams = Array.from({ length: size }, (_, team) => ({
        id: String(team + 1),
        players: Array.from({ length: BOARDS }, (__, at) => playerOf(team, at)),
      }));
      const players = teams.flatMap((team) => team.players.map((id) => ({ id })));
      const draft = { ...rules, type: 'Swiss', system: 'swiss', teams, players, matches } as const;
      const read = parseTrf(formatTrf({ ...draft, games: gamesOf(matches) }));
      expect(read.repairs).toEqual([]);
      const { scoring: points, matchScoring: ofMatches, system, boards } = draft;
      const table = teamTable(matches, { teams, players, boards, system, scoring: points, matchScoring: ofMatches });
      const again = teamTable(read.matches ?? [], read);
      for (const code of ['MPTS', 'GPTS', 'BH:MP', 'EMGSB', 'BC']) {
        expect([code, tiebreakValues(code, again)]).toEqual([code, tiebreakValues(code, table)]);
      }
      expect(parseTrf(formatTrf(read))).toStrictEqual(read);
    }),
    { numRuns: 500 },
  );
});
