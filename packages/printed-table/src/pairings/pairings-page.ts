// A list of pairings as a page of players, who have numbers and no names.
import type { System } from '@crosstable/core';

import { errorAtCell, tooLarge } from '../cells/refusal.js';
import { type Repair, repairCollector } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { type Row, cellAt } from '../cells/sheet.js';
import { detailsOf } from '../columns/details.js';
import { pointsIn } from '../games/points.js';
import { swissGames } from '../games/swiss-games.js';
import type { PrintedPage } from '../printed-page.js';
import { type Pairing, type PairingList, pairingsIn, sidesOf } from './pairing-list.js';

/** The pairings, without points in a round in which no game has any: it is paired, and not played yet. */
function withOpenRounds(pairings: readonly Pairing[]): readonly Pairing[] {
  const played = new Set(
    pairings.flatMap(({ round, white, black, isForfeit }) => {
      const isAlone = white.number === undefined || black.number === undefined;
      return !isAlone && (isForfeit || white.points || black.points) ? [round] : [];
    }),
  );
  return pairings.map((pairing) => {
    const { round, white, black } = pairing;
    const isAlone = white.number === undefined || black.number === undefined;
    if (isAlone || played.has(round)) return pairing;
    return { ...pairing, white: { ...white, points: null }, black: { ...black, points: null } };
  });
}

/** More players in more rounds than any tournament has. */
const MOST_SIDES = 1_000_000;

/** The sides of each player by round; a round without a line of the player has none. */
function rowsOf(
  list: PairingList,
  rows: readonly Row[],
): { readonly rounds: number; readonly byNumber: Map<number, Side[]> } {
  const pairings = withOpenRounds(pairingsIn(list, rows));
  const rounds = pairings.reduce((most, { round }) => Math.max(most, round + 1), 0);
  const last = pairings.reduce((most, { white, black }) => Math.max(most, white.number ?? 0, black.number ?? 0), 0);
  // A line may name a round and a player far beyond all others
  if (rounds * last > MOST_SIDES) throw tooLarge();
  const blank = blankSide(list);
  const byNumber = new Map<number, Side[]>();
  for (const pairing of pairings) {
    for (const [number, side] of sidesOf(pairing)) {
      const row = byNumber.get(number) ?? Array.from({ length: rounds }, () => blank);
      if (row[pairing.round] !== blank)
        throw errorAtCell(side.cell, `a player used once in round ${pairing.round + 1}`);
      row[pairing.round] = side;
      byNumber.set(number, row);
    }
  }
  return { rounds, byNumber };
}

function blankSide({ row }: PairingList): Side {
  return { cell: cellAt(row, 0), opponent: undefined, colour: '', result: null, isForfeit: false };
}

/** A round robin where all have met all others, equally often, and nobody has points without an opponent. */
function systemOf(byNumber: ReadonlyMap<number, readonly Side[]>): System {
  const counts = new Set<number>();
  for (const row of byNumber.values()) {
    const met = new Map<number, number>();
    for (const { opponent } of row) if (opponent !== undefined) met.set(opponent, (met.get(opponent) ?? 0) + 1);
    const hasBye = row.some(({ opponent, result }) => opponent === undefined && result);
    if (hasBye || met.size < byNumber.size - 1) return 'swiss';
    for (const count of met.values()) counts.add(count);
  }
  return counts.size === 1 && byNumber.size > 2 ? 'round-robin' : 'swiss';
}

/** The page of a list of pairings. */
export function pairingsPage(list: PairingList, rows: readonly Row[], before: readonly Repair[]): PrintedPage {
  const repairs = [...before];
  const onRepair = repairCollector(repairs);
  const { rounds, byNumber } = rowsOf(list, rows);
  const numbers = [...byNumber.keys()].sort((one, other) => one - other);
  const last = numbers.at(-1);
  if (last === undefined) throw errorAtCell(cellAt(list.row, 0), 'a pairing below the headings');
  const place = (heading: string) => cellAt(list.row, Number(list.columns.get(heading)));
  onRepair('player-field', place('nrw'), { key: 'no-names', values: {} });
  const system = systemOf(byNumber);
  onRepair('system', place('runde'), { key: `pairings-of-${system}`, values: {} });
  // In a round robin a player without an opponent is free
  const isFree = ({ opponent, result }: Side): boolean =>
    system === 'round-robin' && opponent === undefined && result === 0;
  const none = Array.from({ length: rounds }, () => blankSide(list));
  const sides = Array.from({ length: last }, (_, at) =>
    (byNumber.get(at + 1) ?? none).map((side) => (isFree(side) ? { ...side, result: null } : side)),
  );
  const all = sides.map((_, at) => ({ id: String(at + 1), pairingNumber: at + 1 }));
  const games = swissGames(sides, all, false, onRepair);
  return {
    ...detailsOf(rows.slice(0, list.at)),
    system,
    rounds,
    players: numbers.map((number) => all[number - 1]),
    games,
    points: new Map(numbers.map((number) => [String(number), pointsIn(sides[number - 1])])),
    printed: { columns: [] },
    repairs,
  };
}
