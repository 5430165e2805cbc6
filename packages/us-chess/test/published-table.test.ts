// A tournament of 30 players with byes, forfeits and withdrawals, as a pairing program of the United States printed its standings
// (uschess.discourse.group/t/12577): points, modified median, Solkoff, rounds

import { expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { tiebreakValues } from '@crosstable/standings';

import { ORDER_34E, usChess } from '../src/definitions.js';
import { modifiedMedian } from '../src/index.js';
import { solkoff } from '../src/solkoff.js';
import { gamesOfRows } from './us-rows.js';

const ROWS = `
1 4.0 6.5 7.5 W29 W24 W12 W4
2 3.5 5.0 5.0 H W30 W8 W7
3 3.0 5.5 5.5 L4 W14 W16 X
4 3.0 9.0 9.0 W3 W11 X L1
5 2.5 8.0 9.5 D8 W9 L6 W19
6 2.5 4.0 4.0 H W21 W5 U
7 2.5 6.5 6.5 W23 H W22 L2
8 2.5 7.5 8.5 D5 W27 L2 W22
9 2.5 5.0 5.0 H L5 W27 W18
10 2.0 1.5 3.0 W25 W18 U U
11 2.0 2.5 5.0 W14 L4 W24 U
12 2.0 4.0 8.0 W15 W20 L1 F
13 2.0 3.0 5.0 H L22 W26 D15
14 2.0 4.0 6.5 L11 L3 X W21
15 2.0 3.5 7.0 L12 W28 D18 D13
16 2.0 2.5 5.0 L18 X L3 W24
17 1.5 0.0 1.5 H W19 F U
18 1.5 6.0 9.0 W16 L10 D15 L9
19 1.5 4.0 6.5 H L17 W23 L5
20 1.5 0.0 2.5 W30 L12 H U
21 1.5 1.5 4.5 H L6 W30 L14
22 1.5 4.5 7.0 H W13 L7 L8
23 1.5 3.0 5.5 L7 D25 L19 W30
24 1.0 5.0 9.0 W28 L1 L11 L16
25 0.5 1.5 4.5 L10 D23 U U
26 0.5 0.0 2.0 H U L13 U
27 0.5 2.5 5.0 H L8 L9 U
28 0.0 1.0 3.0 L24 L15 F U
29 0.0 0.0 4.0 L1 F U U
30 0.0 5.0 8.5 L20 L2 L21 L23`
  .trim()
  .split('\n')
  .map((line) => /^(\d+) ([\d.]+) ([\d.]+) ([\d.]+) (.*)$/.exec(line) ?? []);

const games = gamesOfRows(ROWS.map(([, , , , , rounds]) => rounds));
const printed = ROWS.map(([, id, points, median, sum]) => [id, Number(points), Number(median), Number(sum)]);

it('reproduces every row: as functions of bare games', () => {
  const computed = printed.map(([id]) => [id, modifiedMedian(String(id), games), solkoff(String(id), games)]);
  expect(computed).toEqual(printed.map(([id, , median, sum]) => [id, median, sum]));
});

it('reproduces every row: as the definitions of a table, with the points', () => {
  const table = crosstable(games, { system: 'swiss', selfDefined: usChess });
  const columns = ORDER_34E.slice(0, 3).map((code) => tiebreakValues(code, table));
  expect(printed.map(([id]) => [id, ...columns.map((column) => column.get(String(id)))])).toEqual(printed);
});
