import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { separate } from '../src/article-6.js';
import { explain } from '../src/explain.js';
import { directEncounter } from '../src/index.js';
import { games } from './one-game-rounds.js';

describe('6.2: all have met', () => {
  it('a cycle separates nobody', () => {
    expect(directEncounter(['A', 'B', 'C'], games(['A', 'B', 1], ['B', 'C', 1], ['C', 'A', 1]))).toEqual([
      ['A', 'B', 'C'],
    ]);
  });

  it('players who are still tied are looked at again, by the games among them alone', () => {
    // A beat B, lost to C, drew D: 1½. B beat C and D: 2. C beat A, drew D: 1½. D two draws: 1. Then C before A
    const played = games(['A', 'B', 1], ['C', 'A', 1], ['A', 'D', 0.5], ['B', 'C', 1], ['B', 'D', 1], ['C', 'D', 0.5]);
    expect(directEncounter(['A', 'B', 'C', 'D'], played)).toEqual([['B'], ['C'], ['A'], ['D']]);
  });

  it('listed again after another tie-break it separates whom it could not before', () => {
    const played = games(['A', 'B', 1], ['B', 'C', 1], ['C', 'A', 1]);
    const [cycle] = directEncounter(['A', 'B', 'C'], played);
    expect(directEncounter(cycle, played)).toEqual([cycle]); // right after itself it changes nothing
    const stillTied = cycle.filter((id) => id !== 'C'); // whom another tie-break has put apart
    expect(directEncounter(stillTied, played)).toEqual([['A'], ['B']]);
  });

  it('several groups at once, each by its own games', () => {
    // A beat B and D: 2. B beat C and D: 2. C beat A: 1. D beat C: 1. Then A before B, and D before C
    const played = games(['A', 'B', 1], ['A', 'D', 1], ['B', 'C', 1], ['B', 'D', 1], ['C', 'A', 1], ['D', 'C', 1]);
    expect(directEncounter(['D', 'C', 'B', 'A'], played)).toEqual([['A'], ['B'], ['D'], ['C']]);
  });
});

describe('6.3: in a Swiss, a player who is first with any outcome of the missing games', () => {
  it('A beat both: first, although B and C never met; those two then have no game at all', () => {
    const played = games(['A', 'B', 1], ['A', 'C', 1]); // A 2; B and C 1 at best
    expect(directEncounter(['C', 'B', 'A'], played)).toEqual([['A'], ['C', 'B']]);
    expect(directEncounter(['C', 'B', 'A'], crosstable(played, { system: 'swiss' }))).toEqual([['A'], ['C', 'B']]);
  });

  it('not if somebody could draw level', () => {
    // A 1½, B ½ and C 0 have a game to play: B 1½ at best
    expect(directEncounter(['A', 'B', 'C'], games(['A', 'B', 0.5], ['A', 'C', 1]))).toEqual([['A', 'B', 'C']]);
  });

  it('the second and third rank in the same separate standings', () => {
    // C and D have not met. A 3, B 2; C and D 0, 1 at best
    const played = games(['A', 'B', 1], ['A', 'C', 1], ['A', 'D', 1], ['B', 'C', 1], ['B', 'D', 1]);
    expect(directEncounter(['D', 'C', 'B', 'A'], played)).toEqual([['A'], ['B'], ['D', 'C']]);
  });

  it('the second by the games against the first, too, and not only by those among the rest', () => {
    // C and D have not met. A beat C, D and E: 3. B beat A, and drew three games: 2½. C and D ½ + ½: 1, 2 at best.
    // E drew B, C and D: 1½. Without the games against A, B would have 1½ and C 2 at best.
    // C, D and E again: C and D ½, 1½ at best, E 1: nobody is first
    const played = games(
      ['A', 'C', 1],
      ['A', 'D', 1],
      ['A', 'E', 1],
      ['B', 'A', 1],
      ['B', 'C', 0.5],
      ['B', 'D', 0.5],
      ['B', 'E', 0.5],
      ['C', 'E', 0.5],
      ['D', 'E', 0.5],
    );
    expect(directEncounter(['A', 'B', 'C', 'D', 'E'], played)).toEqual([['A'], ['B'], ['C', 'D', 'E']]);
  });

  it('Article 6 is applied again to those who remain, by 6.2 if they have all met', () => {
    // A–D is missing. B 3 is first; A ½ to 1½, C ½ + 1 = 1½, D 0 to 1: nobody is second, and the same without B
    const open = games(['B', 'A', 1], ['B', 'C', 1], ['B', 'D', 1], ['A', 'C', 0.5], ['C', 'D', 1]);
    expect(directEncounter(['A', 'B', 'C', 'D'], open)).toEqual([['B'], ['A', 'C', 'D']]);
    // A–D is missing. A 3 (4 at best) is first, D 0 (1 at best); B, C and E beat each other in a circle: 2, 2, 2.
    // Nobody is second; again B, C, D, E, who have all met: 2, 2, 0, 2; and again B, C, E: 1 each
    const circle = games(
      ['A', 'B', 1],
      ['A', 'C', 1],
      ['A', 'E', 1],
      ['B', 'D', 1],
      ['C', 'D', 1],
      ['E', 'D', 1],
      ['B', 'C', 1],
      ['C', 'E', 1],
      ['E', 'B', 1],
    );
    expect(directEncounter(['A', 'B', 'C', 'D', 'E'], circle)).toEqual([['A'], ['B', 'C', 'E'], ['D']]);
  });

  it('everybody, although a game is missing', () => {
    // X–Y is missing. X 3, A 1 + 1 + ½ = 2½, C ½ + 1 + ½ = 2, B ½ + 1 = 1½, Y 0 to 1
    const played = games(
      ['X', 'A', 1],
      ['X', 'B', 1],
      ['X', 'C', 1],
      ['A', 'B', 1],
      ['A', 'Y', 1],
      ['A', 'C', 0.5],
      ['C', 'Y', 1],
      ['B', 'C', 0.5],
      ['B', 'Y', 1],
    );
    const order = [['X'], ['A'], ['C'], ['B'], ['Y']];
    expect(directEncounter(['Y', 'A', 'B', 'C', 'X'], played)).toEqual(order);
    // One application is enough, and its groups are these five
    expect(explain(['Y', 'A', 'B', 'C', 'X'], played).map(({ groups }) => groups)).toEqual([order]);
  });

  it('a missing game is worth what a loss and a win are worth in this tournament', () => {
    // 3-1-0: A 1 + 3 = 4, B 1 and 4 at best
    const drawn = games(['A', 'B', 0.5], ['A', 'C', 1]);
    const football = crosstable(drawn, { scoring: { win: 3, draw: 1 } });
    expect(directEncounter(['A', 'B', 'C'], football)).toEqual([['A', 'B', 'C']]);
    // 3-2-1: A 3 + 3 = 6, B and C 1 + 1 at least and 1 + 3 at best
    const won = games(['A', 'B', 1], ['A', 'C', 1]);
    const consolation = crosstable(won, { scoring: { win: 3, draw: 2, loss: 1 } });
    expect(directEncounter(['A', 'B', 'C'], consolation)).toEqual([['A'], ['B', 'C']]);
    // The same, and A–D is missing: A 7 at least; D lost to B and C and has 2 + 3 at best, B and C 1 + 3 + 3 at best
    const open = crosstable([...won, ...games(['B', 'D', 1], ['C', 'D', 1])], {
      scoring: { win: 3, draw: 2, loss: 1 },
    });
    expect(directEncounter(['A', 'B', 'C', 'D'], open)).toEqual([['A', 'B', 'C', 'D']]);
    const more = crosstable([...won, ...games(['B', 'D', 1], ['C', 'D', 1], ['B', 'C', 0.5])], {
      scoring: { win: 3, draw: 2, loss: 1 },
    });
    // A 6 + 1 at least; B and C 1 + 3 + 2 = 6; D 1 + 1 + 3 = 5 at best. Were a loss nothing, A could have 6 only
    expect(directEncounter(['A', 'B', 'C', 'D'], more)).toEqual([['A'], ['B', 'C'], ['D']]);
  });

  it('never in a round robin, unfinished or not', () => {
    const played = games(['A', 'B', 1], ['A', 'C', 1]);
    const table = crosstable(played, { system: 'round-robin', rounds: 3 });
    expect(directEncounter(['A', 'B', 'C'], table)).toEqual([['A', 'B', 'C']]);
    expect(directEncounter(['A', 'B', 'C'], crosstable(played, { system: 'round-robin' }))).toEqual([['A', 'B', 'C']]);
    expect(directEncounter(['A', 'B', 'C'], crosstable(played))).toEqual([['A'], ['B', 'C']]); // nothing says it is one
  });
});

describe('cost', () => {
  /** The same rounds with more players, who all drew with their neighbours; and how often the table is read for them. */
  function readsOf(size: number): number {
    const ids = Array.from({ length: size }, (_, at) => `p${at}`);
    const rounds = Array.from({ length: 6 }, (_, round) =>
      ids.filter((__, at) => at % 2 === 0).map((id, at) => game(id, ids[(2 * (at + round) + 1) % size], 0.5)),
    );
    let reads = 0;
    const watch = <T extends object>(target: T): T =>
      new Proxy(target, {
        get: (from, key): unknown => {
          reads++;
          return Reflect.get(from, key, from);
        },
      });
    const tournament = openTable(crosstable(rounds));
    const { opponents, records } = tournament;
    const watched = { ...tournament, opponents: watch(opponents), records: watch(records) };
    expect(separate(watched, [...ids.keys()], false)).toHaveLength(1);
    return reads;
  }

  it('twice the tied are twice the rounds to read, and every round is read a few times only', () => {
    const [small, large] = [readsOf(200), readsOf(400)];
    expect(small).toBeGreaterThanOrEqual(2 * 200 * 6);
    expect(large).toBeLessThanOrEqual(2 * small);
    expect(large).toBeLessThan(4 * 400 * 6);
  });
});

describe('the manifest', () => {
  it('names no tie-break: groups are no number', async () => {
    const { publishConfig } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      publishConfig: { exports: object };
    };
    expect(Object.keys(publishConfig.exports)).toEqual(['.', './explain']);
    expect(Object.keys(await import('../src/index.js'))).toEqual(['directEncounter']);
  });
});
