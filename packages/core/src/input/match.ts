import type { Adjustment, AdjustmentRecord } from './adjustments.js';
import type { Game, GameKind, Player } from './game.js';
import type { CrosstableOptions, Scoring } from './options.js';

/** A team of a tournament. */
export interface Team {
  /** Any non-empty string, the same as in the matches. */
  readonly id: string;
  /** For display only. */
  readonly name?: string | undefined;
  /** The roster: ids of the players, in board order. Either all teams have one or none. */
  readonly players?: readonly string[] | undefined;
  /** The tournament pairing number, a whole number from 1; default: the position in the list of teams. */
  readonly pairingNumber?: number | undefined;
  /** True for a team that was expelled: the standings leave it out. Its matches stay what they were for the opponents. */
  readonly expelled?: boolean | undefined;
}

/**
 * A match of a round, or one team's bye. A bye names its team as `white`; `black` is `''` or the same id; it has a `kind` and
 * no boards. A played match has either `boards` or `gamePoints`.
 */
export interface Match {
  /** Id of the team that is named first. `colours` or the rosters say which pieces it has on each board. */
  readonly white: string;
  /** Id of the other team; `''` or the same id in a bye. */
  readonly black: string;
  /**
   * The games, board 1 first; `white` and `black` are players there. A vacant seat is `''`: a `forfeit-win` with `black: ''`, a
   * `forfeit-loss` with `white: ''`, a `double-forfeit` with both.
   */
  readonly boards?: readonly Game[] | undefined;
  /** The game points of the two teams, if only these are known; `null` for a match that isn't finished. */
  readonly gamePoints?: readonly [number, number] | null | undefined;
  /** Absent for a match over the board. A forfeited match has a forfeit, from the side of `white`; a bye has its own kind. */
  readonly kind?: GameKind | undefined;
}

/** The matches of a tournament: `matches[n]` holds round n + 1. */
export type Matches = readonly (readonly Match[])[];

/** The match points that each outcome of a match awards. An outcome that is left out has the value of the 2-1-0 scale. */
export interface MatchScoring {
  /** For a won match, a forfeit win and a full-point bye; default 2. */
  readonly win?: number | undefined;
  /** For a drawn match and a half-point bye; default 1. */
  readonly draw?: number | undefined;
  /** For a lost match; default 0. */
  readonly loss?: number | undefined;
  /** For a zero-point bye and a match lost by forfeit; default the points of a loss. */
  readonly absence?: number | undefined;
}

/** The points that a team gets for a pairing-allocated bye. */
export interface TeamPairingBye {
  /** Default: the match points of a drawn match. */
  readonly matchPoints?: number | undefined;
  /** Default: the game points of a draw on every board. */
  readonly gamePoints?: number | undefined;
}

/** Points that an arbiter gave a team or took from it. */
export interface TeamAdjustment extends Pick<Adjustment, 'round' | 'replaces'> {
  /** Id of the team. */
  readonly team: string;
  /** Match points to add, or to replace those of the round; if absent, the match points stay as they are. */
  readonly matchPoints?: number | undefined;
  /** Game points to add, or to replace those of the round; if absent, the game points stay as they are. */
  readonly gamePoints?: number | undefined;
}

/** `'match'`: Article 12 looks at the matches between the two teams; `'tournament'`: at all of theirs. */
export type ArticleTwelve = 'match' | 'tournament';

/** The facts about a tournament of teams that its matches don't contain. */
export interface TeamTableOptions extends Pick<
  CrosstableOptions,
  'system' | 'rounds' | 'round' | 'edition' | 'unrated' | 'ratings' | 'scoring' | 'unknown' | 'selfDefined'
> {
  /** All teams, in the order in which results list them; default: those in the matches, in order of appearance. */
  readonly teams?: readonly Team[] | undefined;
  /** The players of the boards, for their ratings and their order; default: those of the rosters or of the boards. */
  readonly players?: readonly Player[] | undefined;
  /** The number of boards of every match; default: that of the match with the most boards. */
  readonly boards?: number | undefined;
  /** The colour of the first team by board, for matches without rosters; default alternating, `'WBWB'`. */
  readonly colours?: string | undefined;
  /** The game points that each outcome on a board awards; default 1-½-0. Its `pairingBye` is ignored. */
  readonly scoring?: Scoring | undefined;
  /** The match points that each outcome of a match awards; default 2-1-0. */
  readonly matchScoring?: MatchScoring | undefined;
  /** The points of a pairing-allocated bye; default: those of a draw, in both scores. */
  readonly pairingBye?: TeamPairingBye | undefined;
  /** The score that decides first (Article 13): match points, `'MP'`, or game points, `'GP'`; default `'MP'`. */
  readonly primary?: 'MP' | 'GP' | undefined;
  /**
   * Points that an arbiter gave or took: those of a round, or points added to the score apart from any match.
   * Adjustments of players, and the records of a report that stands for the options, are ignored.
   */
  readonly adjustments?: readonly (TeamAdjustment | AdjustmentRecord | { readonly player: string })[] | undefined;
  /**
   * The boards that decide an Extended Direct Encounter of two teams (Article 13.3.2): `'match'` for those of the
   * matches between them, `'tournament'` for those of all their matches; default `'match'`.
   */
  readonly articleTwelve?: ArticleTwelve | undefined;
}
