// A name that no option has is refused in every function that takes options: a mistyped one would be ignored.

import { describe, expect, it } from 'vitest';

import { explain as explainAverageRating } from '@crosstable/average-rating/explain';
import { explain as explainBuchholz } from '@crosstable/buchholz/explain';
import { call, game } from '@crosstable/core/testing/notation';
import { row } from '@crosstable/core/testing/report-rows';
import { directEncounter } from '@crosstable/direct-encounter';
import { explain as explainDirectEncounter } from '@crosstable/direct-encounter/explain';
import { explain as explainRatingChange } from '@crosstable/elo/explain';
import { expectedScore, ratingChange, ratingPeriod, requiredScore } from '@crosstable/elo/fide';
import { koya } from '@crosstable/koya';
import { explain as explainKoya } from '@crosstable/koya/explain';
import { explain as explainPerformance } from '@crosstable/performance-rating/explain';
import { explain as explainProgressive } from '@crosstable/progressive/explain';
import { explain as explainSonnebornBerger } from '@crosstable/sonneborn-berger/explain';
import { formatTrf, parseTrf } from '@crosstable/trf';
import { explain as explainWins } from '@crosstable/wins/explain';

import { checkList, crosstable, explain, explainOrder, standings, tiebreak, tiebreakValues } from '../src/index.js';

const GAMES = [[game('A', 'B', 1)]];
const TABLE = crosstable(GAMES);
const RATED = { rating: 2000, k: 20, games: [] };

describe('a mistyped name is refused, and the one that was meant is among those named', () => {
  it.each([
    ['standings', standings, [TABLE, ['PTS'], { lot: 1 }], 'options: expected "lots", got "lot"'],
    [
      'average-rating',
      explainAverageRating,
      ['A', GAMES, [], { cuts: 1 }],
      'variant: expected only cut, median, got "cuts"',
    ],
    [
      'buchholz',
      explainBuchholz,
      ['A', GAMES, [], { Fore: true }],
      'variant: expected only cut, median, fore, average, got "Fore"',
    ],
    ['performance', explainPerformance, ['A', GAMES, [], { off: 'TPR' }], 'variant: expected only of, got "off"'],
    ['progressive', explainProgressive, ['A', GAMES, [], { fid: true }], 'variant: expected only cut, fide, got "fid"'],
    [
      'sonneborn',
      explainSonnebornBerger,
      ['A', GAMES, [], { medain: 1 }],
      'variant: expected only cut, median, got "medain"',
    ],
    ['wins', explainWins, ['A', GAMES, [], { code: 'WON' }], 'variant: expected only of, got "code"'],
    ['koya', koya, ['A', GAMES, [], { percentage: 60 }], /^options: expected only limit, percent, got/],
    ['koya', explainKoya, ['A', GAMES, [], { limits: 1 }], 'variant: expected only limit, percent, got "limits"'],
    [
      'direct',
      directEncounter,
      [['A', 'B'], GAMES, { forfeit: true }],
      'options: expected only forfeits, got "forfeit"',
    ],
    [
      'direct',
      explainDirectEncounter,
      [['A', 'B'], GAMES, { forfeit: true }],
      /expected only forfeits, got "forfeit"$/,
    ],
    ['expectedScore', expectedScore, [2000, 1900, { kid: 'blitz' }], 'options: expected only on, kind, got "kid"'],
    [
      'ratingChange',
      ratingChange,
      [{ ...RATED, kinds: 'blitz' }],
      'input: expected only rating, k, games, on, kind, got "kinds"',
    ],
    [
      'explain',
      explainRatingChange,
      [{ ...RATED, kinds: 'blitz' }],
      'input: expected only rating, k, games, on, kind, got "kinds"',
    ],
    [
      'ratingPeriod',
      ratingPeriod,
      [{ listRating: 2000, k: 20, events: [], roundper: 'event' }],
      'input: expected only listRating, k, events, roundPer, on, kind, got "roundper"',
    ],
    [
      'requiredScore',
      requiredScore,
      [{ games: [], targets: 2000 }],
      'input: expected only games, target, got "targets"',
    ],
    [
      'formatTrf',
      formatTrf,
      [{ players: [{ id: '1' }], games: [], scoring: { wins: 3 } }],
      /expected only win, draw, loss, absence, pairingBye, got "wins"$/,
    ],
    [
      'formatTrf',
      formatTrf,
      [{ players: [{ id: '1' }], games: [] }, { unfinish: '?' }],
      'options: expected only period, unfinished, got "unfinish"',
    ],
  ])('%s %#', (_, target, given, message) => {
    const pattern = typeof message === 'string' ? new RegExp(`^${message}$`) : message;
    expect(() => call(target, given)).toThrow(
      expect.objectContaining({ name: 'RangeError', message: expect.stringMatching(pattern) as unknown }),
    );
  });
});

describe('games where a table should be', () => {
  it.each([
    ['standings', standings, [GAMES, ['PTS']]],
    ['tiebreakValues', tiebreakValues, ['PTS', GAMES]],
    ['tiebreak', tiebreak('PTS'), ['A', GAMES]],
    ['explain', explain, ['PTS', 'A', GAMES]],
    ['explainOrder', explainOrder, [GAMES, ['PTS'], 'A', 'B']],
    ['checkList', checkList, [['PTS'], GAMES]],
  ])('%s says to call crosstable first', (_, target, given) => {
    expect(() => call(target, given)).toThrow(
      new TypeError('table: expected a Crosstable of version 4 (call crosstable(games) first), got an object'),
    );
  });

  it('nothing of the kind is said of what is no list of games', () => {
    expect(() => call(standings, [{}, ['PTS']])).toThrow('table: expected a Crosstable of version 4, got an object');
  });
});

describe('a report is no options', () => {
  const tournament = parseTrf(
    [
      ...['012 Two', '022 Town', '092 Individual: Swiss-System', 'XXR 3', 'BBW 3.0', '132 26/05/08', '212 PTS,SB'],
      row(1, '3.5', ['   2 w 1', '0000 - H']),
      row(2, '0.0', ['   1 b 0']),
    ].join('\n'),
  );

  it('stands where they do, and what it has beside them is passed over', () => {
    const { games, ...rest } = tournament;
    expect(crosstable(games, tournament)).toMatchObject({ system: 'swiss', announcedRounds: 3, players: ['1', '2'] });
    expect(crosstable(games, rest)).toMatchObject({ system: 'swiss' });
    expect(standings(crosstable(games, tournament), ['PTS'])[0].values).toEqual([3.5]); // 3 for the win, ½ for the bye
  });

  it('with a mistyped name it is refused', () => {
    expect(() => call(crosstable, [tournament.games, { ...tournament, sytem: 'swiss' }])).toThrow(
      'expected "system", got "sytem"',
    );
  });
});
