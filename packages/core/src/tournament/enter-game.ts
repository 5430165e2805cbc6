import { type Unchecked, check, checkId } from '../input/check.js';
import { GAME_KINDS, type Game, RESULTS, type Result, isAlone } from '../input/game.js';
import { STANDARD_POINTS } from './points.js';
import {
  AS_BLACK,
  BYE_WITHOUT_KIND,
  DOUBLE_FORFEIT,
  FORFEIT_LOSS,
  FORFEIT_WIN,
  PAIRING_BYE,
  PLAYED,
  UNFINISHED,
  ZERO_BYE,
} from './record.js';

function isResult(result: unknown): result is Result {
  const results: readonly unknown[] = RESULTS;
  return results.includes(result);
}

const NAMES_OF_KINDS = /* @__PURE__ */ GAME_KINDS.join(', ');

/** Black's side of the forfeits, in the order of White's; nothing for the byes, which have no other side. */
const FORFEITS_OF_BLACK: readonly (number | undefined)[] = [FORFEIT_WIN, FORFEIT_LOSS, DOUBLE_FORFEIT];

const BECAUSE_UNFINISHED = 'because the result is null';

/** Enters one side of a game: the player's id, the record, and the opponent who was met or scheduled; `''` for none. */
export type Enter = (id: string, record: number, opponent: string) => void;

/** Checks one game and enters its sides: one for a bye, White's and Black's for any other. */
export function enterGame(game: Unchecked<Game>, path: string, enter: Enter): void {
  const { white, black, result, kind, blackResult } = game ?? {};
  checkId(white, `${path}.white`);
  check(typeof black === 'string', `${path}.black`, 'a string', black);
  const alone = isAlone({ white, black });
  let ofWhite = UNFINISHED;
  let ofBlack: number | undefined = UNFINISHED;
  if (result === null) {
    check(!alone, `${path}.black`, `an opponent, ${BECAUSE_UNFINISHED}`, black, 'string');
    check(kind === undefined, `${path}.kind`, `no kind, ${BECAUSE_UNFINISHED}`, kind, 'string');
    check(blackResult === undefined, `${path}.blackResult`, `nothing, ${BECAUSE_UNFINISHED}`, blackResult, 'number');
  } else {
    check(isResult(result), `${path}.result`, '0, 0.5 or 1', result, 'number');
    const isInPlay = kind === undefined && !alone;
    const isOfBlack = blackResult === undefined || (isInPlay && isResult(blackResult));
    check(isOfBlack, `${path}.blackResult`, '0, 0.5 or 1 in a played game', blackResult, 'number');
    ofWhite = (alone ? BYE_WITHOUT_KIND : PLAYED) + 2 * result;
    ofBlack = PLAYED + 2 * (blackResult ?? 1 - result);
    if (kind !== undefined) {
      const kinds: readonly unknown[] = GAME_KINDS;
      const at = kinds.indexOf(kind);
      check(at >= 0, `${path}.kind`, `one of ${NAMES_OF_KINDS}`, kind, 'string');
      ofWhite = ZERO_BYE + at;
      if (ofWhite === PAIRING_BYE) ofWhite += 2 * result; // the only kind that may carry any result
      ofBlack = FORFEITS_OF_BLACK[ofWhite - FORFEIT_LOSS];
      const only = STANDARD_POINTS.ofOutcome[ofWhite] / STANDARD_POINTS.scale;
      check(result === only, `${path}.result`, `${only} for a ${GAME_KINDS[at]}`, result, 'number');
      check(alone || ofBlack !== undefined, `${path}.black`, `no opponent for a ${GAME_KINDS[at]}`, black, 'string');
    }
  }
  if (alone || ofBlack === undefined) {
    enter(white, ofWhite, '');
  } else {
    enter(white, ofWhite, black);
    enter(black, AS_BLACK + ofBlack, white);
  }
}
