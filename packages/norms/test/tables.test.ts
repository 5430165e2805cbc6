import { describe, expect, it } from 'vitest';

import { type NormTitle, scoreNeeded, scoreTable } from '../src/index.js';

/** The scores that a norm of a GM needs, by the number of games, each from an average of the opponents. */
const GM: Readonly<Record<number, string>> = {
  7: '2½ 2702– · 3 2650–2701 · 3½ 2600–2649 · 4 2550–2599 · 4½ 2498–2549 · 5 2442–2497 · 5½ 2380–2441',
  8: '3 2687– · 3½ 2643–2686 · 4 2600–2642 · 4½ 2557–2599 · 5 2505–2556 · 5½ 2459–2504 · 6 2407–2458 · 6½ 2380–2406',
  9: '3½ 2680– · 4 2643–2679 · 4½ 2600–2642 · 5 2557–2599 · 5½ 2520–2556 · 6 2475–2519 · 6½ 2434–2474 · 7 2380–2433',
  10: '3½ 2710– · 4 2672–2709 · 4½ 2636–2671 · 5 2600–2635 · 5½ 2564–2599 · 6 2528–2563 · 6½ 2490–2527 · 7 2451–2489 · 7½ 2407–2450 · 8 2380–2406',
  11: '4 2702– · 4½ 2665–2701 · 5 2636–2664 · 5½ 2600–2635 · 6 2564–2599 · 6½ 2535–2563 · 7 2498–2534 · 7½ 2467–2497 · 8 2425–2466 · 8½ 2389–2424 · 9 2380–2388',
  12: '4½ 2687– · 5 2657–2686 · 5½ 2629–2656 · 6 2600–2628 · 6½ 2571–2599 · 7 2543–2570 · 7½ 2505–2542 · 8 2475–2504 · 8½ 2442–2474 · 9 2407–2441 · 9½ 2380–2406',
  13: '5 2687– · 5½ 2657–2686 · 6 2629–2656 · 6½ 2600–2628 · 7 2571–2599 · 7½ 2543–2570 · 8 2513–2542 · 8½ 2490–2512 · 9 2459–2489 · 9½ 2425–2458 · 10 2389–2424 · 10½ 2380–2388',
};

/** The averages of the other titles are lower by so many points. */
const LOWER: Readonly<Record<NormTitle, number>> = { GM: 0, IM: 150, WGM: 200, WIM: 350 };

const TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;

/** A table as the lines above write it. */
function written(title: NormTitle, games: number): string {
  return scoreTable(title, games)
    .map(({ score, from, to }) => {
      const shift = LOWER[title];
      const half = score % 1 === 0 ? String(score) : `${Math.floor(score)}½`;
      return `${half} ${from + shift}–${to === undefined ? '' : to + shift}`;
    })
    .join(' · ');
}

describe('the tables of scores', () => {
  it.each(TITLES)('are those of FIDE for %s, from 7 to 13 games', (title) => {
    for (const [games, table] of Object.entries(GM)) expect(written(title, Number(games))).toBe(table);
  });

  // p × 100 and dp of FIDE's table, from 50 on
  const DP = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
  ];
  const LEAST = { GM: [2600, 2380], IM: [2450, 2230], WGM: [2400, 2180], WIM: [2250, 2030] } as const;

  it('have the least score with average + dp ≥ performance and 35 %, for every average up to 19 games', () => {
    const wrong: string[] = [];
    for (const title of TITLES) {
      const [performance, least] = LEAST[title];
      for (let games = 7; games <= 19; games++) {
        for (let average = 1990; average <= 2900; average++) {
          let expected: number | null = null;
          for (let half = 2 * games; average >= least && half >= 0; half--) {
            const percent = Math.round((50 * half) / games + 1e-9);
            const dp = percent < 50 ? -DP[50 - percent] : DP[percent - 50];
            if (average + dp >= performance && half * 50 >= 35 * games) expected = half / 2;
          }
          if (scoreNeeded(title, games, average) !== expected) wrong.push(`${title} ${games} ${average}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of many games have a row for each score that some average needs', () => {
    // 250 games: five half points are one per cent
    const rows = scoreTable('GM', 250);
    expect(rows.map(({ from, to = Infinity }) => from <= to)).not.toContain(false);
    for (const { score, from } of rows) {
      expect(scoreNeeded('GM', 250, from)).toBe(score);
      expect(scoreNeeded('GM', 250, from - 1)).not.toBe(score);
    }
  });

  it('round an average, halves up', () => {
    expect([2433.4, 2433.5, 2379.4, 2379.5].map((average) => scoreNeeded('GM', 9, average))).toEqual([7, 6.5, null, 7]);
  });
});
