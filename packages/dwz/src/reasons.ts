/**
 * Every reason that an explanation of a DWZ can give: its stable key, so that a program can put it into its users' language, and the
 * numbers in its `values` by name; `undefined` where it has none.
 */
export interface DwzReasonValues {
  // Nothing to rate

  /** No game against a rated opponent: nothing changes. */
  readonly 'no-games': undefined;

  // The order of 2014

  /** The base value of the development coefficient, by rating and age: (rating / 1000)⁴ and an addend. */
  readonly 'base-2014': {
    /** The rating before. */
    readonly rating: number;
    /** The age in years. */
    readonly age: number;
    /** The addend of the age. */
    readonly addend: number;
    /** The base value. */
    readonly base: number;
  };
  /** Acceleration: the base value is smaller, because the player is young and has what was expected or more. */
  readonly acceleration: {
    /** The part of the base value that is left. */
    readonly factor: number;
  };
  /** The brake: the coefficient is larger, because the rating is low and the player has no more than was expected. */
  readonly 'brake-2014': {
    /** The points that are added. */
    readonly brake: number;
  };
  /** The development coefficient is limited: by the number of evaluations, or at all. */
  readonly 'development-most': {
    /** The coefficient before. */
    readonly computed: number;
    /** The most. */
    readonly most: number;
    /** The number of evaluations so far. */
    readonly index: number;
  };
  /** The development coefficient is raised to the least one. */
  readonly 'development-least': {
    /** The coefficient before. */
    readonly computed: number;
    /** The least. */
    readonly least: number;
  };
  /** The points beyond the expectation count 800 / (development coefficient + games). */
  readonly 'k-2014': {
    /** The development coefficient E. */
    readonly development: number;
    /** The games that count. */
    readonly games: number;
    /** K. */
    readonly k: number;
  };

  // The order of 2026

  /** The base value of K by the number of evaluations, the age and the rating. */
  readonly 'base-2026': {
    /** The number of evaluations so far. */
    readonly index: number;
    /** The age in years. */
    readonly age: number;
    /** The rating before. */
    readonly rating: number;
    /** The base value. */
    readonly base: number;
  };
  /** The brake: K is smaller, because the rating is low and the player has less than was expected. */
  readonly 'brake-2026': {
    /** The part of the base value that is left. */
    readonly factor: number;
  };
  /** The bonus of success: K is larger, because the player has what was expected or more. */
  readonly bonus: {
    /** The points that are added to K. */
    readonly bonus: number;
  };
  /** K is limited. */
  readonly 'k-most': {
    /** K before. */
    readonly computed: number;
    /** The most. */
    readonly most: number;
  };
  /** The points beyond the expectation count K. */
  readonly 'k-2026': {
    /** K. */
    readonly k: number;
  };
  /** The rating would fall below the lowest one. */
  readonly 'lowest-rating': {
    /** The rating that the games alone would give. */
    readonly computed: number;
    /** The lowest rating. */
    readonly lowest: number;
  };
}

/** The stable key of a reason. */
export type DwzReasonKey = keyof DwzReasonValues;

/** Every key that a reason can have. */
export const DWZ_REASON_KEYS = [
  'no-games',
  'base-2014',
  'acceleration',
  'brake-2014',
  'development-most',
  'development-least',
  'k-2014',
  'base-2026',
  'brake-2026',
  'bonus',
  'k-most',
  'k-2026',
  'lowest-rating',
] as const satisfies readonly DwzReasonKey[];

/** Why a number is as it is. A check of `key` tells TypeScript which `values` there are: rating points, years, games, points. */
export type DwzReason = {
  readonly [Key in DwzReasonKey]: { readonly key: Key } & (DwzReasonValues[Key] extends undefined
    ? { readonly values?: undefined }
    : { readonly values: DwzReasonValues[Key] });
}[DwzReasonKey];
