import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Game, RESULTS, type Result, type System, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { type AnyTournament, anyTournament, permuted, renamed, turned } from '@crosstable/core/testing/tournaments';

import { explain } from '../src/explain.js';
import { directEncounter } from '../src/index.js';

const runs = { numRuns: 500 };
const keys = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });

/** A tournament and some of its players, in any order. */
const tiedInAny = anyTournament.chain((tournament) =>
  fc.tuple(fc.constant(tournament), fc.shuffledSubarray([...tournament.ids]), fc.boolean()),
);

/** Groups without the order inside them, which is that of the players. */
function asSets(groups: readonly (readonly string[])[]): string[][] {
  return groups.map((group) => [...group].sort());
}

describe('laws of direct encounter', () => {
  const sameFor = (other: (tournament: AnyTournament, order: readonly number[]) => AnyTournament): void => {
    fc.assert(
      fc.property(tiedInAny, keys, ([tournament, tied, forfeits], order) => {
        const changed = directEncounter(tied, other(tournament, order).games, { forfeits });
        expect(changed).toEqual(directEncounter(tied, tournament.games, { forfeits }));
      }),
      runs,
    );
  };

  it('permuting the games of a round changes nothing', () => {
    sameFor(permuted);
  });

  it('swapping colours together with results changes nothing', () => {
    sameFor((tournament, order) => turned(tournament, (at) => order[at % order.length] % 2 === 0));
  });

  it('nor does the order of the rounds', () => {
    sameFor((tournament) => ({ ...tournament, games: tournament.games.toReversed() }));
  });

  it('renaming players changes nothing', () => {
    fc.assert(
      fc.property(tiedInAny, fc.constantFrom('__proto__', '🙂', '1', ' '), ([tournament, tied], prefix) => {
        const name = (id: string): string => prefix + id.split('').reverse().join('');
        const groups = directEncounter(tied, tournament.games);
        expect(directEncounter(tied.map(name), renamed(tournament, name).games)).toEqual(
          groups.map((group) => group.map(name)),
        );
      }),
      runs,
    );
  });

  it('the groups are the tied, each once, in their order inside a group; that order decides nothing', () => {
    fc.assert(
      fc.property(tiedInAny, ([{ games }, tied, forfeits]) => {
        const groups = directEncounter(tied, games, { forfeits });
        expect(groups.every((group) => group.length > 0)).toBe(true);
        expect(groups.flat().sort()).toEqual([...tied].sort());
        for (const group of groups) expect(group).toEqual(tied.filter((id) => group.includes(id)));
        expect(asSets(directEncounter(tied.toReversed(), games, { forfeits }))).toEqual(asSets(groups));
      }),
      runs,
    );
  });

  it('games and a compiled table agree', () => {
    fc.assert(
      fc.property(tiedInAny, ([{ games, players }, tied, forfeits]) => {
        const groups = directEncounter(tied, games, { forfeits });
        expect(directEncounter(tied, crosstable(games, { players }), { forfeits })).toEqual(groups);
        // Bare games are taken as those of a Swiss; absences are no games
        expect(directEncounter(tied, crosstable(games, { players, system: 'swiss' }), { forfeits })).toEqual(groups);
      }),
      runs,
    );
  });

  it('applied again to those still tied it separates nobody', () => {
    fc.assert(
      fc.property(tiedInAny, ([{ games }, tied, forfeits]) => {
        for (const group of directEncounter(tied, games, { forfeits })) {
          expect(directEncounter(group, games, { forfeits })).toEqual([group]);
        }
      }),
      runs,
    );
  });

  it('the steps make the groups: each divides the tied of one group that came before, and they are fewer than tied', () => {
    fc.assert(
      fc.property(tiedInAny, ([{ games }, tied, forfeits]) => {
        const steps = explain(tied, games, { forfeits });
        expect(steps.length).toBeLessThan(Math.max(tied.length, 1));
        let ranking: readonly (readonly string[])[] = tied.length === 0 ? [] : [tied];
        for (const step of steps) {
          expect(ranking).toContainEqual(step.tied);
          ranking = ranking.flatMap((group) => (group.join() === step.tied.join() ? step.groups : [group]));
          for (const { player, score, worst, best, missing } of step.standings) {
            expect(worst).toBeLessThanOrEqual(score);
            expect(best - worst).toBeCloseTo(missing.length);
            for (const other of missing) {
              expect(step.standings.find((line) => line.player === other)?.missing).toContain(player);
            }
          }
        }
        expect(ranking).toEqual(directEncounter(tied, games, { forfeits }));
      }),
      runs,
    );
  });
});

/** A group of up to 5, whose games (a round each) are most of what there could be, some of them twice. */
const group = fc.integer({ min: 2, max: 5 }).chain((size) => {
  const ids = ['A', 'B', 'C', 'D', 'E'].slice(0, size);
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
  const result = fc.constantFrom<Result>(...RESULTS);
  const met = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: result.map((score) => (one: string, other: string) => game(one, other, score)) },
      {
        weight: 1,
        arbitrary: fc.tuple(result, result).map(([score, blackResult]) => (white: string, black: string): Game => ({
          white,
          black,
          result: score,
          blackResult,
        })),
      },
      { weight: 1, arbitrary: fc.constant((white: string, black: string): Game => ({ white, black, result: null })) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(['forfeit-win', 1] as const, ['forfeit-loss', 0] as const, ['double-forfeit', 0] as const)
          .map(
            ([kind, score]) =>
              (one: string, other: string) =>
                game(one, other, score, kind),
          ),
      },
    ),
    { minLength: 0, maxLength: 3 },
  );
  // One strong player makes it likelier that somebody can't be caught
  const strong = fc.boolean();
  return fc.tuple(fc.tuple(...pairs.map(() => met)), strong).map(([meetings, dominates]) => ({
    ids,
    games: pairs.flatMap(([one, other], at) => {
      const made = meetings[at].map((make) => [make(one, other)]);
      return dominates && one === 'A' && (at > 0 || made.length === 0) ? [[game(one, other, 1)]] : made;
    }),
  }));
});

interface Conditions {
  readonly system: System | undefined;
  readonly scoring: Readonly<Record<'win' | 'draw' | 'loss', number>>;
  readonly forfeits: boolean;
}

const conditions: fc.Arbitrary<Conditions> = fc.record({
  system: fc.constantFrom<System | undefined>(undefined, 'swiss', 'swiss', 'round-robin'),
  scoring: fc.constantFrom({ win: 1, draw: 0.5, loss: 0 }, { win: 3, draw: 1, loss: 0 }, { win: 3, draw: 2, loss: 1 }),
  forfeits: fc.boolean(),
});

/** 1/6 is the smallest part of a half point that comes of averages of up to 3 games. */
const PARTS = 12;

function reversed(result: Result): Result {
  return result === 1 ? 0 : result === 0 ? 1 : 0.5;
}

/**
 * Article 6 by trying everything: somebody is first if, in every combination of outcomes of the missing games, they are
 * alone at the top. The package compares a worst case with the best case of each rival by itself, which is how it reads
 * 6.3. The two can't differ: that somebody loses all their missing games and one rival wins all of theirs is one of the
 * combinations, for the missing game between the two, too; and where no such combination brings a rival level, none does.
 */
function byEnumeration(
  tied: readonly string[],
  games: readonly (readonly Game[])[],
  { system, scoring, forfeits }: Conditions,
  seen: { ranked: number },
): string[][] {
  if (tied.length < 2) return [[...tied]];
  const worth = (result: Result): number => [scoring.loss, scoring.draw, scoring.win][2 * result];
  const counts = ({ kind, result }: Game): boolean =>
    result !== null && (kind === undefined || forfeits || system === 'round-robin');
  const score = new Map(tied.map((id) => [id, 0]));
  const add = (id: string, points: number): void => void score.set(id, (score.get(id) ?? 0) + points);
  const missing: (readonly [string, string])[] = [];
  tied.forEach((one, at) => {
    for (const other of tied.slice(at + 1)) {
      const between = games
        .flat()
        .filter(
          (played) => [one, other].includes(played.white) && [one, other].includes(played.black) && counts(played),
        );
      if (between.length === 0) missing.push([one, other]);
      for (const { white, black, result, kind, blackResult } of between) {
        if (result === null) continue;
        const otherResult: Result = kind === 'double-forfeit' ? 0 : (blackResult ?? reversed(result));
        add(white, (PARTS * worth(result)) / between.length); // 6.1.2
        add(black, (PARTS * worth(otherResult)) / between.length);
      }
    }
  });

  if (missing.length === 0) {
    // 6.2
    const scores = [...new Set(score.values())].sort((one, other) => other - one);
    if (scores.length === 1) return [[...tied]];
    return scores.flatMap((points) =>
      byEnumeration(
        tied.filter((id) => score.get(id) === points),
        games,
        { system, scoring, forfeits },
        seen,
      ),
    );
  }
  if (system === 'round-robin') return [[...tied]];

  // 6.3: every combination of outcomes is a list of scores
  let combinations: ReadonlyMap<string, number>[] = [score];
  for (const [one, other] of missing) {
    combinations = combinations.flatMap((before) =>
      RESULTS.map((result) =>
        new Map(before)
          .set(one, (before.get(one) ?? 0) + PARTS * worth(result))
          .set(other, (before.get(other) ?? 0) + PARTS * worth(reversed(result))),
      ),
    );
  }
  const of = (combination: ReadonlyMap<string, number>, id: string): number => combination.get(id) ?? 0;
  const ranked: string[] = [];
  for (let next: string | undefined = ''; next !== undefined;) {
    const left = tied.filter((id) => !ranked.includes(id));
    next = left.find(
      (one) =>
        left.length > 1 &&
        combinations.every((scores) => left.every((other) => other === one || of(scores, one) > of(scores, other))),
    );
    if (next !== undefined) ranked.push(next);
  }
  if (ranked.length === 0) return [[...tied]];
  seen.ranked += ranked.length;
  const left = tied.filter((id) => !ranked.includes(id));
  return [...ranked.map((id) => [id]), ...byEnumeration(left, games, { system, scoring, forfeits }, seen)];
}

describe('direct encounter of up to 5 players', () => {
  it('agrees with trying every combination of outcomes of the missing games', { timeout: 120_000 }, () => {
    const seen = { ranked: 0 };
    fc.assert(
      fc.property(group, conditions, fc.nat(), ({ ids, games }, given, turn) => {
        const tied = [...ids.slice(turn % ids.length), ...ids.slice(0, turn % ids.length)];
        const { system, scoring, forfeits } = given;
        const table = crosstable(games, { players: ids.map((id) => ({ id })), system, scoring });
        expect(directEncounter(tied, table, { forfeits })).toEqual(byEnumeration(tied, games, given, seen));
      }),
      { numRuns: 1500 },
    );
    expect(seen.ranked).toBeGreaterThan(100); // the law is about 6.3, so 6.3 must have had something to do
  });
});
