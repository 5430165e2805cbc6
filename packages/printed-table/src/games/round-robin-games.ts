import { bergerPairing, bergerRounds } from './berger.js';
import type { Grid } from '../cells/grid.js';
import { checkMirrored, gameOf } from './mirror.js';
import { misplaced } from '../cells/misplaced.js';
import type { PrintedGame } from '../cells/printed-game.js';
import type { Report } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { cellAt } from '../cells/sheet.js';

/**
 * The games of a round robin, whose page has no rounds and no colours. The Berger tables give both where the numbers of the
 * players are known; where they aren't, they only give rounds in which nobody plays twice.
 */
export function roundRobinGames(
  { heading, players: { length: players } }: Grid,
  rows: readonly (readonly Side[])[],
  areNumbers: boolean,
  report: Report,
): PrintedGame[][] {
  const { first, count, row: headings } = heading;
  if (players !== count) {
    throw misplaced(cellAt(headings, first + count - 1), `as many columns as players, ${players}`);
  }
  const games = Array.from({ length: bergerRounds(players) }, (): PrintedGame[] => []);
  for (let lower = 1; lower < players; lower++) {
    for (let higher = lower + 1; higher <= players; higher++) {
      const [own, other] = [rows[lower - 1][higher - 1], rows[higher - 1][lower - 1]];
      checkMirrored(own, lower, other);
      const { round, isLowerWhite } = bergerPairing(lower, higher, players);
      games[round].push(gameOf(own, other, areNumbers ? isLowerWhite : undefined, report));
    }
  }
  const place = cellAt(headings, first);
  const assumed = areNumbers ? 'those of the Berger table are assumed' : 'without starting numbers nobody knows them';
  report('rounds', place, `has no rounds and colours: ${assumed}`);
  return games;
}
