// The matches of teams. The games of a round belong to the match of both players' teams.
import type { Game, Match, System } from '@crosstable/core';
import { errorAtByte } from '@crosstable/core/text';

import type { Card } from './cards.js';
import { type Couple, NOT_LINED_UP, type PairingRecord, couplesOf, placeOf, unknownRecord } from './records.js';
import { inColours, isFree, isWhite, outcomeOf, pointsOf } from './results.js';

/** A game of a match, and where it stands. */
interface Seat {
  readonly record: PairingRecord;
  readonly game: Game;
}

/** The participants of a tournament of teams. */
export interface Participants {
  readonly players: readonly Card[];
  readonly teams: readonly Card[];
  /** The id of the team of each player by the player's id; left out for players without one. */
  readonly teamOf: ReadonlyMap<string, string>;
  readonly boards: number;
  readonly system: System;
}

/** The home team first. */
function inOrder({ first, second }: Couple): readonly [home: PairingRecord, away: PairingRecord] {
  if ((first.colour === 1) !== (second.colour === 1)) return first.colour === 1 ? [first, second] : [second, first];
  const expected = `one home team of ${first.number} and ${second.number}`;
  throw errorAtByte(second.at + 8, placeOf(second), expected, `places ${first.colour} and ${second.colour}`);
}

/** The seats of games, and those opposite a vacant one; none of players who weren't lined up. */
function seatsIn(records: readonly PairingRecord[], players: readonly Card[]): Seat[] {
  const { couples, alone } = couplesOf(records, players);
  const games = couples.map((couple): Seat => {
    const { white, black } = inColours(couple);
    const names = { white: white.id, black: black.id };
    return { record: white, game: { ...names, ...outcomeOf(white, black, true) } };
  });
  const vacant = alone.flatMap((record): readonly Seat[] => {
    const points = pointsOf(record, true) ?? 0;
    const colour = isWhite(record);
    const { status, result } = record;
    if (points === 0 && (status === NOT_LINED_UP || (result === 0 && colour === undefined))) return [];
    const hasWon = points === 1 && (status === 2 || (status === 0 && isFree(record)));
    if (!hasWon || colour === undefined) throw unknownRecord(record, 'a board won against a vacant seat');
    const { id: player } = record;
    const game: Game = colour
      ? { white: player, black: '', result: 1, kind: 'forfeit-win' }
      : { white: '', black: player, result: 0, kind: 'forfeit-loss' };
    return [{ record, game }];
  });
  return [...games, ...vacant];
}

const VACANT: Game = { white: '', black: '', result: 0, kind: 'double-forfeit' };

/** The boards of a match. Throws for too many, and where nobody knows which of them are vacant. */
function boardsOf(seats: readonly Seat[], boards: number): readonly Game[] {
  const byBoard = [...seats].sort(({ record: one }, { record: other }) => one.board - other.board);
  const places = byBoard.map(({ record }) => record.board);
  byBoard.forEach(({ record }, at) => {
    const isWhole = seats.length === boards;
    const isPlaced = places[at] !== places[at - 1] && (isWhole || (record.board >= 1 && record.board <= boards));
    if (isPlaced) return;
    const expected = `one game on each board from 1 to ${boards}`;
    throw errorAtByte(record.at + 18, placeOf(record), expected, `board ${record.board}`);
  });
  if (seats.length === boards) return byBoard.map(({ game }) => game);
  const games = new Map(byBoard.map(({ record, game }) => [record.board, game]));
  return Array.from({ length: boards }, (_, at) => games.get(at + 1) ?? VACANT);
}

/** The seats of each match by its home team. Throws for a player of a team that isn't in the match. */
function seatsByMatch(
  seats: readonly Seat[],
  homeOf: ReadonlyMap<string, string>,
  { teamOf }: Participants,
): ReadonlyMap<string, readonly Seat[]> {
  const byHome = new Map<string, Seat[]>();
  for (const seat of seats) {
    const { record, game } = seat;
    const teams = [game.white, game.black].filter((id) => id !== '').map((id) => teamOf.get(id) ?? 'none');
    const homes = teams.map((team) => homeOf.get(team));
    const [home] = homes;
    // Players of a team with a bye may have won boards without an opponent, too
    if (home === undefined && teams.length === 1) continue;
    if (home === undefined || homes.some((one) => one !== home) || new Set(teams).size < teams.length) {
      const expected = 'players of two teams that meet';
      throw errorAtByte(record.at, placeOf(record), expected, `players of ${teams.join(' and ')}`);
    }
    const others = byHome.get(home);
    if (others === undefined) byHome.set(home, [seat]);
    else others.push(seat);
  }
  return byHome;
}

/** The bye of a team; none of the free rounds of a round robin. */
function byesOf(record: PairingRecord, system: System): readonly Match[] {
  if (system !== 'swiss') return [];
  const { id: white, result, opponent, status } = record;
  const isAbsent = opponent === 0 && result === 0 && !isFree(record);
  if (!isAbsent && status !== 0 && status !== 2) throw unknownRecord(record, 'the bye of a team');
  return [{ white, black: '', kind: isAbsent ? 'zero-bye' : 'pairing-bye' }];
}

/** The matches of a round, in the order of the tables. */
function matchesIn(
  ofPlayers: readonly PairingRecord[],
  ofTeams: readonly PairingRecord[],
  participants: Participants,
): readonly Match[] {
  const { players, teams, boards, system } = participants;
  const { couples, alone } = couplesOf(ofTeams, teams);
  const matches = couples.map(inOrder).sort(([one], [other]) => one.table - other.table);
  const homeOf = new Map(matches.flatMap((match) => match.map(({ id }) => [id, match[0].id])));
  const seats = seatsByMatch(seatsIn(ofPlayers, players), homeOf, participants);
  const played = matches.map(([home, away]): Match => {
    const names = { white: home.id, black: away.id };
    const own = seats.get(home.id) ?? [];
    if (own.length > 0) return { ...names, boards: boardsOf(own, boards) };
    if (home.status !== 0 || home.result !== 0) throw unknownRecord(home, 'games of a match with a result');
    return { ...names, gamePoints: null };
  });
  return [...played, ...alone.flatMap((record) => byesOf(record, system))];
}

/** The matches of the rounds. Throws where the records of a match or a game don't agree, and for those that nobody has described. */
export function matchesOf(
  ofPlayers: readonly (readonly PairingRecord[])[],
  ofTeams: readonly (readonly PairingRecord[])[],
  participants: Participants,
): readonly (readonly Match[])[] {
  return ofPlayers.map((round, at) => matchesIn(round, ofTeams[at], participants));
}
