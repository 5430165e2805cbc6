import { randomOf } from '@crosstable/core/testing/random/random';
import type { Match } from 'crosstable';

import { TEAM_CODES, isRefused } from '../slow/team-values.js';
import { type TeamComparison, type TeamDifference, teamComparisonOf } from './compare.js';
import type { TeamSubject } from './library.js';
import type { FoundTeamDifference } from './search.js';
import type { TeamTournament } from './tournament.js';

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, place) => place !== at);
}

/** Removes rounds. Announced rounds, adjustments and the chosen round depend on all rounds, so they are removed first. */
function* withoutRounds(from: TeamTournament): Iterable<TeamTournament> {
  const { matches, options } = from;
  if (options.adjustments !== undefined || options.round !== undefined) return;
  for (const at of matches.keys()) {
    const rounds = options.rounds === undefined ? undefined : options.rounds - 1;
    yield { ...from, matches: without(matches, at), options: { ...options, rounds } };
  }
}

function* withoutMatches(from: TeamTournament): Iterable<TeamTournament> {
  for (const [at, round] of from.matches.entries()) {
    for (const place of round.keys()) {
      const matches = from.matches.map((one, number) => (number === at ? without(round, place) : one));
      yield { ...from, matches };
    }
  }
}

/** Removes teams that no match, no adjustment and no question names. */
function* withoutTeams(from: TeamTournament): Iterable<TeamTournament> {
  const { matches, options, teams } = from;
  const isNamed = (id: string): boolean =>
    matches.flat().some(({ white, black }: Match) => white === id || black === id) ||
    options.adjustments?.some(({ team }) => team === id) === true;
  for (const [at, { id }] of teams.entries()) if (!isNamed(id)) yield { ...from, teams: without(teams, at) };
}

/** Readmits teams and players, and leaves each player one rating. */
function* withoutRulings(from: TeamTournament): Iterable<TeamTournament> {
  const { options, teams } = from;
  for (const [at, { expelled, ...team }] of teams.entries())
    if (expelled !== undefined) yield { ...from, teams: teams.with(at, team) };
  const { players = [] } = options;
  for (const [at, { expelled, ratings, ...player }] of players.entries()) {
    if (expelled === undefined && ratings === undefined) continue;
    yield { ...from, options: { ...options, players: players.with(at, player) } };
  }
}

const OPTIONS = [
  'adjustments',
  'round',
  'players',
  'ratings',
  'unrated',
  'scoring',
  'matchScoring',
  'pairingBye',
  'edition',
  'articleTwelve',
  'primary',
] as const;

function* withFewerOptions(from: TeamTournament): Iterable<TeamTournament> {
  for (const key of OPTIONS) {
    if (from.options[key] !== undefined) yield { ...from, options: { ...from.options, [key]: undefined } };
  }
}

/** Whether a tournament allows the question: it has the teams, and refuses none of the codes. */
function canAsk(question: TeamDifference['question'], { teams }: TeamTournament, { sheet }: TeamComparison): boolean {
  if (question.by === 'players') return true;
  const named = 'tied' in question ? question.tied : 'team' in question ? [question.team] : [];
  const codes = 'list' in question ? question.list : [question.code];
  const known = TEAM_CODES.filter((code) => isRefused(code, sheet.event) === (question.by === 'refused'));
  return named.every((id) => teams.some((team) => team.id === id)) && codes.every((code) => known.includes(code));
}

function askAgain(
  tournament: TeamTournament,
  from: FoundTeamDifference,
  subject: TeamSubject,
): FoundTeamDifference | undefined {
  const comparison = teamComparisonOf(tournament, subject);
  const { question } = from.difference;
  if (!canAsk(question, tournament, comparison)) return undefined;
  const difference =
    question.by === 'players' ? comparison.players(randomOf(~from.seed, from.number)) : comparison.ask(question);
  return difference && { ...from, tournament, difference };
}

/** The simplest tournament with the same question that small steps reach: no further step keeps the difference. */
export function shrinkTeams(from: FoundTeamDifference, subject: TeamSubject): FoundTeamDifference {
  for (const step of [withoutRounds, withoutMatches, withoutRulings, withFewerOptions, withoutTeams]) {
    for (const candidate of step(from.tournament)) {
      const found = askAgain(candidate, from, subject);
      if (found !== undefined) return shrinkTeams(found, subject);
    }
  }
  return from;
}

/** The difference, and the tournament as JSON. */
export function teamReportOf({ seed, number, difference, tournament }: FoundTeamDifference): string {
  const { question, expected, got, places } = difference;
  const lines = [
    `seed ${seed}, tournament of teams ${number}: ${JSON.stringify(question)}`,
    ...(places.length === 0 ? [`expected ${expected}`, `got ${got}`] : places),
  ];
  return [
    ...lines.flatMap((line) => line.split('\n')).map((line) => `### ${line}`),
    JSON.stringify(tournament),
    '',
  ].join('\n');
}
