import { describe, expect, it } from 'vitest';

import { formatTrf } from '../src/index.js';

/** A draft with every field that is written. */
const FULL = {
  name: 'Club night',
  city: 'Oslo',
  federation: 'NOR',
  playerCount: '3',
  ratedCount: '3',
  teamCount: '0',
  type: 'Individual: Swiss-System',
  chiefArbiter: 'One',
  timeControl: '90 minutes',
  startingRank: 'NOR FIDE',
  program: 'A program',
  typeCode: 'FIDE_DUTCH_2026',
  timeControlCode: '5400+30',
  system: 'swiss',
  start: '2026-03-01',
  end: '2026-03-02',
  roundDates: ['26/03/01'],
  deputyArbiters: ['Two'],
  rounds: 3,
  initialColour: 'white',
  scoring: { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 1 },
  tiebreaks: ['PTS'],
  players: [
    { id: '1', name: 'Anna', rating: 2000, sex: 'w', title: 'WFM', federation: 'NOR', fideId: '15', birth: '1990' },
    { id: '2' },
    { id: '3' },
  ],
  games: [
    [
      { white: '1', black: '2', result: 0, blackResult: 0.5, unrated: true, coloursUnknown: true },
      { white: '3', black: '', result: 0.5, kind: 'half-bye' },
    ],
  ],
  points: new Map([['1', 0]]),
  ranks: new Map([['1', 3]]),
  adjustments: [{ type: 'W', points: 1, matchPoints: 0, round: 1, players: ['1'] }],
  comments: ['A comment'],
  nationalLines: ['NOR    1 Anna'],
  otherRecords: ['XXZ 3'],
  unknownLines: ['999'],
  written: {
    start: '2026-03-01',
    end: '2026-03-02',
    rounds: 'XXR 3',
    initialColour: 'XXC white1',
    scoring: ['XXS W=1'],
    tiebreaks: '212 PTS',
  },
} as const;

/** Values to put in the place of a field, by their sort. */
const JUNK = {
  null: null,
  boolean: true,
  number: 7,
  bigint: 7n,
  string: 'x',
  symbol: Symbol('x'),
  array: [],
  object: { __proto__: null },
  Map: new Map([['1', 'x']]),
};

/** The fields by their sort. */
const SORTS: Readonly<Record<string, readonly string[]>> = {
  object: ['draft', 'scoring', 'players[0]', 'games[0][0]', 'adjustments[0]', 'written'],
  array: [
    ...['players', 'games', 'games[0]', 'adjustments', 'adjustments[0].players', 'roundDates'],
    ...['deputyArbiters', 'tiebreaks', 'comments', 'nationalLines', 'otherRecords', 'unknownLines', 'written.scoring'],
  ],
  Map: ['points', 'ranks'],
  number: [
    ...['rounds', 'scoring.win', 'scoring.draw', 'scoring.loss', 'scoring.absence', 'scoring.pairingBye'],
    ...['players[0].rating', 'games[0][0].result', 'games[0][0].blackResult'],
    ...['adjustments[0].points', 'adjustments[0].matchPoints', 'adjustments[0].round'],
  ],
  boolean: ['games[0][0].unrated', 'games[0][0].coloursUnknown'],
  string: [
    ...['name', 'city', 'federation', 'playerCount', 'ratedCount', 'teamCount', 'type', 'chiefArbiter', 'timeControl'],
    ...['startingRank', 'program', 'typeCode', 'timeControlCode', 'system', 'start', 'end', 'initialColour'],
    ...['roundDates[0]', 'deputyArbiters[0]', 'tiebreaks[0]', 'comments[0]', 'nationalLines[0]', 'otherRecords[0]'],
    ...['players[0].id', 'players[0].name', 'players[0].sex', 'players[0].title', 'players[0].federation'],
    ...['players[0].fideId', 'players[0].birth', 'games[0][0].white', 'games[0][0].black', 'games[0][1].kind'],
    ...['games[0][1].black', 'adjustments[0].type'],
    ...['adjustments[0].players[0]', 'unknownLines[0]', 'written.start', 'written.end', 'written.rounds'],
    ...['written.initialColour', 'written.scoring[0]', 'written.tiebreaks'],
  ],
};

const CASES = Object.entries(SORTS).flatMap(([sort, paths]) =>
  paths.flatMap((path) =>
    Object.entries(JUNK)
      // A list and a map are objects, whose fields are missing.
      .filter(([other]) => other !== sort && (sort !== 'object' || (other !== 'array' && other !== 'Map')))
      // Numbers by id may be an object.
      .filter(([other]) => other !== 'object' || sort !== 'Map')
      // The result of a game that isn't finished.
      .filter(([other]) => other !== 'null' || path !== 'games[0][0].result')
      .map(([other, junk]) => ({ path, other, junk })),
  ),
);

/** A copy in which `value` stands at the place of these keys. */
function replaced(of: unknown, keys: readonly string[], value: unknown): unknown {
  if (keys.length === 0) return value;
  const [key, ...rest] = keys;
  if (typeof of !== 'object' || of === null) throw new Error(`nothing has ${key}`);
  const inner: unknown = replaced(Reflect.get(of, key), rest, value);
  if (!Array.isArray(of)) return { ...of, [key]: inner };
  return of.map((item: unknown, at) => (at === Number(key) ? inner : item));
}

describe('what is of the wrong type is a TypeError with its path', () => {
  it('nothing of the draft is, as it stands', () => {
    expect(formatTrf(FULL)).toContain('Anna');
  });

  it.each(CASES)('$path: $other', ({ path, junk }) => {
    const keys = path === 'draft' ? [] : path.split(/[[\].]+/).filter((key) => key !== '');
    let thrown: unknown;
    try {
      // @ts-expect-error of the wrong type, as the name says
      formatTrf(replaced(FULL, keys, junk));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TypeError);
    expect(thrown).toHaveProperty(
      'message',
      expect.stringMatching(/^[^ ]+: expected .+, got (?:an object|null|"x"|[^ ]+)$/),
    );
    expect(thrown).toHaveProperty('message', expect.stringContaining(`${path}: expected `));
  });

  it.each([
    [5, 'draft: expected a tournament, got 5'],
    [{ games: [] }, 'players: expected an array of players, got undefined'],
    [{ players: [{ id: '1' }] }, 'games: expected an array of rounds, got undefined'],
    [{ players: [{ id: 1 }], games: [] }, 'players[0].id: expected a string, got 1'],
    [
      { players: [{ id: '1', rating: '2000' }], games: [] },
      'players[0].rating: expected a whole number from 0 to 9999, got "2000"',
    ],
    [{ players: [{ id: '1' }], games: [], name: 7 }, 'name: expected a string, got 7'],
    [{ players: [{ id: '1' }], games: [], points: new Map([['1', 'x']]) }, 'points of 1: expected a number, got "x"'],
    [
      { players: [{ id: '1' }], games: [], ranks: new Map([['1', 'x']]) },
      'ranks of 1: expected a whole number from 0 to 9999, got "x"',
    ],
    [{ players: [{ id: '1' }], games: [], comments: 'x' }, 'comments: expected an array of texts, got "x"'],
    [{ players: [{ id: '1' }], games: [], scoring: { win: '3' } }, 'scoring.win: expected a number, got "3"'],
  ])('%j', (draft, message) => {
    // @ts-expect-error of the wrong type, as the name says
    expect(() => formatTrf(draft)).toThrow(new TypeError(message));
  });
});
