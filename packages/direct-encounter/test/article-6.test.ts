import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { Edition, Result, Rounds, System } from '../../core/src/index.js';
import { crosstable, openTable } from '../../core/src/index.js';
import { byeWithoutKind, call, game } from '../../core/test/notation.js';
import { parseTrf } from '../../trf/src/index.js';
import { hasShared, sharedBytes, sharedJson, skipNote } from '../../trf/test/shared-files.js';
import { separate } from '../src/article-6.js';
import { directEncounter } from '../src/index.js';

/** A round for each game: it doesn't matter here who else played. */
function games(...list: readonly (readonly [white: string, black: string, result: Result])[]): Rounds {
  return list.map(([white, black, result]) => [game(white, black, result)]);
}

describe('6.1: the scores from the games between the tied make separate standings', () => {
  it('C beat A, and drew with B, who drew with A: C 1½, B 1, A ½', () => {
    const played = games(['A', 'B', 0.5], ['C', 'A', 1], ['B', 'C', 0.5]);
    expect(directEncounter(['A', 'B', 'C'], played)).toEqual([['C'], ['B'], ['A']]);
  });

  it('games against others don’t count', () => {
    const played = games(['A', 'B', 1], ['B', 'X', 1], ['B', 'Y', 1], ['X', 'A', 1]);
    expect(directEncounter(['B', 'A'], played)).toEqual([['A'], ['B']]);
  });

  it('who never met stays tied, in the order in which they are listed', () => {
    expect(directEncounter(['B', 'A'], games(['A', 'X', 1], ['B', 'X', 0]))).toEqual([['B', 'A']]);
    expect(directEncounter(['Z', 'A'], [])).toEqual([['Z', 'A']]);
  });

  it('the points awarded are what counts: a decision of the arbiter, another scoring', () => {
    const decided: Rounds = [[{ white: 'A', black: 'B', result: 0.5, blackResult: 0 }]];
    expect(directEncounter(['B', 'A'], decided)).toEqual([['A'], ['B']]);
    const nobody: Rounds = [[{ white: 'A', black: 'B', result: 0, blackResult: 0 }]];
    expect(directEncounter(['B', 'A'], nobody)).toEqual([['B', 'A']]);
    // 1-½-0: A 1 + 0 + ½ = 1½, B 0 + 1 + ½ = 1½, C 1 + 0 + ½, D ½ + ½ + ½: all tied. 3-1-0: A, B and C 4, D 3
    const played = games(
      ['A', 'B', 1],
      ['B', 'C', 1],
      ['C', 'A', 1],
      ['D', 'A', 0.5],
      ['D', 'B', 0.5],
      ['D', 'C', 0.5],
    );
    expect(directEncounter(['A', 'B', 'C', 'D'], played)).toEqual([['A', 'B', 'C', 'D']]);
    const football = crosstable(played, { scoring: { win: 3, draw: 1 } });
    expect(directEncounter(['A', 'B', 'C', 'D'], football)).toEqual([['A', 'B', 'C'], ['D']]);
  });

  it('nobody, or one: there is nothing to separate', () => {
    expect(directEncounter([], games(['A', 'B', 1]))).toEqual([]);
    expect(directEncounter(['A'], games(['A', 'B', 1]))).toEqual([['A']]);
    expect(directEncounter(['Z'], games(['A', 'B', 1]))).toEqual([['Z']]);
  });

  it('byes of the tied are no games between them', () => {
    expect(directEncounter(['A', 'B'], [[byeWithoutKind('A', 1), byeWithoutKind('B', 0)]])).toEqual([['A', 'B']]);
  });
});

describe('6.1.1: forfeits', () => {
  const forfeited: Rounds = [[game('A', 'B', 1, 'forfeit-win')]];
  const tied = ['B', 'A'];

  it('are excluded', () => {
    expect(directEncounter(tied, forfeited)).toEqual([['B', 'A']]);
    expect(directEncounter(tied, crosstable(forfeited, { system: 'swiss' }))).toEqual([['B', 'A']]);
  });

  it('count where the regulations of the tournament say so', () => {
    expect(directEncounter(tied, forfeited, { forfeits: true })).toEqual([['A'], ['B']]);
    expect(directEncounter(tied, forfeited, { forfeits: false })).toEqual([['B', 'A']]);
  });

  it.each<Edition>(['2024-08', '2026-03'])('are regular games in a round robin (15.2), edition %s', (edition) => {
    const table = crosstable(forfeited, { system: 'round-robin', edition });
    expect(directEncounter(tied, table)).toEqual([['A'], ['B']]);
  });

  it('a double forfeit is a meeting, too, where forfeits count', () => {
    // All met: A 1 + 0, B 0 + 1, C 0 + 0; among A and B again A 1
    const played: Rounds = [[game('A', 'B', 1)], [game('A', 'C', 0, 'double-forfeit')], [game('B', 'C', 1)]];
    expect(directEncounter(['C', 'B', 'A'], played, { forfeits: true })).toEqual([['A'], ['B'], ['C']]);
    // Excluded, the game of A and C is missing: A is 1 at worst and B 1 at best
    expect(directEncounter(['C', 'B', 'A'], played)).toEqual([['C', 'B', 'A']]);
  });

  it('an excluded one is a missing game: it could have been won or lost', () => {
    // A 1 at least and 2 at most, B 1, C 0 to 1; were the forfeit no game at all, A 1, B 1 and C 0 would all have met
    const played: Rounds = [[game('A', 'B', 1)], [game('A', 'C', 1, 'forfeit-win')], [game('B', 'C', 1)]];
    expect(directEncounter(['A', 'B', 'C'], played)).toEqual([['A', 'B', 'C']]);
    expect(directEncounter(['A', 'B', 'C'], played, { forfeits: true })).toEqual([['A'], ['B'], ['C']]);
  });

  it('who also played each other have met', () => {
    const played: Rounds = [[game('A', 'B', 0)], [game('A', 'B', 1, 'forfeit-win')]];
    expect(directEncounter(['A', 'B'], played)).toEqual([['B'], ['A']]);
    expect(directEncounter(['A', 'B'], played, { forfeits: true })).toEqual([['A', 'B']]); // ½ each on average
  });

  it('a forfeit against nobody known is no encounter', () => {
    const played: Rounds = [[game('A', '', 1, 'forfeit-win')], [game('B', 'B', 0, 'forfeit-loss')]];
    expect(directEncounter(['A', 'B'], played, { forfeits: true })).toEqual([['A', 'B']]);
  });
});

describe('6.1.2: of players who met more than once the average counts', () => {
  it('A and B met three times, a draw and a win each: ½ each, so the win against C decides', () => {
    // A ½ + 1 = 1½, B ½ + ½ = 1, C 0 + ½ = ½; as sums A 2½, B 2
    const played = games(['A', 'B', 1], ['B', 'A', 1], ['A', 'B', 0.5], ['A', 'C', 1], ['B', 'C', 0.5]);
    expect(directEncounter(['C', 'B', 'A'], played)).toEqual([['A'], ['B'], ['C']]);
  });

  it('the sum of the games would put another first', () => {
    // Averages: A (½+½+½)/3 + 0 = ½, B ½ + ½ = 1, C 1 + ½ = 1½; sums: A 1½, B 2, C 1½
    const played = games(['A', 'B', 0.5], ['A', 'B', 0.5], ['A', 'B', 0.5], ['A', 'C', 0], ['B', 'C', 0.5]);
    expect(directEncounter(['A', 'B', 'C'], played)).toEqual([['C'], ['B'], ['A']]);
  });

  it('thirds are exact: 1/6, 2/3 and 1/6 are as much as one win', () => {
    // A: 1/6 against B, 2/3 against C, 1/6 against D, 0 against E, together 1. E: 1 against D. Their own game ended 0–0.
    // B 5/6 + 1 + ½ + ½, C 1/3 + 1 + ½ + ½, D 5/6 + 0 + ½ + ½
    const played: Rounds = [
      ...games(['A', 'B', 0.5], ['B', 'A', 1], ['A', 'B', 0]),
      ...games(['A', 'C', 1], ['C', 'A', 0], ['A', 'C', 0]),
      ...games(['A', 'D', 0.5], ['D', 'A', 1], ['A', 'D', 0]),
      [{ white: 'A', black: 'E', result: 0, blackResult: 0 }],
      ...games(['B', 'C', 0.5], ['B', 'D', 0.5], ['C', 'D', 0.5], ['E', 'B', 0], ['E', 'C', 0], ['E', 'D', 1]),
    ];
    expect(directEncounter(['A', 'B', 'C', 'D', 'E'], played)).toEqual([['B'], ['C'], ['D'], ['A', 'E']]);
  });

  it('points that no whole number stands for are rounded before they are compared', () => {
    // A draw is worth a third. A drew all six games: 2. E drew three and won one: 2
    const others = ['P', 'Q', 'R', 'S', 'U'] as const;
    const played = games(
      ['A', 'E', 0.5],
      ...others.map((other) => ['A', other, 0.5] as const),
      ['E', 'P', 0.5],
      ['E', 'Q', 0.5],
      ['E', 'R', 0],
      ['E', 'S', 0],
      ['E', 'U', 1],
      ...others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other, 1] as const)),
    );
    // P ⅓ + ⅓ + 4, Q ⅓ + ⅓ + 3, R ⅓ + 1 + 2, S ⅓ + 1 + 1, U ⅓ + 0 + 0
    const table = crosstable(played, { scoring: { draw: 1 / 3 } });
    expect(directEncounter(['A', 'E', ...others], table)).toEqual([['P'], ['Q'], ['R'], ['S'], ['A', 'E'], ['U']]);
  });

  it('a double round robin: every pair is averaged, which changes no order', () => {
    // A–B 1½:½, A–C ½:1½, B–C 2:0. Averages: A ¾+¼ = 1, B ¼+1 = 1¼, C ¾+0 = ¾
    const played = games(['A', 'B', 1], ['B', 'A', 0.5], ['A', 'C', 0], ['C', 'A', 0.5], ['B', 'C', 1], ['C', 'B', 0]);
    const table = crosstable(played, { system: 'round-robin' });
    expect(directEncounter(['A', 'B', 'C'], table)).toEqual([['B'], ['A'], ['C']]);
  });

  it('where only one of the two games has been played, they have met', () => {
    const table = crosstable(games(['A', 'B', 1], ['B', 'A', 0.5], ['A', 'C', 1], ['C', 'B', 0]), {
      system: 'round-robin',
    });
    // A ¾ + 1, B ¼ + 1, C 0
    expect(directEncounter(['C', 'B', 'A'], table)).toEqual([['A'], ['B'], ['C']]);
  });
});

describe('6.2: all have met', () => {
  it('a cycle separates nobody', () => {
    expect(directEncounter(['A', 'B', 'C'], games(['A', 'B', 1], ['B', 'C', 1], ['C', 'A', 1]))).toEqual([
      ['A', 'B', 'C'],
    ]);
  });

  it('who is still tied is looked at again, by the games among those alone', () => {
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

describe('6.3: in a Swiss, whoever is first whatever the outcome of the missing games', () => {
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
    expect(directEncounter(['Y', 'A', 'B', 'C', 'X'], played)).toEqual([['X'], ['A'], ['C'], ['B'], ['Y']]);
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
    expect(large).toBe(2 * small);
    expect(large).toBeLessThan(4 * 400 * 6);
  });
});

describe('what is refused', () => {
  const played = games(['A', 'B', 1]);
  it.each([
    ['A', new TypeError('tied: expected an array of ids, got "A"')],
    [undefined, new TypeError('tied: expected an array of ids, got undefined')],
    [['A', 1], new TypeError('tied[1]: expected an id used once, got 1')],
    [['A', null], new TypeError('tied[1]: expected an id used once, got null')],
    [['', 'A'], new RangeError('tied[0]: expected an id used once, got ""')],
    [['A', 'B', 'A'], new RangeError('tied[2]: expected an id used once, got "A"')],
  ])('tied %j', (tied, error) => {
    expect(() => call(directEncounter, [tied, played])).toThrow(error);
  });

  it.each([
    [null, new TypeError('options: expected an object, got null')],
    [{ forfeits: 1 }, new TypeError('options.forfeits: expected true or false, got 1')],
  ])('options %j', (options, error) => {
    expect(() => call(directEncounter, [['A', 'B'], played, options])).toThrow(error);
  });

  it.each([
    [undefined, new TypeError('games: expected an array of rounds or a Crosstable of version 1, got undefined')],
    [{}, new TypeError('games: expected an array of rounds or a Crosstable of version 1, got an object')],
    [[[{ white: 'A', black: 'B', result: 2 }]], new RangeError('games[0][0].result: expected 0, 0.5 or 1, got 2')],
  ])('games %j, whoever is tied', (rounds, error) => {
    expect(() => call(directEncounter, [['A', 'B'], rounds])).toThrow(error);
    expect(() => call(directEncounter, [[], rounds])).toThrow(error);
  });

  it('an id that the list of players leaves out', () => {
    const table = crosstable(played, { players: [{ id: 'A' }, { id: 'B' }] });
    const error = new RangeError('player: expected a listed player, got "Z"');
    expect(() => directEncounter(['A', 'Z'], table)).toThrow(error);
    expect(directEncounter(['Z', 'Y', 'A'], played)).toEqual([['Z', 'Y', 'A']]); // without a list: no games
  });
});

type Worked = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

describe.skipIf(!hasShared)(`Mario Held's exercises in tie-breaking${skipNote}`, () => {
  function ranksOf(event: string, system: System): Record<string, number> {
    const { players, games: rounds } = parseTrf(sharedBytes(`real/${event}.trf`));
    const tournament = openTable(crosstable(rounds, { players, system }));
    const { ids, scores } = tournament;
    const ranks: Record<string, number> = {};
    for (const score of new Set(scores)) {
      let rank = 1 + scores.filter((other) => other > score).length;
      const tied = ids.filter((_, player) => scores[player] === score);
      for (const group of directEncounter(tied, crosstable(rounds, { players, system }))) {
        for (const id of group) ranks[id] = rank;
        rank += group.length;
      }
    }
    return ranks;
  }

  it.each<[string, System]>([
    ['held-swiss-9', 'swiss'],
    ['held-rr-6', 'round-robin'],
  ])('%s: points and direct encounter', (event, system) => {
    const worked = sharedJson('real/worked-examples.json') as Worked;
    expect(ranksOf(event, system)).toEqual(worked[event]['ranks with PTS,DE']);
  });

  it('exercises 23 and 24: nobody of 1, 3, 4, 16 and of 5, 8, 11 is ranked', () => {
    const { games: rounds } = parseTrf(sharedBytes('real/held-swiss-5.trf'));
    expect(directEncounter(['1', '3', '4', '16'], rounds)).toEqual([['1', '3', '4', '16']]);
    expect(directEncounter(['5', '8', '11'], rounds)).toEqual([['5', '8', '11']]);
  });
});

describe('the manifest', () => {
  it('names no tie-break: groups are no number', async () => {
    const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      exports: object;
    };
    expect(Object.keys(exports)).toEqual(['.', './explain']);
    expect(Object.keys(await import('../src/index.js'))).toEqual(['directEncounter']);
  });
});
