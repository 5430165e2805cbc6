import type { GameKind, TeamPairingBye } from '@crosstable/core';

import { type LineUp, readLineUp } from '../records/line-up-records.js';
import { type ForfeitedMatch, readForfeitedMatch, readTeamByes } from '../records/match-records.js';
import { readByes } from '../records/player-list-records.js';
import type { PlayerRow } from '../records/player-record.js';
import { byeKind } from '../records/result-codes.js';
import type { PairedRows } from '../rounds/pairing.js';
import { columnOf, textOf } from '../rounds/row-rounds.js';
import { BYE, columnAfter, cut } from '../text/columns.js';
import type { Line } from '../text/line.js';
import { FORFEITED_MATCH, LINE_UP, TEAM_BYES } from '../text/team-columns.js';
import { TrfError } from '../trf-error.js';
import { type Rosters, checkSeats } from './rosters.js';

/** The facts of one round in the records: opponents, byes and line-ups. */
export interface TeamRound {
  /** The opponent of each team that has a match. */
  readonly opponents: Map<string, string>;
  readonly byes: Map<string, GameKind>;
  /** By team. */
  readonly forfeits: Map<string, ForfeitedMatch>;
  /** By team. */
  readonly lineUps: Map<string, LineUp>;
}

/** The rounds of the teams, and the points of the pairing-allocated bye. */
export interface TeamRounds {
  /** The first one first. */
  readonly rounds: readonly TeamRound[];
  readonly pairingBye: TeamPairingBye | undefined;
}

/** The place of a text that contradicts what was read before. */
type Place = readonly [line: Line, column: number, found: string];

/**
 * Pairs the teams: opponents by the games (001), the forfeits (330) and the line-ups (300); byes by 240 and 320.
 *
 * @throws TrfError for a team that isn't in the file or is in two matches of a round
 */
export function pairTeams(
  records: ReadonlyMap<string, readonly Line[]>,
  rows: readonly PlayerRow[],
  { games }: PairedRows,
  rosters: Rosters,
): TeamRounds {
  const rounds: TeamRound[] = [];
  const at = (round: number): TeamRound => {
    while (rounds.length < round) {
      rounds.push({ opponents: new Map(), byes: new Map(), forfeits: new Map(), lineUps: new Map() });
    }
    return rounds[round - 1];
  };
  const refuse = (expected: string, [line, column, found]: Place): never => {
    throw new TrfError(line.number, column, expected, found);
  };
  const meet = (round: number, team: string, opponent: string, place: Place): void => {
    const { opponents } = at(round);
    if (team === opponent) refuse('another team', place);
    for (const [one, other] of [
      [team, opponent],
      [opponent, team],
    ]) {
      const known = opponents.get(one) ?? other;
      if (known !== other) refuse(`a match of team ${one} against team ${known}, as in the rest of the round`, place);
      opponents.set(one, other);
    }
  };
  const rest = (round: number, team: string, kind: GameKind, place: Place): void => {
    rosters.teamAt(team, place[0], place[1]);
    const { byes, opponents } = at(round);
    if (opponents.has(team)) refuse(`a team without a match in round ${round}`, place);
    if (byes.has(team)) refuse(`a team with one bye in round ${round}`, place);
    byes.set(team, kind);
  };

  const rowOf = new Map(rows.map((row) => [row.player.id, row]));
  games.forEach((round, n) => {
    at(n + 1);
    for (const { white, black } of round) {
      const row = rowOf.get(white);
      if (black === '' || row === undefined) continue;
      const [team = '', opponent = ''] = [rosters.teamOf.get(white), rosters.teamOf.get(black)];
      meet(n + 1, team, opponent, [row.line, columnOf(n + 1), textOf(row, n + 1)]);
    }
  });
  for (const line of records.get('330') ?? []) {
    const forfeit = readForfeitedMatch(line); // 330
    const { round, white, black } = forfeit;
    rosters.teamAt(white, line, FORFEITED_MATCH.white.from);
    rosters.teamAt(black, line, FORFEITED_MATCH.black.from);
    const place: Place = [line, FORFEITED_MATCH.white.from, `${white} ${black}`];
    meet(round, white, black, place);
    if (at(round).forfeits.has(white)) refuse(`one 330 of a match in round ${round}`, place);
    at(round).forfeits.set(white, forfeit).set(black, forfeit);
  }
  for (const line of records.get('300') ?? []) {
    const lineUp = readLineUp(line); // 300
    const { round, team, opponent, seats } = lineUp;
    rosters.teamAt(team, line, LINE_UP.team.from);
    rosters.teamAt(opponent, line, LINE_UP.opponent.from);
    meet(round, team, opponent, [line, LINE_UP.team.from, `${team} ${opponent}`]);
    if (at(round).lineUps.has(team)) refuse('one line-up of a team in a round', [line, LINE_UP.team.from, team]);
    checkSeats(line, team, seats, rosters);
    at(round).lineUps.set(team, lineUp);
  }
  let pairingBye: TeamPairingBye | undefined;
  for (const line of records.get('320') ?? []) {
    const byes = readTeamByes(line); // 320
    const { pairingBye: points = pairingBye } = byes;
    const isSame = pairingBye === undefined || JSON.stringify(points) === JSON.stringify(pairingBye);
    if (!isSame)
      refuse('the points of the other 320', [line, TEAM_BYES.matchPoints.from, cut(line.text, TEAM_BYES.matchPoints)]);
    pairingBye = points;
    byes.teams.forEach((team, n) => {
      if (team === '') return;
      const place: Place = [line, columnAfter(TEAM_BYES.team, n).from, team];
      const hasOne = [...at(n + 1).byes.values()].includes('pairing-bye');
      if (hasOne) refuse(`one team with the pairing-allocated bye in round ${n + 1}`, place);
      rest(n + 1, team, 'pairing-bye', place);
    });
  }
  for (const line of records.get('240') ?? []) {
    const byes: Parameters<typeof readByes>[1] = new Map();
    readByes(line, byes); // 240
    for (const [round, ofTeams] of byes) {
      for (const [team, code] of ofTeams) rest(round, team, byeKind(code), [line, BYE.player.from, team]);
    }
  }
  return { rounds, pairingBye };
}
