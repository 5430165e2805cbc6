import type { DwzReasonValues } from '@crosstable/dwz/inside';
import type { GlickoReasonValues } from '@crosstable/glicko/inside';
import type { USChessReasonValues } from '@crosstable/us-chess/inside';

import type { ShortHeading } from '../answers/table-words.js';

/** The systems of ratings beside FIDE's. */
export const RATING_SYSTEM_NAMES = ['us-chess', 'dwz', 'glicko2'] as const;

export type RatingSystem = (typeof RATING_SYSTEM_NAMES)[number];

/** The values of a reason as they are printed. */
type Printed<Values> = { readonly [Name in keyof Values]: string };

/** The sentence of every reason, without a full stop. A language that lacks one doesn't compile. */
type Sentences<ReasonValues> = {
  readonly [Key in keyof ReasonValues]: ReasonValues[Key] extends undefined
    ? () => string
    : (values: Printed<ReasonValues[Key]>) => string;
};

/** The facts that no file has, and the players who lack them. */
export interface MissingWords {
  /** US Chess: nobody knows the games before, so that the players count as established. */
  readonly games: (players: string) => string;
  /** US Chess: unrated players without age, FIDE's rating or an initial one start from 750. */
  readonly initial: (players: string) => string;
  /** DWZ: without index or age nothing can be rated. */
  readonly development: (players: string) => string;
  /** DWZ: players without one get no first one. */
  readonly noDwz: (players: string) => string;
  /** Glicko-2: without a deviation the players count as new, with 350. */
  readonly deviation: (players: string) => string;
  /** Glicko-2: without a volatility the players have 0.06. */
  readonly volatility: (players: string) => string;
  /** Glicko-2: unrated players start from 1500. */
  readonly rating: (players: string) => string;
  /** The rating is that of the file, which may be one of another system. */
  readonly ofFile: (players: string) => string;
}

/** The words of ratings by other systems than FIDE's. Numbers and players come ready to be read. */
export interface RatingSystemWords {
  /** `'en'`. */
  readonly language: string;
  /** Under the title: how far the tournament is, and the rules; a day as people read it, `null` for the rules of today. */
  readonly rules: {
    readonly 'us-chess': (
      progress: string,
      rating: 'regular' | 'quick',
      day: string | null,
      multiplier: number,
    ) => string;
    readonly dwz: (
      progress: string,
      order: 2014 | 2026,
      expectation: 'formula' | 'table',
      day: string | null,
    ) => string;
    readonly glicko2: (progress: string, tau: string) => string;
  };

  // Headings
  readonly before: string;
  readonly bonus: string;
  readonly index: ShortHeading;
  readonly deviation: ShortHeading;
  readonly newDeviation: ShortHeading;
  readonly volatility: ShortHeading;
  readonly newVolatility: ShortHeading;

  // Explanations
  /** The heading of all. */
  readonly why: string;
  /** A player with the rating before, `null` for none, and after; `null` where nothing was rated. */
  readonly player: (player: string, before: string | null, after: string | null) => string;
  /** A game: the opponent's rating, the own score, the expected one and the change; `null` where there is none. */
  readonly game: (
    round: number,
    opponent: string,
    rating: string | null,
    score: string,
    expected: string | null,
    change: string | null,
  ) => string;
  readonly reasons: {
    readonly 'us-chess': Sentences<USChessReasonValues>;
    readonly dwz: Sentences<DwzReasonValues>;
    readonly glicko2: Sentences<GlickoReasonValues>;
  };
  readonly missing: MissingWords;
}
