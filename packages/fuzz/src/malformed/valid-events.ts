import type { Random } from '@crosstable/core/testing/random/random';

/** The arguments of the functions that make events, their tables and their rounds. */
export const VALID_OF_EVENTS = {
  drawnIds: (random: Random) =>
    random.pick<unknown>([
      [1, 2, 3, 4, 5],
      ['A', 'B', 7],
      ['A', 'B', 'C', 'D'],
    ]),
  reportOptions: (random: Random) => random.pick([{ unfinished: '?' }, { period: ['2026-05-01', '2026-05-31'] }, {}]),
  openOptions: (random: Random) => random.pick([{ name: 'open.veg' }, { name: 'open.trf' }, {}]),
  bergerOptions: (random: Random) => random.pick([{ double: true }, { double: false }, {}]),
  matrixIds: () => ['A', 2, 'C'],
  cells: (random: Random) =>
    random.pick<unknown>([
      [
        [null, 1, '½'],
        ['0', 'x', '+'],
        [0.5, '-', ''],
      ],
      [
        [null, [1, 0], [0.5, null]],
        [[0, 1], null, null],
        [[0.5, null], null, null],
      ],
    ]),
  gameRows: (random: Random) => [
    {
      round: random.pick<unknown>([2, '2']),
      white: 'A',
      black: 'C',
      result: random.pick<unknown>([0.5, '½-½', '--+']),
    },
    { round: 1, white: 'A', black: 'B', result: 1, kind: null },
    { round: 1, white: 'C', black: null, result: 1, kind: 'pairing-bye' },
    { round: 2, white: 'B', black: 4, result: 0, blackResult: 0.5, unrated: true },
  ],
  trfOptions: (random: Random) => random.pick([{ unfinished: '?' }, { unfinished: '' }, {}]),
  eventRound: (random: Random) => random.pick([{ round: 1 }, { round: 0 }, {}]),
};
