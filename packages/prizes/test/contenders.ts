import { type Contender, type Fund, type PrizeCategory, prizes } from '../src/index.js';

/** Players as `'W5 M4.5/1800 U3'`: `M` or `W`, or `U` for a player whose sex nobody asks, the points, and perhaps the rating. */
export function contenders(text: string): Contender[] {
  return text.split(' ').map((word, at): Contender => {
    const [, sex, points, rating] = /^([MWU])([\d.]+)(?:\/(\d+))?$/.exec(word) ?? [];
    return {
      id: String(at + 1),
      points: Number(points),
      ...(sex !== 'U' && { sex: sex === 'W' ? 'w' : 'm' }),
      rating: Number(rating || 0),
    };
  });
}

/** The prizes of each contender, exactly: `'200'`, `'70 Women'` for a list that isn't the first one, `'–'` for nothing. */
export function given(players: readonly Contender[], fund: Fund): string[] {
  const { awards } = prizes(players, fund);
  return players.map(({ id }) => {
    const own = awards.filter(({ player }) => player === id);
    return (
      own.map(({ exact, prize }) => (prize === fund.prizes[0].name ? exact : `${exact} ${prize}`)).join(', ') || '–'
    );
  });
}

/** The exact amounts alone. */
export function amountsOf(players: readonly Contender[], fund: Fund): string[] {
  const { awards } = prizes(players, fund);
  return players.map(({ id }) => awards.find(({ player }) => player === id)?.exact ?? '–');
}

export function main(amounts: readonly number[], more: Partial<PrizeCategory> = {}): PrizeCategory {
  return { name: 'Main', amounts, ...more };
}

export function women(...amounts: number[]): PrizeCategory {
  return { name: 'Women', amounts, for: { sex: 'w' } };
}

/** Players under a rating, which stands in the name, too. */
export function under(rating: number, ...amounts: number[]): PrizeCategory {
  return { name: `U${rating}`, amounts, for: { rating: { under: rating } } };
}
