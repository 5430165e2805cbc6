import { type Result, checkTableSize, lastPairedRound } from '@crosstable/core';

import type { PlayerRow } from '../records/player-record.js';
import { type ByeCode, byeKind, resultOfKind } from '../records/result-codes.js';
import { BLANK, type Cell, type Pairing } from '../records/round-cell.js';
import type { OnRepair } from '../repair.js';
import { PLAYER } from '../text/columns.js';
import type { TrfGame, TrfTournament } from '../tournament.js';
import { TrfError } from '../trf-error.js';
import { cellOf, failAt, placeOf, textOf } from './row-rounds.js';
import { pairTwo } from './two-rows.js';

/** The data that turn rows into games. */
export interface PairingOptions {
  /** `'teams'` is neither system: a player without an entry wasn't lined up, which is no absence. */
  readonly system: TrfTournament['system'] | 'teams';
  /** The pairing-allocated bye as a result. */
  readonly pairingBye: Result;
  /** Byes of 240 for rounds that the row leaves blank, by round and id. */
  readonly byes: ReadonlyMap<number, ReadonlyMap<string, ByeCode>>;
  readonly onRepair: OnRepair;
}

/** The games of a table, put together from the rows of both players. */
export interface PairedRows {
  readonly games: readonly (readonly TrfGame[])[];
  readonly lastPairedRound: number;
}

/**
 * Pairs the rows. Each pairing must be in the rows of both players. A blank row follows the row that names it; every
 * other disagreement is an error.
 *
 * @throws TrfError if a row names someone who isn't there or doesn't name it back, or if two rows contradict each other
 * @throws RangeError if hardly anything stands in a large table
 */
export function pairRows(source: readonly PlayerRow[], options: PairingOptions): PairedRows {
  const lastRound = Math.max(countRounds(source), ...options.byes.keys());
  checkTableSize(source.length, lastRound, () => countGames(source, options));
  const rows = settleCells(source, options);
  const places = new Map(rows.map((row, place) => [row.player.id, place]));
  const recorded = countRounds(rows);
  const games: (readonly TrfGame[])[] = [];
  const absenceOf = sharedAbsences();
  for (let round = 1; round <= recorded; round++) games.push(pairRound(rows, places, round, options, absenceOf));
  const last = lastPairedRound(games, rows.length);
  // Nobody was absent from a round that wasn't paired
  for (let n = last; n < recorded; n++) {
    games[n] = games[n].filter((game) => game !== absenceOf(game.white));
  }
  return { games, lastPairedRound: last };
}

/** The last round with an entry of any player. */
function countRounds(rows: readonly PlayerRow[]): number {
  let last = 0;
  for (const { cells } of rows) {
    let round = cells.length;
    while (round > last && cells.at(round - 1)?.sort === 'blank') round--;
    last = Math.max(last, round);
  }
  return last;
}

/** The games and byes of the file. The rows of both players have each pairing. */
function countGames(rows: readonly PlayerRow[], { byes }: PairingOptions): number {
  let halves = 0;
  for (const byPlayer of byes.values()) halves += 2 * byPlayer.size;
  for (const { cells } of rows) {
    for (const { sort } of cells) halves += sort === 'blank' ? 0 : sort === 'pairing' ? 1 : 2;
  }
  return Math.ceil(halves / 2);
}

/** Makes the zero-point bye of an absent player. One object serves all rounds, because a row that stops early has many. */
function sharedAbsences(): (id: string) => TrfGame {
  const absences = new Map<string, TrfGame>();
  return (id) => {
    const known = absences.get(id);
    if (known !== undefined) return known;
    const absence = Object.freeze<TrfGame>({ white: id, black: '', result: 0, kind: 'zero-bye' });
    absences.set(id, absence);
    return absence;
  };
}

/** The rows with the byes of 240 in blank rounds, and without the free rounds of a round-robin with an odd number. */
function settleCells(rows: readonly PlayerRow[], { system, byes, onRepair }: PairingOptions): readonly PlayerRow[] {
  const hasFreeRounds = system === 'round-robin' && rows.length % 2 === 1;
  if (!hasFreeRounds && byes.size === 0) return rows;
  const lastAnnounced = Math.max(0, ...byes.keys());
  return rows.map((row) => {
    const cells = [...row.cells];
    for (let round = 1; round <= Math.max(cells.length, lastAnnounced); round++) {
      const cell = cells.at(round - 1) ?? BLANK;
      const announced = byes.get(round)?.get(row.player.id); // 240
      const settled: Cell = announced && cell.sort === 'blank' ? { sort: 'bye', code: announced } : cell;
      if (cell.sort === 'bye' && announced !== undefined && announced !== cell.code) {
        onRepair('result', ...placeOf(row, round), { key: 'bye-of-240', values: { bye: announced } });
      }
      // The free round of such a round-robin is not an unplayed round (C.07, 15.2): TRF26 writes it as Z or blank.
      const isFree = hasFreeRounds && settled.sort === 'bye' && settled.code === 'Z';
      if (settled === BLANK) continue;
      while (cells.length < round) cells.push(BLANK);
      cells[round - 1] = isFree ? BLANK : settled;
    }
    return { ...row, cells };
  });
}

function pairRound(
  rows: readonly PlayerRow[],
  places: ReadonlyMap<string, number>,
  round: number,
  options: PairingOptions,
  absenceOf: (id: string) => TrfGame,
): readonly TrfGame[] {
  // A game stands at the place of its player who comes first in the file.
  const slots: (TrfGame | undefined)[] = [];
  const settled = new Uint8Array(rows.length);
  const { onRepair } = options;
  rows.forEach((row, place) => {
    const cell = cellOf(row, round);
    if (cell.sort !== 'pairing' || settled[place] === 1) return;
    const other = places.get(cell.opponent);
    if (other === undefined || other === place) failAt(row, round, 'the number of another player of the file');
    const opponent = rows[other];
    checkOpponent(row, opponent, cell, round, settled[other] === 1);
    settled[place] = 1;
    settled[other] = 1;
    slots[Math.min(place, other)] =
      place < other ? pairTwo(row, opponent, round, onRepair) : pairTwo(opponent, row, round, onRepair);
  });
  rows.forEach((row, place) => {
    if (settled[place] === 0) slots[place] = byeOf(row, round, options, absenceOf);
  });
  return slots.filter((game) => game !== undefined);
}

/** The opponent's row must name this one, or nobody at all. */
function checkOpponent(row: PlayerRow, opponent: PlayerRow, cell: Pairing, round: number, isSettled: boolean): void {
  const theirs = cellOf(opponent, round);
  const { id } = row.player;
  if (theirs.sort === 'pairing' && theirs.opponent === id) return;
  if (theirs.sort === 'blank' && !isSettled) return;
  const has =
    theirs.sort === 'blank' ? 'another row names it' : `its row has ${JSON.stringify(textOf(opponent, round))}`;
  failAt(row, round, `an opponent whose row names ${id}`, `${cell.opponent}: ${has}`);
}

/**
 * The bye of a row that names nobody and that no row names; `undefined` for a round without one. In a paired round of a
 * Swiss, a player with a blank row is absent (C.07, 16.1.1).
 */
function byeOf(
  row: PlayerRow,
  round: number,
  { system, pairingBye }: PairingOptions,
  absenceOf: (id: string) => TrfGame,
): TrfGame | undefined {
  const cell = cellOf(row, round);
  const { id } = row.player;
  if (cell.sort !== 'bye') return (system ?? 'swiss') === 'swiss' ? absenceOf(id) : undefined;
  if (cell.code === '+') return { white: id, black: '', result: 1, kind: 'forfeit-win' };
  const kind = byeKind(cell.code);
  return { white: id, black: '', result: resultOfKind(kind, pairingBye), kind };
}

/** Refuses a number that two records have. */
export function refuseTwins(rows: readonly PlayerRow[]): void {
  const lines = new Map<string, number>();
  for (const { player, line } of rows) {
    const earlier = lines.get(player.id);
    if (earlier !== undefined) {
      const expected = `a start number other than those before (line ${earlier} has it)`;
      throw new TrfError(line.number, PLAYER.number.from, expected, player.id);
    }
    lines.set(player.id, line.number);
  }
}
