// A small report of three players whose standings can be followed by hand.

import { crosstable } from './running.js';

/** Three players: 1 beat 2, 3 beat 1, 2 and 3 drew. Points: 1 has 1, 2 has ½, 3 has 1½. */
export function three(ranks: string, ...records: readonly string[]): string {
  const row = (id: number, rating: number, points: string, games: string) =>
    `001    ${id}      P${id}                                ${rating} AAA                         ${points}    ${ranks.charAt(id - 1)}${games}`;
  return [
    '012 Three',
    '092 Individual: Round-Robin',
    '212 PTS,SB',
    ...records,
    row(1, 2100, '1.0', '     2 w 1     3 b 0          '),
    row(2, 2000, '0.5', '     1 b 0               3 w ='),
    row(3, 1900, '1.5', '               1 w 1     2 b ='),
  ].join('\n');
}

/** The answer of the command as data. */
export async function data(words: readonly string[], input: string): Promise<unknown> {
  return JSON.parse((await crosstable([...words, '--format', 'json'], input)).output);
}
