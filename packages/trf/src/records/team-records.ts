import { COUNTED_IN_BYTES, padForBytes } from '../text/alignment.js';
import { cutCharacters, inColumns, shifted, type Column, type ListColumn } from '../text/columns.js';
import { OLD_TEAM, TEAM } from '../text/team-columns.js';
import type { Line } from '../text/line.js';
import { readNumber, readNumbers, refuseStrays, strayIn } from './player-list-records.js';
import { readNumbersOf } from './points.js';
import type { Report } from '../repair.js';
import type { TrfTeam } from '../tournament.js';

/** A team with the record that has it. */
export interface TeamRow {
  readonly team: TrfTeam;
  readonly line: Line;
  /** The column of each player of the roster. */
  readonly columns: readonly number[];
}

/**
 * The text of a team, with the blanks that are missing after names whose columns were counted in bytes. Where the players
 * then stand in the columns of the name, there is a gap in it.
 */
function alignedText(
  { number, text }: Line,
  columns: Readonly<Record<'name' | 'player', Column>>,
  names: readonly Column[],
  report: Report,
): string {
  const nameIn = (one: string) => cutCharacters(Array.from(one), columns.name);
  const candidates = [text, names.reduce(padForBytes, text)].filter(
    (one) => strayIn(inColumns(one), columns) === undefined,
  );
  const found = candidates.find((one) => !nameIn(one).includes('  ')) ?? candidates.at(0) ?? text;
  if (found !== text) report('columns-shifted', number, columns.name.from, nameIn(text), COUNTED_IN_BYTES);
  return found;
}

/** 310, a team of TRF26. @throws TrfError naming the column that cannot be read */
export function readTeam(source: Line, report: Report): TeamRow {
  const { number } = source;
  const text = alignedText(source, TEAM, [TEAM.name, TEAM.nick], report);
  const line = { number, text: inColumns(text) };
  refuseStrays(line, TEAM);
  const characters = Array.from(text);
  const name = cutCharacters(characters, TEAM.name);
  const nick = cutCharacters(characters, TEAM.nick);
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
export function readOldTeam(source: Line, n: number, report: Report): TeamRow {
  const { number } = source;
  const text = alignedText(source, OLD_TEAM, [OLD_TEAM.name], report);
  const line = { number, text: inColumns(text) };
  refuseStrays(line, OLD_TEAM);
  const name = cutCharacters(Array.from(text), OLD_TEAM.name);
  return withRoster({ id: String(n), ...(name !== '' && { name }) }, line, OLD_TEAM.player);
}

function withRoster(team: Omit<TrfTeam, 'players'>, line: Line, list: ListColumn): TeamRow {
  const members = readNumbers(line, list, "a player's number").map((id, n) => [id, shifted(list, n).from] as const);
  const named = members.filter(([id]) => id !== '');
  return { team: { ...team, players: named.map(([id]) => id) }, line, columns: named.map(([, column]) => column) };
}

/** Two scores of a team. */
export interface TeamScores {
  readonly matchPoints: number;
  readonly gamePoints: number;
}
