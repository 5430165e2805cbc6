import type { Points } from './points.js';

/** What the teams did on their boards (Article 11). The board of a team in a round is at `cell * size + board`, from 0. */
export interface Boards {
  /** How many boards a match has. */
  readonly size: number;
  /** What the team scored there, in the units of the game points; NaN where only the total of the match is known. */
  readonly points: Float64Array;
  /** The player who sat there, by number in `players`; -1 for a vacant seat, and where nobody is known. */
  readonly seats: Int32Array;
  /** What the game was for the team, as the records of a tournament. */
  readonly records: Uint8Array;
  /** What a game is worth. */
  readonly ofGame: Points;
  /** By number: the players and what is known of them. */
  readonly players: BoardPlayers;
  /** Which boards decide an Extended Direct Encounter of two teams (Article 13.3.2): of their own matches, or all. */
  readonly articleTwelve: ArticleTwelve;
}

/** `'match'`: Article 12 looks at the matches between the two teams; `'tournament'`: at all of theirs. */
export type ArticleTwelve = 'match' | 'tournament';

/** The players of the teams, by number. */
export interface BoardPlayers {
  readonly ids: readonly string[];
  /** 0 for an unrated player. */
  readonly ratings: Float64Array;
  readonly pairingNumbers: Float64Array;
  /** The number of the team; -1 for a player whom no roster has. */
  readonly teams: Int32Array;
  /** The player's board on the roster, from 1; 0 where there is no roster. */
  readonly rosterBoards: Int32Array;
  /** Whether the players were listed, so that other ids are mistakes. */
  readonly isListed: boolean;
}
