import { type Game, type GameKind, type Result, isAlone } from '@crosstable/core';

import type { Outcome, ScoreTable } from '../records/scoring-records.js';
import type { TrfGame } from '../tournament.js';

/** The outcomes of a round without a game, for White and for Black; a bye has no Black. */
const UNPLAYED: Readonly<Record<GameKind, readonly [white: Outcome, black: Outcome | undefined]>> = {
  'forfeit-win': ['FW', 'FL'],
  'forfeit-loss': ['FL', 'FW'],
  'double-forfeit': ['FL', 'FL'],
  'full-bye': ['FPB', undefined],
  'half-bye': ['HPB', undefined],
  'zero-bye': ['ZPB', undefined],
  'pairing-bye': ['PAB', undefined],
};

/** The outcomes of a game or a bye for its one or two players; `undefined` for a game that isn't finished. */
export function outcomesOf(game: TrfGame): Outcomes | undefined {
  const outcomes = boardOutcomes(game);
  return outcomes && game.kind !== undefined && isAlone(game) ? [outcomes[0], undefined] : outcomes;
}

/** The outcomes of a game for White and for Black. */
type Outcomes = readonly [white: Outcome, black: Outcome | undefined];

/** The outcomes of a board for its two seats, vacant or not; `undefined` for a game that isn't finished. */
export function boardOutcomes({ kind, result, blackResult }: Game): Outcomes | undefined {
  if (result === null) return undefined;
  if (kind !== undefined) return UNPLAYED[kind];
  return [playedOutcome(result, 'WW', 'WD', 'WL'), playedOutcome(blackResult ?? 1 - result, 'BW', 'BD', 'BL')];
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
