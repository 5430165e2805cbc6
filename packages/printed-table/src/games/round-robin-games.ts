import type { Grid } from '../cells/grid.js';
import { errorAtCell } from '../cells/refusal.js';
import type { PrintedGame } from '../cells/printed-game.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { cellAt } from '../cells/sheet.js';
import { bergerLastOpponent, bergerPairing, bergerRounds } from './berger.js';
import { checkMirrored, gameOf } from './mirror.js';

/**
 * Exchanges the numbers of players whose rounds nobody knows, so that games without a result are those of the Berger table's
 * last round; only some of them, where more than a round is open.
 */
function putOpenGamesLast(numbers: number[], rows: readonly (readonly Side[])[]): void {
  const { length: players } = rows;
  const give = (player: number, number: number): void => {
    numbers[numbers.indexOf(number)] = numbers[player];
    numbers[player] = number;
  };
  let pairs = 0;
  rows.forEach((row, player) => {
    for (let other = player + 1; other < players; other++) {
      if (row[other].result !== null || 2 * pairs + 1 >= players) continue;
      pairs++;
      give(player, pairs);
      give(other, bergerLastOpponent(pairs, players));
    }
  });
}

/**
 * The games of a round robin, whose page has no rounds and no colours. The Berger tables give both where the numbers of the
 * players are known; where they aren't, they only give rounds in which nobody plays twice, of
 * which the last one has the games without a result.
 */
export function roundRobinGames(
  { heading, players: { length: players } }: Grid,
  rows: readonly (readonly Side[])[],
  areNumbers: boolean,
  onRepair: OnRepair,
): PrintedGame[][] {
  const { first, count, row: headings } = heading;
  if (players !== count) {
    throw errorAtCell(cellAt(headings, first + count - 1), `as many columns as players, ${players}`);
  }
  const games = Array.from({ length: bergerRounds(players) }, (): PrintedGame[] => []);
  const numbers = rows.map((_, at) => at + 1);
  if (!areNumbers) putOpenGamesLast(numbers, rows);
  for (let lower = 1; lower < players; lower++) {
    for (let higher = lower + 1; higher <= players; higher++) {
      const [own, other] = [rows[lower - 1][higher - 1], rows[higher - 1][lower - 1]];
      checkMirrored(own, lower, other);
      const pair = [numbers[lower - 1], numbers[higher - 1]];
      const { round, isLowerWhite } = bergerPairing(Math.min(...pair), Math.max(...pair), players);
      games[round].push(gameOf(own, other, areNumbers ? isLowerWhite : undefined, onRepair));
    }
  }
  const place = cellAt(headings, first);
  const assumed = areNumbers ? 'those of the Berger table are assumed' : 'without starting numbers nobody knows them';
  onRepair('rounds', place, `has no rounds and colours: ${assumed}`);
  return games;
}
