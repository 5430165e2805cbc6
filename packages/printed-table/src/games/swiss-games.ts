import type { PrintedGame, PrintedPlayer } from '../cells/printed-game.js';
import { OPEN_CROSSTABLE, errorAtCell } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { withByes } from './byes.js';
import { whiteLetter } from './colours.js';
import { checkMirrored, gameOf } from './mirror.js';

/** The number of rows after which Chess-Results cuts a list, unless its address asks for more. */
const CUT_AT = 150;

/** The number of ranges of numbers that an error shows. */
const MOST_RANGES = 10;

/** Numbers from the least to the greatest, those that follow each other in ranges: `4–9, 11`. */
function inRanges(numbers: readonly number[]): string {
  const ranges: (readonly [first: number, last: number])[] = [];
  for (const number of numbers) {
    const [first, last] = ranges.at(-1) ?? [0, 0];
    if (ranges.length > 0 && number === last + 1) ranges[ranges.length - 1] = [first, number];
    else ranges.push([number, number]);
  }
  const told = ranges.slice(0, MOST_RANGES).map(([first, last]) => {
    if (last - first > 1) return `${first}–${last}`;
    return first === last ? String(first) : `${first}, ${last}`;
  });
  return [...told, ...(ranges.length > MOST_RANGES ? ['…'] : [])].join(', ');
}

/**
 * Throws where cells name opponents that the table doesn't have: a list that is cut, or a bye against the number 0; and where none
 * names one, because results alone look like byes without their sign.
 */
function checkOpponents(sides: readonly Side[], players: number): void {
  const alone = sides.find(({ cell, result }) => Number(result) > 0 && /^[\d½.,][^:]*$/.test(cell.text));
  if (alone !== undefined && sides.every(({ opponent }) => opponent === undefined))
    throw errorAtCell(alone.cell, 'opponents beside the results', OPEN_CROSSTABLE);
  const unknown = sides.filter(({ opponent = 1 }) => opponent < 1 || opponent > players);
  if (unknown.length === 0) return;
  const missing = inRanges([...new Set(unknown.map(({ opponent = 0 }) => opponent))].sort((a, b) => a - b));
  const key = players === CUT_AT ? 'cut-list' : undefined;
  const advice = key === undefined ? 'take all rows of the table' : OPEN_CROSSTABLE;
  const cut = `such cells: ${unknown.length}; these have no row: ${missing}; if the list is cut, ${advice}`;
  const note = unknown[0].opponent === 0 ? 'a bye is "-1", "-½" or "-0"' : cut;
  throw errorAtCell(unknown[0].cell, `an opponent from 1 to ${players}`, note, key);
}

/** The games of each round, up to the last one with a pairing. */
export function swissGames(
  rows: readonly (readonly Side[])[],
  players: readonly PrintedPlayer[],
  areByesHalves: boolean,
  onRepair: OnRepair,
): PrintedGame[][] {
  checkOpponents(rows.flat(), players.length);
  const white = whiteLetter(rows.flat(), onRepair);
  const games = rows[0].map((_, at) =>
    rows.flatMap((row, place): PrintedGame[] => {
      const own = row[at];
      const { opponent } = own;
      if (opponent === undefined) return [];
      const other = rows[opponent - 1][at];
      checkMirrored(own, place + 1, other);
      const isWhite = white === undefined || own.colour === '' ? undefined : own.colour.toLowerCase() === white;
      return opponent > place ? [gameOf(own, other, isWhite, onRepair)] : [];
    }),
  );
  const all = withByes(games, rows, players, areByesHalves, onRepair);
  return all.slice(0, all.findLastIndex((round) => round.length > 0) + 1);
}
