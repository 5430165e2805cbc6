import { type Match, check, checkArray, isObject, isWhole, lastPairedRound } from '@crosstable/core';

import { systemOf } from '../records/system.js';
import type { TeamScores } from '../records/team-records.js';
import { type MatchPricing, addedPoints, scoresOf, teamCells } from '../teams/team-points.js';
import { formatTeamLine } from '../teams/team-tables.js';
import type { TrfDraft, TrfTeam } from '../tournament.js';
import { checkMatches, formatMatches } from './matches.js';
import { scoreTableOf } from './scoring.js';
import { formatColours, formatMatchScoring, formatTeam } from './team-records.js';

/** The records of a draft's teams and their matches; none for individuals. @throws TypeError or RangeError */
export function formatTeams(draft: TrfDraft): readonly string[] {
  const { teams, games, matches = [], matchScoring, pairingBye, written } = draft;
  const ofTeams = [draft.boards, draft.colours, draft.matches, matchScoring, pairingBye, draft.primary];
  check(teams !== undefined || ofTeams.every((one) => one === undefined), 'teams', 'the teams of the matches', teams);
  if (teams === undefined) return [];
  const teamOf = checkTeams(teams, draft.players);
  checkArray(matches, 'matches', 'rounds');
  const boards = boardsIn(draft);
  check(isWhole(boards, 0, 999), 'boards', 'a number of boards', boards, 'number');
  checkMatches(matches, teamOf, new Set(teams.map(({ id }) => id)), boards, games);
  const cells = teamCells(matches, pricingIn(draft));
  const scores = teamScores(draft);
  const { colours = written || boards === 0 ? undefined : 'WB' } = draft;
  return [
    ...(colours === undefined ? [] : [formatColours(colours, boards)]),
    ...(matchScoring === undefined ? [] : [formatMatchScoring(matchScoring)]),
    ...formatMatches({ draft, teams, matches, games, cells }),
    ...teams.map((team, n) => formatTeam(team, `teams[${n}]`, written || !draft.matches ? {} : scores[n])),
    ...(written?.teamTables ?? []).flatMap((code) =>
      teams.flatMap((team, n) => {
        const ofTeam = cells.map((round) => round.get(team.id));
        return formatTeamLine(code, { team, scores: scores[n], cells: ofTeam, boards });
      }),
    ),
  ];
}

/** The number of boards of a match: that of the draft, or of its largest match. */
export function boardsIn({ boards, matches = [] }: TrfDraft): number {
  const most = matches
    .flat()
    .filter(isObject)
    .reduce((count, match) => Math.max(count, match.boards?.length ?? 0), 0);
  return boards ?? most;
}

/** How the matches of a draft count. */
function pricingIn(draft: TrfDraft): MatchPricing {
  const { adjustments = [], matchScoring, pairingBye, teams = [] } = draft;
  const teamOf = new Map(teams.flatMap(({ id, players }) => players.map((player) => [player, id] as const)));
  return { table: scoreTableOf(draft), matchScoring, pairingBye, boards: boardsIn(draft), adjustments, teamOf };
}

/** The scores of the teams of a draft after the last round that was paired, in the order of the teams. */
export function teamScores(draft: TrfDraft): readonly TeamScores[] {
  const { adjustments = [], matches = [], teams = [] } = draft;
  const paired = matches.slice(0, lastPairedRound(matches));
  const soFar = teamCells(withAbsences(paired, draft, teams), pricingIn(draft));
  const added = addedPoints(adjustments);
  return teams.map(({ id }) => scoresOf(id, soFar, added));
}

/** The matches with a bye for each team that a round of a Swiss doesn't name: it was absent, as `parseTrf` reads it. */
function withAbsences(
  matches: readonly (readonly Match[])[],
  draft: TrfDraft,
  teams: readonly TrfTeam[],
): readonly (readonly Match[])[] {
  if (systemOf(draft) === 'round-robin') return matches;
  return matches.map((round) => {
    const named = new Set(round.flatMap(({ white, black }) => [white, black]));
    const absent = teams.filter(({ id }) => !named.has(id));
    return [...round, ...absent.map(({ id }): Match => ({ white: id, black: '', kind: 'zero-bye' }))];
  });
}

/** Throws unless each player is in one roster; gives the team of each. */
function checkTeams(teams: readonly TrfTeam[], players: TrfDraft['players']): ReadonlyMap<string, string> {
  checkArray(teams, 'teams', 'teams');
  check(teams.length > 0, 'teams', 'at least one team', teams.length, 'number');
  const known = new Set(players.map(({ id }) => id));
  const ids = new Set<string>();
  const teamOf = new Map<string, string>();
  teams.forEach((team, n) => {
    const path = `teams[${n}]`;
    check(isObject(team), path, 'a team', team);
    const { id, players: roster } = team;
    check(typeof id === 'string', `${path}.id`, 'a string', id);
    check(/^[1-9]\d{0,2}$/.test(id), `${path}.id`, 'a number from 1 to 999', id, 'string');
    check(!ids.has(id), `${path}.id`, 'an id that no other team has', id, 'string');
    ids.add(id);
    checkArray(roster, `${path}.players`, 'ids');
    roster.forEach((player, at) => {
      const isFree = known.has(player) && !teamOf.has(player);
      check(isFree, `${path}.players[${at}]`, 'the id of one of the players, in one team', player, 'string');
      teamOf.set(player, id);
    });
  });
  players.forEach(({ id }, n) => {
    check(teamOf.has(id), `players[${n}].id`, 'a player of a team', id, 'string');
  });
  return teamOf;
}
