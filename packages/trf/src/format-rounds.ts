import type { Result } from '@crosstable/core';
import { checkArray, wrongType, wrongValue } from './draft-error.js';
import { codeOfBye, codeOfScore, complement, resultOfBye, type ByeKind } from './result-codes.js';
import type { TrfDraft, TrfGame } from './tournament.js';

/** One round of a 001 record: the texts of its three columns. */
export type WrittenCell = readonly [opponent: string, colour: string, result: string];

const NOBODY = '0000';

/**
 * The rounds of every player's record, by id; a round in which a player has no entry is left out.
 *
 * @throws TypeError or RangeError naming the game that cannot be written
 */
export function formatRounds(
  draft: TrfDraft,
  pairingBye: Result,
): ReadonlyMap<string, ReadonlyMap<number, WrittenCell>> {
  const cells = new Map<string, Map<number, WrittenCell>>(draft.players.map(({ id }) => [id, new Map()]));
  const put = (path: string, round: number, id: string, cell: WrittenCell) => {
    const row = cells.get(id) ?? wrongValue(path, 'the id of one of the players', id);
    if (row.has(round)) wrongValue(path, 'a player once in a round', id);
    row.set(round, cell);
  };
  checkArray('games', 'an array of rounds', draft.games);
  draft.games.forEach((round, n) => {
    checkArray(`games[${n}]`, 'an array of games', round);
    round.forEach((game, k) => {
      const path = `games[${n}][${k}]`;
      if (typeof game !== 'object') wrongType(path, 'a game', game);
      const [white, black] = formatGame(game, path, pairingBye);
      put(`${path}.white`, n + 1, game.white, white);
      if (black) put(`${path}.black`, n + 1, game.black, black);
    });
  });
  (draft.unfinished ?? []).forEach(({ round, white, black, coloursUnknown }, k) => {
    if (!Number.isInteger(round) || round < 1) wrongValue(`unfinished[${k}].round`, 'a round from 1', round);
    if (white === black) wrongValue(`unfinished[${k}].black`, 'another player than white', black);
    put(`unfinished[${k}].white`, round, white, [black, coloursUnknown ? '-' : 'w', '']);
    put(`unfinished[${k}].black`, round, black, [white, coloursUnknown ? '-' : 'b', '']);
  });
  return cells;
}

/** The cells of White and Black; a bye and a forfeit without a scheduled opponent have one only. */
function formatGame(
  game: TrfGame,
  path: string,
  pairingBye: Result,
): readonly [white: WrittenCell, black: WrittenCell | undefined] {
  checkResult(`${path}.result`, game.result);
  const { white, black, kind, result } = game;
  const isAlone = black === '' || black === white;
  if (game.blackResult !== undefined && (kind !== undefined || isAlone)) {
    wrongValue(`${path}.blackResult`, 'nothing but in a game over the board', game.blackResult);
  }
  switch (kind) {
    case 'full-bye':
    case 'half-bye':
    case 'zero-bye':
    case 'pairing-bye':
      if (!isAlone) wrongValue(`${path}.black`, "'' or the id of white in a bye", black);
      checkKind(path, result, kind, resultOfBye(kind, pairingBye));
      return [formatBye(kind), undefined];
    case 'forfeit-win':
      checkKind(path, result, kind, 1);
      return formatPair(game, isAlone, '+', '-');
    case 'forfeit-loss':
      checkKind(path, result, kind, 0);
      return formatPair(game, isAlone, '-', '+');
    case 'double-forfeit':
      checkKind(path, result, kind, 0);
      return formatPair(game, isAlone, '-', '-');
    case undefined:
      return formatPlayed(game, path, isAlone);
    default:
      return wrongValue(`${path}.kind`, 'one of the kinds of a game', kind);
  }
}

function formatPlayed(game: TrfGame, path: string, isAlone: boolean): readonly [WrittenCell, WrittenCell] {
  if (isAlone) wrongValue(`${path}.kind`, 'a kind, for a file has no code for a bye without', undefined);
  const theirs = game.blackResult ?? complement(game.result);
  checkResult(`${path}.blackResult`, theirs);
  if (game.result + theirs > 1) wrongValue(`${path}.blackResult`, 'at most one point between the two', theirs);
  const isRated = game.unrated !== true;
  const [white, black] = formatPair(game, false, codeOfScore(game.result, isRated), codeOfScore(theirs, isRated));
  return [white, black ?? white];
}

function formatPair(
  { white, black, coloursUnknown }: TrfGame,
  isAlone: boolean,
  whiteCode: string,
  blackCode: string,
): readonly [WrittenCell, WrittenCell | undefined] {
  if (isAlone) return [[NOBODY, '-', whiteCode], undefined];
  return [
    [black, coloursUnknown ? '-' : 'w', whiteCode],
    [white, coloursUnknown ? '-' : 'b', blackCode],
  ];
}

function formatBye(kind: ByeKind): WrittenCell {
  return [NOBODY, '-', codeOfBye(kind)];
}

function checkResult(path: string, result: number): void {
  if (result !== 0 && result !== 0.5 && result !== 1) wrongValue(path, '0, 0.5 or 1', result);
}

function checkKind(path: string, result: Result, kind: string, expected: Result): void {
  if (result !== expected) wrongValue(`${path}.result`, `${expected}, that of a ${kind}`, result);
}
