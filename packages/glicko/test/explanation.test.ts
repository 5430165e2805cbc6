import { describe, expect, it } from 'vitest';

import { near } from '@crosstable/core/testing/near';

import { GLICKO_REASON_KEYS, explain } from '../src/explain.js';
import { glicko2 } from '../src/index.js';

/** Of the paper. */
const PLAYER = { rating: 1500, deviation: 200, volatility: 0.06 };
const GAMES = [
  { rating: 1400, deviation: 30, score: 1 },
  { rating: 1550, deviation: 100, score: 0 },
  { rating: 1700, deviation: 300, score: 0 },
];

describe('explain', () => {
  it('the example of the paper: g and E of every game', () => {
    const { games } = explain(PLAYER, GAMES);
    expect(games.map(({ g }) => g)).toEqual([0.995498, 0.953149, 0.724235].map((g) => near(g, 6)));
    expect(games.map(({ expected }) => expected)).toEqual(
      [0.639468, 0.431842, 0.302841].map((expected) => near(expected, 6)),
    );
    expect(games.map(({ game, rating, deviation, score }) => [game, { rating, deviation, score }])).toEqual([
      ...GAMES.entries(),
    ]);
    // g² E (1 − E) = .995498² · .639468 · .360532
    expect(games[0].information).toBeCloseTo(0.228478, 5);
  });

  it('v = 1.7790, Δ = −0.4839, by the sums of the games', () => {
    // Σ g² E (1 − E) = .228479 + .222904 + .110741 = .562124, and Σ g (s − E) = .358907 − .411610 − .219328 = −.272031
    const { v, delta } = explain(PLAYER, GAMES);
    expect(v).toBeCloseTo(1 / 0.562124, 4);
    expect(delta).toBeCloseTo(-0.272031 / 0.562124, 4);
  });

  it('the new numbers are those of glicko2, and the games make up the change', () => {
    const { games, rating, deviation, volatility } = explain(PLAYER, GAMES, { tau: 0.3 });
    const after = glicko2(PLAYER, GAMES, { tau: 0.3 });
    expect({ rating: rating.after, deviation: deviation.after, volatility: volatility.after }).toEqual(after);
    expect(rating.before + rating.change).toBe(rating.after);
    expect(games.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(rating.change, 9);
    // √(200² + (.06 · 173.7178)²) = 200.2714, as the volatility hardly changes
    expect(deviation.withVolatility).toBeCloseTo(200.2714, 3);
  });

  it('the deviation is narrower, the volatility less: Δ² = .2342 where 3.1081 was due', () => {
    const { deviation, volatility } = explain(PLAYER, GAMES);
    expect(deviation.reason).toEqual({ key: 'narrower' });
    // φ² = (200 / 173.7178)² = 1.325470, v = 1.778967, σ² = .0036
    const values = { surprise: near(0.234195, 4), due: near(3.108037, 4) };
    expect(volatility.reason).toEqual({ key: 'less-surprising', values });
    expect(volatility.after).toBeLessThan(volatility.before);
  });

  it('six losses against equals, where half was due, are more surprising', () => {
    const games = Array.from({ length: 6 }, () => ({ rating: 1500, deviation: 30, score: 0 }));
    const { volatility } = explain({ rating: 1500, deviation: 30, volatility: 0.06 }, games);
    expect(volatility.reason.key).toBe('more-surprising');
    expect(volatility.after).toBeGreaterThan(volatility.before);
  });

  it('a player who is surer than a game can tell becomes less sure', () => {
    const games = [{ rating: 1500, deviation: 30, score: 0.5 }];
    const { deviation } = explain({ rating: 1500, deviation: 10, volatility: 0.06 }, games);
    expect(deviation.reason.key).toBe('wider');
    expect(deviation.after).toBeGreaterThan(10);
  });

  it('no games', () => {
    const deviation = { before: 95, withVolatility: near(95.57008, 5), after: near(95.57008, 5) };
    expect(explain({ rating: 1250, deviation: 95, volatility: 0.06 }, [])).toEqual({
      games: [],
      v: null,
      delta: null,
      rating: { before: 1250, after: 1250, change: 0 },
      deviation: { ...deviation, reason: { key: 'no-games' } },
      volatility: { before: 0.06, after: 0.06, reason: { key: 'no-games' } },
    });
  });

  it('has every key once', () => {
    expect(new Set(GLICKO_REASON_KEYS).size).toBe(GLICKO_REASON_KEYS.length);
  });
});
