import { type Match, check, checkArray, isAlone, isObject } from '@crosstable/core';

import { codeOfKind } from '../records/result-codes.js';
import { systemOf } from '../records/system.js';
import { type RoundOfPlayers, gamesByPlayer, hasWonAlone, usualSeats } from '../teams/boards.js';
import type { TeamCell } from '../teams/team-points.js';
import { BYE, columnAfter } from '../text/columns.js';
import { lay } from '../text/laid-line.js';
import type { TrfDraft, TrfGame, TrfTeam } from '../tournament.js';
import { formatForfeitedMatch, formatLineUp, formatTeamByes } from './team-records.js';

/** Throws unless the matches can be written for these teams and their rosters. */
export function checkMatches(
  matches: readonly (readonly Match[])[],
  teamOf: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
  boards: number,
  games: readonly (readonly TrfGame[])[],
): void {
  const roundOf = gamesByPlayer(games);
  // A hole in a list is a missing entry, which a loop over the list would pass over
  Array.from(matches).forEach((round, n) => {
    checkArray(round, `matches[${n}]`, 'matches');
    const seen = new Set<string>();
    Array.from(round).forEach((match: Match, k) => {
      const path = `matches[${n}][${k}]`;
      check(isObject(match), path, 'a match', match);
      const { gamePoints, kind } = match;
      const isBye = isAlone(match);
      for (const side of isBye ? (['white'] as const) : (['white', 'black'] as const)) {
        const id = match[side];
        check(ids.has(id), `${path}.${side}`, 'the id of one of the teams', id, 'string');
        check(!seen.has(id), `${path}.${side}`, 'a team once in a round', id, 'string');
        seen.add(id);
      }
      const expected = isBye ? 'the kind of a bye' : 'nothing, or the kind of a forfeit';
      // Forfeits have two codes, of White and of Black
      const isKind = codeOfKind(kind)?.length === (isBye ? 1 : 2) || (!isBye && (kind ?? '') === '');
      check(isKind, `${path}.kind`, expected, kind, 'string');
      checkBoards(match, `${path}.boards`, teamOf, isBye ? 0 : boards);
      check(
        gamePoints === undefined,
        `${path}.gamePoints`,
        'nothing, because no record has them',
        gamePoints,
        'object',
      );
      checkGames(match, `${path}.boards`, n, roundOf(n));
    });
  });
}

/** The fields in which a board and the game of its players are the same. */
const FIELDS = ['white', 'black', 'result', 'blackResult', 'kind'] as const;

/** Throws unless the boards on which somebody played or won are games of the round. */
function checkGames({ boards = [] }: Match, path: string, n: number, players: RoundOfPlayers): void {
  boards.forEach((board, b) => {
    const { black, kind, white } = board;
    const isSame = [white, black].every((id) => {
      const game = players.get(id);
      if (id !== '' && game !== undefined && !isAlone(game))
        return FIELDS.every((field) => game[field] === board[field]);
      const isWinner = kind !== 'double-forfeit' && id === (kind === 'forfeit-win' ? white : black);
      return id === '' || (kind !== undefined && hasWonAlone(id, players) === isWinner);
    });
    check(isSame, `${path}[${b}]`, `the game of these players in games[${n}]`, board, 'object');
  });
}

function checkBoards(
  { white, black, boards, kind }: Match,
  path: string,
  teamOf: ReadonlyMap<string, string>,
  size: number,
): void {
  if (boards === undefined && kind !== undefined) return;
  // A report has no record for the game points alone
  checkArray(boards, path, 'games');
  check(boards.length === size, path, `${size} boards`, boards.length, 'number');
  Array.from(boards).forEach((board, b) => {
    check(isObject(board), `${path}[${b}]`, 'a game', board);
    // A report with 330 for a match in which somebody played can't be read
    check(!kind || board.kind !== undefined, path, 'forfeits only, in a forfeited match', boards, 'object');
    const [one, other] = [board.white, board.black].map((id) => (id === '' ? '' : teamOf.get(id)));
    const isOf = (team: string | undefined) => team === '' || team === white || team === black;
    check(isOf(one), `${path}[${b}].white`, 'a player of one of the two teams', board.white, 'string');
    const isOther = isOf(other) && (other === '' || other !== one);
    check(isOther, `${path}[${b}].black`, 'a player of the other team', board.black, 'string');
  });
}

/** The data from which the records of matches are written. */
interface MatchLines {
  readonly draft: TrfDraft;
  readonly teams: readonly TrfTeam[];
  readonly matches: readonly (readonly Match[])[];
  readonly games: readonly (readonly TrfGame[])[];
  readonly cells: readonly ReadonlyMap<string, TeamCell>[];
}

/** The records 240, 300, 320 and 330 of the matches. */
export function formatMatches({ draft, teams, matches, games, cells }: MatchLines): readonly string[] {
  const { pairingBye } = draft;
  const pairingByes = matches.map((round, n) => {
    const ids = round.filter(({ kind }) => kind === 'pairing-bye').map(({ white }) => white);
    check(ids.length < 2, `matches[${n}]`, 'one pairing-bye in a round', ids.length, 'number');
    return ids.join('');
  });
  const roundOf = gamesByPlayer(games);
  return [
    ...matches.flatMap((round, n) => {
      // TRF26 has Z for the free round of a round-robin, too
      const free =
        systemOf(draft) === 'round-robin' && round.length > 0
          ? teams.filter(({ id }) => cells[n].get(id) === undefined)
          : [];
      return ['F', 'H', 'Z'].flatMap((letter) => {
        const ids = round.filter(({ kind }) => codeOfKind(kind) === letter).map(({ white }) => white);
        return formatByes(letter, n + 1, letter === 'Z' ? [...ids, ...free.map(({ id }) => id)] : ids);
      });
    }),
    ...matches.flatMap((_, n) => formatLineUps(n + 1, { teams, cells: cells[n], games: roundOf(n) })),
    ...formatTeamByes({ pairingBye, teams: pairingByes }),
    ...matches.flatMap((round, n) => round.flatMap((match) => formatForfeitedMatch(match, n + 1))),
  ];
}

/** The data from which the line-ups of a round are written. */
interface LineUps {
  readonly teams: readonly TrfTeam[];
  readonly cells: ReadonlyMap<string, TeamCell>;
  readonly games: RoundOfPlayers;
}

/** The lines of 300 in a round, for the teams whose match and line-up don't follow from the rows of the players. */
function formatLineUps(round: number, { teams, cells, games }: LineUps): string[] {
  return teams.flatMap(({ id: team, players: roster }) => {
    const { opponent = '', isForfeited = false, seats = [] } = cells.get(team) ?? {};
    const ids = seats.map(([id]) => id);
    const others = (cells.get(opponent)?.seats ?? []).map(([id]) => id);
    const present = ids.map((id, board) => [id, others[board]].filter((one) => one !== '').length);
    // Two at a board show that the teams met; where 330 says it, one shows that the match has boards
    const isShown = present.some((players) => players > (isForfeited ? 0 : 1));
    const isUsual = usualSeats(roster, games).join(' ') === ids.join(' ');
    return (isShown && isUsual) || ids.length === 0 ? [] : [formatLineUp({ round, team, opponent, seats: ids })];
  });
}

function formatByes(letter: string, round: number, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [
    lay('240', [
      [BYE.type, letter],
      [BYE.round, String(round)],
      ...ids.map((id, n) => [columnAfter(BYE.player, n), id] as const),
    ]),
  ];
}
