import { type Result, check, checkFlag, isAlone } from '@crosstable/core';

import { codeOfKind, codeOfScore, complement, resultOfKind } from '../records/result-codes.js';
import { systemOf } from '../records/system.js';
import type { TrfDraft, TrfGame } from '../tournament.js';

/** One round of a 001 record: the texts of its three columns. */
export type WrittenCell = readonly [opponent: string, colour: string, result: string];

const NOBODY = '0000';

/**
 * The rounds of every player's record, by id; a round in which a player has no entry is left out.
 *
 * @param unfinished - The sign of a game without a result.
 *
 * @throws TypeError or RangeError naming the game that cannot be written
 */
export function formatRounds(
  draft: TrfDraft,
  pairingBye: Result,
  unfinished: string,
): ReadonlyMap<string, ReadonlyMap<number, WrittenCell>> {
  const cells = new Map<string, Map<number, WrittenCell>>(draft.players.map(({ id }) => [id, new Map()]));
  const put = (id: string, path: string, round: number, cell: WrittenCell) => {
    const row = cells.get(id);
    check(row !== undefined, path, 'the id of one of the players', id, 'string');
    check(!row.has(round), path, 'a player once in a round', id, 'string');
    row.set(round, cell);
  };
  draft.games.forEach((round, n) => {
    round.forEach((game, k) => {
      const path = `games[${n}][${k}]`;
      const [white, black] = formatGame(game, path, pairingBye, unfinished);
      put(game.white, `${path}.white`, n + 1, white);
      if (black) put(game.black, `${path}.black`, n + 1, black);
    });
  });
  if (hasFreeRounds(draft)) {
    draft.games.forEach((round, n) => {
      if (round.every(isAlone)) return;
      // Z, as TRF26 has it; some readers refuse the blank that TRF16 allows
      for (const row of cells.values()) if (!row.has(n + 1)) row.set(n + 1, [NOBODY, '-', 'Z']);
    });
  }
  return cells;
}

/** Whether one player rests in every round: in a round-robin with an odd number of players. */
function hasFreeRounds(draft: TrfDraft): boolean {
  return draft.teams === undefined && draft.players.length % 2 === 1 && systemOf(draft) === 'round-robin';
}

/** The cells of White and Black; a bye and a forfeit without a scheduled opponent have one only. */
type WrittenGame = readonly [white: WrittenCell, black: WrittenCell | undefined];

function formatGame(game: TrfGame, path: string, pairingBye: Result, unfinished: string): WrittenGame {
  const { black, kind, result, blackResult } = game;
  const hasOne = isAlone(game);
  if (result === null) return formatUnfinished(game, path, unfinished);
  checkResult(result, `${path}.result`);
  checkFlag(game.unrated, `${path}.unrated`);
  checkFlag(game.coloursUnknown, `${path}.coloursUnknown`);
  const mayDiffer = blackResult === undefined || (kind === undefined && !hasOne);
  check(mayDiffer, `${path}.blackResult`, 'nothing but in a game over the board', blackResult, 'number');
  if (kind === undefined) return formatPlayed(game, result, path);
  const codes = codeOfKind(kind);
  check(codes !== undefined, `${path}.kind`, 'one of the kinds of a game', kind, 'string');
  check(hasOne || codes.length === 2, `${path}.black`, "'' or the id of white in a bye", black, 'string');
  const expected = resultOfKind(kind, pairingBye);
  check(result === expected, `${path}.result`, `${expected}, that of a ${kind}`, result, 'number');
  return formatPair(game, codes.charAt(0), codes.charAt(1));
}

/** A game that isn't finished, with its sign in the third column. It is checked as in `crosstable`. */
function formatUnfinished(game: TrfGame, path: string, sign: string): WrittenGame {
  const { black, kind, blackResult } = game;
  const because = 'because the result is null';
  checkFlag(game.coloursUnknown, `${path}.coloursUnknown`);
  check(!isAlone(game), `${path}.black`, `an opponent, ${because}`, black, 'string');
  check(kind === undefined, `${path}.kind`, `no kind, ${because}`, kind, 'string');
  check(blackResult === undefined, `${path}.blackResult`, `nothing, ${because}`, blackResult, 'number');
  return formatPair(game, sign, sign);
}

function formatPlayed(game: TrfGame, result: Result, path: string): WrittenGame {
  const { blackResult: theirs = complement(result), kind } = game;
  check(!isAlone(game), `${path}.kind`, 'a kind, because a file has no code for a bye without one', kind, 'undefined');
  checkResult(theirs, `${path}.blackResult`);
  check(result + theirs <= 1, `${path}.blackResult`, 'at most one point between the two', theirs, 'number');
  const isRated = game.unrated !== true;
  return formatPair(game, codeOfScore(result, isRated), codeOfScore(theirs, isRated));
}

function formatPair(game: TrfGame, whiteCode: string, blackCode: string): WrittenGame {
  const { white, black, coloursUnknown } = game;
  if (isAlone(game)) return [[NOBODY, '-', whiteCode], undefined];
  return [
    [black, coloursUnknown ? '-' : 'w', whiteCode],
    [white, coloursUnknown ? '-' : 'b', blackCode],
  ];
}

function checkResult(result: unknown, path: string): asserts result is Result {
  check(result === 0 || result === 0.5 || result === 1, path, '0, 0.5 or 1', result, 'number');
}
