import { readNumber } from '../records/player-list-records.js';
import { isPoints, pointsOf } from '../records/points.js';
import type { TeamScores } from '../records/team-records.js';
import type { OnRepair } from '../repair.js';
import { type Column, cutCharacters } from '../text/columns.js';
import { lay } from '../text/laid-line.js';
import type { Line } from '../text/line.js';
import type { TrfTeam } from '../tournament.js';
import { BYES, type TeamCell } from './team-points.js';

/** The data that a line of 801 or 802 repeats. */
export interface TeamLine {
  readonly team: TrfTeam;
  readonly scores: TeamScores;
  /** By round, the first one first; nothing where the team had neither a match nor a bye. */
  readonly cells: readonly (TeamCell | undefined)[];
  readonly boards: number;
}

/** A field; of a score the team's, which score it is. */
type Field = readonly [column: Column, text: string, score?: 'MP' | 'GP'];

function place(from: number, to: number, align: Column['align'] = 'right'): Column {
  return { from, to, align };
}

/** Points in their columns. These tables repeat other records, so that points with too many characters are left out. */
function pointsIn(from: number, to: number, points: number): readonly [column: Column, text: string] {
  const width = to - from + 1;
  const text = points.toFixed(1);
  const shortest = text.length > width ? text.replace(/\.0$/, '') : text;
  return [place(from, to), shortest.length > width ? '' : shortest];
}

/** The fields of every round, each the same number of columns behind the one before; a team without a match has no opponent. */
function roundsOf(
  { cells }: TeamLine,
  from: number,
  width: number,
  fieldsOf: (cell: TeamCell, at: number) => readonly [met: string, ...others: readonly Field[]],
): Field[] {
  return cells.flatMap((cell, n): readonly Field[] => {
    const at = from + n * width;
    const met = place(at, at + 2);
    if (cell === undefined) return [[met, '']];
    const [opponent, ...others] = fieldsOf(cell, at);
    return [[met, opponent], [place(at + 4, at + 4), cell.opponent === '' ? '' : cell.colour], ...others];
  });
}

/** 801: the results of each round by board, and the places of the players on the roster. */
function fieldsOf801(line: TeamLine): Field[] {
  const { boards, scores, team } = line;
  return [
    [place(5, 6), team.id],
    [place(8, 12, 'left'), team.nick ?? ''],
    [...pointsIn(14, 17, scores.matchPoints), 'MP'],
    [...pointsIn(19, 22, scores.gamePoints), 'GP'],
    ...roundsOf(line, 24, 8 + 2 * boards, ({ opponent, type, seats }, at) => {
      const codes = seats.length > 0 ? seats.map(([, code]) => code).join('') : type.repeat(boards);
      const places = seats.map(([id]) => (team.players.indexOf(id) + 1).toString(36).toUpperCase()).join('');
      // From the 36th player of the roster on, a place has two characters, and the next round has no columns left
      const isEmpty = /^0*$/.test(places) || places.length > boards;
      return [
        opponent,
        [place(at + 6, at + 5 + boards, 'left'), codes],
        [place(at + 7 + boards, at + 6 + 2 * boards, 'left'), isEmpty ? '' : places],
      ];
    }),
  ];
}

/** 802: the opponent or the bye of each round, and the game points. */
function fieldsOf802(line: TeamLine): Field[] {
  const { scores, team } = line;
  return [
    [place(5, 7), team.id],
    [place(9, 13, 'left'), team.nick ?? ''],
    [...pointsIn(15, 20, scores.matchPoints), 'MP'],
    [...pointsIn(22, 27, scores.gamePoints), 'GP'],
    ...roundsOf(line, 29, 13, ({ opponent, type, gamePoints, isForfeited }, at) => [
      BYES[type] ?? opponent,
      pointsIn(at + 6, at + 9, gamePoints),
      [place(at + 10, at + 10), isForfeited && opponent !== '' ? 'f' : ''],
    ]),
  ];
}

const TABLES: Readonly<Record<string, (line: TeamLine) => Field[]>> = { 801: fieldsOf801, 802: fieldsOf802 };

/** The line of 801 or 802 for a team; none where 801 lacks a column for its number. */
export function formatTeamLine(code: string, line: TeamLine): readonly string[] {
  return code === '801' && line.team.id.length > 2 ? [] : [lay(code, TABLES[code](line))];
}

/** The number of the team in a line of 801 or 802. */
export function teamOfLine(code: string, line: Line): string {
  return readNumber(line, place(5, code === '801' ? 6 : 7), 'the number of a team of the file');
}

/** Compares a line of 801 or 802 with the matches and notes each difference, that of one more round among them. */
export function compareTeamLine(code: string, { number, text }: Line, line: TeamLine, onRepair: OnRepair): void {
  const characters = Array.from(text);
  const { id } = line.team;
  for (const [column, expected, score] of TABLES[code]({ ...line, cells: [...line.cells, undefined] })) {
    const found = cutCharacters(characters, column);
    if (found === expected || (found !== '' && pointsOf(found) === Number(expected))) continue;
    const areScores = score !== undefined && isPoints(found) && expected !== '';
    const points = areScores ? { id, stated: pointsOf(found), counted: Number(expected), score } : undefined;
    const reading = { key: 'not-the-matches', values: { counted: expected } } as const;
    onRepair('team-points', number, column.from, found, reading, points && { points });
  }
}
