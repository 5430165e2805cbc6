// The tournament in a file of Swiss-Chess, as readSwissChess gives it. What files of Swiss-Manager have, too, has the same names.
import type { Game, Match } from '@crosstable/core';
import type {
  ScheduledRound,
  SwissManagerFile,
  SwissManagerPlayer,
  SwissManagerTeam,
} from '@crosstable/swiss-manager/inside';

import type { Note } from './sentences.js';

export type { ScheduledRound };

/** A player. The id is the number by which the file names opponents. */
export interface SwissChessPlayer extends Pick<
  SwissManagerPlayer,
  | 'id'
  | 'name'
  | 'title'
  | 'federation'
  | 'rating'
  | 'fideRating'
  | 'nationalRating'
  | 'fideId'
  | 'birth'
  | 'sex'
  | 'club'
  | 'team'
  | 'board'
> {
  /** True for a player whom the arbiter set to inactive, as after a withdrawal. */
  readonly inactive?: true | undefined;
}

/** A team. Its id is `T` and its place in the list of the file. */
export type SwissChessTeam = SwissManagerTeam;

/** A column of tie-breaks. */
export interface SwissChessTiebreak {
  /** The number that Swiss-Chess gives the tie-break. */
  readonly number: number;
  /** The code of C.07 with its cuts, as `BH/C1`. Left out where there is none; `note` says why. */
  readonly code?: string | undefined;
  /** Why there is no code, or how the column may differ from the rule of its code. */
  readonly note?: Note | undefined;
}

/** A tournament as a file of Swiss-Chess has it. Points, ranks and values that are stored in it aren't read: they may be old. */
export interface SwissChessFile extends Pick<
  SwissManagerFile,
  | 'name'
  | 'subtitle'
  | 'place'
  | 'federation'
  | 'start'
  | 'end'
  | 'organizer'
  | 'chiefArbiter'
  | 'deputyArbiters'
  | 'timeControl'
  | 'system'
  | 'rounds'
  | 'pairedRounds'
  | 'schedule'
  | 'boards'
  | 'scoring'
  | 'matchScoring'
> {
  /** The version of the program that wrote the file: `8.83`. */
  readonly version: string;
  readonly players: readonly SwissChessPlayer[];
  /** The rounds that were paired, with byes and absences; of teams left out. */
  readonly games?: readonly (readonly Game[])[] | undefined;
  readonly teams?: readonly SwissChessTeam[] | undefined;
  /** The rounds that were paired; of players left out. */
  readonly matches?: readonly (readonly Match[])[] | undefined;
  /** The columns in their order. Points come first; of teams the match points or board points that are the first column. */
  readonly tiebreaks: readonly SwissChessTiebreak[];
  /** All that was read by a rule that isn't certain, or left out: as data, and each in a sentence of English, `message`. */
  readonly notes: readonly Note[];
}
