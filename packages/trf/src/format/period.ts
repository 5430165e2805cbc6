// The report of one rating period: events of more than 30 days are reported month by month
import {
  check,
  checkArray,
  isDay,
  isObject,
  isPairedRound,
  isWhole,
  unexpected,
  valueInMessage,
  withKindsRead,
} from '@crosstable/core';

import { periodLine } from '../records/period.js';
import { systemOf } from '../records/system.js';
import { BYE, cut } from '../text/columns.js';
import { roundDay } from '../text/dates.js';
import { recordCode } from '../text/line.js';
import type { TrfDraft } from '../tournament.js';
import { checkLines } from './draft-check.js';
import { rowsOf } from './points-and-ranks.js';
import { ranksOfTeams } from './ranks.js';
import { boardsIn, teamScores } from './teams.js';

const DAY = 'a day as 2026-04-01';

function checkDay(day: unknown, path: string): asserts day is string {
  check(isDay(day), path, DAY, day, 'string');
}

function fail(path: string, expected: string, found: string): never {
  throw unexpected(path, expected, found, RangeError);
}

/** The days of the rounds that were paired, by 132. @throws RangeError for a round without one */
function daysOf({ roundDates, start }: TrfDraft, paired: number): readonly string[] {
  const dates = checkLines(roundDates, 'roundDates');
  if (dates.length === 0) fail('roundDates', 'the dates of the rounds (132)', 'nothing');
  return Array.from({ length: paired }, (_, n) => {
    const date = dates.at(n);
    const day = roundDay(date ?? '', start);
    const path = `roundDates[${n}]`;
    return day ?? fail(path, `the date of round ${n + 1}`, date === undefined ? 'nothing' : valueInMessage(date));
  });
}

/** The comment on the period of a draft. @throws TypeError or RangeError naming the field that cannot be written */
export function formatPeriod({ games, period }: TrfDraft): readonly string[] {
  if (period === undefined) return [];
  check(isObject(period), 'period', 'a period', period);
  const { from, round, to } = period;
  checkDay(from, 'period.from');
  checkDay(to, 'period.to');
  check(isWhole(round, 1, games.length), 'period.round', `a round from 1 to ${games.length}`, round, 'number');
  return [periodLine(period)];
}

/** The draft after a round. Its points and ranks are to be computed unless that is the last one that was paired. */
function after(draft: TrfDraft, round: number, paired: number): TrfDraft {
  const { adjustments, games, matches, points, ranks, teams } = draft;
  const isLast = round === paired;
  return {
    ...draft,
    points: isLast ? points : undefined,
    ranks: isLast ? ranks : undefined,
    teams: isLast
      ? teams
      : teams?.map((team) => ({ ...team, gamePoints: undefined, matchPoints: undefined, rank: undefined })),
    games: games.slice(0, round),
    matches: matches?.slice(0, round),
    adjustments: adjustments?.filter((one) => one.round <= round),
  };
}

/**
 * A draft with the rounds of a period alone. The others are blank, and points and ranks are those after its last round.
 *
 * @param period - The first and the last day.
 * @throws TypeError or RangeError for a period without a round, and for rounds without dates
 */
export function ofPeriod(draft: TrfDraft, period: readonly [from: string, to: string]): TrfDraft {
  checkArray(period, 'options.period', 'two days');
  const [from, to, ...more]: readonly unknown[] = period;
  check(more.length === 0, 'options.period', 'two days', period, 'object');
  checkDay(from, 'options.period[0]');
  checkDay(to, 'options.period[1]');
  const { games, incidents, matches, otherRecords, players, teams, written } = draft;
  if (draft.period !== undefined) {
    const found = `one from ${draft.period.from} to ${draft.period.to}`;
    fail('period', 'a report of the whole tournament', found);
  }
  const arePaired = teams
    ? (matches ?? []).map((all) => isPairedRound(all))
    : withKindsRead(games, systemOf(draft)).map((all) => isPairedRound(all, players.length));
  const paired = arePaired.lastIndexOf(true) + 1;
  if (paired === 0) fail('games', 'a round that was paired', 'none');
  const days = daysOf(draft, paired);
  const isInside = (round: number) => {
    const day = days.at(round - 1) ?? '';
    return from <= day && day <= to;
  };
  const round = days.findLastIndex((_, n) => arePaired[n] && isInside(n + 1)) + 1;
  if (round === 0) {
    const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
    fail('options.period', `days with one of the rounds, ${first} to ${last}`, `"${from}" to "${to}"`);
  }
  const { rounds = Math.max(games.length, matches?.length ?? 0) } = draft;
  const soFar = after({ ...draft, rounds }, round, paired);
  const { points, ranks } = rowsOf(soFar, '');
  const scores = teams && teamScores(soFar);
  const isRanked = soFar.teams?.some(({ rank }) => rank !== undefined);
  const ranksOfAll = isRanked === false ? ranksOfTeams(soFar, boardsIn(soFar)) : undefined;
  const numbers = (of: (id: string) => number | undefined) =>
    Object.fromEntries(players.map(({ id }) => [id, of(id)] as const));
  const blank = <T>(rounds: readonly (readonly T[])[]) =>
    rounds.map((all, n) => (isInside(n + 1) ? all : [])).slice(0, round);
  return {
    ...soFar,
    games: blank(games),
    matches: matches && blank(matches),
    points: numbers(points),
    ranks: numbers(ranks),
    teams: soFar.teams?.map((team, n) => {
      const { gamePoints = scores?.at(n)?.gamePoints, matchPoints = scores?.at(n)?.matchPoints } = team;
      return { ...team, gamePoints, matchPoints, rank: isRanked ? team.rank : ranksOfAll?.get(team.id) };
    }),
    incidents: incidents?.filter((one) => one.round <= round),
    otherRecords: checkLines(otherRecords, 'otherRecords').filter(
      (line) => recordCode(line) !== '240' || isInside(Number(cut(line, BYE.round))),
    ),
    // The tables of teams tell of all rounds
    written: written && { ...written, teamTables: [] },
    period: { from, to, round },
  };
}
