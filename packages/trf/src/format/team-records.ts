// Writes the records of teams and of their matches
import { type MatchScoring, check, checkNames } from '@crosstable/core';

import type { LineUp } from '../records/line-up-records.js';
import type { TeamByes } from '../records/match-records.js';
import { MATCH_SYMBOLS, isColours } from '../records/match-scoring-records.js';
import { codeOfKind } from '../records/result-codes.js';
import type { TeamScores } from '../records/team-records.js';
import { columnAfter } from '../text/columns.js';
import { lay } from '../text/laid-line.js';
import { FORFEITED_MATCH, LINE_UP, MATCH_SCORE, TEAM, TEAM_BYES } from '../text/team-columns.js';
import type { TrfTeam } from '../tournament.js';
import { formatInteger, formatText } from './player.js';
import { formatAmount, formatPoints } from './points.js';

/** The line of 310 for a team, with these scores where it states none. @throws TypeError or RangeError naming the field that cannot be written */
export function formatTeam(team: TrfTeam, path: string, scores: Partial<TeamScores>): string {
  const { id, name, nick, strength, rank, players } = team;
  const { matchPoints = scores.matchPoints, gamePoints = scores.gamePoints } = team;
  return lay('310', [
    [TEAM.number, id],
    [TEAM.name, formatText(name, `${path}.name`, TEAM.name)],
    [TEAM.nick, formatText(nick, `${path}.nick`, TEAM.nick)],
    [TEAM.strength, (Number.isInteger(strength) ? formatInteger : formatAmount)(strength, `${path}.strength`)],
    [TEAM.matchPoints, formatAmount(matchPoints, `${path}.matchPoints`, 6)],
    [TEAM.gamePoints, formatAmount(gamePoints, `${path}.gamePoints`, 6)],
    [TEAM.rank, formatInteger(rank, `${path}.rank`, 999)],
    ...players.map((player, n) => [columnAfter(TEAM.player, n), player] as const),
  ]);
}

/** The line of 300 for a line-up. */
export function formatLineUp({ round, team, opponent, seats }: Omit<LineUp, 'line'>): string {
  return lay('300', [
    [LINE_UP.round, String(round)],
    [LINE_UP.team, team],
    [LINE_UP.opponent, opponent],
    ...seats.map((id, n) => [columnAfter(LINE_UP.player, n), id === '' ? '0000' : id] as const),
  ]);
}

/** The line of 330 for a forfeited match; none for a kind that is no forfeit. */
export function formatForfeitedMatch(match: { kind?: unknown; white: string; black: string }, round: number): string[] {
  const code = codeOfKind(match.kind);
  if (code?.length !== 2) return [];
  return [
    lay('330', [
      [FORFEITED_MATCH.type, code],
      [FORFEITED_MATCH.round, String(round)],
      [FORFEITED_MATCH.white, match.white],
      [FORFEITED_MATCH.black, match.black],
    ]),
  ];
}

/** The line of 320; none without points and without byes. */
export function formatTeamByes({ pairingBye, teams }: TeamByes): string[] {
  if (pairingBye === undefined && teams.every((id) => id === '')) return [];
  checkNames(pairingBye ?? {}, 'pairingBye', { matchPoints: true, gamePoints: true });
  return [
    lay('320', [
      [TEAM_BYES.matchPoints, formatAmount(pairingBye?.matchPoints, 'pairingBye.matchPoints')],
      [TEAM_BYES.gamePoints, formatAmount(pairingBye?.gamePoints, 'pairingBye.gamePoints')],
      ...teams.map((id, n) => [columnAfter(TEAM_BYES.team, n), id === '' ? '000' : id] as const),
    ]),
  ];
}

/** The line of 362 for a scoring of matches. @throws TypeError or RangeError naming the value that cannot be written */
export function formatMatchScoring(scoring: MatchScoring): string {
  checkNames(scoring, 'matchScoring', { win: true, draw: true, loss: true, absence: true });
  const given = MATCH_SYMBOLS.flatMap(([symbol, field]) => {
    const value = scoring[field];
    return value === undefined ? [] : [[symbol, formatPoints(value, `matchScoring.${field}`)] as const];
  });
  return lay(
    '362',
    given.flatMap(([symbol, points], n) => [
      [columnAfter(MATCH_SCORE.symbol, n), symbol] as const,
      [columnAfter(MATCH_SCORE.points, n), points] as const,
    ]),
  );
}

/** The line of 352 for this number of boards. @throws TypeError or RangeError for a value that isn't a list of colours */
export function formatColours(colours: unknown, boards: number): string {
  check(typeof colours === 'string' && isColours(colours), 'colours', 'a text of W and B', colours, 'string');
  return `352 ${colours.repeat(Math.ceil(boards / colours.length)).slice(0, boards)}`;
}
