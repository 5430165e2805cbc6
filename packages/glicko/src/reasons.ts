/**
 * Every reason that an explanation can give: its stable key, so that a program can put it into its users' language, and the
 * numbers in its `values` by name; `undefined` where it has none.
 */
export interface GlickoReasonValues {
  // Why deviation and volatility are what they are

  /** There are no games: rating and volatility stay, and the deviation grows by the volatility. */
  readonly 'no-games': undefined;
  /** The deviation is smaller than before: the games tell more than the volatility takes away. */
  readonly narrower: undefined;
  /** The deviation is larger than before: the volatility takes more away than the games tell. */
  readonly wider: undefined;
  /** The volatility is larger than before: the results are farther from the expectation than was due. */
  readonly 'more-surprising': {
    /** Δ². */
    readonly surprise: number;
    /** φ² + v + σ². */
    readonly due: number;
  };
  /** The volatility is smaller than before: the results are nearer to the expectation than was due. */
  readonly 'less-surprising': {
    /** Δ². */
    readonly surprise: number;
    /** φ² + v + σ². */
    readonly due: number;
  };
}

/** The stable key of a reason. */
export type GlickoReasonKey = keyof GlickoReasonValues;

/** Every key that a reason can have. */
export const GLICKO_REASON_KEYS = [
  'no-games',
  'narrower',
  'wider',
  'more-surprising',
  'less-surprising',
] as const satisfies readonly GlickoReasonKey[];

/**
 * Why something is as it is. A check of `key` tells TypeScript which `values` there are, squares of units of Glicko-2; one unit is
 * 173.7178 rating points.
 */
export type GlickoReason = {
  readonly [Key in GlickoReasonKey]: { readonly key: Key } & (GlickoReasonValues[Key] extends undefined
    ? { readonly values?: undefined }
    : { readonly values: GlickoReasonValues[Key] });
}[GlickoReasonKey];
