import type { GameKind } from '@crosstable/core';

import type { PrintedGame, PrintedPlayer } from '../cells/printed-game.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { isWholeBye, pointsIn } from './points.js';

/** The player likeliest to have the pairing-allocated bye: the fewest points before, the lowest rating, the last row. */
function likeliest(
  byes: readonly number[],
  before: (player: number) => number,
  players: readonly PrintedPlayer[],
): number | undefined {
  const ratingOf = (player: number): number => players[player].rating ?? 0;
  return byes.toSorted((a, b) => before(a) - before(b) || ratingOf(a) - ratingOf(b) || b - a)[0];
}

/**
 * The games with the byes. The page doesn't say whether a bye worth a point was allocated by the pairing or asked for. Alone
 * in its round it is read as the former. Of several at most one is, the likeliest; those cells stay open. All are allocated where
 * the printed points show that each is worth ½ (`areHalves`), because a full-point bye is worth 1.
 */
export function withByes(
  games: readonly (readonly PrintedGame[])[],
  rows: readonly (readonly Side[])[],
  players: readonly PrintedPlayer[],
  areHalves: boolean,
  onRepair: OnRepair,
): PrintedGame[][] {
  return games.map((round, at) => {
    const whole = [...rows.keys()].filter((row) => isWholeBye(rows[row][at]) && rows[row][at].bye === undefined);
    const allocated = likeliest(whole, (row) => pointsIn(rows[row].slice(0, at)), players);
    const byes = rows.flatMap((row, player): PrintedGame[] => {
      const { opponent, result, cell, bye } = row[at];
      if (opponent !== undefined || result === null) return [];
      const byeOf = (kind: GameKind): PrintedGame => ({ white: players[player].id, black: '', result, kind });
      if (bye !== undefined && !(areHalves && bye === 'pairing-bye')) return [byeOf(bye)];
      if (result !== 1) return [byeOf(result === 0 ? 'zero-bye' : 'half-bye')];
      if (areHalves) return [{ ...byeOf('pairing-bye'), result: 0.5 }];
      if (whole.length === 1) {
        onRepair('bye-code', cell, { key: 'only-bye', values: {} });
        return [byeOf('pairing-bye')];
      }
      const kinds = ['pairing-bye', 'full-bye'] as const;
      const [kind, other] = player === allocated ? kinds : kinds.toReversed();
      const open = { round: at + 1, readings: [byeOf(kind), byeOf(other)] };
      onRepair('bye-code', cell, { key: `likely-${kind}`, values: {} }, { open });
      return [byeOf(kind)];
    });
    return [...round, ...byes];
  });
}
