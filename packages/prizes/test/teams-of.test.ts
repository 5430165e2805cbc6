// The rankings of clubs: examples 1 to 10 of the rules, and what organisers choose
import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { type Contender, type TeamOptions, prizes, teamsOf } from '../src/index.js';

/** Players as `'Lincoln 2'`, in the order of the standings; `'Lincoln/w 2'` for a woman. */
function contenders(...texts: readonly string[]): Contender[] {
  return texts.map((text, at): Contender => {
    const [, club, sex, points] = /^(.*?)(\/[mw])? ([\d.]+)$/.exec(text) ?? ['', '', '', ''];
    return { id: String(at + 1), points: Number(points), club, ...(sex === '/w' && { sex: 'w' }) };
  });
}

/** Players of one place each: the clubs on these places, of `count` in all; points are those of the place from behind. */
function onPlaces(count: number, clubs: Readonly<Record<string, readonly number[]>>): Contender[] {
  return Array.from({ length: count }, (_, at) => {
    const [club = ''] = Object.keys(clubs).filter((one) => clubs[one].includes(at + 1));
    return { id: String(at + 1), points: count - at, club };
  });
}

/** The teams as `'1 Lincoln 6'`, with the first value of the order. */
function ranked(players: readonly Contender[], options: Partial<TeamOptions> = {}): string[] {
  return teamsOf(players, { by: 'club', order: ['points'], ...options }).map(
    ({ label, number, rank, values }) => `${rank ?? '–'} ${label}${number > 1 ? ` ${number}` : ''} ${values[0]}`,
  );
}

const TEN = contenders(
  ...['Lincoln 2', 'Grant 2', 'Lincoln 1.5', 'Lincoln 1.5', 'Lincoln 1'],
  ...['Grant 1', 'Grant 0.5', 'Grant 0.5', 'Lincoln 0', 'Grant 0'],
);

describe('the best of a club', () => {
  it('example 1: four', () => {
    const six = contenders('A 3.5', 'A 3', 'A 3', 'A 2', 'A 1', 'A 0.5');
    expect(ranked(six)).toEqual(['1 A 11.5']);
  });

  it('example 2: four or three', () => {
    expect(ranked(TEN)).toEqual(['1 Lincoln 6', '2 Grant 4']);
    expect(ranked(TEN, { best: 3 })).toEqual(['1 Lincoln 5', '2 Grant 3.5']);
  });

  it('example 3: by Rollins, where those with equal points share the place', () => {
    const teams = teamsOf(TEN, { by: 'club', best: 3, order: ['rollins'] });
    expect(teams.map(({ label, values }) => [label, values])).toEqual([
      ['Lincoln', [23]],
      ['Grant', [17]],
    ]);
    expect(teams.map(({ members }) => members.map(({ values }) => values[0]))).toEqual([
      [9, 7, 7],
      [9, 5, 3],
    ]);
  });

  it('example 4: a team of one player is listed and has no rank', () => {
    expect(ranked(contenders('A 3', 'B 2', 'A 1'), { incomplete: 'counted', least: 2 })).toEqual(['1 A 4', '– B 2']);
  });

  it('example 5: teams share prizes as players do', () => {
    const teams = teamsOf(contenders('A 2', 'B 2', 'A 1', 'B 1'), { by: 'club', best: 2, order: ['points'] });
    expect(teams.map(({ rank }) => rank)).toEqual([1, 1]);
    const asContenders = teams.map(({ label, values }) => ({ id: label, points: Number(values[0]) }));
    const fund = { model: 'us-chess', prizes: [{ name: 'Clubs', amounts: [100, 50] }] } as const;
    expect([...prizes(asContenders, fund).amounts]).toEqual([
      ['A', 75],
      ['B', 75],
    ]);
  });

  it('example 6: rank points', () => {
    const players = onPlaces(18, { A: [1, 2, 5, 6, 10, 12], B: [3, 4, 7, 8, 11] });
    expect(ranked(players, { order: ['rank-points'] })).toEqual(['1 A 62', '2 B 54']);
  });

  it('examples 7 and 8: first the women and the men, then the others', () => {
    const places = { A: [1, 2, 5, 6, 10, 12], B: [3, 4, 7, 8], C: [9, 11, 13], D: [14, 15, 16, 17] };
    const women = [1, 5, 10, 7];
    const players = onPlaces(18, places).map((one, at): Contender => ({
      ...one,
      sex: women.includes(at + 1) ? 'w' : 'm',
    }));
    const options = { by: 'club', order: ['rank-points'], women: 2, men: 2, incomplete: 'out' } as const;
    const teams = teamsOf(players, options);
    expect(teams.map(({ label, members }) => [label, members.map(({ player }) => player)])).toEqual([
      ['A', ['1', '5', '2', '6']],
    ]);
    // They are listed behind unless they are left out, and a woman isn't replaced
    const behind = teamsOf(players, { ...options, incomplete: 'behind' });
    expect(behind.map(({ label, isComplete, members }) => [label, isComplete, members.length])).toEqual([
      ['A', true, 4],
      ['B', false, 3],
      ['C', false, 2],
      ['D', false, 2],
    ]);
    expect(ranked(players, { women: 1, men: 0, best: 4, incomplete: 'out' })[1]).toBe('2 B 54');
  });

  it('example 9: equal in sums, and the best place decides', () => {
    const players = onPlaces(10, { X: [1, 10], Y: [5, 6] });
    const teams = teamsOf(players, { by: 'club', best: 2, order: ['rank-points', 'places', 'best-place'] });
    expect(teams.map(({ label, rank, separatedBy, values }) => [label, rank, values, separatedBy])).toEqual([
      ['X', 1, [11, 11, 1], null],
      ['Y', 2, [11, 11, 5], 2],
    ]);
  });

  it('example 10: several teams, each with the best who are left', () => {
    const five = contenders('A 6', 'A 5', 'A 5', 'A 4', 'A 3');
    expect(ranked(five, { best: 2, maximum: Infinity })).toEqual(['1 A 11', '2 A 2 9', '3 A 3 3']);
    expect(ranked(five, { best: 2, maximum: 2 })).toEqual(['1 A 11', '2 A 2 9']);
    expect(ranked(five, { best: 2, maximum: 3, incomplete: 'out' })).toEqual(['1 A 11', '2 A 2 9']);
  });
});

describe('teams', () => {
  it('are those of a label, trimmed and without regard to capitals; nobody is of none', () => {
    const players = contenders('Turm 3', ' turm  2', ' 1', 'TURM 1');
    expect(ranked(players, { best: 3 })).toEqual(['1 Turm 6']);
    expect(ranked([{ id: '1', points: 1 }])).toEqual([]);
  });

  it('are of anything else that a function says', () => {
    const players = contenders('A 3', 'B 2');
    expect(ranked(players, { by: ({ points }) => (points > 2 ? 'High' : undefined) })).toEqual(['1 High 3']);
    const countries: Contender[] = [{ id: '1', points: 1, federation: 'EST' }];
    expect(ranked(countries, { by: 'federation' })).toEqual(['1 EST 1']);
    expect(ranked([{ id: '1', points: 1, group: 'B' }], { by: 'group' })).toEqual(['1 B 1']);
  });

  it('with too few players come behind, count as they are, or are out', () => {
    const players = contenders('A 9', 'B 4', 'B 3', 'C 1', 'C 1');
    expect(ranked(players, { best: 2 })).toEqual(['1 B 7', '2 C 2', '3 A 9']);
    expect(ranked(players, { best: 2, incomplete: 'counted' })).toEqual(['1 A 9', '2 B 7', '3 C 2']);
    expect(ranked(players, { best: 2, incomplete: 'out' })).toEqual(['1 B 7', '2 C 2']);
  });

  it('compare sums of tie-breaks, and a value that is missing comes last', () => {
    const values: readonly Contender['values'][] = [{ BH: 10 }, { BH: 12, constructor: 1 }, { BH: null }, {}];
    const players = contenders('A 2', 'B 2', 'C 2', 'D 2').map((one, at) => ({ ...one, values: values[at] }));
    const teams = teamsOf(players, { by: 'club', best: 1, order: ['points', 'BH'] });
    expect(teams.map(({ label, rank, values: own }) => [rank, label, own[1]])).toEqual([
      [1, 'B', 12],
      [2, 'A', 10],
      [3, 'C', null],
      [3, 'D', null],
    ]);
    expect(teamsOf(players, { by: 'club', best: 1, order: ['constructor'] })[1].values).toEqual([null]);
  });

  it('add sums without an error of binary fractions', () => {
    const players = contenders('A 0.3', 'A 0.2', 'A 0.1');
    expect(teamsOf(players, { by: 'club', best: 3, order: ['points'] })[0].values).toEqual([0.6]);
  });

  it('are none where nobody may count', () => {
    expect(ranked(contenders('A 3', 'A/w 2', 'A 1'), { best: 1, women: 1, maximum: 2 })).toEqual(['1 A 2']);
  });

  it('say where the order of the list decided who counts', () => {
    const players = contenders('A 2', 'A 1', 'A 1').map((one, at) => ({ ...one, rank: at === 0 ? 1 : 2 }));
    expect(teamsOf(players, { by: 'club', best: 2, order: ['points'] })[0].notCounted).toEqual({
      player: '3',
      rank: 2,
    });
    expect(teamsOf(players, { by: 'club', best: 1, order: ['points'] })[0].notCounted).toBeNull();
    expect(teamsOf(players, { by: 'club', best: 3, order: ['points'] })[0].notCounted).toBeNull();
    // In the next team
    const two = teamsOf(players, { by: 'club', best: 2, order: ['points'], maximum: 2 });
    expect(two.map(({ notCounted }) => notCounted?.player ?? null)).toEqual(['3', null]);
  });
});

describe('teams are refused', () => {
  const one = contenders('A 1');
  it.each<[readonly unknown[], string]>([
    [[5, {}], 'contenders: expected an array of players, got 5'],
    [[one, 5], 'options: expected an object, got 5'],
    [[one, { order: ['points'] }], 'options.by: expected "club", "federation", "group" or a function, got undefined'],
    [
      [one, { by: 'school', order: ['points'] }],
      'options.by: expected "club", "federation", "group" or a function, got "school"',
    ],
    [[one, { by: () => 5, order: ['points'] }], 'options.by(contenders[0]): expected a text or nothing, got 5'],
    [[one, { by: 'club' }], 'options.order: expected an array of scores, got undefined'],
    [[one, { by: 'club', order: [] }], 'options.order: expected at least one score, got an object'],
    [[one, { by: 'club', order: [5] }], 'options.order[0]: expected a score, got 5'],
    [[one, { by: 'club', order: ['points', 'points'] }], 'options.order[1]: expected each score once, got "points"'],
    [
      [one, { by: 'club', order: ['BH'] }],
      'options.order[0]: expected points, rollins, rank-points, places, best-place or a code of contenders[].values, got "BH"',
    ],
    [[one, { by: 'club', order: ['points'], best: 0 }], 'options.best: expected a whole number from 1, got 0'],
    [
      [one, { by: 'club', order: ['points'], maximum: 1.5 }],
      'options.maximum: expected a whole number from 1, or Infinity, got 1.5',
    ],
    [
      [one, { by: 'club', order: ['points'], women: 3, men: 2 }],
      'options.men: expected at most 1, because 4 count and 3 are women, got 2',
    ],
    [[one, { by: 'club', order: ['points'], women: 5 }], 'options.women: expected a whole number from 0 to 4, got 5'],
    [[one, { by: 'club', order: ['points'], least: 9 }], 'options.least: expected a whole number from 0 to 4, got 9'],
    [
      [one, { by: 'club', order: ['points'], incomplete: 'last' }],
      'options.incomplete: expected "behind" or "counted" or "out", got "last"',
    ],
    [[one, { by: 'club', order: ['points'], bests: 1 }], 'options: expected "best", got "bests"'],
    [
      [[{ ...one[0], values: { BH: '3' } }], { by: 'club', order: ['points'] }],
      'contenders[0].values["BH"]: expected a finite number, or null, got "3"',
    ],
    [
      [[{ ...one[0], values: 3 }], { by: 'club', order: ['points'] }],
      'contenders[0].values: expected an object, got 3',
    ],
  ])('%j', (args, message) => {
    expect(() => call(teamsOf, args)).toThrow(message);
  });
});
