// Laws of the rankings of clubs, and a slow second implementation: the best players are found by trying every choice, and a rank counts
// the teams that are ahead.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Contender, type TeamOptions, teamsOf } from '../src/index.js';

const runs = { numRuns: 300 };

const anyContenders = fc
  .array(
    fc.record({
      half: fc.integer({ min: 0, max: 10 }),
      club: fc.constantFrom('A', 'B', 'C', 'D', ''),
      sex: fc.constantFrom('m', 'w', undefined),
      bh: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 14 },
  )
  .map((drawn): Contender[] =>
    drawn
      .toSorted((one, other) => other.half - one.half || other.bh - one.bh)
      .map(({ half, club, sex, bh }, at) => ({
        id: String(at + 1),
        points: half / 2,
        club,
        sex,
        values: { BH: bh / 2 },
      })),
  );

const anyOptions: fc.Arbitrary<TeamOptions> = fc
  .record({
    best: fc.integer({ min: 1, max: 4 }),
    order: fc.constantFrom(['points'], ['points', 'BH'], ['points', 'places', 'BH'], ['rollins', 'best-place']),
    incomplete: fc.constantFrom('behind', 'counted', 'out'),
    maximum: fc.constantFrom(1, 2, Infinity),
  })
  .map((drawn): TeamOptions => ({ by: 'club', ...drawn, order: drawn.order.filter((one) => one !== 'BH') }));

/** Every choice of this many of a list. */
function choices<T>(of: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, at) => choices(of.slice(at + 1), count - 1).map((others) => [one, ...others]));
}

describe('the ranking of clubs', () => {
  it('has scores that are the sums of what its players bring', () => {
    fc.assert(
      fc.property(anyContenders, anyOptions, (contenders, options) => {
        for (const { members, values } of teamsOf(contenders, options)) {
          options.order.forEach((score, at) => {
            const parts = members.map((member) => Number(member.values[at]));
            const sum = score === 'best-place' ? Math.min(...parts) : parts.reduce((one, other) => one + other, 0);
            expect(values[at]).toBeCloseTo(sum, 9);
          });
        }
      }),
      runs,
    );
  });

  it('has no player twice, and everybody in some team where there may be any number', () => {
    fc.assert(
      fc.property(anyContenders, anyOptions, (contenders, options) => {
        const all = teamsOf(contenders, options).flatMap(({ members }) => members.map(({ player }) => player));
        expect(new Set(all).size).toBe(all.length);
        if (options.maximum !== Infinity || options.incomplete === 'out') return;
        expect(all).toHaveLength(contenders.filter(({ club }) => club !== '').length);
      }),
      runs,
    );
  });

  it('is the same, whatever clubs are called', () => {
    fc.assert(
      fc.property(anyContenders, anyOptions, (contenders, options) => {
        const renamed = contenders.map((one) => ({ ...one, club: one.club === '' ? '' : ` x${one.club} ` }));
        const labels = teamsOf(renamed, options).map((team) => ({ ...team, label: team.label.slice(1) }));
        expect(labels).toEqual(teamsOf(contenders, options));
      }),
      runs,
    );
  });

  it('counts those with the most points of all who could, and ranks by the teams ahead', () => {
    fc.assert(
      fc.property(anyContenders, fc.integer({ min: 1, max: 4 }), (contenders, best) => {
        const teams = teamsOf(contenders, { by: 'club', best, order: ['points'] });
        const clubs = [...new Set(contenders.map(({ club = '' }) => club))].filter((club) => club !== '');
        const most = clubs.map((club) => {
          const points = contenders.filter((one) => one.club === club).map((one) => one.points);
          const sums = choices(points, Math.min(best, points.length)).map((few) =>
            few.reduce((sum, one) => sum + one, 0),
          );
          return { club, isComplete: points.length >= best, sum: Math.max(...sums) };
        });
        const ahead = (one: (typeof most)[number], other: (typeof most)[number]) =>
          one.isComplete === other.isComplete ? one.sum > other.sum : one.isComplete;
        const expected = most.map((one) => ({
          label: one.club,
          rank: 1 + most.filter((other) => ahead(other, one)).length,
          values: [one.sum],
        }));
        const byName = (one: { label: string }, other: { label: string }) => (one.label < other.label ? -1 : 1);
        expect(teams.map(({ label, rank, values }) => ({ label, rank, values })).sort(byName)).toEqual(
          expected.sort(byName),
        );
      }),
      runs,
    );
  });

  it('has women in their places: no more points are possible with as many of them', () => {
    fc.assert(
      fc.property(anyContenders, (contenders) => {
        const [best, women] = [3, 1];
        const teams = teamsOf(contenders, { by: 'club', best, women, order: ['points'], incomplete: 'out' });
        for (const { label, values } of teams) {
          const players = contenders.filter(({ club }) => club === label);
          const allowed = choices(players, best).filter((few) => few.some(({ sex }) => sex === 'w'));
          const sums = allowed.map((few) => few.reduce((sum, { points }) => sum + points, 0));
          expect(values[0]).toBe(Math.max(...sums));
        }
        const able = new Set(
          contenders.flatMap(({ club = '' }) => {
            const players = contenders.filter((one) => one.club === club);
            return club !== '' && players.length >= best && players.some(({ sex }) => sex === 'w') ? [club] : [];
          }),
        );
        expect(new Set(teams.map(({ label }) => label))).toEqual(able);
      }),
      runs,
    );
  });

  it('says what puts a team behind the one before it', () => {
    fc.assert(
      fc.property(anyContenders, anyOptions, (contenders, options) => {
        const teams = teamsOf(contenders, { ...options, maximum: 1 });
        teams.forEach(({ isComplete, rank, separatedBy, values }, at) => {
          const before = teams.at(at - 1);
          const told = at === 0 || before === undefined ? undefined : before;
          if (told === undefined || separatedBy === null) {
            expect(separatedBy).toBeNull();
            if (told !== undefined) expect([rank, values]).toEqual([told.rank, told.values]);
          } else if (separatedBy === 'complete') {
            expect([told.isComplete, isComplete]).toEqual([true, false]);
          } else {
            expect(values.slice(0, separatedBy)).toEqual(told.values.slice(0, separatedBy));
            expect(values[separatedBy]).not.toBe(told.values[separatedBy]);
          }
        });
      }),
      runs,
    );
  });
});
