import {
  type Game,
  type Matches,
  type PrintedTable,
  type Team,
  editionOfDays,
  lastPairedRound,
  withKindsRead,
  withoutUndefined,
} from '@crosstable/core';

import type { ChessEvent, ListedPlayer, ListedTeam, OpenBye, StatedRank } from './chess-event.js';
import { orderOf } from './default-list.js';
import type { EventForm, EventGame, EventPlayer } from './event-form.js';

/** A board as its players have it; a vacant seat has no player. */
function gamesOfBoard(board: Game): readonly Game[] {
  const { white, black, kind } = board;
  if (white !== '' && black !== '') return [board];
  const player = white || black;
  if (player === '') return [];
  const hasWon = kind === (white === '' ? 'forfeit-loss' : 'forfeit-win');
  const alone = { white: player, black: '' };
  return [hasWon ? { ...alone, result: 1, kind: 'forfeit-win' } : { ...alone, result: 0, kind: 'zero-bye' }];
}

/** The games on the boards of matches. A win against a vacant seat becomes a forfeit win without an opponent. */
export function gamesOfMatches(matches: Matches): Game[][] {
  return matches.map((round) => round.flatMap(({ boards = [] }) => boards.flatMap(gamesOfBoard)));
}

/** The players of games, or the teams of matches, in order of appearance. */
function participantsIn(rounds: readonly (readonly Pick<EventGame, 'white' | 'black'>[])[]): { readonly id: string }[] {
  const ids = rounds.flat().flatMap(({ white, black }) => [white, black]);
  return [...new Set(ids)].filter((id) => id !== '').map((id) => ({ id }));
}

/** A player with a number, and without the rating 0, which means unrated. */
function listedPlayer({ rating: given, pairingNumber, ...player }: EventPlayer, at: number): ListedPlayer {
  const rating = given ?? player.ratings?.at(0)?.rating;
  const isRated = rating !== undefined && rating !== 0;
  return { ...player, ...(isRated && { rating }), pairingNumber: pairingNumber ?? at + 1 };
}

/** The games of an event; of teams those on their boards. */
function gamesOf({ games, matches }: EventForm): readonly (readonly EventGame[])[] {
  return matches === undefined ? (games ?? []) : gamesOfMatches(matches);
}

/** The players of an event, numbered: those that it lists, those of the rosters, or those in the games. */
export function playersOf(form: EventForm): ListedPlayer[] {
  const { players, teams = [] } = form;
  const ofRosters = teams.flatMap((team) => team.players ?? []);
  return (players ?? (ofRosters.length > 0 ? ofRosters.map((id) => ({ id })) : participantsIn(gamesOf(form)))).map(
    listedPlayer,
  );
}

/** The teams of an event, numbered: those that it lists, or those in the matches; `undefined` of individuals. */
export function teamsOf({ teams, matches }: EventForm): readonly ListedTeam[] | undefined {
  if (matches === undefined) return undefined;
  const all: readonly Team[] = teams ?? participantsIn(matches);
  return all.map(({ players, ...team }, at) => ({
    ...team,
    ...(players && { players: [...players] }),
    pairingNumber: team.pairingNumber ?? at + 1,
  }));
}

/** The entries of a round without the absences of a Swiss: there a player without an entry was absent (C.07 16.1.1). */
function withoutAbsences<T extends Pick<EventGame, 'kind'>>(round: readonly T[]): readonly T[] {
  return round.some(({ kind }) => kind === 'zero-bye') ? round.filter(({ kind }) => kind !== 'zero-bye') : round;
}

/** The facts that the reader of a file found beside the form of an event. */
interface OfFile extends Pick<ChessEvent, 'remarks' | 'repairs'> {
  readonly ranks?: readonly StatedRank[] | undefined;
  readonly printed?: PrintedTable | undefined;
  readonly open?: readonly OpenBye[] | undefined;
}

/** An event with what its file leaves open filled in. It has every field of the form but the address of the schema. */
export function complete(
  { $schema: _schema, ...form }: EventForm,
  { remarks, repairs, ranks, printed, open }: OfFile,
): ChessEvent {
  const { name = '', start, end, system, edition, matches, tiebreaks, adjustments = [] } = form;
  const players = playersOf(form);
  const games = gamesOf(form);
  return withoutUndefined({
    ...form,
    name,
    edition: edition ?? editionOfDays({ start, end }),
    round: lastPairedRound(matches ?? withKindsRead(games, system), matches ? Infinity : players.length),
    tiebreaks: orderOf(tiebreaks, form),
    adjustments,
    teams: teamsOf(form),
    players,
    matches: system === 'swiss' ? matches?.map(withoutAbsences) : matches,
    games: system === 'swiss' ? games.map(withoutAbsences) : games,
    written: withoutUndefined({ edition, tiebreaks, ranks, printed, open }),
    notes: remarks.map(({ message }) => message),
    remarks,
    repairs,
  });
}
