// Rounds: of the tag, of a round robin by its days or by who met whom, and the system.
import { describe, expect, it } from 'vitest';

import { pgnOf } from '@crosstable/core/testing/written-pgn';

import { errorIn, eventIn, repairsIn } from './reading.js';

type Row = readonly [white: string, black: string, tags?: Readonly<Record<string, string>>];

/** Games that White has won. */
function won(rows: readonly Row[]): string {
  return pgnOf(rows.map(([White, Black, tags]) => ({ tags: { Event: 'Club', ...tags, White, Black, Result: '1-0' } })));
}

/** The pairs of the rounds of an event. */
async function pairsIn(text: string): Promise<readonly (readonly string[])[] | undefined> {
  const { games } = await eventIn(text);
  return games?.map((round) => round.map(({ white, black }) => `${white}-${black}`));
}

describe('the tag Round', () => {
  it.each([
    ['1', '2'],
    ['1.1', '2.10'],
    ['1.3.1', '2.3.1'],
    ['Round 1', 'Round 2'],
    ['R1', 'R2'],
    ['Runde 1', 'Runde 2.1'],
    ['rd. 1', 'rd. 2'],
    ['1.', '2.'],
  ])('%s and %s', async (one, two) => {
    expect(await pairsIn(won([['C', 'A', { Round: two }], ['A', 'B', { Round: one }]]))).toEqual([['A-B'], ['C-A']]); // prettier-ignore
  });

  it('the tag Board isn’t in the way', async () => {
    expect(await pairsIn(won([['A', 'B', { Round: '1', Board: '2' }], ['C', 'D', { Round: '1', Board: '1' }]]))).toEqual([['A-B', 'C-D']]); // prettier-ignore
  });

  it('a round without games is an error', async () => {
    expect(
      await errorIn(
        won([
          ['A', 'B', { Round: '3' }],
          ['C', 'D', { Round: '1' }],
        ]),
      ),
    ).toMatchObject({
      // prettier-ignore
      message: 'expected games of round 2, got none, although there is a round 3',
      key: 'rounds-missing',
      values: { round: 2, last: 3 },
    });
    expect(await errorIn(won([['A', 'B', { Round: '99999' }]]))).toMatchObject({ values: { round: 1, last: 99_999 } });
  });

  it('several games of a player in a round are an error', async () => {
    const games = [['A', 'B', { Round: '1.1.1' }], ['B', 'A', { Round: '1.1.2' }]] as const; // prettier-ignore
    expect(await errorIn(won(games))).toMatchObject({
      message: 'line 13, column 1: expected one game of B in round 1, found several',
      key: 'several-games',
      values: { player: 'B', round: 1 },
    });
    const turned = [['A', 'B', { Round: '1.1.1' }], ['A', 'B', { Round: '1.1.2' }]] as const; // prettier-ignore
    expect(await errorIn(won(turned))).toMatchObject({ key: 'several-games' });
  });

  it('a game that stands twice is read once, with its result', async () => {
    const NOTE = 'stands twice, and is read once';
    const twice = won([['A', 'B', { Round: '1.1' }]]).repeat(2);
    expect(await pairsIn(twice)).toEqual([['A-B']]);
    expect((await repairsIn(twice)).map((message) => message.slice(-NOTE.length))).toEqual([NOTE]);
    const open = won([['A', 'B', { Round: '1.1' }]]).replaceAll('1-0', '*');
    for (const text of [open + twice, twice + open]) {
      expect((await eventIn(text)).games).toEqual([[{ white: 'A', black: 'B', result: 1 }]]);
    }
    const other = won([['A', 'B', { Round: '1.1' }]]).replaceAll('1-0', '0-1');
    expect(await errorIn(twice + other)).toMatchObject({ key: 'several-games' });
  });
});

/** Four players and their three rounds, each on a day. */
const FOUR: readonly Row[] = [
  ['A', 'B', { Date: '2024.01.02' }],
  ['D', 'C', { Date: '2024.01.02' }],
  ['C', 'A', { Date: '2024.01.01' }],
  ['B', 'D', { Date: '2024.01.01' }],
  ['A', 'D', { Date: '2024.01.04' }],
  ['B', 'C', { Date: '2024.01.04' }],
];

const withoutDays = FOUR.map(([white, black]): Row => [white, black]);

describe('a round robin without rounds', () => {
  it('has a round for each day', async () => {
    const { system, unknown, mayLackByes } = await eventIn(won(FOUR));
    expect([system, unknown, mayLackByes]).toEqual(['round-robin', undefined, false]);
    expect(await pairsIn(won(FOUR))).toEqual([['C-A', 'B-D'], ['A-B', 'D-C'], ['A-D', 'B-C']]); // prettier-ignore
    expect(await repairsIn(won(FOUR))).toEqual([
      'line 5, column 1: "Club" has no rounds: the days of the games are read as rounds',
    ]);
  });

  it.each([
    ['without days', withoutDays],
    ['with a day that isn’t known', [...FOUR.slice(1), ['A', 'B', { Date: '2024.01.??' }] as const]],
    ['with two games on a day', FOUR.map(([white, black]): Row => [white, black, { Date: '2024.01.01' }])],
    ['with a game on another day', [...FOUR.slice(1), ['A', 'B', { Date: '2024.01.03' }] as const]],
  ])('%s has some rounds, in which nobody plays twice', async (_what, rows) => {
    const { games = [], unknown, system } = await eventIn(won(rows));
    expect([system, unknown]).toEqual(['round-robin', ['rounds']]);
    expect(games.map((round) => new Set(round.flatMap(({ white, black }) => [white, black])).size)).toEqual([4, 4, 4]);
    expect(await repairsIn(won(rows))).toEqual([
      expect.stringMatching(/"Club" has no rounds, and its days don’t tell them: nobody knows them$/),
    ]);
  });

  it('of an odd field, and a double one', async () => {
    const three: readonly Row[] = [['A', 'B'], ['B', 'C'], ['C', 'A']]; // prettier-ignore
    const single = await eventIn(won(three));
    expect(single.games?.map((round) => round.length)).toEqual([1, 1, 1]);
    const double = await eventIn(won([...three, ...three.map(([white, black]): Row => [black, white])]));
    expect(double.games?.map((round) => round.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(double.unknown).toEqual(['rounds']);
  });

  it('a game without a round among others is like a file without any', async () => {
    const some = FOUR.map(([white, black], at): Row => [white, black, at === 0 ? {} : { Round: '1' }]);
    expect((await eventIn(won(some))).unknown).toEqual(['rounds']);
  });
});

describe('other games without rounds are refused', () => {
  const SENTENCE = 'expected a round of each game (tag Round), or the games of a whole round robin, got';

  it.each(['', '?', '-', 'Final', '0', '2024.01.02x'])('Round "%s"', async (Round) => {
    const error = await errorIn(won(FOUR.slice(1).map(([white, black]): Row => [white, black, { Round }])));
    expect(error).toMatchObject({ message: `${SENTENCE} neither`, key: 'no-rounds' });
  });

  it('a Swiss that all have met in', async () => {
    const rows = withoutDays.map(([white, black]): Row => [white, black, { EventType: 'swiss' }]);
    expect(await errorIn(won(rows))).toMatchObject({ key: 'no-rounds' });
  });

  it('an arena', async () => {
    expect(
      await errorIn(
        won([
          ['A', 'B'],
          ['B', 'A'],
          ['A', 'C'],
        ]),
      ),
    ).toMatchObject({
      // prettier-ignore
      message: `${SENTENCE} none, and players who met several times, as in an arena`,
      key: 'arena',
    });
  });

  it('byes', async () => {
    expect(await errorIn(won([['A', 'B'], ['C', 'bye']]))).toMatchObject({ key: 'no-rounds' }); // prettier-ignore
  });
});

describe('the system', () => {
  const rounds = (
    tags: Readonly<Record<string, string>>,
    rows: readonly (readonly [string, string, number])[],
  ): string => won(rows.map(([white, black, round]): Row => [white, black, { ...tags, Round: String(round) }]));
  const PART = [['A', 'B', 1], ['C', 'D', 1]] as const; // prettier-ignore
  const WHOLE = [...PART, ['A', 'C', 2], ['B', 'D', 2], ['A', 'D', 3], ['B', 'C', 3]] as const; // prettier-ignore

  it.each([
    ['swiss', 'swiss'],
    ['team-swiss', 'swiss'],
    ['swiss (rapid)', 'swiss'],
    ['tourn', 'round-robin'],
    ['round-robin', 'round-robin'],
  ])('EventType %s', async (EventType, system) => {
    const text = rounds({ EventType }, PART);
    const event = await eventIn(text);
    expect([event.system, event.repairs]).toEqual([system, []]);
  });

  it.each([
    [
      'all have met',
      WHOLE,
      'round-robin',
      'read as a round robin, as all have met all others; a Swiss would look the same',
    ],
    [
      'not all have met',
      PART,
      'swiss',
      'read as a Swiss, as not all have met; an unfinished round robin would look the same',
    ],
    [
      'some met twice',
      [...PART, ['B', 'A', 2], ['D', 'C', 2], ['A', 'B', 3], ['C', 'D', 3]] as const,
      'swiss',
      'read as a Swiss, as not all have met; an unfinished round robin would look the same',
    ],
    [
      'all rounds, a game is missing',
      WHOLE.slice(0, 5),
      'round-robin',
      'read as a round robin, as there are as many rounds as it has; games are missing',
    ],
  ] as const)('%s', async (_what, rows, system, read) => {
    const { system: found, repairs } = await eventIn(rounds({}, rows));
    expect([found, repairs.map((repair) => repair.read)]).toEqual([system, [read]]);
  });

  it('a Swiss in which somebody lacks a game may lack byes', async () => {
    expect((await eventIn(rounds({ EventType: 'swiss' }, PART))).mayLackByes).toBe(false);
    expect((await eventIn(rounds({ EventType: 'swiss' }, [...PART, ['A', 'E', 2]]))).mayLackByes).toBe(true);
    expect((await eventIn(rounds({ EventType: 'tourn' }, [...PART, ['A', 'E', 2]]))).mayLackByes).toBe(false);
    const withBye = won([['A', 'B', { Round: '1', EventType: 'swiss' }], ['C', 'bye', { Round: '1' }]]); // prettier-ignore
    expect((await eventIn(withBye)).mayLackByes).toBe(false);
  });
});
