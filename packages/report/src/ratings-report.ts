import { type System, isAlone, ratingIn } from '@crosstable/core';
import {
  type Development,
  type InitialRating,
  type RatingGame,
  type RatingKind,
  type RatingReason,
  checkRating,
  explain,
  initialRating,
  performanceRating,
} from '@crosstable/elo/inside';
import { type ChessEvent, type EventGame, type EventPlayer, type ListedPlayer, titleOf } from '@crosstable/event';

/** Rounds in which all players keep their ratings, with the event of these rounds alone. */
interface RatingPeriod {
  /** The first round and the last one. */
  readonly from: number;
  readonly to: number;
  /** The same event, whose other rounds have no games, and whose players have the ratings until these rounds. */
  readonly event: ChessEvent;
}

/** The player before a round: later ratings aren't known yet, and earlier ones decide about K. */
function ratedIn(round: number, { ratings, ...player }: ListedPlayer): ListedPlayer {
  if (ratings === undefined) return player;
  const known = ratings.filter(({ from }) => from <= round);
  return { ...player, ratings: known, rating: ratingIn(round, known) || undefined };
}

/**
 * The rating periods of an event up to its round: FIDE rates a long tournament period by period, with the ratings of each. One period
 * where no player has several ratings.
 */
export function ratingPeriods(event: ChessEvent): readonly RatingPeriod[] {
  const { players, round } = event;
  const starts = new Set(players.flatMap(({ ratings = [] }) => ratings.map(({ from }) => from)));
  const first = [...starts.add(1)].filter((from) => from <= Math.max(round, 1)).sort((one, other) => one - other);
  return first.map((from, at) => {
    const to = at + 1 < first.length ? first[at + 1] - 1 : round;
    const games = event.games.map((pairings, number) => (number + 1 >= from && number + 1 <= to ? pairings : []));
    return { from, to, event: { ...event, games, players: players.map((player) => ratedIn(from, player)) } };
  });
}

/** A pairing of a rated player, as the rating sees it. */
export interface RatedPairing {
  readonly round: number;
  /** The opponent's start number. */
  readonly opponent: string;
  readonly opponentRating: number | null;
  /** `null` where the file doesn't know. */
  readonly colour: 'white' | 'black' | null;
  /** 1, ½ or 0, whatever the scoring of the tournament. */
  readonly score: number;
  /** The own rating less the opponent's, and as much of it as counts. */
  readonly difference: number | null;
  readonly countedDifference: number | null;
  /** Why it is that much; `null` for a game that isn't rated. */
  readonly reason: RatingReason | null;
  readonly expected: number | null;
  /** The score less the expected score. */
  readonly deltaR: number | null;
  /** Why the game isn't rated; `null` for one that is. */
  readonly notRated: RatingReason | null;
}

/** The effect of the tournament on the rating of a player. */
export interface RatingRow {
  /** The start number. */
  readonly player: string;
  readonly name: string;
  readonly federation: string;
  readonly rating: number;
  /** The number of rated games. Score, expected score and performance are those of these games. */
  readonly ratedGames: number;
  readonly score: number;
  readonly expected: number;
  /** The sum of the score less the expected score of each game. */
  readonly sum: number;
  /** Rp; `null` without a rated game. */
  readonly performance: number | null;
  /** With a known K: K and its reason, the change unrounded and rounded, and the new rating. */
  readonly k: number | null;
  readonly kReason: RatingReason | null;
  readonly kReduced: RatingReason | null;
  readonly change: number | null;
  readonly rounded: number | null;
  readonly newRating: number | null;
  readonly games: readonly RatedPairing[];
}

/** A player without a rating, and the first rating that this tournament alone would give. */
export interface UnratedRow extends Pick<RatingRow, 'player' | 'name' | 'federation'> {
  /**
   * The rating and the numbers behind it (B.02 8.2); `null` for rapid and blitz ratings: by 7.2.1 of their own regulations a
   * standard rating comes first, which the file doesn't have.
   */
  readonly initial: InitialRating | null;
}

/** All of this, to be printed. */
export interface RatingsReport {
  readonly name: string;
  readonly system: System | null;
  /** `'teams'` for an event of teams, whose boards are rated; left out for players. */
  readonly participants?: 'teams';
  readonly round: number;
  readonly announcedRounds: number;
  /** The rounds of the period, where the tournament takes more than one; the rows are of these rounds alone. */
  readonly period?: { readonly from: number; readonly to: number };
  readonly kind: RatingKind;
  /** The day whose rules apply; `null` for those in force. */
  readonly on: string | null;
  /** By start number. */
  readonly rows: readonly RatingRow[];
  /** The players without a rating, by start number. */
  readonly unrated: readonly UnratedRow[];
}

/** By which rules a tournament is rated. */
export interface RatingRules {
  readonly kind: RatingKind;
  /** The day whose rules apply; `undefined` for those in force. */
  readonly on: string | undefined;
  /** K of the players for whom it is known, or the facts that decide it. */
  readonly coefficients: ReadonlyMap<string, number | Development>;
}

/** A game of a player, for the rating and with its place in the tournament. */
interface Entry extends Pick<RatedPairing, 'round' | 'opponent' | 'colour'> {
  readonly game: RatingGame;
}

/** A game with a result. */
type FinishedGame = EventGame & { readonly result: RatingGame['score'] };

function isFinished(game: EventGame): game is FinishedGame {
  return game.result !== null;
}

/** The scores of both; Black's is what White left of the point, or what an arbiter decided. */
function scoresOf({
  result,
  blackResult,
  kind,
}: FinishedGame): readonly [white: RatingGame['score'], black: RatingGame['score']] {
  if (kind === 'double-forfeit') return [0, 0];
  if (blackResult !== undefined) return [result, blackResult];
  if (result === 0.5) return [0.5, 0.5];
  return result === 1 ? [1, 0] : [0, 1];
}

/** The finished pairings of every player; byes are none. */
function entriesOf({ games, players, round }: ChessEvent): ReadonlyMap<string, readonly Entry[]> {
  const ratings = new Map(players.map(({ id, rating }) => [id, rating]));
  players.forEach(({ rating }, at) => {
    if (rating !== undefined) checkRating(rating, `players[${at}].rating`);
  });
  const entries = new Map(players.map(({ id }): [string, Entry[]] => [id, []]));
  games.slice(0, round).forEach((pairings, at) => {
    for (const pairing of pairings) {
      if (isAlone(pairing) || !isFinished(pairing)) continue;
      const { white, black, kind, unrated, coloursUnknown } = pairing;
      const [ofWhite, ofBlack] = scoresOf(pairing);
      const enter = (id: string, opponent: string, colour: 'white' | 'black', score: RatingGame['score']): void => {
        const game = { opponent: ratings.get(opponent), score, kind, unrated };
        entries.get(id)?.push({ round: at + 1, opponent, colour: coloursUnknown ? null : colour, game });
      };
      enter(white, black, 'white', ofWhite);
      enter(black, white, 'black', ofBlack);
    }
  });
  return entries;
}

/** The points of an expected score in percent, without what adding decimals leaves behind. */
function pointsOfPercent(percent: number): number {
  return Math.round(percent) / 100;
}

/** K for the games of a period: for many of them it is smaller. The ratings of earlier periods have been published, too. */
function coefficientFor(
  known: number | Development | undefined,
  rating: number,
  { ratings = [] }: EventPlayer,
  gamesInPeriod: number,
): number | Development {
  if (typeof known !== 'object') return known ?? 0;
  const highestRating = Math.max(rating, known.highestRating ?? 0, ...ratings.map((period) => period.rating));
  return { ...known, highestRating, gamesInPeriod };
}

function rowOf(player: EventPlayer, rating: number, entries: readonly Entry[], rules: RatingRules): RatingRow {
  const { id, name = '', federation = '' } = player;
  const { kind, on, coefficients } = rules;
  const input = { rating, kind, on, games: entries.map(({ game }) => game) };
  // K depends on how many games are rated, and which are doesn't depend on K
  const { games } = explain({ ...input, k: 0 });
  const rated = games.filter(({ notRated }) => notRated === null);
  const known = coefficients.get(id);
  const changed = explain({ ...input, k: coefficientFor(known, rating, player, rated.length) });
  const isKnown = known !== undefined;
  return {
    player: id,
    name,
    federation,
    rating,
    ratedGames: rated.length,
    score: rated.reduce((total, game) => total + game.score, 0),
    expected: pointsOfPercent(rated.reduce((total, { percent }) => total + (percent ?? 0), 0)),
    sum: changed.sum,
    performance: performanceRating(rated.map(({ game }) => entries[game].game)),
    k: isKnown ? changed.k : null,
    kReason: isKnown ? changed.kReason : null,
    kReduced: isKnown ? changed.kReduced : null,
    change: isKnown ? changed.change : null,
    rounded: isKnown ? changed.rounded : null,
    newRating: isKnown ? changed.rating : null,
    games: entries.map(({ round, opponent, colour }, at): RatedPairing => {
      const {
        opponent: opponentRating,
        score,
        difference,
        counted,
        reason,
        percent,
        change: deltaR,
        notRated,
      } = games[at];
      return {
        round,
        opponent,
        opponentRating,
        colour,
        score,
        difference,
        countedDifference: counted,
        reason,
        expected: percent === null ? null : pointsOfPercent(percent),
        deltaR,
        notRated,
      };
    }),
  };
}

function unratedRowOf(
  { id, name = '', federation = '' }: EventPlayer,
  entries: readonly Entry[],
  kind: RatingKind,
): UnratedRow {
  const initial = kind === 'standard' ? initialRating(entries.map(({ game }) => game)) : null;
  return { player: id, name, federation, initial };
}

/**
 * The ratings of a tournament, or of one of its periods, by the rules that were asked for. A first rating takes the games of all
 * periods until then (B.02 8.2). Where `only` names a player, the report is about that one.
 */
export function ratingsReportOn(
  event: ChessEvent,
  rules: RatingRules,
  earlier: readonly ChessEvent[],
  only?: string,
): RatingsReport {
  const { name, system, participants, round, announcedRounds } = titleOf(event);
  const asked = event.players.filter(({ id }) => only === undefined || id === only);
  const players = asked.sort((one, other) => one.pairingNumber - other.pairingNumber);
  const entries = entriesOf(event);
  const untilThen = [...earlier.map(entriesOf), entries];
  return {
    name,
    system,
    ...(participants && { participants }),
    round,
    announcedRounds,
    kind: rules.kind,
    on: rules.on ?? null,
    rows: players.flatMap((player) => {
      const { id, rating } = player;
      return rating === undefined ? [] : [rowOf(player, rating, entries.get(id) ?? [], rules)];
    }),
    unrated: players
      .filter(({ rating }) => rating === undefined)
      .map((player) =>
        unratedRowOf(
          player,
          untilThen.flatMap((of) => of.get(player.id) ?? []),
          rules.kind,
        ),
      ),
  };
}
