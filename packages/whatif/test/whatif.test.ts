import { describe, expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';

import {
  type Condition,
  type OpenResult,
  type OwnResult,
  type Question,
  type Rounds,
  type WhatIfOptions,
  whatifs as allAnswered,
  whatif as answered,
} from '../src/index.js';
import { openEvent, outcomesOf, ranksAfter } from './random-events.js';

/** Enough steps for every question here; no answer depends on a clock. */
const LIMIT = { maxNodes: 5000 };

const whatif = (games: Rounds, codes: readonly string[], options: WhatIfOptions & Question) =>
  answered(games, codes, { ...LIMIT, ...options });
const whatifs = (games: Rounds, codes: readonly string[], questions: readonly Question[], options?: WhatIfOptions) =>
  allAnswered(games, codes, questions, { ...LIMIT, ...options });

const open = (white: string, black: string): Game => ({ white, black, result: null });

/*
 * After two rounds A has 2 points, B, C and D have 1½, 1½ and 1, E and F have 0.
 * A - B, C - D and E - F are open.
 */
const GAMES = [
  [game('A', 'E', 1), game('B', 'C', 0.5), game('D', 'F', 1)],
  [game('A', 'D', 1), game('B', 'E', 1), game('C', 'F', 1)],
  [open('A', 'B'), open('C', 'D'), open('E', 'F')],
];

/** Whether results are as a condition asks. */
function holds(condition: Condition, results: readonly OpenResult[]): boolean {
  return condition.every(({ black, results: allowed, white }) =>
    results.some((one) => one.white === white && one.black === black && allowed.includes(one.result)),
  );
}

const scoreOf = (player: string, results: readonly OpenResult[]): number | null => {
  const own = results.find(({ black, white }) => white === player || black === player);
  if (own === undefined) return null;
  return own.white === player ? own.result : 1 - own.result;
};

const placesOf = (results: readonly OwnResult[]) =>
  results.map(({ best, score, worst }) => [score, best.reached, worst.reached]);

describe('whatif', () => {
  it('gives the best and the worst place for a win, a draw and a loss', () => {
    // A with 3 is first alone. With 2½: C may have 2½, which is no more. With 2: B has 2½, C has 2½ after a win.
    expect(placesOf(whatif(GAMES, ['PTS'], { player: 'A' }).results)).toEqual([
      [1, 1, 1],
      [0.5, 1, 1],
      [0, 2, 3],
    ]);
    // C with 2½: A has 3 or 2½, B 2½ at most. With 2: A 2 or more, B 2½ or less; both have more only if neither ... A 2, B 2½.
    expect(placesOf(whatif(GAMES, ['PTS'], { player: 'C' }).results)).toEqual([
      [1, 1, 2],
      [0.5, 2, 2],
      [0, 3, 4],
    ]);
  });

  it('shows a result for every open game', () => {
    const [, , loss] = whatif(GAMES, ['PTS'], { player: 'A' }).results;
    expect(loss.worst.witness.slice(0, 2)).toEqual([
      { white: 'A', black: 'B', result: 0 },
      { white: 'C', black: 'D', result: 1 },
    ]);
    expect(loss.worst.witness).toHaveLength(3);
  });

  it('opens the games that are named, wherever they stand in the round, and no other', () => {
    const last = [game('A', 'B', 0), game('C', 'D', 1), { white: 'G', black: '', result: 1, kind: 'pairing-bye' } as const, game('E', 'F', 1)]; // prettier-ignore
    const games = [...GAMES.slice(0, 2), last];
    const named = [{ white: 'C', black: 'D' }];
    // A 2 and B 2½ stay. C with 2½ is level with B, with 2 level with A behind B, with 1½ behind both, and D has 2 then
    const { results } = whatif(games, ['PTS'], { player: 'C', open: named });
    expect(placesOf(results)).toEqual([
      [1, 1, 1],
      [0.5, 2, 2],
      [0, 4, 4],
    ]);
    expect(results[0].best.witness).toEqual([{ white: 'C', black: 'D', result: 1 }]);
    const ofOther = (white: string, black: string) => whatif(games, ['PTS'], { player: 'C', open: [{ white, black }] });
    for (const [white, black] of [['G', 'G'], ['A', 'D'], ['C', 'B']]) // prettier-ignore
      expect(() => ofOther(white, black)).toThrow(`options.open[0]: expected a pairing of the last round, got "${white} - ${black}"`); // prettier-ignore
  });

  it('asks about the round that the option names, and takes later ones for not played', () => {
    const later = [game('A', 'C', 0), game('B', 'D', 0), game('E', 'F', 0)];
    const { results } = whatif([...GAMES, later], ['PTS'], { player: 'A', round: 3 });
    expect(placesOf(results)).toEqual(placesOf(whatif(GAMES, ['PTS'], { player: 'A' }).results));
  });

  it('gives the present place of a player without an open game', () => {
    const games = [...GAMES.slice(0, 2), [game('A', 'B', 0.5), game('C', 'D', 1), game('E', 'F', 1)]];
    const [only, ...others] = whatif(games, ['PTS'], { player: 'B', place: 1 }).results;
    expect(others).toEqual([]);
    expect(only).toEqual({
      score: null,
      best: { reached: 3, bound: 3, exact: true, witness: [] },
      worst: { reached: 3, bound: 3, exact: true, witness: [] },
      sufficient: [],
      complete: true,
    });
  });

  it('gives the present place before the first round', () => {
    const players = ['A', 'B'].map((id) => ({ id }));
    expect(placesOf(whatif([], ['PTS'], { player: 'B', players }).results)).toEqual([[null, 1, 1]]);
  });

  it('compares with a player whose rounds take no part in Buchholz', () => {
    // A has a point of a bye without a kind. B or C may have one, too; all have a Buchholz Cut-1 of 0.
    const games = [[{ white: 'A', black: '', result: 1 as const }, open('B', 'C')]];
    expect(placesOf(whatif(games, ['PTS', 'BH/C1'], { player: 'A' }).results)).toEqual([[null, 1, 1]]);
    expect(placesOf(whatif(games, ['PTS', 'BH/C1'], { player: 'B' }).results)).toEqual([
      [1, 1, 1],
      [0.5, 2, 2],
      [0, 3, 3],
    ]);
  });

  it('meets nobody in a forfeit of a round robin that names no opponent', () => {
    // A won round 1 by forfeit, B against D: both have 1 point. A's Sonneborn-Berger is 0, B's is the score of D:
    // 0, if C wins, and then nobody is ahead of A
    const games = [[game('A', '', 1, 'forfeit-win'), game('B', 'D', 1)], [open('C', 'D')]];
    const { results } = whatif(games, ['PTS', 'SB'], { player: 'A', system: 'round-robin' });
    expect(placesOf(results)).toEqual([[null, 1, 2]]);
  });

  it('takes a tie-break for unknown where more points may make it less', () => {
    // A draw is worth 2. B wins: 1 each, and each has won 1 from the other. B draws: A 3, B 2. B loses: A 2, B 0.
    const games = [[game('A', 'B', 1)], [open('B', 'A')]];
    const scoring = { win: 1, draw: 2, loss: 0 };
    expect(placesOf(whatif(games, ['PTS', 'KS'], { player: 'B', scoring }).results)).toEqual([
      [1, 1, 1],
      [0.5, 2, 2],
      [0, 2, 2],
    ]);
  });

  it('forgets the results of the games that are named as open', () => {
    const games = [...GAMES.slice(0, 2), [game('A', 'B', 0), game('C', 'D', 1), game('E', 'F', 1)]];
    const named = [{ white: 'A', black: 'B' }];
    expect(placesOf(whatif(games, ['PTS'], { player: 'A', open: named }).results)).toEqual([
      [1, 1, 1],
      [0.5, 1, 1],
      [0, 3, 3],
    ]);
  });

  it('forgets with a result what the arbiter put in its place', () => {
    // A has 2 points after two rounds, and 1½ as round 1 counts ½. With 2½: C has 2½ at most. With 2: B has 2, C at most 2½.
    // With 1½: B has 2½, and C or D has 2 at least.
    const games = [...GAMES.slice(0, 2), [game('A', 'B', 0.5), game('C', 'D', 0), game('E', 'F', 1)]];
    const adjustments = [
      { player: 'A', round: 3, points: 0, replaces: true },
      { player: 'B', round: 3, points: 5, replaces: true },
      { player: 'A', round: 1, points: 0.5, replaces: true },
      { player: 'E', round: 3, points: 0, replaces: true }, // not open
      { player: 'C', round: 3, points: 0 }, // in no game
      { team: 'Lions', round: 3, points: 1, replaces: true },
    ];
    const named = [open('A', 'B'), open('C', 'D')];
    expect(placesOf(whatif(games, ['PTS'], { player: 'A', open: named, adjustments }).results)).toEqual([
      [1, 1, 1],
      [0.5, 1, 2],
      [0, 3, 3],
    ]);
    // E with the 0 of round 3 is with F, who has 0
    const [ofE] = whatif(games, ['PTS'], { player: 'E', open: named, adjustments }).results;
    expect([ofE.best.reached, ofE.worst.reached]).toEqual([5, 5]);
  });

  it('answers several questions at once', () => {
    const answers = whatifs(GAMES, ['PTS'], [{ player: 'A' }, { player: 'C', place: 1 }]);
    expect(answers.map(({ player, results }) => [player, placesOf(results)])).toEqual([
      ['A', placesOf(whatif(GAMES, ['PTS'], { player: 'A' }).results)],
      ['C', placesOf(whatif(GAMES, ['PTS'], { player: 'C' }).results)],
    ]);
  });

  it('is exact where the search has ended, and says so where it was stopped', () => {
    let open = 0;
    for (let number = 0; number < 12; number++) {
      const { games, options } = openEvent(77, number, 12);
      if (options.system === 'round-robin') continue;
      const codes = ['PTS', 'BH/M1', 'SB/M1'];
      const ask = (maxNodes: number) => whatif(games, codes, { player: '1', ...options, maxNodes }).results;
      const [ended, stopped] = [ask(5000), ask(1)];
      for (const [at, { best, worst }] of stopped.entries()) {
        const places = [best, worst].map(({ bound, reached }) => [bound, reached]);
        expect([best.exact, worst.exact]).toEqual(places.map(([bound, reached]) => bound === reached));
        open += places.filter(([bound, reached]) => bound !== reached).length;
        expect([ended[at].best.exact, ended[at].worst.exact]).toEqual([true, true]);
        expect(ended[at].best.reached).toBeGreaterThanOrEqual(best.bound);
        expect(ended[at].best.reached).toBeLessThanOrEqual(best.reached);
        expect(ended[at].worst.reached).toBeGreaterThanOrEqual(worst.reached);
        expect(ended[at].worst.reached).toBeLessThanOrEqual(worst.bound);
      }
    }
    expect(open).toBeGreaterThan(2);
  });

  it('repeats the place that was asked about, if any', () => {
    expect(whatif(GAMES, ['PTS'], { player: 'A', place: 2 }).place).toBe(2);
    const without = whatif(GAMES, ['PTS'], { player: 'A' });
    expect(Object.keys(without)).toEqual(['player', 'results']);
    expect(without.results.map((one) => Object.keys(one))).toEqual(Array(3).fill(['score', 'best', 'worst']));
  });

  it('goes on where the caller returns nothing', () => {
    const { games, options, codes, open: unfinished } = openEvent(5, 5, 7);
    const [player] = unfinished.map(({ white }) => white);
    const question = { ...options, maxNodes: 5000, player, place: 1 };
    const progress: unknown = () => undefined;
    expect(call(answered, [games, codes, { ...question, progress }])).toEqual(answered(games, codes, question));
  });

  it('stops where the caller wants it, with bounds that hold', () => {
    const event = openEvent(5, 5, 7);
    const [player] = event.open.map(({ white }) => white);
    const heard: number[] = [];
    const { games, options, codes } = event;
    const progress = (known: readonly unknown[]): boolean => heard.push(known.length) < 1;
    const [stopped] = whatifs(games, codes, [{ player, place: 1 }], { ...options, maxNodes: 5000, progress });
    const [whole] = whatifs(games, codes, [{ player, place: 1 }], { ...options });
    expect(heard).toEqual([1]);
    stopped.results.forEach(({ best, worst }, at) => {
      expect(best.bound).toBeLessThanOrEqual(whole.results[at].best.reached);
      expect(worst.bound).toBeGreaterThanOrEqual(whole.results[at].worst.reached);
    });
  });
});

describe('conditions', () => {
  it('name the games that decide', () => {
    // C draws and has 2: first only if nobody has more, but A or B has 2½. C wins and has 2½: A must not win.
    const [win, draw, loss] = whatif(GAMES, ['PTS'], { player: 'C', place: 1 }).results;
    expect(win).toMatchObject({ sufficient: [[{ white: 'A', black: 'B', results: [0.5, 0] }]], complete: true });
    expect(draw).toMatchObject({ sufficient: [], complete: true });
    expect(loss).toMatchObject({ sufficient: [], complete: true });
  });

  it('are kept by all outcomes that they describe, and left out nowhere', () => {
    let conditions = 0;
    for (let number = 0; number < 25; number++) {
      const event = openEvent(30, number, 4);
      const { games, options, codes } = event;
      const { player } = { player: event.open[0]?.white ?? '1' };
      const place = event.random.between(1, 4);
      const { results } = whatif(games, codes, { player, place, ...options });
      const outcomes = [...outcomesOf(event.open)].map((results) => ({
        results,
        rank: ranksAfter(event, results).get(player) ?? 0,
      }));
      for (const { score, sufficient = [], complete } of results) {
        const own = outcomes.filter(({ results: all }) => scoreOf(player, all) === score);
        expect(complete).toBe(true);
        for (const { rank, results: all } of own) {
          const isPromised = sufficient.some((condition) => holds(condition, all));
          // With at most three other boards, every outcome is a condition of its own, so that all good ones are covered
          expect(rank <= place, `event ${number}`).toBe(isPromised);
        }
        conditions += sufficient.length;
      }
    }
    expect(conditions).toBeGreaterThan(20);
  });
});

describe('with few steps', () => {
  it('conditions are kept, and the answer does not claim to have all', () => {
    let incomplete = 0;
    for (let number = 0; number < 40; number++) {
      const event = openEvent(50, number, 6);
      const { codes, games, options } = event;
      const player = event.open[0]?.white ?? '1';
      const place = event.random.between(1, 4);
      const { results } = whatif(games, codes, { player, place, ...options, maxNodes: event.random.between(1, 4) });
      for (const { best, complete, score, sufficient = [], worst } of results) {
        if (complete === false) incomplete++;
        for (const outcome of outcomesOf(event.open)) {
          if (scoreOf(player, outcome) !== score) continue;
          const rank = ranksAfter(event, outcome).get(player) ?? 0;
          expect(rank, `event ${number}`).toBeGreaterThanOrEqual(best.bound);
          expect(rank, `event ${number}`).toBeLessThanOrEqual(worst.bound);
          if (sufficient.some((condition) => holds(condition, outcome))) expect(rank).toBeLessThanOrEqual(place);
        }
      }
    }
    expect(incomplete).toBeGreaterThan(10);
  });
});

describe('errors', () => {
  const ask = (options: object, games: readonly (readonly Game[])[] = GAMES, codes: unknown = ['PTS']) =>
    call(answered, [games, codes, options]);

  it.each<[string, () => unknown, string]>([
    ['no options', () => call(answered, [GAMES, ['PTS']]), 'TypeError: options: expected an object, got undefined'],
    ['a place below 1', () => ask({ player: 'A', place: 0 }), 'RangeError: options.place: expected a place'],
    ['half a place', () => ask({ player: 'A', place: 1.5 }), 'RangeError: options.place: expected a place'],
    ['a place as a text', () => ask({ player: 'A', place: '1' }), 'TypeError: options.place: expected a place'],
    [
      'an unknown player',
      () => ask({ player: 'G' }),
      'RangeError: options.player: expected a player of the table, got "G"',
    ],
    [
      'an unknown player beside a list',
      () => ask({ player: 'G', players: 'ABCDEF'.split('').map((id) => ({ id })) }),
      'RangeError: options.player: expected a listed player, got "G"',
    ],
    [
      'an expelled player',
      () => ask({ player: 'A', players: 'ABCDEF'.split('').map((id) => ({ id, expelled: id === 'A' })) }),
      'RangeError: options.player: expected a player who was not expelled, got "A"',
    ],
    ['no player', () => ask({}), 'TypeError: options.player: expected an id, got undefined'],
    ['a bad budget', () => ask({ player: 'A', budgetMs: 0 }), 'RangeError: options.budgetMs: expected a number'],
    ['no number of nodes', () => ask({ player: 'A', maxNodes: 0.5 }), 'RangeError: options.maxNodes: expected a whole'],
    [
      'progress without a function',
      () => ask({ player: 'A', progress: 1 }),
      'TypeError: options.progress: expected a function',
    ],
    [
      'a misspelled option',
      () => ask({ player: 'A', bugdetMs: 1 }),
      'RangeError: options: expected "budgetMs", got "bug',
    ],
    ['another one', () => ask({ player: 'A', maxNode: 1 }), 'RangeError: options: expected "maxNodes", got "maxNode"'],
    ['a third one', () => ask({ player: 'A', progres: 1 }), 'RangeError: options: expected "progress", got "progres"'],
    ['a misspelled place', () => ask({ player: 'A', plac: 1 }), 'RangeError: options: expected "place", got "plac"'],
    ['games in the plural', () => ask({ player: 'A', opens: [] }), 'RangeError: options: expected "open", got "opens"'],
    ['an unknown option', () => ask({ player: 'A', plaec: 1 }), 'RangeError: options: expected'],
    ['no list', () => ask({ player: 'A' }, GAMES, 'PTS'), 'TypeError: codes: expected an array of codes, got "PTS"'],
    ['an unknown code', () => ask({ player: 'A' }, GAMES, ['PST']), 'RangeError: codes[0]: expected the code of'],
    ['a code that is no text', () => ask({ player: 'A' }, GAMES, [1]), 'TypeError: codes[0]: expected the code of'],
    ['a hole in the list', () => ask({ player: 'A' }, GAMES, Array(1)), 'TypeError: codes[0]: expected the code of'],
    [
      'an open game before the last round',
      () => ask({ player: 'A' }, [[open('A', 'B')], [game('A', 'B', 1)]]),
      'RangeError: games[0][0].result: expected a result, because only games of the last round can be open, got null',
    ],
    [
      'open without a list',
      () => ask({ player: 'A', open: 'A' }),
      'TypeError: options.open: expected an array of pairings, got "A"',
    ],
    ['open with a hole', () => ask({ player: 'A', open: Array(1) }), 'TypeError: options.open[0]: expected a pairing'],
    ['open with a text', () => ask({ player: 'A', open: ['A'] }), 'TypeError: options.open[0]: expected a pairing'],
    [
      'open without an opponent',
      () => ask({ player: 'A', open: [{ white: 'A' }] }),
      'TypeError: options.open[0].black: expected an id',
    ],
    [
      'open without a player',
      () => ask({ player: 'A', open: [{ black: 'A' }] }),
      'TypeError: options.open[0].white: expected an id',
    ],
    [
      'open that names a bye',
      () =>
        ask({ player: 'A', open: [open('A', 'A')] }, [
          [game('A', 'B', 1)],
          [{ white: 'A', black: 'A', result: 1, kind: 'full-bye' }],
        ]),
      'RangeError: options.open[0]: expected a pairing of the last round, got "A - A"',
    ],
    [
      'open that names no pairing',
      () => ask({ player: 'A', open: [{ white: 'B', black: 'A' }] }),
      'RangeError: options.open[0]: expected a pairing of the last round, got "B - A"',
    ],
    [
      'open that names a pairing twice',
      () => ask({ player: 'A', open: [open('A', 'B'), open('A', 'B')] }),
      'RangeError: options.open[1]: expected a pairing named once, got "A - B"',
    ],
    [
      'open that leaves out an unfinished game',
      () => ask({ player: 'A', open: [open('A', 'B')] }),
      'RangeError: games[2][1].result: expected a result, because options.open leaves the game out, got null',
    ],
    [
      'open without a round',
      () => ask({ player: 'A', open: [open('A', 'B')] }, []),
      'RangeError: options.open[0]: expected a pairing of the last round',
    ],
    [
      'questions without a list',
      () => call(allAnswered, [GAMES, ['PTS'], {}]),
      'TypeError: questions: expected an array of questions',
    ],
    [
      'questions with options of another type',
      () => call(allAnswered, [GAMES, ['PTS'], [{ player: 'A' }], 5]),
      'TypeError: options: expected an object, got 5',
    ],
    [
      'a question without a form',
      () => call(allAnswered, [GAMES, ['PTS'], [1]]),
      'TypeError: questions[0]: expected a',
    ],
    [
      'a question about nobody',
      () => call(allAnswered, [GAMES, ['PTS'], [{ player: 'G' }]]),
      'RangeError: questions[0].player: expected a player of the table, got "G"',
    ],
    // Without this the conditions would be missing, and nothing would say why
    [
      'a question with a misspelled place',
      () => call(allAnswered, [GAMES, ['PTS'], [{ player: 'A' }, { player: 'B', plase: 1 }]]),
      'RangeError: questions[1]: expected "place", got "plase"',
    ],
    [
      'a place for all questions',
      () => call(allAnswered, [GAMES, ['PTS'], [{ player: 'A' }], { place: 1 }]),
      'RangeError: options: expected only adjustments, players, ',
    ],
  ])('%s', (_, ask1, message) => {
    let thrown: unknown;
    try {
      ask1();
    } catch (error) {
      thrown = error;
    }
    expect(String(thrown)).toContain(message);
  });
});
