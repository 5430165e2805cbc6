import type { Heading } from '../cells/heading.js';
import type { PrintedGame } from '../cells/printed-game.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { cellAt } from '../cells/sheet.js';
import { bergerLastOpponent, bergerPairing, bergerRounds } from './berger.js';
import { type Meeting, type RowsOfOpponents, meetingsOf } from './meetings.js';
import { checkMirrored, gameOf } from './mirror.js';
import { roundsAfter } from './rounds-so-far.js';

/**
 * Exchanges the numbers of players whose rounds nobody knows, so that the `last` games, those without a result, are those of the
 * Berger table's last round; only some of them, where more than a round is open.
 */
function putOpenGamesLast(numbers: number[], last: readonly Meeting[]): void {
  const { length: players } = numbers;
  const give = (player: number, number: number): void => {
    numbers[numbers.indexOf(number)] = numbers[player];
    numbers[player] = number;
  };
  let pairs = 0;
  for (const { own, pair } of last) {
    const [player, other] = pair;
    if (own.result !== null || 2 * pairs + 1 >= players) continue;
    pairs++;
    give(player, pairs);
    give(other, bergerLastOpponent(pairs, players));
  }
}

/** A game with the cells of both players. */
export interface PlacedGame<Own extends Side> {
  readonly game: PrintedGame;
  readonly meeting: Meeting<Own>;
}

type RoundsKey =
  'berger-rounds' | 'berger-rounds-alone' | 'rounds-alone-unknown' | 'rounds-of-berger' | 'rounds-unknown';

/** The key of the reading of rounds, and of colours unless the page tells them. */
function assumed(isDouble: boolean, areColoursKnown: boolean, areNumbers: boolean): RoundsKey {
  if (!areNumbers) return areColoursKnown ? 'rounds-alone-unknown' : 'rounds-unknown';
  if (areColoursKnown) return 'rounds-of-berger';
  return isDouble ? 'berger-rounds-alone' : 'berger-rounds';
}

/**
 * The games of a round robin, whose page has no rounds. The Berger tables give rounds and colours where the numbers of the players
 * are known; where they aren't, they only give rounds in which nobody plays twice, of which the last one has the games without a
 * result. A double round robin has all of its rounds twice, and the colours that its cells tell. Where the page says after which
 * round it was made (`after`), all games with a result are in the rounds until then, if they fit.
 */
export function roundRobinRounds<Own extends Side>(
  { first, row }: Heading,
  cells: RowsOfOpponents<Own>,
  areNumbers: boolean,
  after: number | undefined,
  onRepair: OnRepair,
): PlacedGame<Own>[][] {
  const { length: players } = cells.rows;
  const inCycle = bergerRounds(players);
  const games = Array.from({ length: cells.games * inCycle }, (): PlacedGame<Own>[] => []);
  const ofPairs = meetingsOf(cells, areNumbers);
  const meetings = ofPairs.flat();
  const numbers = cells.rows.map((_, at) => at + 1);
  if (!areNumbers) putOpenGamesLast(numbers, ofPairs.flatMap((ofPair) => ofPair.slice(-1))); // prettier-ignore
  const isBehind = !areNumbers && after !== undefined && after < games.length;
  const open = new Set(meetings.filter(({ own }) => own.result === null).map(({ pair }) => pair));
  const pairs = meetings.map(({ pair }) => pair);
  const size = { rounds: games.length, players };
  const soFar = isBehind ? roundsAfter(after, pairs, (pair) => open.has(pair), size) : undefined;
  for (const ofPair of ofPairs) {
    for (const [cycle, meeting] of ofPair.entries()) {
      const { pair, own, facing, isOneWhite } = meeting;
      const [one, other] = pair;
      checkMirrored(own, one + 1, facing);
      const numbered = [numbers[one], numbers[other]];
      const { round, isLowerWhite } = bergerPairing(Math.min(...numbered), Math.max(...numbered), players);
      const isAssumed = areNumbers && cells.games === 1;
      const game = gameOf(own, facing, isAssumed ? isLowerWhite : isOneWhite, onRepair);
      games[soFar?.get(pair) ?? cycle * inCycle + round].push({ game, meeting });
    }
  }
  const areColoursKnown = meetings.every(({ isOneWhite }) => isOneWhite !== undefined);
  const place = cellAt(row, row.cells.findIndex(({ text }, at) => at >= first && text !== '')); // prettier-ignore
  onRepair('rounds', place, { key: assumed(cells.games > 1, areColoursKnown, areNumbers), values: {} });
  return games;
}
