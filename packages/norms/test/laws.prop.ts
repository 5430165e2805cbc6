import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normForecast } from '../src/forecast.js';
import { type Norm, type NormTitle, norms } from '../src/index.js';

import { OWN, normOf, tournament } from './opponents.js';

const TITLES: readonly NormTitle[] = ['GM', 'IM', 'WGM', 'WIM'];

const anyGame = fc
  .record({
    title: fc.constantFrom('GM', 'GM', 'GM', 'IM', 'FM', 'WGM', '.'),
    rating: fc.integer({ min: 2350, max: 2550 }),
    federation: fc.constantFrom('GER', 'FRA', 'FRA', 'ITA', 'AUT', 'FID'),
    result: fc.constantFrom('1', '1', '1', '½', '0'),
  })
  .map(({ federation, rating, result, title }) => `${title}${rating}${federation}=${result}`);

const anyGames = fc.array(anyGame, { minLength: 9, maxLength: 13 });
const anyTitle = fc.constantFrom(...TITLES);

/** Whether the games left out are wins, or come after all that count (1.4.1 e, f), and at least nine are left. */
function isAllowed({ games, rounds }: Norm): boolean {
  const lastCounted = Math.max(...rounds.filter(({ counted }) => counted !== undefined).map(({ round }) => round));
  return (
    games >= 9 &&
    rounds.every(({ counted, round, score }) => counted !== undefined || score === 1 || round > lastCounted)
  );
}

describe('norms', () => {
  it('leave out what may be, and what is kept is a norm by itself', () => {
    let left = 0;
    fc.assert(
      fc.property(anyGames, anyTitle, (words, title) => {
        const norm = normOf(words.join(' '), title);
        expect(isAllowed(norm)).toBe(true);
        const kept = words.filter((_, at) => norm.rounds[at].leftOut === undefined);
        const alone = normOf(kept.join(' '), title);
        expect([alone.holds, alone.games, alone.performance]).toEqual([norm.holds, norm.games, norm.performance]);
        if (norm.way === 'left-out') left++;
        if (norm.holds === true && norm.way === 'all') expect(kept).toHaveLength(words.length);
      }),
      { numRuns: 500 },
    );
    expect(left).toBeGreaterThan(20);
  });

  it('hold without each of the games that may be left out, too, and without all after the round in which they were reached', () => {
    fc.assert(
      fc.property(anyGames, anyTitle, (words, title) => {
        const { holds, mayLeaveOut, reachedAfter, rounds } = normOf(words.join(' '), title);
        if (holds !== true) expect([mayLeaveOut, reachedAfter]).toEqual([[], undefined]);
        const counted = rounds.filter((one) => one.leftOut === undefined).map(({ round }) => round);
        const without = (isOut: (round: number) => boolean): boolean | undefined =>
          normOf(counted.filter((round) => !isOut(round)).map((round) => words[round - 1]).join(' '), title).holds; // prettier-ignore
        for (const round of mayLeaveOut) expect(without((one) => one === round)).toBe(true);
        if (reachedAfter !== undefined) expect(without((one) => one > reachedAfter)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('that hold also hold with a better result instead, and against stronger opponents', () => {
    fc.assert(
      fc.property(anyGames, anyTitle, fc.nat(), (words, title, pick) => {
        const options = { system: 'round-robin' } as const;
        if (normOf(words.join(' '), title, options).holds !== true) return;
        const at = pick % words.length;
        const better = words.with(at, words[at].replace(/[0½]$/, '1'));
        const stronger = words.with(
          at,
          words[at].replace(/\d{4}/, (rating) => String(Number(rating) + 50)),
        );
        for (const other of [better, stronger]) expect(normOf(other.join(' '), title, options).holds).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('are those of a forecast once the results are there', () => {
    fc.assert(
      fc.property(anyGames, anyTitle, fc.integer({ min: 1, max: 3 }), (words, title, open) => {
        const before = words.map((word, at) => (at < words.length - open ? word : word.replace(/.$/, '*')));
        const { games, players } = tournament(before.join(' '));
        const [{ needs, outcomes }] = normForecast('X', games, [OWN, ...players], { system: 'swiss', titles: [title] });
        expect(outcomes).toHaveLength(3 ** open);
        for (const { holds, results } of outcomes) {
          const after = before.map((word, at) => {
            const result = results.at(at - words.length);
            return at < words.length - open || result === undefined
              ? word
              : word.replace('*', result === 0.5 ? '½' : String(result));
          });
          expect(normOf(after.join(' '), title).holds).toBe(holds);
          const points = results.reduce<number>((sum, one) => sum + one, 0);
          const need = needs.find((one) => one.points === points);
          expect(need?.holds).not.toBe(holds === true ? 'never' : 'always');
        }
      }),
      { numRuns: 100 },
    );
  });

  it('come true as a forecast has it, with opponents who bring what it asks for, and not with less', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyGames, anyTitle, (words, title) => {
        const { games, players } = tournament(words.slice(0, 8).join(' '));
        const options = { system: 'swiss', titles: [title], rounds: 9 } as const;
        const [{ needs }] = normForecast('X', games, [OWN, ...players], options);
        for (const { holds, opponents, points } of needs) {
          const result = points === 0.5 ? '½' : String(points);
          const last = (rating: number, federation: string, own: string) =>
            normOf(`${words.slice(0, 8).join(' ')} ${own}${rating}${federation}=${result}`, title).holds;
          if (holds === 'never') expect(last(2900, 'XYZ', 'GM')).toBe(false);
          if (opponents === undefined) continue;
          asked++;
          const rating = opponents.average ?? 1000;
          expect(last(rating, 'XYZ', 'GM')).toBe(true);
          if (opponents.average !== null) expect(last(rating - 1, 'XYZ', 'GM')).toBe(false);
          if (opponents.titled > 0 || opponents.mainTitles > 0) expect(last(rating, 'XYZ', '.')).toBe(false);
          if (opponents.newFederations > 0) expect(last(rating, 'GER', 'GM')).toBe(false);
          for (const { federation, most } of opponents.limits) {
            if (most === 0) expect(last(rating, federation, 'GM')).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(asked).toBeGreaterThan(20);
  });

  it('don’t depend on names', () => {
    fc.assert(
      fc.property(anyGames, anyTitle, (words, title) => {
        const { games, players } = tournament(words.join(' '));
        const renamed = games.map((round) => round.map((game) => ({ ...game, black: `z${game.black}` })));
        const others = players.map((player) => ({ ...player, id: `z${player.id}` })).toReversed();
        const options = { system: 'swiss', titles: [title] } as const;
        const [norm] = norms('X', games, [OWN, ...players], options);
        const [other] = norms('X', renamed, [...others, OWN], options);
        expect(other.checks).toEqual(norm.checks);
      }),
      { numRuns: 100 },
    );
  });
});
