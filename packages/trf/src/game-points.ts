import type { GameKind, Result } from '@crosstable/core';
import type { Outcome, ScoreTable } from './scoring-records.js';
import type { TrfGame } from './tournament.js';

/** What a round without a game was for White and for Black; nobody is Black in a bye. */
const UNPLAYED: Readonly<Record<GameKind, readonly [white: Outcome, black: Outcome | undefined]>> = {
  'forfeit-win': ['FW', 'FL'],
  'forfeit-loss': ['FL', 'FW'],
  'double-forfeit': ['FL', 'FL'],
  'full-bye': ['FPB', undefined],
  'half-bye': ['HPB', undefined],
  'zero-bye': ['ZPB', undefined],
  'pairing-bye': ['PAB', undefined],
};

/** What a game or a bye was for its one or two players; `undefined` of a game that isn't finished. */
export function outcomesOf(game: TrfGame): readonly [white: Outcome, black: Outcome | undefined] | undefined {
  const { kind, result } = game;
  if (result === null) return undefined;
  const { blackResult = 1 - result } = game;
  if (kind === undefined)
    return [playedOutcome(result, 'WW', 'WD', 'WL'), playedOutcome(blackResult, 'BW', 'BD', 'BL')];
  const [white, black] = UNPLAYED[kind];
  return [white, isAlone(game) ? undefined : black];
}

/** Whether nobody is on the other side: in a bye, and in a forfeit without a scheduled opponent. */
export function isAlone({ white, black }: TrfGame): boolean {
  return black === '' || black === white;
}

/** The pairing-allocated bye as a result: 1 if it is worth a win, ½ if it is worth a draw, else 0. */
export function pairingByeResult(table: ScoreTable): Result {
  if (table.PAB === table.WW) return 1;
  return table.PAB === table.WD ? 0.5 : 0;
}

function playedOutcome(result: number, win: Outcome, draw: Outcome, loss: Outcome): Outcome {
  if (result === 0.5) return draw;
  return result === 1 ? win : loss;
}
