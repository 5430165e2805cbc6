/** The results that a game can have for one side, in points of the 1-½-0 scale. */
export const RESULTS = [0, 0.5, 1] as const;

/** The score of one side in a game: 1 a win, ½ a draw, 0 a loss. */
export type Result = (typeof RESULTS)[number];

/**
 * The kinds of rounds without a game; a game without a kind was played over the board. `record.ts` has its records in the
 * same order.
 */
export const GAME_KINDS = [
  'zero-bye',
  'half-bye',
  'full-bye',
  'forfeit-loss',
  'forfeit-win',
  'double-forfeit',
  'pairing-bye',
] as const;

/**
 * The kind of an unplayed round: a forfeit (win and loss from White's side, `double-forfeit` when nobody came), a
 * full-point, half-point or zero-point bye, or the pairing-allocated bye (`pairing-bye`).
 */
export type GameKind = (typeof GAME_KINDS)[number];

/** The outcome of a round for a player, as a stable name for programs. */
export type OutcomeName = GameKind | 'none' | 'win' | 'draw' | 'loss' | 'bye' | 'unfinished';

/**
 * One pairing of a round, or one player's bye. The round is the game's place in {@link Rounds}.
 *
 * A bye names its player as `white`; `black` is `''` or the same id. In a table with `system: 'swiss'` a bye without `kind` is read
 * by its `result`: 0 is a zero-point bye, ½ a half-point bye, 1 the pairing-allocated bye. Otherwise it scores its points and takes
 * part in no tie-break that looks at opponents.
 */
export interface Game {
  /** Id of the player with the white pieces, or of the player who has the bye. */
  readonly white: string;
  /** Id of the player with the black pieces; `''` or White's id in a bye. */
  readonly black: string;
  /**
   * White's score; Black's is `1 - result` unless `blackResult` says otherwise. `null` for a game that isn't finished: two
   * different players are paired, and neither `kind` nor `blackResult` is given.
   */
  readonly result: Result | null;
  /** Absent for a game over the board. */
  readonly kind?: GameKind | undefined;
  /** Black's score where it isn't `1 - result`: a 0–0 or ½–0 by an arbiter's decision. Played games only. */
  readonly blackResult?: Result | undefined;
  /** True for a game that counts for every tie-break, but not for ratings: of W, D and L of tournament reports. */
  readonly unrated?: boolean | undefined;
}

/** The games of a tournament: `games[n]` holds round n + 1. */
export type Rounds = readonly (readonly Game[])[];

/** An entry of a round, a game or a match, with the fields that name its participants. */
export type Pairing = Pick<Game, 'white' | 'black'>;

/** Whether an entry has no opponent: a bye, which may name its player twice, or a forfeit without a scheduled opponent. */
export function isAlone({ white, black }: Pairing): boolean {
  return black === '' || black === white;
}

/**
 * Whether a round was paired: it has a pairing, finished or not, a pairing-allocated bye, or a half-point or full-point bye for
 * most players, as where it was cancelled. Other byes were asked for in advance, and some programs fill the rounds to come with
 * absences.
 */
export function isPairedRound(round: readonly (Pairing & Pick<Game, 'kind'>)[], players = Infinity): boolean {
  const given = round.filter(({ kind }) => kind === 'half-bye' || kind === 'full-bye').length;
  return 2 * given > players || round.some((one) => !isAlone(one) || one.kind === 'pairing-bye');
}

/**
 * The last round that was paired.
 *
 * @param players - The number of the players; left out for teams, whose byes alone pair no round.
 */
export function lastPairedRound(rounds: readonly Parameters<typeof isPairedRound>[0][], players?: number): number {
  return rounds.findLastIndex((round) => isPairedRound(round, players)) + 1;
}

/** A rating of a player, and the first round that it is linked to. */
export interface RatingFrom {
  /** The round, from 1; the rating holds until the next one of the player. */
  readonly from: number;
  /** Rating points; 0 for an unrated player. */
  readonly rating: number;
}

/** A participant of the tournament. */
export interface Player {
  /** Any non-empty string, the same as in the games. */
  readonly id: string;
  /** Rating points; absent (or 0, as tournament reports print it) for an unrated player. */
  readonly rating?: number | undefined;
  /**
   * The ratings of a player who got more than one during the tournament, in the order of rounds; the first one is from round 1
   * and equals `rating`, where that is given. The option `ratings` of a table says which of them counts.
   */
  readonly ratings?: readonly RatingFrom[] | undefined;
  /**
   * True for a player who was expelled: the standings leave the player out, and nobody is tied with the player. The games stay what
   * they were for the opponents.
   */
  readonly expelled?: boolean | undefined;
  /** The tournament pairing number, a whole number from 1; default: the position in the list of players. */
  readonly pairingNumber?: number | undefined;
  /** For display only. */
  readonly name?: string | undefined;
}
