import { check, crosstable } from '@crosstable/core';
import type { RatingKind } from '@crosstable/elo/inside';
import {
  type ChessEvent,
  type EventPlayer,
  expelledOf,
  isOfTeams,
  participantsOf,
  printedTitle,
  tableOf,
} from '@crosstable/event';
import { standings, tiebreakValues } from '@crosstable/standings';

import { type Cell, cellsIn } from '../grid.js';
import { type RatingRow, type UnratedRow, ratingPeriods, ratingsReportOn } from '../ratings-report.js';

/** Somebody in the rounds of another one. */
export interface Opponent {
  readonly player: string;
  /** `''` where the file has none, like the next. */
  readonly name: string;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
  /** The points after the round of the event. */
  readonly points: number;
}

/** A round of a player or a team. */
export interface PlayerRound extends Omit<Cell, 'opponent'> {
  /** `null` for a bye. */
  readonly opponent: Opponent | null;
  /** The expected score by the ratings; `null` for a game that isn't rated. */
  readonly expected: number | null;
}

/** The facts of a player or a team in an event. */
export interface PlayerReport extends Omit<Opponent, 'points'> {
  /** `''` where the file has none. */
  readonly club: string;
  /** The start number, or the number of a team. */
  readonly number: number;
  /** Of a player on a team: the id of the team; else left out. */
  readonly team?: string;
  readonly points: number;
  /** `null` for the expelled, and for a player on a team. */
  readonly rank: number | null;
  /** The number of those who are ranked; `null` for a player on a team. */
  readonly participants: number | null;
  /** The values of the list in its order; none of a player on a team. */
  readonly values: readonly { readonly code: string; readonly value: number | null }[];
  /** The games played over the board with each colour; of teams the colours of board 1. */
  readonly colours: { readonly white: number; readonly black: number };
  readonly rounds: readonly PlayerRound[];
  /** The effect on the rating, a row for each rating period; none of a team, or of an unrated player. */
  readonly ratings: readonly RatingRow[];
  /** The first rating of an unrated player; else `null`. */
  readonly unrated: UnratedRow | null;
}

/** By which rules a player is rated: K where it is known. */
export interface PlayerRules {
  readonly kind: RatingKind;
  /** The day whose rules apply; those in force where it is left out. */
  readonly on?: string | undefined;
  readonly k?: number | undefined;
  /** Whether a player on a team is meant, whose id may be that of a team, too. */
  readonly onTeam?: boolean | undefined;
}

/** The event of the games on all boards, without teams. */
function ofBoards(event: ChessEvent): ChessEvent {
  return { ...event, matches: undefined, adjustments: [], tiebreaks: ['PTS'], values: undefined };
}

function opponentOf(
  id: string,
  players: ReadonlyMap<string, EventPlayer>,
  points: ReadonlyMap<string, number | null>,
): Opponent {
  const { name = '', title = '', federation = '', rating = null } = players.get(id) ?? {};
  return { player: id, name, title: printedTitle(title), federation, rating, points: points.get(id) ?? 0 };
}

/** The effect on the rating of a player, period by period. */
function ratingsIn(event: ChessEvent, player: string, { k, kind, on }: PlayerRules) {
  const coefficients = new Map(k === undefined ? [] : [[player, k] as const]);
  const events = ratingPeriods(event).map((period) => period.event);
  const reports = events.map((period, at) =>
    ratingsReportOn(period, { kind, on, coefficients }, events.slice(0, at), player),
  );
  return { ratings: reports.flatMap(({ rows }) => rows), unrated: reports.at(-1)?.unrated.at(0) ?? null };
}

/**
 * The facts of a player, or of a team, after the round of an event.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param player - The id.
 * @param rules - By which rules ratings change, and K, where the reader knows it: no report has it.
 * @returns Place, points, values, colours, every round with the opponent, and the effect on the rating.
 * @throws RangeError for an id that nobody has, and for what `standings` refuses.
 *
 * Cost: that of `standings`, and linear in games.
 */
export function playerReport(event: ChessEvent, player: string, rules: PlayerRules): PlayerReport {
  const isOnTeam = isOfTeams(event) && rules.onTeam === true;
  const of = isOnTeam ? ofBoards(event) : event;
  const { games, players, round } = event;
  const table = isOnTeam ? crosstable(games, { players, round, system: 'swiss' }) : tableOf(event);
  const everybody = new Map([...event.players, ...participantsOf(of)].map((one) => [one.id, one]));
  check(table.players.includes(player), 'player', 'an id of the event', player, 'string');
  const points = tiebreakValues('PTS', table);
  const ranked = isOnTeam ? [] : standings(table, event.tiebreaks);
  const line = [...ranked, ...(isOnTeam ? [] : expelledOf(event, table))].find((row) => row.player === player);
  const isPlayer = isOnTeam || !isOfTeams(event);
  const { ratings, unrated } = isPlayer ? ratingsIn(event, player, rules) : { ratings: [], unrated: null };
  const rated = new Map(ratings.flatMap(({ games }) => games).map(({ expected, round }) => [round, expected]));
  const { points: own, ...described } = opponentOf(player, everybody, points);
  const cells = cellsIn(
    of,
    table,
  )(player).filter(({ opponent, points: won }) => !isOnTeam || opponent !== null || won > 0);
  const played = cells.filter(({ outcome }) => ['win', 'draw', 'loss'].includes(outcome));
  const listed = event.players.find(({ id }) => id === player);
  const teams = event.teams ?? [];
  const team = isOnTeam ? teams.find((one) => one.players?.includes(player) === true)?.id : undefined;
  return {
    ...described,
    club: isPlayer ? (listed?.club ?? '') : '',
    number: (isPlayer ? listed : teams.find(({ id }) => id === player))?.pairingNumber ?? 0,
    ...(team !== undefined && { team }),
    points: own,
    rank: ranked.find((row) => row.player === player)?.rank ?? null,
    participants: isOnTeam ? null : ranked.length,
    values: line === undefined ? [] : event.tiebreaks.map((code, at) => ({ code, value: line.values[at] })),
    colours: {
      white: played.filter(({ colour }) => colour === 'w').length,
      black: played.filter(({ colour }) => colour === 'b').length,
    },
    rounds: cells.map(({ opponent, ...cell }) => ({
      ...cell,
      opponent: opponent === null ? null : opponentOf(opponent, everybody, points),
      expected: rated.get(cell.round) ?? null,
    })),
    ratings,
    unrated,
  };
}
