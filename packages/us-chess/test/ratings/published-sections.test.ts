// Two sections as US Chess published them, in Regular and in Quick ratings: rounds, rating before and after, and in brackets the games
// until after the event of players who aren't established. BF and BH are byes, FW and FL forfeits.

import { describe, expect, it } from 'vitest';

import { rateEvent } from '../../src/ratings.js';
import { gamesOfRows } from '../us-rows.js';

const NOVICE = `
W4 W2 W6  554.22→656.85 546.49→650.17
W5 L1 W4  445.28→500.21[24] 440.05→494.78[24]
BH W6 L5  124→133.82 126→135.12
L1 W5 L2  572.53→514.33 563.74→506.08
L2 L4 W3  174.54→188.04[18] 173.33→186.52[18]
BF L3 L1  202.66→148.72[19] 202.41→148.46[19]`;

const UNDER_600 = `
W8 W11 W2 W4    437.54→710.53 434.67→702.17
W12 W13 L1 W10  564.63→590.96 560.78→589.23
W10 L6 W13 W7   405.74→475.68 407.23→474.46
W7 W5 W6 L1     327.18→545.57[20] 310.38→534.50[20]
W14 L4 W8 D6    667.16→630.70 667.69→629.69
BF W3 L4 D5     207.83→348.71[24] 205.82→346.22[24]
L4 W12 W11 L3   399.14→399.40[24] 382.71→385.15[24]
L1 W9 L5 W11    553.70→537.18[23] 552.38→533.13[23]
L11 L8 FW14 W13  335.27→289.11[9] 335.27→285.40[9]
L3 W14 W12 L2   610.66→556.95 627.19→569.04
W9 L1 L7 L8     427.48→378.17 386.49→346.56
L2 L7 L10 BF    312.62→256.84 314.03→257.06[21]
FW L2 L3 L9     unrated→101[3] unrated→101[3]
L5 L10 FL9 U    442.66→396.94 432.73→389.69`;

/** Half point byes and forfeits as the rows of tie-breaks write them: they aren't games either way. */
function withoutOpponents(rounds: string): string {
  return rounds
    .replaceAll(/FW\d*|BF/g, 'X')
    .replaceAll(/FL\d+/g, 'F')
    .replaceAll('BH', 'H');
}

function cellsOf(section: string) {
  return section
    .trim()
    .split('\n')
    .map((row) => {
      const [rounds, ratings] = row.split(/ {2,}/);
      const published = ratings.split(' ').map((cell) => {
        const [before, rest] = cell.split('→');
        const [after, games] = rest.replace(']', '').split('[').map(Number);
        const rating = before === 'unrated' ? undefined : Number(before);
        return { rating, after, gamesAfter: cell.includes('[') ? games : null };
      });
      return { rounds: withoutOpponents(rounds), published };
    });
}

describe.each([
  { what: 'NOVICE, Regular', section: NOVICE, column: 0 },
  { what: 'NOVICE, Quick', section: NOVICE, column: 1 },
  { what: 'U600, Regular', section: UNDER_600, column: 0 },
  { what: 'U600, Quick', section: UNDER_600, column: 1 },
])('$what', ({ section, column }) => {
  const rows = cellsOf(section);
  const rounds = gamesOfRows(rows.map((row) => row.rounds));
  const players = rows.map(({ rounds: own, published }, at) => {
    const { rating, gamesAfter } = published[column];
    const games = gamesAfter === null ? undefined : gamesAfter - own.replaceAll(/[^WDL]/g, '').length;
    // 406 = 50 × 8.12 fits all rows
    return { id: String(at + 1), rating, games, ...(rating === undefined && { age: 8.12 }) };
  });
  const rated = rateEvent(rounds, players, { rating: column === 0 ? 'regular' : 'quick', dual: true });

  it.each(rows.map(({ published }, at) => ({ row: at + 1, ...published[column] })))(
    'row $row: $rating → $after',
    ({ row, after, gamesAfter, rating = null }) => {
      const { gamesAfter: games, ...player } = rated[row - 1];
      expect(Math.abs(Number(player.after) - after)).toBeLessThanOrEqual(0.01);
      expect({ id: player.id, before: player.before, games }).toEqual({
        id: String(row),
        before: rating,
        games: gamesAfter,
      });
    },
  );
});
