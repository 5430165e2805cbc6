import {
  AS_BLACK,
  DOUBLE_FORFEIT,
  FORFEIT_LOSS,
  FORFEIT_WIN,
  type Game,
  PLAYED,
  type Unchecked,
  check,
  enterGame,
} from '@crosstable/core';

import type { TeamCells } from './cells.js';

/** The place of a match whose boards are read, and its two teams. */
export interface Pairing {
  readonly round: number;
  /** The place of the match in its round. */
  readonly at: number;
  /** The numbers of the teams; `first` is the match's `white`. */
  readonly first: number;
  readonly second: number;
}

/** The path of a match in error messages. */
export function pathOf({ at, round }: Pick<Pairing, 'at' | 'round'>): string {
  return `matches[${round}][${at}]`;
}

/** Replaces a missing board; the full check refuses it. */
const NO_BOARD: Partial<Game> = {};

const FORFEIT_KINDS: readonly unknown[] = ['forfeit-win', 'forfeit-loss', 'double-forfeit'];

/** The index of a team's first board in a round. */
export function firstSeat({ rounds, size }: TeamCells, team: number, round: number): number {
  return (team * rounds + round) * size;
}

/** Enters one side of a game: that of a player, or that of a vacant seat. */
function enterSeat(cells: TeamCells, round: number, team: number, board: number, player: number, record: number): void {
  const { boardRecords, lastRounds, seats } = cells;
  const seat = firstSeat(cells, team, round) + board;
  seats[seat] = player;
  boardRecords[seat] = record;
  if (player >= 0) lastRounds[player] = round + 1;
}

/**
 * Reads the boards of a match. Nearly all are ordinary games between two known players, and need no further check. Most line-ups
 * follow the roster: a player who is the next one on it is found without a search among all, which would be half of the time.
 */
export function enterBoards(cells: TeamCells, pairing: Pairing, boards: readonly Unchecked<Game>[]): void {
  const { boardRecords, field, isFirstWhite, lastRounds, seats, size } = cells;
  const { firstPlayers, hasRosters, ids, teams } = field;
  const players: ReadonlyMap<unknown, number> = field.players;
  const { first, round, second } = pairing;
  const firsts = firstSeat(cells, first, round);
  const seconds = firstSeat(cells, second, round);
  let nextOfFirst = firstPlayers[first];
  let nextOfSecond = firstPlayers[second];
  for (let board = 0; board < size; board++) {
    const { white, black, result, kind, blackResult } = boards[board] ?? NO_BOARD;
    const nextWhite = isFirstWhite[board] ? nextOfFirst : nextOfSecond;
    const nextBlack = isFirstWhite[board] ? nextOfSecond : nextOfFirst;
    const ofWhite = hasRosters && ids[nextWhite] === white ? nextWhite : (players.get(white) ?? -1);
    const ofBlack = hasRosters && ids[nextBlack] === black ? nextBlack : (players.get(black) ?? -1);
    const whites = ofWhite < 0 ? -1 : teams[ofWhite];
    const blacks = ofBlack < 0 ? -1 : teams[ofBlack];
    if (
      kind === undefined &&
      blackResult === undefined &&
      (result === 1 || result === 0.5 || result === 0) &&
      ((whites === first && blacks === second) || (whites === second && blacks === first)) &&
      lastRounds[ofWhite] <= round &&
      lastRounds[ofBlack] <= round &&
      (hasRosters || (whites === first) === isFirstWhite[board])
    ) {
      const seat = (whites === first ? firsts : seconds) + board;
      const otherSeat = (whites === first ? seconds : firsts) + board;
      seats[seat] = ofWhite;
      seats[otherSeat] = ofBlack;
      boardRecords[seat] = PLAYED + 2 * result;
      boardRecords[otherSeat] = AS_BLACK + PLAYED + 2 - 2 * result;
      lastRounds[ofWhite] = lastRounds[ofBlack] = round + 1;
      nextOfFirst = 1 + (whites === first ? ofWhite : ofBlack);
      nextOfSecond = 1 + (whites === first ? ofBlack : ofWhite);
    } else {
      enterChecked(cells, pairing, board, boards[board] ?? NO_BOARD, `${pathOf(pairing)}.boards[${board}]`);
    }
  }
}

/** The two records of a board with a vacant seat: White's and Black's. */
function recordsOfVacant(game: NonNullable<Unchecked<Game>>, path: string): readonly [number, number] {
  const { white, black, result, kind, blackResult } = game;
  const only = white !== '' ? 'forfeit-win' : black !== '' ? 'forfeit-loss' : 'double-forfeit';
  const isForfeit = kind === only || kind === 'double-forfeit';
  check(isForfeit, `${path}.kind`, `${only}, because a seat is vacant`, kind, 'string');
  const due = kind === 'forfeit-win' ? 1 : 0;
  check(result === due, `${path}.result`, `${due} for a ${String(kind)}`, result, 'number');
  check(blackResult === undefined, `${path}.blackResult`, 'nothing beside a forfeit', blackResult, 'number');
  if (kind === 'double-forfeit') return [DOUBLE_FORFEIT, DOUBLE_FORFEIT];
  return kind === 'forfeit-win' ? [FORFEIT_WIN, FORFEIT_LOSS] : [FORFEIT_LOSS, FORFEIT_WIN];
}

/** The two records of a board with two players: White's, and Black's without the colour. */
function recordsOfGame(game: NonNullable<Unchecked<Game>>, path: string): readonly [number, number] {
  const { white, black, kind } = game;
  check(white !== black, `${path}.black`, 'another player than White', black, 'string');
  const isNoBye = kind === undefined || FORFEIT_KINDS.includes(kind);
  check(isNoBye, `${path}.kind`, `nothing, or one of ${FORFEIT_KINDS.join(', ')}`, kind, 'string');
  const records: number[] = [];
  enterGame(game, path, (_, record) => records.push(record));
  return [records[0], records[1] - AS_BLACK];
}

/** The number of the player in a seat, -1 for a vacant one. Checks that no player sits at two boards of a round. */
function playerInSeat(cells: TeamCells, { round }: Pairing, id: unknown, path: string): number {
  if (id === '') return -1;
  check(typeof id === 'string', path, 'an id, or nothing for a vacant seat', id);
  const { players, shown } = cells.field;
  if (shown?.has(id) === false) shown.set(id, shown.size);
  const player = players.get(id);
  check(player !== undefined, path, 'a player of the rosters or of the list of players', id, 'string');
  check(cells.lastRounds[player] <= round, path, `a player used once in round ${round + 1}`, id, 'string');
  return player;
}

/** Reads a board that is no ordinary game: a forfeit, a vacant seat, a new player, or a mistake. */
function enterChecked(
  cells: TeamCells,
  pairing: Pairing,
  board: number,
  game: NonNullable<Unchecked<Game>>,
  path: string,
): void {
  const { field, isFirstWhite } = cells;
  const { first, round, second } = pairing;
  const { white, black } = game;
  const isVacant = white === '' || black === '';
  const ofWhite = playerInSeat(cells, pairing, white, `${path}.white`);
  const ofBlack = playerInSeat(cells, pairing, black, `${path}.black`);
  const [record, other] = isVacant ? recordsOfVacant(game, path) : recordsOfGame(game, path);
  const whites = field.hasRosters
    ? teamByRoster(field.teams, pairing, [ofWhite, ofBlack], [white, black], path)
    : isFirstWhite[board]
      ? first
      : second;
  const blacks = whites === first ? second : first;
  if (!field.hasRosters) {
    join(field.teams, ofWhite, whites, `${path}.white`, white);
    join(field.teams, ofBlack, blacks, `${path}.black`, black);
  }
  enterSeat(cells, round, whites, board, ofWhite, record);
  enterSeat(cells, round, blacks, board, ofBlack, AS_BLACK + other);
}

/** The team that has the white pieces, by the rosters. */
function teamByRoster(
  teams: Int32Array,
  { first, second }: Pairing,
  [ofWhite, ofBlack]: readonly [number, number],
  [white, black]: readonly [unknown, unknown],
  path: string,
): number {
  const isOneOfThem = (player: number): boolean => player < 0 || teams[player] === first || teams[player] === second;
  check(isOneOfThem(ofWhite), `${path}.white`, 'a player of one of the two teams', white, 'string');
  check(isOneOfThem(ofBlack), `${path}.black`, 'a player of one of the two teams', black, 'string');
  if (ofWhite < 0 && ofBlack < 0) return first; // nobody there has a side
  if (ofWhite < 0) return teams[ofBlack] === first ? second : first;
  const isOther = ofBlack < 0 || teams[ofBlack] !== teams[ofWhite];
  check(isOther, `${path}.black`, 'a player of the other team', black, 'string');
  return teams[ofWhite];
}

/** Without rosters, a player belongs to the first team that lines the player up. */
function join(teams: Int32Array, player: number, team: number, path: string, id: unknown): void {
  if (player < 0) return;
  if (teams[player] < 0) teams[player] = team;
  check(teams[player] === team, path, 'a player of one team; the colours say whose each seat is', id, 'string');
}
