import {
  type Match,
  type Player,
  type Team,
  type Unchecked,
  appearingField,
  check,
  checkArray,
  checkId,
  checkedPairingNumber,
  expectedId,
  expelledIn,
  listedField,
} from '@crosstable/core';

import { eachMatch, isList } from './each-match.js';

/** The teams and their players, by number. */
export interface TeamField {
  /** Ids of teams to numbers. */
  readonly index: ReadonlyMap<string, number>;
  readonly pairingNumbers: Float64Array;
  /** The numbers of the teams that were expelled. */
  readonly expelled: ReadonlySet<number>;
  /** Whether the caller listed the teams, so that other ids are mistakes. */
  readonly isListed: boolean;
  /** Whether rosters tell the players' teams. */
  readonly hasRosters: boolean;
  /** Ids of players to numbers. */
  readonly players: ReadonlyMap<string, number>;
  /** The ids by number; none while the boards still add players. */
  readonly ids: readonly string[];
  /** The map `players` where nothing lists them, so that they are added while the boards are read. */
  readonly shown: Map<string, number> | undefined;
  readonly ratings: Float64Array;
  readonly playerNumbers: Float64Array;
  /** By player: the number of the team; -1 for none so far. */
  readonly teams: Int32Array;
  /** By player: the board on the roster, from 1; 0 for none. */
  readonly rosterBoards: Int32Array;
  /** By team: the number of the first player on the roster. */
  readonly firstPlayers: Int32Array;
}

/** The numbers from 1 on, for those who are in no list. */
function countedFromOne(size: number): Float64Array {
  const numbers = new Float64Array(size);
  for (let at = 0; at < size; at++) numbers[at] = at + 1;
  return numbers;
}

/** The teams as the caller lists them. */
function listedTeams(teams: readonly Unchecked<Team>[]) {
  checkArray(teams, 'options.teams', 'teams');
  const index = new Map<string, number>();
  const pairingNumbers = new Float64Array(teams.length);
  for (let at = 0; at < teams.length; at++) {
    const { id, pairingNumber } = teams[at] ?? {};
    const isFresh = typeof id === 'string' && id !== '' && index.set(id, at).size > at;
    if (!isFresh) check(false, `options.teams[${at}].id`, expectedId(id, 'an id used once'), id, 'string');
    pairingNumbers[at] =
      pairingNumber === undefined ? at + 1 : checkedPairingNumber(pairingNumber, `options.teams[${at}].pairingNumber`);
  }
  return { index, pairingNumbers };
}

/** The rosters, a list of ids for each team; `undefined` if no team has one. */
function rostersOf(teams: readonly Team[]): (readonly string[])[] | undefined {
  const first = teams.findIndex(({ players }) => players !== undefined);
  if (first < 0) return undefined;
  return teams.map(({ players }, at) => {
    const path = `options.teams[${at}].players`;
    check(players !== undefined, path, `a roster, as team ${teams[first].id} has one`, players);
    checkArray(players, path, 'ids');
    return players;
  });
}

/** The players in the order of the rosters. Each is in one roster. */
function playersOfRosters(rosters: readonly (readonly unknown[])[]): Map<string, number> {
  const index = new Map<string, number>();
  let player = 0;
  for (let team = 0; team < rosters.length; team++) {
    const roster = rosters[team];
    for (let at = 0; at < roster.length; at++, player++) {
      const id = roster[at];
      if (typeof id === 'string' && id !== '' && index.set(id, player).size > player) continue;
      const path = `options.teams[${team}].players[${at}]`;
      checkId(id, path);
      check(false, path, 'a player of one roster', id, 'string');
    }
  }
  return index;
}

/**
 * By player: the team whose roster has them, and their board on it, with room for a number of players; by team the first of its
 * players. Without `listed` they have the order of the rosters.
 */
function rosterPlacesOf(
  rosters: readonly (readonly string[])[],
  listed: ReadonlyMap<string, number> | undefined,
  room: number,
  size: number,
) {
  const teams = new Int32Array(room).fill(-1);
  const rosterBoards = new Int32Array(room);
  const firstPlayers = new Int32Array(size);
  let next = 0;
  for (let team = 0; team < rosters.length; team++) {
    const roster = rosters[team];
    for (let at = 0; at < roster.length; at++) {
      const player = listed === undefined ? next++ : listed.get(roster[at]);
      if (player === undefined) {
        check(false, `options.teams[${team}].players[${at}]`, 'a listed player', roster[at], 'string');
      }
      if (at === 0) firstPlayers[team] = player;
      teams[player] = team;
      rosterBoards[player] = at + 1;
    }
  }
  return { teams, rosterBoards, firstPlayers };
}

/** The number of seats at the boards: the largest number of players that they can show. */
function seatsAt(rounds: readonly unknown[], boardsOfMatch: number): number {
  let seats = 0;
  eachMatch(rounds, ({ boards }) => {
    if (isList(boards)) seats += 2 * Math.min(boards.length, boardsOfMatch);
  });
  return seats;
}

/** The players from their list or from the rosters; none if they are to come from the boards. */
function fieldOfPlayers(
  listed: readonly Player[] | undefined,
  rosters: readonly (readonly string[])[] | undefined,
): Pick<TeamField, 'players' | 'ids' | 'shown' | 'ratings' | 'playerNumbers'> {
  const ofRosters = rosters && playersOfRosters(rosters);
  if (listed !== undefined) {
    const { index, pairingNumbers, ratings } = listedField(listed);
    return { players: index, ids: [...index.keys()], shown: undefined, ratings, playerNumbers: pairingNumbers };
  }
  const players = ofRosters ?? new Map<string, number>();
  return {
    players,
    ids: [...players.keys()],
    shown: ofRosters === undefined ? players : undefined,
    ratings: new Float64Array(players.size),
    playerNumbers: countedFromOne(players.size),
  };
}

/** The teams and players of a tournament with a number of boards in a match, from what lists them or from the matches. */
export function teamFieldOf(
  rounds: readonly (readonly Unchecked<Match>[])[],
  teams: readonly Team[] | undefined,
  listed: readonly Player[] | undefined,
  boardsOfMatch: number,
): TeamField {
  const { index, pairingNumbers } = teams === undefined ? appearingField(rounds) : listedTeams(teams);
  const rosters = teams && rostersOf(teams);
  const field = fieldOfPlayers(listed, rosters);
  const { players, shown } = field;
  return {
    ...field,
    ...rosterPlacesOf(
      rosters ?? [],
      listed && players,
      shown === undefined ? players.size : seatsAt(rounds, boardsOfMatch),
      index.size,
    ),
    index,
    pairingNumbers,
    expelled: expelledIn(teams ?? [], 'options.teams'),
    isListed: teams !== undefined,
    hasRosters: rosters !== undefined,
  };
}

/** The field with the players whom the boards have shown, where nothing lists them. */
export function withPlayersShown(field: TeamField): TeamField {
  if (field.shown === undefined) return field;
  const { size } = field.players;
  return {
    ...field,
    ids: [...field.players.keys()],
    ratings: new Float64Array(size),
    playerNumbers: countedFromOne(size),
    teams: field.teams.slice(0, size),
    rosterBoards: field.rosterBoards.slice(0, size),
  };
}
