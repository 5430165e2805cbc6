import type { Grid } from '../cells/grid.js';
import { errorAtCell } from '../cells/refusal.js';
import type { PrintedGame } from '../cells/printed-game.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { cellAt } from '../cells/sheet.js';
import { bergerLastOpponent, bergerPairing, bergerRounds } from './berger.js';
import { checkMirrored, gameOf } from './mirror.js';
import { type Pair, roundsAfter } from './rounds-so-far.js';

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
 * which the last one has the games without a result. Where the page says after which round it was made (`after`), all games with
 * a result are in the rounds until then, if they fit.
 */
export function roundRobinGames(
  { heading, players: { length: players } }: Grid,
  rows: readonly (readonly Side[])[],
  areNumbers: boolean,
  after: number | undefined,
  onRepair: OnRepair,
): PrintedGame[][] {
  const { first, count, row: headings } = heading;
  if (players !== count) {
    throw errorAtCell(cellAt(headings, first + count - 1), `as many columns as players, ${players}`);
  }
  const games = Array.from({ length: bergerRounds(players) }, (): PrintedGame[] => []);
  const numbers = rows.map((_, at) => at + 1);
  if (!areNumbers) putOpenGamesLast(numbers, rows);
  const pairs = rows.flatMap((_, other) => Array.from({ length: other }, (__, one): Pair => [one, other]));
  pairs.sort(([one, other], [first, second]) => one - first || other - second);
  const isOpen = ([one, other]: Pair): boolean => rows[one][other].result === null;
  const isBehind = !areNumbers && after !== undefined && after < games.length;
  const soFar = isBehind ? roundsAfter(after, pairs, isOpen, { rounds: games.length, players }) : undefined;
  for (const pair of pairs) {
    const [one, other] = pair;
    const own = rows[one][other];
    checkMirrored(own, one + 1, rows[other][one]);
    const numbered = [numbers[one], numbers[other]];
    const { round, isLowerWhite } = bergerPairing(Math.min(...numbered), Math.max(...numbered), players);
    const game = gameOf(own, rows[other][one], areNumbers ? isLowerWhite : undefined, onRepair);
    games[soFar?.get(pair) ?? round].push(game);
  }
  const place = cellAt(headings, first);
  const assumed = areNumbers ? 'those of the Berger table are assumed' : 'without starting numbers nobody knows them';
  onRepair('rounds', place, `has no rounds and colours: ${assumed}`);
  return games;
}
