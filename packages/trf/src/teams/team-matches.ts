import { type Game, type Match, isAlone } from '@crosstable/core';

import type { LineUp } from '../records/line-up-records.js';
import type { ForfeitedMatch } from '../records/match-records.js';
import { type ByeKind, byeKind, codeOfKind, isByeCode } from '../records/result-codes.js';
import type { Reading } from '../readings.js';
import type { OnRepair, RepairKind } from '../repair.js';
import type { PairedRows } from '../rounds/pairing.js';
import { columnAfter, cut } from '../text/columns.js';
import type { Line } from '../text/line.js';
import { FORFEITED_MATCH, LINE_UP, TEAM } from '../text/team-columns.js';
import type { TrfTournament } from '../tournament.js';
import { TrfError } from '../trf-error.js';
import { type RoundOfPlayers, type Seats, boardOf, gamesByPlayer, seatsOf } from './boards.js';
import type { TeamRound } from './pair-teams.js';
import type { Rosters } from './rosters.js';

/** The data that the matches are made of. */
export interface MatchSources {
  readonly rounds: readonly TeamRound[];
  readonly games: PairedRows['games'];
  readonly rosters: Rosters;
  readonly system: TrfTournament['system'];
  /** 352, if the file has it. */
  readonly colours: string | undefined;
  /**
   * Whether a record tells the teams with a pairing-allocated bye (320, if it has more than the points), or those with any bye: what
   * stands in none of them is no bye of a team.
   */
  readonly hasPairingByes: boolean;
  readonly hasByes: boolean;
  readonly onRepair: OnRepair;
}

/** Two teams that meet in a round, with their boards. */
interface PairedTeams {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  /** The record of the first. */
  readonly line: Line;
  readonly seats: Seats[];
}

/** The matches of a file. */
export interface TeamMatches {
  readonly matches: Match[][];
  readonly boards: number | undefined;
  /** The last round with a match or a pairing-allocated bye. */
  readonly lastPairedRound: number;
}

/** Whether a game is a board won against nobody, which only a match has. */
function isBoardWon(game: Game): boolean {
  return isAlone(game) && game.kind === 'forfeit-win';
}

/** The matches, teams in the order of the file, with their boards. @throws TrfError for a match with too many boards */
export function teamMatches(sources: MatchSources): TeamMatches {
  const { rounds, games, rosters, system, colours } = sources;
  const roundOf = gamesByPlayer(games);
  const pairs = rounds.map((_, n) => pairsOf(n, roundOf(n), sources));
  const most = Math.max(0, ...pairs.flat().map(({ seats }) => seats.length));
  const boards = colours?.length ?? (most || undefined);
  const isPaired = ({ opponents, byes }: TeamRound, n: number) =>
    opponents.size > 0 || [...byes.values()].includes('pairing-bye') || games[n]?.some(isBoardWon);
  const lastPairedRound = rounds.findLastIndex(isPaired) + 1;
  const matches = pairs.map((ofRound, n) => {
    const { byes, opponents } = rounds[n];
    const ofPlayers = roundOf(n);
    const idle = rosters.rows.filter(({ team: { id } }) => !opponents.has(id) && !byes.has(id));
    if (n < lastPairedRound) giveByes(idle, n + 1, ofPlayers, sources);
    const pairOf = new Map(ofRound.map((pair) => [pair.first, pair]));
    return rosters.teams.flatMap(({ id }): Match[] => {
      const pair = pairOf.get(id);
      if (pair !== undefined) return [matchOf(pair, boards ?? 0, ofPlayers, sources)];
      const kind = byes.get(id);
      const isFree = kind === undefined || (kind === 'zero-bye' && system === 'round-robin');
      return isFree ? [] : [{ white: id, black: '', kind }];
    });
  });
  // After the last match a round-robin has only free rounds
  while (matches.length > games.length && matches.at(-1)?.length === 0) matches.pop();
  return { matches, boards, lastPairedRound };
}

/** The bye of a team whose members have one; `undefined` where they have none, or different ones. A reserve at rest may have Z. */
function byeOfMembers(roster: readonly string[], players: RoundOfPlayers): ByeKind | undefined {
  const kinds = new Set(roster.flatMap((id) => players.get(id) ?? []).map(({ kind }) => kind));
  if (kinds.size > 1) kinds.delete('zero-bye');
  const [kind, ...others] = kinds;
  const code = codeOfKind(kind) ?? '';
  return others.length === 0 && isByeCode(code) ? byeKind(code) : undefined;
}

/**
 * Gives a bye to the teams that no record mentions in a round. In TRF16, a single such team has the pairing-allocated
 * bye; in TRF26, a file without a record of such byes has them in the rows of the players. In a round-robin such a team is free.
 */
function giveByes(
  idle: Rosters['rows'],
  round: number,
  players: RoundOfPlayers,
  { rounds, rosters, system, hasPairingByes, hasByes, onRepair }: MatchSources,
): void {
  const { byes } = rounds[round - 1];
  const isFree = system === 'round-robin';
  const isLone = !isFree && rosters.areOld && idle.length === 1 && byes.size === 0;
  const kinds = idle.map(({ team }) => (isFree || rosters.areOld ? undefined : byeOfMembers(team.players, players)));
  // One team of a round can have it
  const isTaken = hasPairingByes || kinds.filter((one) => one === 'pairing-bye').length > 1;
  idle.forEach(({ team: { id, players: roster }, line }, n) => {
    const ofPlayers = kinds[n];
    const ofMembers = (ofPlayers === 'pairing-bye' ? isTaken : hasByes) ? undefined : ofPlayers;
    const kind = isLone ? 'pairing-bye' : (ofMembers ?? 'zero-bye');
    byes.set(id, kind);
    const hasPoints = roster.some((player) => (players.get(player)?.result ?? 0) > 0);
    // TRF26 leaves out absent teams, as a Swiss of individuals leaves out absent players
    if (kind === 'zero-bye' && (isFree || !rosters.areOld) && !hasPoints) return;
    const withPoints = isFree ? 'free-team' : 'absent-team-with-points';
    const reading: Reading =
      ofMembers === undefined
        ? { key: isLone ? 'pairing-bye-of-team' : hasPoints ? withPoints : 'absent-team', values: { round } }
        : { key: 'bye-of-players', values: { round, kind } };
    onRepair('team-bye', line.number, TEAM.number.from, id, reading);
  });
}

/** The pairs of a round; the team that stands first in the file comes first. */
function pairsOf(n: number, players: RoundOfPlayers, { rounds, rosters, onRepair }: MatchSources): PairedTeams[] {
  const { opponents, lineUps } = rounds[n];
  const seen = new Set<string>();
  return rosters.rows.flatMap(({ team: { id: first, players: roster }, line }) => {
    seen.add(first);
    const second = opponents.get(first);
    if (second === undefined || seen.has(second)) return [];
    const others = rosters.rowOf.get(second)?.team.players ?? [];
    const sides = [
      { roster, lineUp: lineUps.get(first) },
      { roster: others, lineUp: lineUps.get(second) },
    ] as const;
    const round = n + 1;
    const tell = (id: string, reading: Reading): void => {
      onRepair('line-up', line.number, TEAM.number.from, id, reading);
    };
    const seats = seatsOf(...sides, players, {
      reorder(id) {
        tell(id, { key: 'order-of-team', values: { first, second, round } });
      },
      choose(id, other) {
        tell(id, { key: 'above-player', values: { other, round } });
      },
    });
    return [{ round, first, second, line, seats }];
  });
}

/** The match of two teams. */
function matchOf(
  { round, first, second, line, seats }: PairedTeams,
  boards: number,
  players: RoundOfPlayers,
  { rounds, rosters, colours = 'WB', onRepair }: MatchSources,
): Match {
  const { forfeits, lineUps } = rounds[round - 1];
  const forfeit = forfeits.get(first);
  if (seats.length > boards) {
    throw new TrfError(
      line.number,
      TEAM.number.from,
      `at most ${boards} boards in round ${round}`,
      `${seats.length} of team ${first}`,
    );
  }
  const isWhiteAt = (n: number) => colours[n % colours.length] === 'W';
  const coloured = seats.findIndex(
    ([own, other]) => own !== '' && other !== '' && players.get(own)?.coloursUnknown === undefined,
  );
  const game = coloured < 0 ? undefined : players.get(seats[coloured][0]);
  const hasWhite = game === undefined || (game.white === seats[coloured][0]) === isWhiteAt(coloured);
  const isWhite = forfeit === undefined ? hasWhite : forfeit.white === first;
  const [white, black] = isWhite ? [first, second] : [second, first];
  const kind = forfeit && { kind: forfeit.kind };
  if (forfeit !== undefined && seats.length === 0) return { white, black, ...kind };
  const unplayed = [first, second]
    .flatMap((id) => lineUps.get(id) ?? [])
    .flatMap((lineUp) => seatsWithoutResult(lineUp, players));
  if (forfeit !== undefined && unplayed.length > 0 && !seats.flat().some((id) => players.has(id))) {
    noteForfeit('line-up', forfeit, { key: 'no-line-up-played', values: {} }, onRepair);
    return { white, black, ...kind };
  }
  for (const [at, column, id] of unplayed) {
    onRepair('line-up', at, column, id, { key: 'lost-by-forfeit', values: { round } });
  }
  if (seats.length < boards) {
    const reading = { key: 'vacant-boards', values: { seats: seats.length, boards, round } } as const;
    onRepair('line-up', line.number, TEAM.number.from, first, reading);
  }
  const all = Array.from({ length: boards }, (_, n): Seats => seats.at(n) ?? ['', '']);
  const games = all.map((pair, n): Game => boardOf(pair, players, isWhiteAt(n) === isWhite));
  const played = games.find((one) => one.kind === undefined);
  if (forfeit !== undefined && played !== undefined) {
    const found = `${played.white} ${played.black}`;
    throw new TrfError(forfeit.line.number, 5, `a match of forfeits: round ${round} has a game of its players`, found);
  }
  if (forfeit !== undefined) compareForfeit(forfeit, games, rosters, onRepair);
  return { white, black, boards: games, ...kind };
}

/** The places in a line-up of players who have no entry in the round, with their ids. */
function seatsWithoutResult(
  { line, seats }: LineUp,
  players: RoundOfPlayers,
): readonly (readonly [line: number, column: number, id: string])[] {
  return seats.flatMap((id, n) =>
    id === '' || players.has(id) ? [] : [[line.number, columnAfter(LINE_UP.player, n).from, id] as const],
  );
}

/** Notes a 330 that gives a match to a team that won fewer boards than the other. */
function compareForfeit(
  forfeit: ForfeitedMatch,
  games: readonly Game[],
  { teamOf }: Rosters,
  onRepair: OnRepair,
): void {
  const { black, kind, white } = forfeit;
  if (kind === 'double-forfeit') return;
  const [winner, loser] = kind === 'forfeit-win' ? [white, black] : [black, white];
  const winsOf = (team: string) =>
    games.filter((game) => {
      const seat = game.kind === 'forfeit-win' ? game.white : game.black;
      return game.kind !== 'double-forfeit' && teamOf.get(seat) === team;
    }).length;
  if (winsOf(winner) >= winsOf(loser)) return;
  noteForfeit('result', forfeit, { key: 'match-by-record', values: { winner, loser } }, onRepair);
}

function noteForfeit(kind: RepairKind, { line }: ForfeitedMatch, reading: Reading, onRepair: OnRepair): void {
  onRepair(kind, line.number, FORFEITED_MATCH.type.from, cut(line.text, FORFEITED_MATCH.type), reading);
}
