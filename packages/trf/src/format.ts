import { check, checkArray, checkNames, isObject } from '@crosstable/core';

import { formatAdjustments } from './format/adjustment.js';
import { checkFields, checkLines } from './format/draft-check.js';
import { formatHeaders } from './format/headers.js';
import { checkIncidents, formatIncidents } from './format/incidents.js';
import { formatPlayer } from './format/player.js';
import { formatPeriod, ofPeriod } from './format/period.js';
import { rowsOf } from './format/points-and-ranks.js';
import { formatComment, formatRulings } from './format/rulings.js';
import { checkScoring } from './format/scoring.js';
import { checkNumbers, withStartNumbers } from './format/start-numbers.js';
import { formatTeams } from './format/teams.js';
import { MOST_ROUNDS } from './text/columns.js';
import type { TrfDraft } from './tournament.js';

/** The options of {@link formatTrf}. */
export interface TrfOptions {
  /**
   * The sign of a game without a result: `'?'`, as FIDE's pairings commission recommends, with the points of such a game as X of 162,
   * those of `unknownResult` or else 0; or `''`, the default, because programs refuse `?`.
   */
  readonly unfinished?: '?' | '' | undefined;
  /**
   * The first and the last day of a rating period, as `2026-04-01`. The report has the rounds on these days with their numbers; the
   * others are blank. Points and ranks are those after the last of these rounds, and a comment says so.
   */
  readonly period?: readonly [from: string, to: string] | undefined;
}

/**
 * Writes a tournament report file with the columns of TRF26, which for individuals are those of TRF16. Lines end with
 * LF. Where two records say the same (142 or XXR, 202 or 212, …) it writes the one that was read.
 *
 * Reading the text gives the tournament back: `parseTrf(formatTrf(t))` equals `t`, including `repairs` if `t` has none.
 * Absences that the read file left blank are written as `0000 - Z`; points and ranks are those of `t`. A draft without
 * `written` is completed, so that other programs read it: it gets 092 beside 192, 062, 072 and 142, the points of its
 * games, and ranks by its `tiebreaks`. A forfeit without a scheduled opponent is written against `0000`, which reads as
 * a bye. A player's number in the file is the pairing number where there is one, and else the id. In a Swiss of players a
 * bye without a kind is written as the kind that a table reads it as. For teams, 310 has the scores of the matches, and the
 * ranks that the draft gives; in the report of a period that ends earlier, those by `tiebreaks`.
 *
 * @param draft - A result of `parseTrf`, or players and games with any other fields that are known.
 * @param options - The sign of a game without a result, and the period of a report that has only its rounds.
 * @returns The text of the file.
 * @throws TypeError for a field of a wrong type, with path, expectation and value.
 * @throws RangeError for a value that cannot be written, with the same: a name of more than 33 characters, an id that is
 *   no start number and has no pairing number beside it, a player twice in a round, a bye without a kind outside such a
 *   Swiss, for teams a pairing number that isn't the id, in a draft without `written` a title, a federation or a date that
 *   no report could hold, and a `period` on whose days no round was played, or without the dates of all rounds (`roundDates`).
 *
 * Cost: linear in the length of the file, in players times rounds where points are counted, and that of `standings` where ranks are computed.
 *
 * @example
 * ```ts
 * const players = [{ id: '1', name: 'Anna' }, { id: '2', name: 'Boris' }];
 * const text = formatTrf({ name: 'Club night', players, games: [[{ white: '1', black: '2', result: 1 }]] });
 * text.split('\n')[0]; // → '012 Club night'
 * parseTrf(text).points.get('1'); // → 1
 * ```
 */
export function formatTrf(draft: TrfDraft, options: TrfOptions = {}): string {
  checkNames(options, 'options', { period: true, unfinished: true });
  const { period, unfinished = '' } = options;
  check(['', '?'].includes(unfinished), 'options.unfinished', '"?" or ""', unfinished, 'string');
  checkDraft(draft);
  const whole = withStartNumbers(draft);
  const write = (said: TrfDraft) => textOf(unfinished === '' ? said : withUnknownResult(said), unfinished);
  const text = write(whole);
  // A period is taken from what can be written as a whole
  return period === undefined ? text : write(ofPeriod(whole, period));
}

/** A draft that says what its games without a result are worth: what its points count for them, unless it says otherwise. */
function withUnknownResult(draft: TrfDraft): TrfDraft {
  const isOpen = draft.games.some((round) => round.some(({ result }) => result === null));
  return isOpen ? { ...draft, unknownResult: draft.unknownResult ?? 0 } : draft;
}

/** The text of a draft whose ids are the numbers in the file. */
function textOf(draft: TrfDraft, unfinished: string): string {
  const headers = formatHeaders(draft);
  const { adjustments = [] } = draft;
  const adjusting = formatAdjustments(adjustments);
  const { cells, points, ranks } = rowsOf(draft, unfinished);
  const ofTeams = formatTeams(draft);
  const lines = [
    ...headers,
    ...ofTeams,
    ...checkLines(draft.otherRecords, 'otherRecords'),
    ...adjusting,
    ...formatRulings(draft),
    ...formatIncidents(draft),
    ...formatPeriod(draft),
    ...checkLines(draft.comments, 'comments').map(formatComment),
    ...draft.players.map((player, n) =>
      formatPlayer(player, `players[${n}]`, {
        points: points(player.id),
        rank: ranks(player.id),
        isRead: draft.written !== undefined,
        cells: cells.get(player.id) ?? new Map(),
      }),
    ),
    ...checkLines(draft.nationalLines, 'nationalLines'),
    ...checkLines(draft.unknownLines, 'unknownLines'),
  ];
  return `${lines.join('\n')}\n`;
}

/** Throws unless a draft has rounds of games and numbered players. */
function checkDraft(draft: TrfDraft): void {
  check(isObject(draft), 'draft', 'a tournament', draft);
  checkFields(draft);
  const { games, players, scoring, points, ranks, written } = draft;
  checkArray(games, 'games', 'rounds');
  check(games.length <= MOST_ROUNDS, 'games', `at most ${MOST_ROUNDS} rounds`, games.length, 'number');
  // Entries have the holes of a list, which its methods pass over
  for (const [n, round] of games.entries()) {
    checkArray(round, `games[${n}]`, 'games');
    for (const [k, game] of round.entries()) check(isObject(game), `games[${n}][${k}]`, 'a game', game);
  }
  checkArray(players, 'players', 'players');
  check(players.length > 0, 'players', 'at least one player', players.length, 'number');
  const ids = new Set<string>();
  for (const [n, player] of players.entries()) {
    const path = `players[${n}]`;
    check(isObject(player), path, 'a player', player);
    const { id, ratings = [] } = player;
    checkArray(ratings, `${path}.ratings`, 'ratings');
    check(typeof id === 'string', `${path}.id`, 'a string', id);
    check(!ids.has(id), `${path}.id`, 'an id that no other player has', id, 'string');
    ids.add(id);
  }
  checkNumbers(players, draft.teams !== undefined);
  checkIncidents(draft);
  if (scoring !== undefined) checkScoring(scoring);
  for (const [path, numbers] of Object.entries({ points, ranks })) {
    const isById = numbers === undefined || (isObject(numbers) && !Array.isArray(numbers));
    check(isById, path, 'a Map or an object from ids to numbers', numbers);
  }
  check(written === undefined || isObject(written), 'written', 'an object', written);
}
