import { type Unchecked, check } from '../input/check.js';
import type { Game } from '../input/game.js';
import { enterGame } from './enter-game.js';
import { AS_BLACK, NO_RECORD, PLAYED } from './record.js';

/** The records of all participants; the cell of a participant in a round is at `player * rounds + round`. */
export interface Cells {
  readonly index: ReadonlyMap<string, number>;
  readonly rounds: number;
  readonly records: Uint8Array;
  /** -1 for none. */
  readonly opponents: Int32Array;
}

/** A placeholder for a missing value; the full check refuses it. */
const NO_GAME: Partial<Game> = {};

/** Reads one round. */
export function enterRound(cells: Cells, games: readonly Unchecked<Game>[], round: number): void {
  const { opponents, records, rounds } = cells;
  const index: ReadonlyMap<unknown, number> = cells.index;
  for (let at = 0; at < games.length; at++) {
    const game = games[at];
    const { white, black, result, kind, blackResult } = game ?? NO_GAME;
    // Nearly all games are ordinary ones between two known players, and need no further look
    const first = index.get(white) ?? -1;
    const second = index.get(black) ?? -1;
    const cell = first * rounds + round;
    const otherCell = second * rounds + round;
    if (
      kind === undefined &&
      blackResult === undefined &&
      (result === 1 || result === 0.5 || result === 0) &&
      first >= 0 &&
      second >= 0 &&
      first !== second &&
      records[cell] === NO_RECORD &&
      records[otherCell] === NO_RECORD
    ) {
      records[cell] = PLAYED + 2 * result;
      records[otherCell] = AS_BLACK | (PLAYED + 2 - 2 * result);
      opponents[cell] = second;
      opponents[otherCell] = first;
    } else {
      enterChecked(cells, game, round, at);
    }
  }
}

/** Reads a game that needs a closer look: a bye, a forfeit, a decision of the arbiter, or a mistake. */
function enterChecked(
  { index, opponents, records, rounds }: Cells,
  game: Unchecked<Game>,
  round: number,
  at: number,
): void {
  const path = `games[${round}][${at}]`;
  enterGame(game, path, (id, record, opponent) => {
    const player = index.get(id);
    check(player !== undefined, path, 'a listed player', id, 'string');
    const cell = player * rounds + round;
    check(records[cell] === NO_RECORD, path, `an id used once in round ${round + 1}`, id, 'string');
    records[cell] = record;
    opponents[cell] = index.get(opponent) ?? -1;
  });
}
