// FIDE C.07 (edition 2026-03), Article 11: Match Points and Game Points

import {
  type MatchScoring,
  PAIRING_BYE,
  type Points,
  type Scoring,
  type TeamPairingBye,
  type Unchecked,
  checkAmount,
  checkNames,
  checkWhole,
  nearest,
  pointsOf,
} from '@crosstable/core';

/** The points for a pairing-allocated bye; `undefined` stands for those of a draw. */
export function checkedPairingBye(given: NonNullable<Unchecked<TeamPairingBye>> = {}): {
  readonly matchPoints: number | undefined;
  readonly gamePoints: number | undefined;
} {
  checkNames(given, 'options.pairingBye', { matchPoints: true, gamePoints: true }, nearest);
  const amount = (value: unknown, name: string): number | undefined => {
    if (value === undefined) return undefined;
    checkAmount(value, `options.pairingBye.${name}`);
    return value;
  };
  const { matchPoints, gamePoints } = given;
  return { matchPoints: amount(matchPoints, 'matchPoints'), gamePoints: amount(gamePoints, 'gamePoints') };
}

/** Points per outcome, in which all three results of the pairing-allocated bye award the same. */
function withPairingBye(points: Points, units: number): Points {
  const ofOutcome = points.ofOutcome.slice().fill(units, PAIRING_BYE, PAIRING_BYE + 3);
  return { ...points, ofOutcome };
}

/** Art. 11.1.1: the match points of each outcome. The scale also turns some other values into whole numbers. */
export function matchPointsOf(
  scoring: MatchScoring = {},
  ofPairingBye: number | undefined,
  others: readonly number[],
): Points {
  const path = 'options.matchScoring';
  checkNames(scoring, path, { win: true, draw: true, loss: true, absence: true }, nearest);
  const given = Object.fromEntries(Object.entries(scoring).filter(([, points]) => points !== undefined));
  const points = pointsOf(
    { win: 2, draw: 1, ...given },
    ofPairingBye === undefined ? others : [...others, ofPairingBye],
    { name: 'MP', path },
  );
  const units = ofPairingBye === undefined ? points.draw : Math.round(ofPairingBye * points.scale);
  return withPairingBye(points, units);
}

/** Art. 11.1.2: the game points of one game. */
export function pointsOfGame(scoring: Scoring | undefined, others: readonly number[]): Points {
  return pointsOf(scoring, others, { name: 'GP', path: 'options.scoring' });
}

/** Art. 11.1.2, 16.4, note: the game points of a whole match, in which every board has the same outcome. */
export function gamePointsOf(ofGame: Points, size: number, ofPairingBye: number | undefined): Points {
  const { name, scale, win, draw, loss, ofOutcome } = ofGame;
  const whole = {
    name,
    scale,
    win: size * win,
    draw: size * draw,
    loss: size * loss,
    ofOutcome: ofOutcome.map((units) => size * units),
  };
  return withPairingBye(whole, ofPairingBye === undefined ? whole.draw : Math.round(ofPairingBye * scale));
}

/** Checks the number of boards of a match. */
export function checkBoards(boards: unknown): asserts boards is number {
  checkWhole(boards, 'options.boards', 1, MOST_BOARDS);
}

/** More boards than any match has; a larger number is a mistake that would take much memory. */
export const MOST_BOARDS = 1000;
