import {
  DOUBLE_FORFEIT,
  FORFEIT_LOSS,
  FORFEIT_WIN,
  FULL_BYE,
  type Game,
  HALF_BYE,
  type Match,
  NO_RECORD,
  PAIRING_BYE,
  UNFINISHED,
  type Unchecked,
  ZERO_BYE,
  check,
  checkAmount,
  checkArray,
  checkId,
  isObject,
  isPlayed,
  outcomeOf,
  outcomesOfMatch,
} from '@crosstable/core';

import { limitsOfBoard } from './board-count.js';
import type { TeamCells } from './cells.js';
import { type Pairing, enterBoards, firstSeat, pathOf } from './enter-board.js';

/** The records of the two teams, by the kind of a forfeited match. */
const FORFEITED: Readonly<Record<string, readonly [number, number] | undefined>> = {
  'forfeit-win': [FORFEIT_WIN, FORFEIT_LOSS],
  'forfeit-loss': [FORFEIT_LOSS, FORFEIT_WIN],
  'double-forfeit': [DOUBLE_FORFEIT, DOUBLE_FORFEIT],
};

const BYES: Readonly<Record<string, number | undefined>> = {
  'zero-bye': ZERO_BYE,
  'half-bye': HALF_BYE,
  'full-bye': FULL_BYE,
  'pairing-bye': PAIRING_BYE + 1,
};

/** The record of a kind in a table of kinds; `undefined` if the kind isn't a text. */
function ofKind<T>(kinds: Readonly<Record<string, T | undefined>>, kind: unknown): T | undefined {
  return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}

/** The number of a team that has no match in the round yet. */
function freeTeam({ index, records, rounds }: TeamCells, id: unknown, round: number, path: string): number {
  checkId(id, path);
  const team = index.get(id);
  check(team !== undefined, path, 'a listed team', id, 'string');
  const isFree = records[team * rounds + round] === NO_RECORD;
  check(isFree, path, `a team used once in round ${round + 1}`, id, 'string');
  return team;
}

/** Replaces a missing match; the full check refuses it. */
const NO_MATCH: Partial<Match> = {};

/** Enters the records of a match for its two teams. */
function enterRecords(cells: TeamCells, pairing: Pairing, both: readonly [number, number]): void {
  const { first, round, second } = pairing;
  const { opponents, records, rounds } = cells;
  const cell = first * rounds + round;
  const otherCell = second * rounds + round;
  records[cell] = both[0];
  records[otherCell] = both[1];
  opponents[cell] = second;
  opponents[otherCell] = first;
}

/**
 * Reads the matches of one round. Nearly all are played by two known teams and need no further check except of their
 * boards.
 */
export function enterMatches(cells: TeamCells, matches: readonly Unchecked<Match>[], round: number): void {
  const { records, rounds, size } = cells;
  const index: ReadonlyMap<unknown, number> = cells.index;
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at];
    const { white, black, boards, gamePoints, kind } = match ?? NO_MATCH;
    const first = index.get(white) ?? -1;
    const second = index.get(black) ?? -1;
    if (
      kind === undefined &&
      gamePoints === undefined &&
      Array.isArray(boards) &&
      boards.length === size &&
      first >= 0 &&
      second >= 0 &&
      first !== second &&
      records[first * rounds + round] === NO_RECORD &&
      records[second * rounds + round] === NO_RECORD
    ) {
      const pairing = { round, at, first, second };
      enterRecords(cells, pairing, enterPlayed(cells, pairing, boards, undefined));
    } else {
      enterChecked(cells, match ?? NO_MATCH, { round, at });
    }
  }
}

/** Checks a match that is no ordinary one and enters its records: one for a bye, two for any other match. */
function enterChecked(
  cells: TeamCells,
  match: NonNullable<Unchecked<Match>>,
  place: Pick<Pairing, 'at' | 'round'>,
): void {
  const { white, black, kind } = match;
  const { round } = place;
  const path = pathOf(place);
  const first = freeTeam(cells, white, round, `${path}.white`);
  if (black === '' || black === white) {
    const isBye = black === '' || kind !== undefined;
    check(isBye, `${path}.black`, 'another team, or a bye with its kind', black, 'string');
    cells.records[first * cells.rounds + round] = recordOfBye(match, path);
    return;
  }
  const pairing = { ...place, first, second: freeTeam(cells, black, round, `${path}.black`) };
  enterRecords(cells, pairing, enterPaired(cells, pairing, match, path));
}

/** The record of a bye for its team. */
function recordOfBye(match: NonNullable<Unchecked<Match>>, path: string): number {
  const { boards, gamePoints, kind } = match;
  const record = ofKind(BYES, kind);
  check(record !== undefined, `${path}.kind`, `one of ${Object.keys(BYES).join(', ')} for a bye`, kind, 'string');
  const isEmpty = boards === undefined || (Array.isArray(boards) && boards.length === 0);
  check(isEmpty, `${path}.boards`, 'no boards for a bye', boards, 'object');
  check(gamePoints === undefined, `${path}.gamePoints`, 'nothing for a bye', gamePoints, 'object');
  return record;
}

/** A value that may be a game; its fields are checked later. */
function asGame(given: unknown): Unchecked<Game> {
  return isObject(given) ? given : undefined;
}

/** The records of a match between two teams that is no ordinary one. Enters its game points and boards on the way. */
function enterPaired(
  cells: TeamCells,
  pairing: Pairing,
  match: NonNullable<Unchecked<Match>>,
  path: string,
): readonly [number, number] {
  const { boards, gamePoints, kind } = match;
  const forfeited = ofKind(FORFEITED, kind);
  const isKnown = kind === undefined || forfeited !== undefined;
  check(isKnown, `${path}.kind`, `nothing, or one of ${Object.keys(FORFEITED).join(', ')}`, kind, 'string');
  if (boards !== undefined) {
    check(gamePoints === undefined, `${path}.gamePoints`, 'nothing beside boards', gamePoints, 'object');
    checkArray(boards, `${path}.boards`, 'games');
    check(boards.length === cells.size, `${path}.boards`, `${cells.size} boards`, boards.length, 'number');
    return enterPlayed(cells, pairing, boards.map(asGame), forfeited);
  }
  const isEnough = gamePoints !== undefined || forfeited !== undefined;
  check(isEnough, path, 'a match with boards or gamePoints', match, 'object');
  if (gamePoints === undefined && forfeited !== undefined) return forfeited;
  return enterTotals(cells, pairing, gamePoints, forfeited, `${path}.gamePoints`);
}

/** Enters the boards of a match and the game points that they add up to. */
function enterPlayed(
  cells: TeamCells,
  pairing: Pairing,
  boards: readonly Unchecked<Game>[],
  forfeited: readonly [number, number] | undefined,
): readonly [number, number] {
  enterBoards(cells, pairing, boards);
  const { boardRecords, gamePoints, ofGame, rounds, size } = cells;
  const { first, round, second } = pairing;
  const { ofOutcome } = ofGame;
  const seat = firstSeat(cells, first, round);
  const otherSeat = firstSeat(cells, second, round);
  let own = 0;
  let others = 0;
  let played = 0;
  let open = 0;
  let won = 0;
  for (let board = 0; board < size; board++) {
    const outcome = outcomeOf(boardRecords[seat + board]);
    own += ofOutcome[outcome];
    others += ofOutcome[outcomeOf(boardRecords[otherSeat + board])];
    if (isPlayed(outcome)) played++;
    else if (outcome === UNFINISHED) open++;
    else if (outcome !== DOUBLE_FORFEIT) won++;
  }
  if (forfeited !== undefined) {
    check(played + open === 0, `${pathOf(pairing)}.boards`, 'forfeits only, in a forfeited match', boards, 'object');
  }
  // A match that isn't finished counts for nothing yet, whatever its finished boards
  if (open > 0) return [UNFINISHED, UNFINISHED];
  gamePoints[first * rounds + round] = own;
  gamePoints[second * rounds + round] = others;
  return forfeited ?? outcomesOfMatch(own, others, played > 0, won > 0);
}

/** Enters the game points of a match that has totals alone. */
function enterTotals(
  cells: TeamCells,
  { first, round, second }: Pairing,
  totals: unknown,
  forfeited: readonly [number, number] | undefined,
  path: string,
): readonly [number, number] {
  const { areTotals, gamePoints, ofGame, rounds, size } = cells;
  if (totals === null) {
    check(forfeited === undefined, path, 'the game points of a forfeited match', totals, 'object');
    return [UNFINISHED, UNFINISHED];
  }
  checkArray(totals, path, 'the game points of the two teams');
  check(totals.length === 2, path, 'the game points of the two teams', totals.length, 'number');
  const onBoard = limitsOfBoard(ofGame);
  const least = size * onBoard.least;
  const most = size * onBoard.most;
  const range = `${least / ofGame.scale} to ${most / ofGame.scale} points on ${size} boards`;
  const [own, others] = Array.from(totals, (given: unknown, at) => {
    checkAmount(given, `${path}[${at}]`);
    const units = Math.round(given * ofGame.scale);
    check(units >= least && units <= most, `${path}[${at}]`, range, given, 'number');
    return units;
  });
  const mostOfBoth = size * onBoard.ofBoth;
  const expected = `at most ${mostOfBoth / ofGame.scale} points together on ${size} boards`;
  check(own + others <= mostOfBoth, path, expected, (own + others) / ofGame.scale, 'number');
  const cell = first * rounds + round;
  const otherCell = second * rounds + round;
  gamePoints[cell] = own;
  gamePoints[otherCell] = others;
  areTotals[cell] = areTotals[otherCell] = 1;
  return forfeited ?? outcomesOfMatch(own, others, true, false);
}
