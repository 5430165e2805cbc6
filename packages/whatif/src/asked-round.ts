import {
  type CrosstableOptions,
  type Game,
  type Rounds,
  check,
  checkArray,
  checkId,
  crosstable,
  isObject,
  isWhole,
  nearest,
  openTable,
  participantOf,
} from '@crosstable/core';
import { checkLength } from '@crosstable/standings';

import { type LastRound, lastRoundOf } from './last-round.js';
import { type ListStep, listStepsOf } from './list-steps.js';
import type { OpenGame } from './whatif-types.js';

/** A last round with open games, and the list that ranks the players. */
export interface AskedRound {
  readonly round: LastRound;
  readonly steps: readonly ListStep[];
  /** By board. */
  readonly open: readonly OpenGame[];
}

/** The places in the last round of the games that the caller names. */
function namedGames(open: readonly OpenGame[], last: readonly Game[]): ReadonlySet<number> {
  checkArray(open, 'options.open', 'pairings');
  const named = new Set<number>();
  for (const [at, given] of open.entries()) {
    const path = `options.open[${at}]`;
    check(isObject(given), path, 'a pairing', given);
    const { black, white } = given;
    checkId(white, `${path}.white`);
    checkId(black, `${path}.black`);
    // A player against the same one is a bye
    const found = last.findIndex((game) => white !== black && game.white === white && game.black === black);
    check(found >= 0, path, 'a pairing of the last round', `${white} - ${black}`, 'string');
    check(!named.has(found), path, 'a pairing named once', `${white} - ${black}`, 'string');
    named.add(found);
  }
  return named;
}

/** The rounds with the results of the open games forgotten. */
function withOpenGames(games: Rounds, open: readonly OpenGame[] | undefined): Rounds {
  const at = games.length - 1;
  for (const [number, round] of games.slice(0, at).entries()) {
    for (const [place, { result }] of round.entries()) {
      const expected = 'a result, because only games of the last round can be open';
      check(result !== null, `games[${number}][${place}].result`, expected, result, 'object');
    }
  }
  if (open === undefined) return games;
  const last = games.at(-1) ?? [];
  const named = namedGames(open, last);
  const changed = last.map((game, place): Game => {
    if (named.has(place)) return { white: game.white, black: game.black, result: null };
    const path = `games[${at}][${place}].result`;
    check(game.result !== null, path, 'a result, because options.open leaves the game out', null, 'object');
    return game;
  });
  return [...games.slice(0, -1), changed];
}

/** Checks the games, the list and the options of the table, and lays out the last round. */
export function layOutRound(
  games: Rounds,
  codes: readonly string[],
  open: readonly OpenGame[] | undefined,
  options: CrosstableOptions,
): AskedRound {
  checkArray(codes, 'codes', 'codes');
  const { rounds } = openTable(crosstable(games, options));
  const counting = withOpenGames(games.slice(0, rounds), open);
  const found: OpenGame[] = [];
  for (const { black, result, white } of counting.at(-1) ?? []) if (result === null) found.push({ white, black });
  const playing = found.flatMap(({ black, white }) => [white, black]);
  // Points that replace those of a result are forgotten with it
  const adjustments = options.adjustments?.filter(
    (one) => !('player' in one && one.replaces && one.round === rounds && playing.includes(one.player)),
  );
  const tournament = openTable(crosstable([...counting, ...games.slice(rounds)], { ...options, adjustments }));
  checkLength(codes, tournament);
  const { ids } = tournament;
  const boards = found.map(({ black, white }) => ({ white: ids.indexOf(white), black: ids.indexOf(black) }));
  const round = lastRoundOf(tournament, boards);
  return { round, steps: listStepsOf(codes, round), open: found };
}

/** The number of the player whom a question names. */
export function playerOf({ round: { tournament } }: AskedRound, id: string, path: string): number {
  const player = participantOf(tournament, id, path, 'player');
  check(player !== undefined, path, 'a player of the table', id, 'string');
  check(!tournament.expelled?.has(player), path, 'a player who was not expelled', id, 'string');
  return player;
}

/** Refuses a mistyped name among the options of `crosstable` that was meant for one of a question's own. */
export function checkOwnNames(options: CrosstableOptions, own: readonly string[]): void {
  for (const name of Object.keys(options)) {
    const meant = nearest(name, own);
    // A name of its own in the wrong place is left to the check of the table
    check(meant === undefined || meant === name, 'options', JSON.stringify(meant), name, 'string');
  }
}

/** Throws unless a place can be one. */
export function checkPlace(place: unknown, path: string): void {
  check(isWhole(place, 1), path, 'a place, a whole number from 1', place, 'number');
}
