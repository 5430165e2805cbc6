// PGN as programs write it, for tests.
import { type Game, type Match, isAlone } from '@crosstable/core';

/** The tags of a game, by their names, and its moves; no moves as `''`. */
export interface WrittenPgnGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly moves?: string;
}

const MOVES = '1. e4 e5 2. Nf3 {a comment with [brackets] and 0-1} Nc6 (2... d6 3. d4) 3. Bb5 $1 a6';

/** A game with tags; its result stands behind the moves, too. */
export function pgnGame(tags: WrittenPgnGame['tags'], moves = MOVES): string {
  const pairs = Object.entries(tags).map(([name, value]) => `[${name} "${value.replaceAll(/[\\"]/g, '\\$&')}"]`);
  const { Result = '*' } = tags;
  return `${pairs.join('\n')}\n\n${moves === '' ? '' : `${moves} `}${Result}\n\n`;
}

/** Several games. */
export function pgnOf(games: readonly WrittenPgnGame[]): string {
  return games.map(({ tags, moves }) => pgnGame(tags, moves)).join('');
}

const RESULTS = new Map<unknown, string>([
  [1, '1-0'],
  [0.5, '1/2-1/2'],
  [0, '0-1'],
  [null, '*'],
]);

/** How a file shows that a game was won by forfeit. */
export type ForfeitsBy = 'termination' | 'moves';

/** The games that a PGN can have: no bye, no game that both lost by forfeit, and no ½–0. */
export function isOfPgn(game: Game): boolean {
  const { white, result, kind, blackResult } = game;
  const isHalf = blackResult === 0.5 || (result === 0.5 && blackResult === 0);
  return white !== '' && !isAlone(game) && kind !== 'double-forfeit' && !isHalf;
}

/** A game of a tournament as a PGN writes it. */
function gameOfPgn(
  { white, black, result, kind, blackResult }: Game,
  tags: WrittenPgnGame['tags'],
  by: ForfeitsBy,
): WrittenPgnGame {
  const isUnplayed = kind !== undefined;
  const said = { Result: blackResult === 0 && result === 0 ? '0-0' : (RESULTS.get(result) ?? '') };
  return {
    tags: {
      ...tags,
      White: white,
      Black: black,
      ...said,
      ...(isUnplayed && by === 'termination' && { Termination: 'Unplayed' }),
    },
    ...(isUnplayed && { moves: '' }),
  };
}

/** The games of rounds, as far as PGN can have them, by the names of the players. */
export function pgnOfRounds(
  rounds: readonly (readonly Game[])[],
  nameOf: (id: string) => string,
  { by = 'termination', hasRounds = true }: { readonly by?: ForfeitsBy; readonly hasRounds?: boolean } = {},
): string {
  return pgnOf(
    rounds.flatMap((round, at) =>
      round.filter(isOfPgn).map((game, board) => {
        const named = { ...game, white: nameOf(game.white), black: nameOf(game.black) };
        return gameOfPgn(named, { Event: 'Open', Round: hasRounds ? `${at + 1}.${board + 1}` : '?' }, by);
      }),
    ),
  );
}

/** The games of matches, as far as PGN can have them, by the names of the players; the teams keep their ids. */
export function pgnOfMatches(rounds: readonly (readonly Match[])[], nameOf: (id: string) => string): string {
  return pgnOf(
    rounds.flatMap((round, at) =>
      round.flatMap(({ white, black, boards = [] }, match) =>
        boards.flatMap((game, board) => {
          if (!isOfPgn(game)) return [];
          const isTurned = board % 2 === 1;
          const teams = { WhiteTeam: isTurned ? black : white, BlackTeam: isTurned ? white : black };
          const named = { ...game, white: nameOf(game.white), black: nameOf(game.black) };
          return [
            gameOfPgn(
              named,
              { Event: 'League', Round: `${at + 1}.${match + 1}.${board + 1}`, ...teams },
              'termination',
            ),
          ];
        }),
      ),
    ),
  );
}
