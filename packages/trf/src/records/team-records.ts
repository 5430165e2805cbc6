import type { OnRepair } from '../repair.js';
import { COUNTED_IN_BYTES, padForBytes } from '../text/alignment.js';
import { type Column, type ListColumn, columnAfter, cutCharacters, inColumns } from '../text/columns.js';
import type { Line } from '../text/line.js';
import { OLD_TEAM, TEAM } from '../text/team-columns.js';
import type { TrfTeam } from '../tournament.js';
import { readNumber, readNumbers, refuseStrays, strayIn } from './player-list-records.js';
import { readNumbersOf } from './points.js';

/** A team with the record that has it. */
export interface TeamRow {
  readonly team: TrfTeam;
  readonly line: Line;
  /** The column of each player of the roster. */
  readonly columns: readonly number[];
}

/**
 * The record of a team, with the blanks that are missing after names whose columns were counted in bytes. Where the players
 * then stand in the columns of the name, there is a gap in it.
 *
 * @throws TrfError if there is text between two fields
 */
function alignedTeam(
  { number, text }: Line,
  columns: Readonly<Record<'name' | 'player', Column>>,
  names: readonly Column[],
  onRepair: OnRepair,
): { readonly line: Line; readonly textIn: (column: Column) => string } {
  const textOf = (line: string, column: Column): string => cutCharacters(Array.from(line), column);
  const padded = names.reduce(padForBytes, text);
  const candidates = [text, padded].filter((one) => strayIn(inColumns(one), columns) === undefined);
  const found = candidates.find((one) => !textOf(one, columns.name).includes('  ')) ?? candidates.at(0) ?? text;
  if (found !== text)
    onRepair('columns-shifted', number, columns.name.from, textOf(text, columns.name), COUNTED_IN_BYTES);
  const line = { number, text: inColumns(found) };
  refuseStrays(line, columns);
  return { line, textIn: (column) => textOf(found, column) };
}

/** 310, a team of TRF26. @throws TrfError naming the column that cannot be read */
export function readTeam(source: Line, onRepair: OnRepair): TeamRow {
  const { line, textIn } = alignedTeam(source, TEAM, [TEAM.name, TEAM.nick], onRepair);
  const name = textIn(TEAM.name);
  const nick = textIn(TEAM.nick);
  const team = {
    id: readNumber(line, TEAM.number, "a team's number"),
    ...(name !== '' && { name }),
    ...(nick !== '' && { nick }),
    ...readNumbersOf(line, TEAM, ['strength', 'matchPoints', 'gamePoints', 'rank']),
  };
  // 0 means no rating, or no rank
  if (team.strength === 0) delete team.strength;
  if (team.rank === 0) delete team.rank;
  return withRoster(team, line, TEAM.player);
}

/** 013, a team of TRF16, which has no number: its number is its place `n` in the file. @throws TrfError */
export function readOldTeam(source: Line, n: number, onRepair: OnRepair): TeamRow {
  const { line, textIn } = alignedTeam(source, OLD_TEAM, [OLD_TEAM.name], onRepair);
  const name = textIn(OLD_TEAM.name);
  return withRoster({ id: String(n), ...(name !== '' && { name }) }, line, OLD_TEAM.player);
}

function withRoster(team: Omit<TrfTeam, 'players'>, line: Line, list: ListColumn): TeamRow {
  const members = readNumbers(line, list, "a player's number").map((id, n) => [id, columnAfter(list, n).from] as const);
  const named = members.filter(([id]) => id !== '');
  return { team: { ...team, players: named.map(([id]) => id) }, line, columns: named.map(([, column]) => column) };
}

/** Two scores of a team. */
export interface TeamScores {
  readonly matchPoints: number;
  readonly gamePoints: number;
}
