import type { ShortHeading } from './table-words.js';

/** The reasons why a game isn't rated. */
type NotRated = 'unplayed' | 'marked-unrated' | 'unrated-opponent' | 'difference-too-large';

/** The reasons why a player gets no first rating, each with its article. */
type NoFirstRating = 'zero-score' | 'too-few-games' | 'below-minimum';

/** The words of rating reports. Numbers and players come ready to be read; articles stand in brackets. */
export interface RatingsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** Under the title: how far the tournament is, and the rules of the day, given as people read it; `null` for those in force. */
  readonly rules: (progress: string, kind: 'standard' | 'rapid' | 'blitz', day: string | null) => string;
  /** In the place of a table without rows. */
  readonly nobody: string;

  /** The rules are these, because older ones aren't known; days as people read them. */
  readonly earliestRules: (day: string, asked: string) => string;
  readonly unusedColumns: (file: string, columns: string) => string;

  // Headings
  readonly score: string;
  readonly expected: string;
  readonly performance: ShortHeading;
  readonly change: string;
  readonly rounded: string;
  readonly newRating: string;

  // Rating periods, by their first and last round
  readonly period: (from: number, to: number) => string;
  readonly inPeriod: (from: number, to: number, remark: string) => string;

  // Remarks
  /** The games of several rounds. */
  readonly notRated: (why: NotRated, article: string, games: string) => string;
  /** The games of one round among them. */
  readonly inRound: (round: number, games: string) => string;
  /** A difference of more than 400 points counts as 400, but for some players where that is `isExempt`. */
  readonly limited: (games: number, isExempt: boolean, article: string) => string;
  readonly withoutK: (file: string, players: string) => string;
  /** K of a player, reduced from the usual one for the number of games. */
  readonly reducedK: (player: string, k: number, usual: number, games: number, article: string) => string;
  readonly fallen: (players: string) => string;
  readonly low: (players: string) => string;
  readonly unrated: (players: string) => string;
  readonly firstRatings: (players: string) => string;
  /** One of them; `isHighest` if no first rating may be higher. */
  readonly firstRating: (player: string, rating: number, points: string, games: number, isHighest: boolean) => string;
  readonly noFirstRating: (why: NoFirstRating, players: string) => string;
}
