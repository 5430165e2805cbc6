// Writes adjustments as records 299
import { check, checkArray, isObject, isWhole } from '@crosstable/core';

import { isAdjustmentType, twinFinder } from '../records/player-list-records.js';
import { ADJUSTMENT, MOST_ROUNDS, columnAfter } from '../text/columns.js';
import { lay } from '../text/laid-line.js';
import type { Adjustment } from '../tournament.js';
import { checkStartNumber } from './draft-check.js';
import { formatAmount, formatPoints } from './points.js';

/** The lines of 299. @throws TypeError or RangeError naming the field that cannot be written */
export function formatAdjustments(adjustments: readonly Adjustment[]): readonly string[] {
  checkArray(adjustments, 'adjustments', 'adjustments');
  const placeOfTwin = twinFinder();
  return Array.from(adjustments, (adjustment: Adjustment, n) => {
    const line = formatAdjustment(adjustment, `adjustments[${n}]`);
    const twin = placeOfTwin(adjustment);
    const path = `adjustments[${n}].players[${twin}]`;
    const found = adjustment.players.at(twin) ?? '';
    check(twin < 0, path, 'a player without another adjustment of this result', found, 'string');
    return line;
  });
}

function formatAdjustment(adjustment: Adjustment, path: string): string {
  check(isObject(adjustment), path, 'an adjustment', adjustment);
  const { type, points, matchPoints, round, players } = adjustment;
  const isType = typeof type === 'string' && isAdjustmentType(type);
  check(isType, `${path}.type`, "one of W D L F H Z + - or ''", type, 'string');
  check(isWhole(round, 0, MOST_ROUNDS), `${path}.round`, 'a round, or 0 for all', round, 'number');
  checkArray(players, `${path}.players`, 'ids');
  check(type !== '' || players.length > 0, `${path}.players`, 'at least one player', players.length, 'number');
  return lay('299', [
    [ADJUSTMENT.type, type],
    [ADJUSTMENT.matchPoints, formatAmount(matchPoints, `${path}.matchPoints`)],
    [ADJUSTMENT.points, (matchPoints === undefined ? formatPoints : formatAmount)(points, `${path}.points`)],
    [ADJUSTMENT.round, String(round).padStart(3, '0')],
    ...Array.from(players, (id, n) => {
      checkStartNumber(id, `${path}.players[${n}]`);
      return [columnAfter(ADJUSTMENT.player, n), id] as const;
    }),
  ]);
}
