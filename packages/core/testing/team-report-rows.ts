import { row } from './report-rows.js';

/** 310: number 5-7, name 9-40, short name 42-46, MP 55-60, GP 62-67, rank 69-71, players from 74. */
export function team(
  id: number,
  players: readonly number[],
  stated: readonly [string, string, string] = ['', '', ''],
): string {
  const [matchPoints, gamePoints, rank] = stated;
  const columns = [
    `310 ${String(id).padStart(3)} ${`Team ${id}`.padEnd(32)} ${`T${id}`.padEnd(5)} ${''.padStart(6)}`,
    `${matchPoints.padStart(6)} ${gamePoints.padStart(6)} ${rank.padStart(3)}  `,
  ];
  return `${columns.join(' ')}${players.map((player) => String(player).padStart(4)).join(' ')}`;
}

/** 013: name 5-36, players from 37. */
export function oldTeam(name: string, players: readonly number[]): string {
  return `013 ${name.padEnd(32)}${players.map((player) => String(player).padStart(4)).join(' ')}`;
}

export const TYPE = '192 FIDE_TEAM_MP_GP';
export const TEAMS = [team(1, [1, 2, 3]), team(2, [4, 5, 6])];

/** Two teams of three, two boards; 3 and 6 don't play. Team 1 wins 1½-½. */
const ROWS = [
  row(1, '1.0', ['   4 w 1']),
  row(2, '0.5', ['   5 b =']),
  row(3, '0.0', []),
  row(4, '0.0', ['   1 b 0']),
  row(5, '0.5', ['   2 w =']),
  row(6, '0.0', []),
];

/** The rows of the players, some of them replaced. */
export function rows(other: Readonly<Record<number, string>> = {}): string[] {
  return ROWS.map((line, at) => other[at + 1] ?? line);
}
