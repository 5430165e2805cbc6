import type { Game, Match, MatchScoring, Player, Scoring, Team, TeamPairingBye } from '@crosstable/core';

import type { Repair } from './repair.js';

/** A player of the file (001); the fields that the file leaves blank are absent. */
export interface TrfPlayer extends Player {
  /** The start number without leading zeros. */
  readonly id: string;
  readonly name?: string | undefined;
  /** Absent where the file has 0, `0000` or nothing. */
  readonly rating?: number | undefined;
  readonly sex?: 'm' | 'w' | undefined;
  /** As written: `GM`, `WIM`, or the one and two letters of older files (`g`, `mf`). */
  readonly title?: string | undefined;
  readonly federation?: string | undefined;
  readonly fideId?: string | undefined;
  /** As written: `1966/02/06`, `1966.02.06`, `1987/00/00`, `1964`. */
  readonly birth?: string | undefined;
}

/** A list of tie-breaks that was replaced after the start. */
export interface ListChange {
  /** The last round under the previous list, from 1. */
  readonly round: number;
  /** The whole order until then. */
  readonly previous: readonly string[];
}

/**
 * Something that happened in a round, counted from 1, and that FIDE's technical manual wants told in a comment (`###`). Nothing is
 * computed from it. `players` are ids; those of teams in the file of a team tournament.
 */
export type Incident = { readonly round: number } & (
  | {
      /** `import`: the tournament came from another program. `fide-mode-left`: from this round on FIDE's rules aren't followed. */
      readonly kind: 'import' | 'fide-mode-left';
    }
  | {
      /** An adjourned game. */
      readonly kind: 'adjournment';
      readonly white: string;
      readonly black: string;
    }
  | {
      /** Full-point byes that were given. */
      readonly kind: 'full-byes';
      readonly players: readonly string[];
    }
  | {
      /** Points that the arbiter gave, or took if they are below 0. */
      readonly kind: 'arbiter-points';
      readonly points: number;
      readonly players: readonly string[];
    }
  | {
      /** A rating that was corrected and counts from the round on; 0 is unrated. */
      readonly kind: 'rating';
      readonly player: string;
      readonly previous: number;
      readonly rating: number;
    }
);

/** The rating period of a report that has only its rounds. */
export interface Period {
  /** The first day, as `2026-04-01`. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  /** The last round on these days, after which points and ranks are stated. */
  readonly round: number;
}

/** A game of the file. Its `result` is `null` if the file has none: the game wasn't over, or its result is unknown. */
export interface TrfGame extends Game {
  /** The game counts, but lasted less than one move and is not rated (codes W, D and L). */
  readonly unrated?: boolean | undefined;
  /** The file gives no colours (`-`), so `white` is assumed to have had White. */
  readonly coloursUnknown?: boolean | undefined;
}

/** Points given or taken by the arbiter (299). They change scores and aren't part of `games`. */
export interface Adjustment {
  /**
   * The result whose points are replaced: a game over the board (`W D L`), a bye (`F H Z`) or a forfeit (`+ -`). A
   * player with another result in that round keeps its points. `''` is for points added to the score.
   */
  readonly type: string;
  /** For teams the game points; absent if a record has match points only. */
  readonly points?: number | undefined;
  /** For teams. A value in a tournament of individuals is kept, but has no meaning. */
  readonly matchPoints?: number | undefined;
  /**
   * Counted from 1. 0 stands for every round; for points added to the score it stands for the whole tournament, and
   * they count once.
   */
  readonly round: number;
  /** Ids of players; in the file of a team tournament, ids of teams. None stands for everybody who has the result. */
  readonly players: readonly string[];
}

/** A team of the file (310, or 013); the fields that the file leaves blank are absent. */
export interface TrfTeam extends Team {
  /** The number of the team without leading zeros; for 013 the place in the file. */
  readonly id: string;
  readonly name?: string | undefined;
  /** The roster: ids of players, in board order. */
  readonly players: readonly string[];
  /** The short name. */
  readonly nick?: string | undefined;
  /** The rating of the team. */
  readonly strength?: number | undefined;
  /** Match points as stated. */
  readonly matchPoints?: number | undefined;
  /** Game points as stated. */
  readonly gamePoints?: number | undefined;
  /** Rank as stated; several teams may share one. */
  readonly rank?: number | undefined;
}

/** The fields of the file of a team tournament; all are `undefined` for an individual tournament. */
export interface TrfTeams {
  /** 310, else 013, in the order of the file. */
  readonly teams: readonly TrfTeam[] | undefined;
  /**
   * `matches[n]` holds round n + 1; the black team of a bye is `''`. They are read from the rows of the players and
   * from 240, 300, 320 and 330. A forfeited match whose rows have no boards has none.
   */
  readonly matches: readonly (readonly Match[])[] | undefined;
  /** The number of boards of a match: the number of colours in 352, else the boards of the largest match. */
  readonly boards: number | undefined;
  /** The colour of the first team by board (352): `WBWB`. */
  readonly colours: string | undefined;
  /** 362. */
  readonly matchScoring: MatchScoring | undefined;
  /** The points of the pairing-allocated bye (320). */
  readonly pairingBye: TeamPairingBye | undefined;
  /** The score that decides first, by 192. */
  readonly primary: 'MP' | 'GP' | undefined;
}

/**
 * The file's own spelling of fields that have several. {@link formatTrf} writes these lines and texts again while they
 * agree with the fields, and its own otherwise.
 */
export interface TrfWritten {
  /** Text of 042. */
  readonly start: string | undefined;
  /** Text of 052. */
  readonly end: string | undefined;
  /** The line `142 …` or `XXR …`. If it announced fewer rounds than the table has, a `142` with the rounds of the table. */
  readonly rounds: string | undefined;
  /** The line `152 …` or `XXC …`. */
  readonly initialColour: string | undefined;
  /** All lines of 162, XXS and BBW, BBD, BBL, BBZ, BBF and BBU; a `162 P …` where points alone tell what such a bye is worth. */
  readonly scoring: readonly string[];
  /** The line `202 …` or `212 …`. */
  readonly tiebreaks: string | undefined;
  /** The tables of the teams that the file repeats, as `801` and `802`. They are written anew. */
  readonly teamTables?: readonly string[];
}

/** The records that are only a text; `''` if the file has none. */
export interface TrfTexts {
  /** 012. */
  readonly name: string;
  /** 022. */
  readonly city: string;
  /** 032. */
  readonly federation: string;
  /** 062, as written: `129 (88)` occurs. */
  readonly playerCount: string;
  /** 072, as written. */
  readonly ratedCount: string;
  /** 082, as written. */
  readonly teamCount: string;
  /** 092: the type in words. */
  readonly type: string;
  /** 102. */
  readonly chiefArbiter: string;
  /** 122: the time control in words. */
  readonly timeControl: string;
  /** 172: federation and method of the starting ranks. */
  readonly startingRank: string;
  /** 182. */
  readonly program: string;
  /** 192: the type as a code, `FIDE_DUTCH_2026`. */
  readonly typeCode: string;
  /** 222: the time control as a code, `5400+30`. */
  readonly timeControlCode: string;
}

/** The contents of a tournament report file, for a tournament of individuals or of teams. */
export interface TrfTournament extends TrfTexts, TrfTeams {
  /** From 192, else from 092; `undefined` if neither names a system. */
  readonly system: 'swiss' | 'round-robin' | undefined;
  /** First day as `YYYY-MM-DD` (042); `undefined` if it is missing or not recognised. */
  readonly start: string | undefined;
  /** Last day as `YYYY-MM-DD` (052). */
  readonly end: string | undefined;
  /** Dates of the rounds as written (132), `YY/MM/DD`; `''` for a round without one. */
  readonly roundDates: readonly string[];
  /** 112, one per record. */
  readonly deputyArbiters: readonly string[];
  /** The announced number of rounds (142, XXR), or the number of rounds in the table if none is announced. */
  readonly rounds: number;
  /**
   * Number of the last paired round. In such a round two players meet, a player has the pairing-allocated bye, or most
   * players have a half-point or full-point bye; for teams it has a match or a pairing-allocated bye. Later rounds of
   * `games` and `matches` hold byes that players asked for in advance.
   */
  readonly lastPairedRound: number;
  /** Colour of the first board's higher-ranked player in round 1 (152, XXC). */
  readonly initialColour: 'white' | 'black' | undefined;
  /**
   * 162, XXS or BB…; it has all five values if the file gives any, and is `undefined` otherwise. Where it gives none and the points
   * of all players show what a pairing-allocated bye is worth, that is told.
   */
  readonly scoring: Scoring | undefined;
  /** The points of a game without a result (X of 162). They are kept, and never counted. */
  readonly unknownResult: number | undefined;
  /** The whole order with `PTS`: 212 as it is, 202 with `PTS` before it; `undefined` if the file has neither record. */
  readonly tiebreaks: readonly string[] | undefined;
  /** The lists that were replaced after the start, in the order of the comments that say so (`### TIEBREAKS UNTIL ROUND 4: PTS,BH`). */
  readonly listChanges: readonly ListChange[];
  /**
   * The rating period, of a report that has only its rounds (`### Period 2026-04-01 to 2026-04-30: points and ranks are those after
   * round 6`). The points are not compared with the games then; `undefined` for a report of all rounds.
   */
  readonly period: Period | undefined;
  /** In the order of the comments that tell of them (`### Import @ Round 3`). */
  readonly incidents: readonly Incident[];
  /**
   * In the order of the file. A comment flags expelled players (`### EXPELLED 12 15`) or lists the ratings of one, each from a round on
   * (`### RATINGS 12 1:1850 4:1900`). In the file of a team tournament the expelled are teams, and `### EXPELLED PLAYERS 12` flags
   * players.
   */
  readonly players: readonly TrfPlayer[];
  /**
   * `games[n]` holds round n + 1; the black player of a bye is `''`, the result of a game that isn't finished `null`.
   * In the file of a team tournament these are the games on the boards, and a board won against nobody is a forfeit win
   * without an opponent.
   */
  readonly games: readonly (readonly TrfGame[])[];
  /** Points as stated in columns 81–84, by id. */
  readonly points: ReadonlyMap<string, number>;
  /** Ranks as stated in columns 86–89, by id; several players may share one, and 0 is no rank. */
  readonly ranks: ReadonlyMap<string, number>;
  /** 299. */
  readonly adjustments: readonly Adjustment[];
  /** Comments without their `###`; those in the forms of expulsions, ratings, changed lists and incidents are in the fields. */
  readonly comments: readonly string[];
  /** National rating records, which begin with a federation instead of a number, as whole lines. */
  readonly nationalLines: readonly string[];
  /**
   * Known records that have no field here, as whole lines: 013, 240, 250, 260, XXA, XXP and XXZ, repeated records,
   * and a 132 without dates in its columns. For teams, 240 has a field, and so has 013 in a
   * file without 310.
   */
  readonly otherRecords: readonly string[];
  /** Lines that aren't records, such as rulers, as whole lines. */
  readonly unknownLines: readonly string[];
  /** The file's own spelling of the fields that have several. */
  readonly written: TrfWritten;
  /**
   * All guesses, repairs and disagreements: first those that can change a result, a score or a rank, then the others,
   * each group in the order of the file; empty for a file without faults.
   */
  readonly repairs: readonly Repair[];
}

/** Numbers by id, as a map or as an object. */
export type NumbersById = ReadonlyMap<string, number> | Readonly<Record<string, number | undefined>>;

/** The fields of a file that a draft may leave out; points and ranks have a type of their own. */
type OtherFields = Omit<TrfTournament, 'players' | 'games' | 'points' | 'ranks'>;

/** The input of {@link formatTrf}: players and games, for teams also their matches, and any other fields that are known. */
export interface TrfDraft
  extends
    Pick<TrfTournament, 'players' | 'games'>,
    Readonly<{ [Field in keyof OtherFields]?: OtherFields[Field] | undefined }> {
  /** Points by id, for some or all players; missing ones are counted from the games. */
  readonly points?: NumbersById | undefined;
  /**
   * Ranks by id, for some or all players; missing ones follow from `tiebreaks`, if there is such a list. In a draft
   * with teams the list is that of the teams, and only the ranks given here are written.
   */
  readonly ranks?: NumbersById | undefined;
}
