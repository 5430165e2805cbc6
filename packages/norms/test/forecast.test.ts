import { describe, expect, it } from 'vitest';

import { type NormForecast, normForecast } from '../src/forecast.js';
import type { NormOptions, NormPlayer, NormTitle } from '../src/index.js';

import { OWN, mixed, times, tournament } from './opponents.js';

function forecastOf(text: string, title: NormTitle, options: Partial<NormOptions> = {}): NormForecast {
  const { games, players } = tournament(text);
  return normForecast('X', games, [OWN, ...players], { system: 'swiss', titles: [title], ...options })[0];
}

/** The points with the answer to each: `0 never, ½ always`. */
function told({ needs }: NormForecast): string {
  return needs.map(({ holds, points }) => `${points} ${holds}`).join(', ');
}

describe('20: against known opponents', () => {
  it('eight wins against GM: any result is enough', () => {
    expect(told(forecastOf(mixed(`${times(8, '2600=1')} 2600=*`), 'GM'))).toBe('0 always, 0.5 always, 1 always');
  });

  it('a weak field: no result is', () => {
    const { least, needs } = forecastOf(mixed(`${times(8, '2100=1')} 2100=*`), 'GM');
    expect(least).toBeNull();
    expect(needs.map(({ holds }) => holds)).toEqual(['never', 'never', 'never']);
  });

  it('eleven rounds, where the last ones may be ignored: a loss is enough', () => {
    // 7½ of 10 against 2440 are 2633; 7½ of 11 are 2440 + 133
    const { least, outcomes } = forecastOf(mixed(`${times(7, '2440=1')} 2440=½ ${times(2, '2440=0')} 2440=*`), 'GM');
    expect(least).toBe(0);
    expect(outcomes[0]).toEqual({ results: [0], holds: true });
  });

  it('each list of results has its answer', () => {
    // 2475–2519 need 6 of 9; and every result of two games counts alike
    const text = mixed(`${times(5, '2500=1')} ${times(2, '2500=0')} 2500=* 2500=*`);
    const forecast = forecastOf(text, 'GM');
    expect(told(forecast)).toBe('0 never, 0.5 never, 1 always, 1.5 always, 2 always');
    expect(forecast.outcomes).toHaveLength(9);
    expect(forecast.open).toEqual([
      { round: 8, opponent: 'p8' },
      { round: 9, opponent: 'p9' },
    ]);
  });

  it('results of the same points differ where a defeated opponent may be ignored', () => {
    // 5½ of 8 against 2500, of whom nine need 6: half a point in round 9, after which the last round may be ignored. Without it
    // a win against 1800 makes 6½ of 10, and (9 × 2500 + 2200) / 10 = 2470 needs 7
    const text = `${mixed(`${times(5, '2500=1')} 2500=½ ${times(2, '2500=0')} 2500=*`)} .1800FRA=*`;
    const forecast = forecastOf(text, 'GM');
    expect(told(forecast)).toBe('0 never, 0.5 sometimes, 1 sometimes, 1.5 always, 2 always');
  });
});

describe('17: after round 8, with a last opponent as strong as the others', () => {
  it.each([
    ['GM', 6, 2423, 1],
    ['GM', 6, 2382, 1],
    ['IM', 5, 2423, 0],
    ['IM', 5, 2379, 0.5],
    ['WGM', 5, 2304, 1],
  ] as const)('%s with %i points against %i needs %f', (title, score, average, points) => {
    const text = mixed(
      [...Array<string>(score).fill(`${average}=1`), ...Array<string>(8 - score).fill(`${average}=0`)].join(' '),
    );
    const { needs, open } = forecastOf(text, title, { rounds: 9 });
    expect(open).toEqual([{ round: 9 }]);
    const enough = needs.filter(
      ({ holds, opponents }) => holds === 'sometimes' && (opponents?.average ?? 0) <= average,
    );
    expect(enough.map((one) => one.points)[0]).toBe(points);
  });
});

describe('opponents who aren’t known yet', () => {
  it('have to bring an average, titles and federations', () => {
    // Seven games: 3 GM, 4 of FRA and 3 of GER; of nine 5 titled, 3 GM, 2 other federations, 6 of one federation and 5 of the own
    const seven = `${times(3, 'GM2480GER=1')} ${times(2, '.2480FRA=1')} ${times(2, '.2480FRA=0')}`;
    const forecast = forecastOf(seven, 'GM', { rounds: 9 });
    const [row] = forecast.needs.filter(({ points }) => points === 1.5);
    // 6½ of 9 need 2434, so that 9 × 2433.5 = 21901.5 is the sum: 21902 - 7 × 2480 = 4542
    expect(row).toEqual({
      points: 1.5,
      holds: 'sometimes',
      opponents: {
        ...{ count: 2, average: 4542 / 2, titled: 2, mainTitles: 0, newFederations: 1, limits: [], leftOut: [] },
      },
    });
  });

  it('may not be of a federation that is full', () => {
    const eight = `${times(6, 'GM2600FRA=1')} ${times(2, 'GM2600GER=1')}`;
    const { needs } = forecastOf(eight, 'GM', { rounds: 9 });
    expect(needs[0].opponents).toMatchObject({
      average: null,
      newFederations: 1,
      limits: [{ federation: 'FRA', most: 0 }],
    });
    expect(forecastOf(`${times(7, 'GM2600FRA=1')} GM2600GER=1`, 'GM', { rounds: 9 }).least).toBeNull();
  });

  it('are nobody’s concern once the norm is reached', () => {
    expect(told(forecastOf(mixed(times(9, '2600=1')), 'GM', { rounds: 10 }))).toBe('0 always, 0.5 always, 1 always');
  });

  it('are asked for less where a defeated opponent is ignored', () => {
    // 6½ of 9, and the opponent of round 1 counts as 2200
    const text = `.1800FRA=1 ${mixed(`${times(5, '2450=1')} 2450=½ ${times(2, '2450=0')}`)}`;
    const { needs } = forecastOf(text, 'GM', { rounds: 10 });
    // A draw makes 7 of 10, which need 2451, 24505 - 2200 - 8 × 2450 = 2705; or 6 of 9, which need 2475: 22270.5 - 8 × 2450
    expect(needs[1].opponents).toMatchObject({ average: 2671, leftOut: [1] });
    // A win makes 7½ of 10, which need 2407: 24065 - 2200 - 8 × 2450
    expect(needs[2].opponents).toMatchObject({ average: 2265, leftOut: [] });
  });

  it('leave it open where a title or the exemption isn’t known', () => {
    const text = `?2600FRA=1 ${mixed(times(7, '2600=1'))}`;
    expect(forecastOf(text, 'GM', { rounds: 9 }).needs.map(({ holds }) => holds)).toEqual(Array(3).fill('unknown'));
    const nobody = `GM2600?=1 ${mixed(times(7, '2600=1'))}`;
    expect(forecastOf(nobody, 'GM', { rounds: 9 }).needs[0].holds).toBe('unknown');
    const full = times(8, 'GM2600FRA=1');
    const open = forecastOf(full, 'GM', { rounds: 9, kind: 'national-championship' });
    expect(open.needs.map(({ holds }) => holds)).toEqual(Array(3).fill('unknown'));
    const exempt = forecastOf(full, 'GM', { rounds: 9, kind: 'zonal' });
    expect(exempt.needs[0]).toMatchObject({ holds: 'sometimes', opponents: { limits: [], newFederations: 0 } });
  });

  it('leave it open, too, where the own federation isn’t known; a player under the flag of FIDE has none', () => {
    const { games, players } = tournament(
      times(8, 'GM2600FRA=1').replace('FRA', 'ITA').replace('FRA', 'ITA').replace('FRA', 'ITA'),
    );
    const of = (own: NormPlayer) =>
      normForecast('X', games, [own, ...players], { system: 'swiss', titles: ['GM'], rounds: 9 })[0].needs[0];
    expect(of({ id: 'X', title: '' })).toMatchObject({ holds: 'unknown' });
    const flag = of({ id: 'X', title: '', federation: 'FID' });
    expect(flag).toMatchObject({ holds: 'sometimes', opponents: { limits: [], newFederations: 0 } });
    // Of nine five may be of the own federation, which has five
    const own = of({ id: 'X', title: '', federation: 'FRA' });
    expect(own).toMatchObject({ opponents: { limits: [{ federation: 'FRA', most: 0 }], newFederations: 1 } });
  });

  it('count in a round robin whose next rounds aren’t there yet', () => {
    const forecast = forecastOf(mixed(times(8, '2600=1')), 'GM', { system: 'round-robin', rounds: 9 });
    expect(forecast.needs.map(({ holds }) => holds)).toEqual(Array(3).fill('sometimes'));
  });

  it('make nine games together with those that were played', () => {
    expect(forecastOf(mixed(times(7, '2600=1')), 'GM', { rounds: 8 }).least).toBeNull();
    // Eight of nine rounds with a bye are enough (1.4.1c)
    const eight = forecastOf(`bye ${mixed(times(7, '2600=1'))}`, 'GM', { rounds: 9 });
    expect(eight.needs[0]).toMatchObject({ holds: 'sometimes' });
  });
});

describe('more open games than are enumerated', () => {
  it('all count', () => {
    // 2434–2474 need 6½ of 9 as a GM
    const { needs, outcomes, least } = forecastOf(mixed(times(9, '2450=*')), 'GM', { system: 'round-robin' });
    expect(outcomes).toEqual([]);
    expect(needs).toHaveLength(19);
    expect(least).toBe(6.5);
    expect(needs[13]).toEqual({ points: 6.5, holds: 'always' });
    expect(forecastOf(mixed(times(8, '2450=*')), 'GM').least).toBeNull();
  });
});
