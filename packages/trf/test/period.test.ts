// The report of one rating period: events of more than 30 days are reported month by month, each report with its games only

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type TrfDraft, type TrfOptions, formatTrf, parseTrf } from '../src/index.js';

const PLAYERS = ['1', '2', '3', '4'].map((id) => ({ id, name: `Player ${id}`, rating: 2000 }));

// Points after each round, by hand:       1    2    3    4
// round 1, 28 March:  1-2 1-0, 3-4 ½-½    1    0    ½    ½
// round 2, 4 April:   3-1 0-1, 2-4 1-0    2    1    ½    ½
// round 3, 11 April:  1-4 ½-½, 2-3 1-0    2½   2    ½    1
// round 4, 2 May:     1-3 0-1, 4-2 1-0    2½   2    1½   2
const LEAGUE: TrfDraft = {
  name: 'League',
  system: 'swiss',
  players: PLAYERS,
  roundDates: ['26/03/28', '26/04/04', '26/04/11', '26/05/02'],
  tiebreaks: ['PTS', 'WIN'],
  games: [
    [
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '4', result: 0.5 },
    ],
    [
      { white: '3', black: '1', result: 0 },
      { white: '2', black: '4', result: 1 },
    ],
    [
      { white: '1', black: '4', result: 0.5 },
      { white: '2', black: '3', result: 1 },
    ],
    [
      { white: '1', black: '3', result: 0 },
      { white: '4', black: '2', result: 1 },
    ],
  ],
};

const APRIL: TrfOptions = { period: ['2026-04-01', '2026-04-30'] };

/** Points, rank and rounds (81 on) of the rows. */
const rows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => line.slice(80).trimEnd());

const APRIL_ROWS = [
  ' 2.5    1               3 b 1     4 w =',
  ' 2.0    2               4 w 1     3 w 1',
  ' 0.5    4               1 w 0     2 b 0',
  ' 1.0    3               2 b 0     1 b =',
];

describe('the report of a period', () => {
  it('has its rounds with their numbers, and the points and ranks after the last of them', () => {
    const text = formatTrf(LEAGUE, APRIL);
    expect(rows(text)).toEqual(APRIL_ROWS);
    expect(text).toContain('\n### Period 2026-04-01 to 2026-04-30: points and ranks are those after round 3\n');
    expect(text).toContain('\n142 4\n');
    expect(text).toContain(`132${' '.repeat(88)}26/03/28  26/04/04  26/04/11  26/05/02\n`);
  });

  it('is the same of a report that was read, whose points and ranks are those of the end', () => {
    expect(rows(formatTrf(parseTrf(formatTrf(LEAGUE)), APRIL))).toEqual(APRIL_ROWS);
  });

  it.each<[from: string, to: string, rounds: readonly number[]]>([
    ['2026-03-28', '2026-03-28', [1]],
    ['2026-03-29', '2026-04-11', [2, 3]],
    ['2026-04-04', '2026-05-02', [2, 3, 4]],
    ['2026-05-01', '2026-05-31', [4]],
    ['2000-01-01', '2099-12-31', [1, 2, 3, 4]],
  ])('from %s to %s, both included', (from, to, rounds) => {
    const { games } = parseTrf(formatTrf(LEAGUE, { period: [from, to] }));
    expect(games.flatMap((round, n) => (round.length === 0 ? [] : n + 1))).toEqual(rounds);
  });

  // Without the comment the points beyond the games would be taken for byes in the blank rounds
  it('is read again as what it says, and written again', () => {
    const text = formatTrf(LEAGUE, APRIL);
    const read = parseTrf(text);
    expect(read.period).toEqual({ from: '2026-04-01', to: '2026-04-30', round: 3 });
    expect(read.games).toEqual([[], LEAGUE.games[1], LEAGUE.games[2]]);
    expect([...read.points.values()]).toEqual([2.5, 2, 0.5, 1]);
    expect([...read.ranks.values()]).toEqual([1, 2, 4, 3]);
    expect(read.lastPairedRound).toBe(3);
    expect(read.repairs).toEqual([]);
    expect(read.comments).toEqual([]);
    expect(formatTrf(read)).toBe(text);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('of another century, which the first day tells', () => {
    const old = { ...LEAGUE, start: '1938-03-28', roundDates: ['38/03/28', '38/04/04', '38/04/11', '38/05/02'] };
    expect(rows(formatTrf(old, { period: ['1938-04-01', '1938-04-30'] }))).toEqual(APRIL_ROWS);
  });

  it('of the last rounds has the points and ranks that the file states', () => {
    const read = parseTrf(formatTrf({ ...LEAGUE, ranks: { '1': 1, '2': 3, '3': 4, '4': 2 }, points: { '1': 9 } }));
    const may = parseTrf(formatTrf(read, { period: ['2026-05-01', '2026-05-31'] }));
    expect([...may.ranks.values()]).toEqual([1, 3, 4, 2]);
    expect([...may.points.values()]).toEqual([9, 2, 1.5, 2]);
  });

  // The first of these counts in April, the last doesn't yet
  it('counts the points of the arbiter until its last round', () => {
    const adjustments = [
      { type: '', points: -0.5, round: 1, players: ['1'] },
      { type: '', points: 5, round: 4, players: ['3'] },
      { type: '', points: 1, round: 0, players: ['4'] },
    ];
    const read = parseTrf(formatTrf({ ...LEAGUE, adjustments }, APRIL));
    expect([...read.points.values()]).toEqual([2, 2, 0.5, 2]);
    expect(read.adjustments.map(({ round }) => round)).toEqual([1, 0]);
  });

  it('leaves out the byes of 240 and the incidents of other rounds', () => {
    const otherRecords = ['240 H   1    2', '240 Z   3    2', '240 H   4    2', '260   1   4    1    2'];
    const incidents = [3, 4].map((round) => ({ kind: 'import' as const, round }));
    const text = formatTrf({ ...LEAGUE, otherRecords, incidents }, APRIL);
    expect(text.split('\n').filter((line) => line.startsWith('2'))).toEqual([
      '212 PTS,WIN',
      '240 Z   3    2',
      '260   1   4    1    2',
    ]);
    expect(text.match(/### Import .*/g)).toEqual(['### Import @ Round 3']);
  });

  it('has no ranks where no list gives them', () => {
    const unranked = { ...LEAGUE, tiebreaks: undefined, ranks: { '1': 1 } };
    expect(parseTrf(formatTrf(unranked, APRIL)).ranks.size).toBe(0);
  });

  it('has the question marks that are asked for', () => {
    const open = LEAGUE.games.map((round, n) => (n === 2 ? [{ white: '1', black: '4', result: null }] : round));
    const text = formatTrf({ ...LEAGUE, games: open }, { ...APRIL, unfinished: '?' });
    expect(rows(text)[0]).toBe(' 2.0    1               3 b 1     4 w ?');
    expect(text).toContain('X 0.0');
  });

  it('names players by the numbers of the file', () => {
    const numbered = {
      ...LEAGUE,
      players: PLAYERS.map((player, at) => ({ ...player, pairingNumber: 4 - at })),
    };
    const read = parseTrf(formatTrf(numbered, APRIL));
    expect([...read.points]).toEqual([['4', 2.5], ['3', 2], ['2', 0.5], ['1', 1]]); // prettier-ignore
  });
});

describe('of teams', () => {
  const cup = readFileSync('examples/lagoon-team-cup.trf', 'utf8');
  const dates = ['26/06/19', '26/06/19', '26/06/20', '26/06/20', '26/06/21'];
  const dated = `132${' '.repeat(88)}${dates.join('  ')}\n${cup}`;
  const text = formatTrf(parseTrf(dated), { period: ['2026-06-20', '2026-06-20'] });

  // Round 5, by hand: 1-6 3-1, 2-4 1-3, 3-5 2½-1½. The file's points less these
  const afterFour = [
    [4, 8],
    [7, 10.5],
    [5, 9],
    [4, 9.5],
    [3, 6],
    [1, 5],
  ];

  it('has the points of teams after its last round', () => {
    const read = parseTrf(text);
    const points = read.teams?.map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints]);
    expect(points).toEqual(afterFour);
    expect(read.matches?.map((round) => round.length > 0)).toEqual([false, false, true, true]);
    expect(read.repairs).toEqual([]);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  /** The ranks of the teams in the report of a day. */
  const ranksOn = (day: string, draft: TrfDraft) =>
    parseTrf(formatTrf(draft, { period: [day, day] })).teams?.map(({ rank }) => rank);
  const without = (left: string) => parseTrf(dated.replace(left, ''));

  // After round 4, PTS,MPvGP: 7; 5; 4 with 9½ and 4 with 8; 3; 1
  it('has the ranks of teams after its last round, by the list', () => {
    expect(ranksOn('2026-06-20', parseTrf(dated))).toEqual([4, 1, 2, 3, 5, 6]);
  });

  // After round 4: 10½, 9½, 9, 8, 6, 5
  it('ranks by game points where they decide first', () => {
    const read = parseTrf(dated.replace('192 CUSTOM_TEAM_SWISS', '192 CUSTOM_TEAM_SWISS_GP'));
    expect(ranksOn('2026-06-20', read)).toEqual([4, 1, 3, 2, 5, 6]);
  });

  // Rope Walk has 4 + 1½ then, more than Fishmarket's 5; the point of round 5 doesn't count yet
  it('ranks with the points of the arbiter until its last round', () => {
    const adjustments = [
      { type: '', matchPoints: 1.5, round: 2, players: ['4'] },
      { type: '', matchPoints: 9, round: 5, players: ['6'] },
    ];
    expect(ranksOn('2026-06-20', { ...parseTrf(dated), adjustments })).toEqual([4, 1, 3, 2, 5, 6]);
  });

  it('ranks nobody who was expelled', () => {
    const read = parseTrf(`${dated}### EXPELLED 2\n`);
    expect(ranksOn('2026-06-20', read)).toEqual([3, undefined, 1, 2, 4, 5]);
  });

  // After round 5: 7 and 11½ for both Breakwater and Fishmarket, who drew; EDEBT: bottom board of their match
  it('of the last rounds has the ranks that are stated, and else those by the list', () => {
    const stated = parseTrf(dated);
    const teams = stated.teams?.map((team, n) => ({ ...team, rank: n === 5 ? 1 : undefined }));
    expect(ranksOn('2026-06-21', { ...stated, teams })).toEqual([...new Array<undefined>(5), 1]);
    expect(ranksOn('2026-06-21', stated)?.slice(3)).toEqual([3, 5, 6]);
    expect(ranksOn('2026-06-21', stated)?.at(0)).toBe(4);
  });

  it.each(['212 PTS,MPvGP,EDEBT,EMMSB\n', ',EDEBT,EMMSB\n'])(
    'has no ranks without a list that can be used: %s',
    (left) => {
      const read = without(left);
      const draft = left.startsWith('212') ? read : { ...read, tiebreaks: ['PTS', 'OTHER_PLAYOFF'] };
      expect(ranksOn('2026-06-20', draft)?.every((rank) => rank === undefined)).toBe(true);
    },
  );
});

/** The games of a round over the board and by forfeit, whatever their order. */
const gamesOf = (rounds: TrfDraft['games'], n: number) =>
  (rounds.at(n) ?? []).filter(({ kind }) => kind !== 'zero-bye').map((one) => JSON.stringify(one)).sort(); // prettier-ignore

describe.skipIf(!hasShared)(`the periods of real reports${skipNote}`, () => {
  const files = sharedNames('real', /\.trf$/).flatMap((name) => {
    const read = parseTrf(sharedBytes(`real/${name}`));
    const days = read.roundDates.slice(0, read.lastPairedRound).map((date) => `20${date.replaceAll('/', '-')}`);
    const isDated = days.length === read.lastPairedRound && days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day));
    return isDated && days.length > 1 ? [{ name, read, days }] : [];
  });

  it('are some', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('$name: day by day, all games and no others', ({ read, days }) => {
    for (const day of new Set(days)) {
      const ofDay = parseTrf(formatTrf(read, { period: [day, day] }));
      for (const n of days.keys()) {
        const expected = days[n] === day ? gamesOf(read.games, n) : [];
        expect(gamesOf(ofDay.games, n)).toEqual(expected);
      }
    }
  });
});

describe('what has no period', () => {
  it.each<[message: string, draft: Partial<TrfDraft>, options: unknown]>([
    ['roundDates: expected the dates of the rounds (132), got nothing', { roundDates: [] }, APRIL],
    ['roundDates: expected the dates of the rounds (132), got nothing', { roundDates: undefined }, APRIL],
    [
      'roundDates[3]: expected the date of round 4, got nothing',
      { roundDates: ['26/03/28', '26/04/04', '26/04/11'] },
      APRIL,
    ],
    [
      'roundDates[1]: expected the date of round 2, got ""',
      { roundDates: ['26/03/28', '', '26/04/11', '26/05/02'] },
      APRIL,
    ],
    [
      'options.period: expected days with one of the rounds, 2026-03-28 to 2026-05-02, got "2026-06-01" to "2026-06-30"',
      {},
      { period: ['2026-06-01', '2026-06-30'] },
    ],
    [
      'options.period: expected days with one of the rounds, 2026-03-28 to 2026-05-02, got "2026-04-30" to "2026-04-01"',
      {},
      { period: ['2026-04-30', '2026-04-01'] },
    ],
    ['options.period[0]: expected a day as 2026-04-01, got "2026-4-1"', {}, { period: ['2026-4-1', '2026-04-30'] }],
    ['options.period[1]: expected a day as 2026-04-01, got "2026-04-31"', {}, { period: ['2026-04-01', '2026-04-31'] }],
    ['options.period: expected an array of two days, got "2026-04"', {}, { period: '2026-04' }],
    ['options.period[1]: expected a day as 2026-04-01, got undefined', {}, { period: ['2026-04-01'] }],
    ['options.period: expected two days, got an object', {}, { period: ['2026-04-01', '2026-04-30', '2026-05-31'] }],
    [
      'period: expected a report of the whole tournament, got one from 2026-04-01 to 2026-04-30',
      { period: { from: '2026-04-01', to: '2026-04-30', round: 3 } },
      APRIL,
    ],
    [
      'period.round: expected a round from 1 to 4, got 5',
      { period: { from: '2026-04-01', to: '2026-04-30', round: 5 } },
      {},
    ],
    ['period.to: expected a day as 2026-04-01, got "May"', { period: { from: '2026-04-01', to: 'May', round: 3 } }, {}],
  ])('%s', (message, draft, options) => {
    expect(() => formatTrf({ ...LEAGUE, ...draft }, options as TrfOptions)).toThrow(message);
  });

  it('has no round either', () => {
    expect(() => formatTrf({ ...LEAGUE, games: [] }, APRIL)).toThrow(
      new RangeError('games: expected a round that was paired, got none'),
    );
  });

  it.each([
    'Period 2026-04-01 to 2026-04-31: points and ranks are those after round 3',
    'Period 2026-04-01 to 2026-04-30: points and ranks are those after round 9',
    'Period 2026-04-01 to 2026-04-30',
  ])('### %s is a comment like others', (comment) => {
    const read = parseTrf(`### ${comment}\n${formatTrf(LEAGUE)}`);
    expect([read.period, read.comments]).toEqual([undefined, [comment]]);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });

  it('a second such comment is like others', () => {
    const text = formatTrf(LEAGUE, APRIL);
    const second = 'Period 2026-04-01 to 2026-04-02: points and ranks are those after round 2';
    const read = parseTrf(`${text}### ${second}\n`);
    expect([read.period?.round, read.comments]).toEqual([3, [second]]);
    expect(parseTrf(formatTrf(read))).toEqual(read);
  });
});
