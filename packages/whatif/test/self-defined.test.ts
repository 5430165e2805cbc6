// Tie-breaks of the organiser's own: their places are those of the standings after every outcome.
import { describe, expect, it, test } from 'vitest';

import type { SelfDefined } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { randomOf } from '@crosstable/core/testing/random/random';

import { chances } from '../src/chances.js';
import { searchFor } from '../src/search.js';
import { whatif } from '../src/whatif.js';
import { type OpenEvent, laidOut, masksFor, openEvent, outcomesOf, ranksAfter } from './random-events.js';

const EVENTS = 30;

/** The points of those who were met, without the least: it depends on other boards. */
const MET: SelfDefined = {
  code: 'X_MET',
  name: 'Points met',
  contributions: ({ rounds }) => rounds.map(({ opponent, round }) => ({ round, value: opponent?.points ?? 0 })),
  cut: ({ rounds }) => ({ lowest: Math.min(rounds.length, 1) }),
};

/** Fewer points against those above oneself are better: more points for anybody can be good or bad. */
const FEW: SelfDefined = {
  code: 'X_FEW',
  name: 'Points against those above',
  lowerFirst: true,
  contributions: ({ points: own, rounds }) =>
    rounds.map(({ opponent, points, round }) => ({ round, value: (opponent?.points ?? 0) > own ? points : 0 })),
};

/** Those tied by the points of their last opponents, and then by name. */
const LAST: SelfDefined = {
  code: 'X_LAST',
  name: 'Last opponent',
  separate: (tied) => {
    const of = ({ rounds }: (typeof tied)[number]) => rounds.at(-1)?.opponent?.points ?? -1;
    const all = [...new Set(tied.map(of))].toSorted((one, other) => other - one);
    return all.map((points) => tied.filter((one) => of(one) === points));
  },
};

/** A play-off that some have played; `ids` are the numbers from 1. */
const PLAYED: SelfDefined = { code: 'X_PLAYED', name: 'Play-off', lowerFirst: true, values: { 1: 2, 3: 1 } };

const LISTS: readonly (readonly string[])[] = [
  ['PTS', 'X_MET', 'WIN'],
  ['PTS', 'OTHER_X_FEW', 'X_MET', 'TPN'],
  ['PTS', 'X_LAST', 'X_PLAYED'],
  ['X_MET', 'PTS', 'X_LAST'],
  ['PTS', 'X_PLAYED', 'DE', 'X_LAST', 'SB'],
];

function eventWith(seed: number, number: number, isRare: boolean): OpenEvent {
  const event = openEvent(seed, number, 4, isRare);
  const codes = LISTS[number % LISTS.length];
  return { ...event, codes, options: { ...event.options, selfDefined: [MET, FEW, LAST, PLAYED] } };
}

/** The best rank of a player after all outcomes with a result of the own board, and the worst. */
function extremes(event: OpenEvent, id: string, own: (results: Uint8Array) => boolean): readonly [number, number] {
  const ranks: number[] = [];
  for (const outcome of outcomesOf(event.open)) {
    const results = Uint8Array.from(outcome, ({ result }) => 2 * result);
    if (own(results)) ranks.push(ranksAfter(event, outcome).get(id) ?? 0);
  }
  return [Math.min(...ranks), Math.max(...ranks)];
}

describe('the best and the worst place are those of all outcomes', () => {
  test.each([false, true])('of rare events: %s', (isRare) => {
    let undecided = 0;
    for (let number = 0; number < EVENTS; number++) {
      const event = eventWith(isRare ? 31 : 30, number, isRare);
      const { round, steps, table } = laidOut(event);
      const player = event.random.between(0, table.players.length - 1);
      if (round.tournament.expelled?.has(player)) continue;
      const board = round.boardOf[player];
      for (const result of board < 0 ? [0] : [0, 1, 2]) {
        const masks = masksFor(player, round, 1 << result);
        const search = searchFor(player, round, steps);
        const [best, worst] = extremes(event, table.players[player], (all) => board < 0 || all[board] === result);
        const where = `event ${number}, player ${player}, result ${result}, ${event.codes.join()}`;
        const { least, most } = search.boundsUnder(masks);
        expect(least, where).toBeLessThanOrEqual(best);
        expect(most, where).toBeGreaterThanOrEqual(worst);
        if (least !== best || most !== worst) undecided++;
        const found = (['best', 'worst'] as const).map((side) => search.search(side, masks, () => true));
        expect(
          found.map(({ bound, reached, witness }) => [bound, reached, search.placeAfter(witness)]),
          where,
        ).toEqual([
          [best, best, best],
          [worst, worst, worst],
        ]);
      }
    }
    expect(undecided).toBeGreaterThan(0);
  });
});

/** A has beaten C, B has beaten D; A and B, and C and D, are still to play. */
const GAMES = [
  [game('A', 'C', 1), game('B', 'D', 1)],
  [
    { white: 'A', black: 'B', result: null },
    { white: 'C', black: 'D', result: null },
  ],
];

it('values of a play-off are known: they leave no board undecided', () => {
  const playoff: SelfDefined = { code: 'PLAYOFF', name: 'Play-off', values: { B: 1 } };
  const event = { games: GAMES, options: { selfDefined: [playoff] }, codes: ['PTS', 'OTHER_PLAYOFF'], open: GAMES[1] };
  const { round, steps } = laidOut({ ...event, random: randomOf(1, 1) });
  // A is player 0, and White on board 0: first with 2 points, and else behind B, who has a value, with no more than 1½
  const found = [2, 1, 0].map((result) => searchFor(0, round, steps).boundsUnder(masksFor(0, round, 1 << result)));
  expect(found.map(({ least, most, undecided }) => [least, most, undecided])).toEqual([
    [1, 1, []],
    [2, 2, []],
    [2, 2, []],
  ]);
});

it('conditions and chances know definitions, too', () => {
  // A draws: A and B have 1½ points, and the opponents C and D met decide
  const met: SelfDefined = {
    code: 'MET',
    name: 'Points met',
    contributions: ({ rounds }) => rounds.map(({ opponent, round }) => ({ round, value: opponent?.points ?? 0 })),
  };
  const options = { selfDefined: [met], players: ['A', 'B', 'C', 'D'].map((id) => ({ id })) };
  const [, draw] = whatif(GAMES, ['PTS', 'MET'], { player: 'A', place: 1, ...options, maxNodes: 10_000 }).results;
  expect(draw.sufficient).toEqual([[{ white: 'C', black: 'D', results: [1, 0.5] }]]);
  // A wins, a third; or draws, and C doesn't lose: a third of two thirds
  const { p } = chances(GAMES, ['PTS', 'MET'], { ...options, player: 'A', place: 1, model: 'thirds', seed: 1 });
  expect(p).toBeCloseTo(1 / 3 + 2 / 9, 12);
});

it('a code that nobody defined is refused', () => {
  expect(() => whatif(GAMES, ['PTS', 'OTHER_JURY'], { player: 'A', selfDefined: [MET] })).toThrow(
    /^codes\[1\]: expected .*"OTHER_JURY"$/,
  );
});
