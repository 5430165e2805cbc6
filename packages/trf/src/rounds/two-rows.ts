import type { PlayerRow } from '../records/player-record.js';
import { strengthOf } from '../records/result-codes.js';
import type { Colour, Pairing } from '../records/round-cell.js';
import type { OnRepair } from '../repair.js';
import type { TrfGame } from '../tournament.js';
import { combine } from './combine.js';
import { cellOf, failAt, placeOf, textOf } from './row-rounds.js';

/** A row's cell. If the row is blank, the counterpart of the opponent's cell, with `isMirrored`. */
interface Side {
  readonly row: PlayerRow;
  readonly cell: Pairing;
  readonly isMirrored: boolean;
}

/**
 * The game of two rows, the first in the file first; one of them may be blank.
 *
 * @throws TrfError if the two contradict each other
 */
export function pairTwo(firstRow: PlayerRow, secondRow: PlayerRow, round: number, onRepair: OnRepair): TrfGame {
  const first = sideOf(firstRow, secondRow, round);
  const second = sideOf(secondRow, firstRow, round);
  const colours = whiteOf(first.cell.colour, second.cell.colour);
  compareColours(first, second, colours, round, onRepair);
  for (const [side, other] of [
    [first, second],
    [second, first],
  ] as const) {
    if (!side.isMirrored) continue;
    const values = { id: side.row.player.id, opponent: other.row.player.id };
    onRepair('opponent-row', ...placeOf(side.row, round), { key: 'from-row', values });
  }
  const isFirstWhite = colours === 'contradiction' ? first.cell.colour === 'w' : colours !== 'second';
  const [white, black] = isFirstWhite ? [first, second] : [second, first];
  const agreement = combine(white.cell.code, black.cell.code);
  if ('expected' in agreement) {
    const has = `the row of ${firstRow.player.id} has ${JSON.stringify(textOf(firstRow, round))}`;
    return failAt(secondRow, round, agreement.expected, has);
  }
  const { game, repair } = agreement;
  if (game.result === null) {
    onRepair('unfinished-game', ...placeOf(firstRow, round), { key: 'no-result', values: {} });
  }
  if (repair !== undefined && !first.isMirrored && !second.isMirrored) {
    const isOfSecond = strengthOf(second.cell.code) < strengthOf(first.cell.code);
    onRepair('result', ...placeOf(isOfSecond ? secondRow : firstRow, round), repair);
  }
  const whiteId = white.row.player.id;
  const blackId = black.row.player.id;
  const { blackResult, kind, result, unrated } = game;
  // One literal covers nearly all games: those without other fields. It is made for every one of them
  if ((kind ?? blackResult ?? unrated) === undefined && colours !== 'unknown') {
    return { white: whiteId, black: blackId, result };
  }
  return { white: whiteId, black: blackId, ...game, ...(colours === 'unknown' && { coloursUnknown: true }) };
}

/** The row that has White; `contradiction` if both claim the same colour. */
function whiteOf(first: Colour, second: Colour): 'first' | 'second' | 'unknown' | 'contradiction' {
  if (first === '-' && second === '-') return 'unknown';
  if (first === second) return 'contradiction';
  return first === 'w' || second === 'b' ? 'first' : 'second';
}

/** Notes colours that the rows don't give, or both give. @throws TrfError for a game over the board with the same one twice */
function compareColours(
  first: Side,
  second: Side,
  colours: ReturnType<typeof whiteOf>,
  round: number,
  onRepair: OnRepair,
): void {
  const { id } = first.row.player;
  if (colours === 'unknown') {
    onRepair('colour', ...placeOf(first.row, round), { key: 'no-colours', values: { id } });
  } else if (colours === 'contradiction') {
    const isForfeit = /[-+]/.test(first.cell.code + second.cell.code);
    if (!isForfeit) failAt(second.row, round, `the colour that ${id} doesn't have`);
    onRepair('colour', ...placeOf(second.row, round), { key: 'same-colour', values: { id } });
  } else {
    const [side, other] = first.cell.colour === '-' ? [first, second] : [second, first];
    if (side.cell.colour !== '-' || side.isMirrored) return;
    onRepair('colour', ...placeOf(side.row, round), { key: 'colour-left', values: { id: other.row.player.id } });
  }
}

/**
 * The cell of a row; for a blank row, the counterpart of its opponent's cell. A forfeit loss against a blank row is a
 * double forfeit: if the opponent had won, the row would say so.
 */
function sideOf(row: PlayerRow, opponent: PlayerRow, round: number): Side {
  const cell = cellOf(row, round);
  if (cell.sort === 'pairing') return { row, cell, isMirrored: false };
  const theirs = cellOf(opponent, round);
  const code = theirs.sort === 'pairing' && theirs.code === '-' ? '-' : '';
  const mirrored: Pairing = { sort: 'pairing', opponent: opponent.player.id, colour: '-', code };
  return { row, cell: mirrored, isMirrored: true };
}
