import type { ArticleTwelve } from '../input/match.js';
import type { SpecialCases } from '../input/rating-rules.js';
import type { Points } from './points.js';

/** The boards of the teams (Article 11). The board of a team in a round is at `cell * size + board`, from 0. */
export interface Boards {
  /** The number of boards of a match. */
  readonly size: number;
  /** The team's points there, in the units of the game points; NaN if only the total of the match is known. */
  readonly points: Float64Array;
  /** The player who sat there, by number in `players`; -1 for a vacant seat or an unknown player. */
  readonly seats: Int32Array;
  /** The team's record of the game there, as in the records of a tournament. */
  readonly records: Uint8Array;
  /** The points of a game. */
  readonly ofGame: Points;
  /** By number: the players and what is known of them. */
  readonly players: BoardPlayers;
  /**
   * The boards that decide an Extended Direct Encounter of two teams (Article 13.3.2): those of their own matches, or
   * all.
   */
  readonly articleTwelve: ArticleTwelve;
}

/** The players of the teams, by number. */
export interface BoardPlayers {
  readonly ids: readonly string[];
  /** NaN for an unrated player. */
  readonly ratings: Float64Array;
  /** Their ratings by round, the rule for unrated ones, and who was expelled. */
  readonly specialCases: SpecialCases;
  readonly pairingNumbers: Float64Array;
  /** The number of the team; -1 for a player without a roster. */
  readonly teams: Int32Array;
  /** The player's board on the roster, from 1; 0 where there is no roster. */
  readonly rosterBoards: Int32Array;
  /** Whether the players were listed, so that other ids are mistakes. */
  readonly isListed: boolean;
}
