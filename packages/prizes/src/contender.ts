/** A player of the standings, with what prizes may ask for. Players without a part in the prizes are left out of the list. */
export interface Contender {
  readonly id: string;
  /** The score. */
  readonly points: number;
  /** From 1; players whom the standings leave equal share it. Default: the place in the list. */
  readonly rank?: number | undefined;
  /** In rating points; unrated if it is `null`, 0 or left out. */
  readonly rating?: number | null | undefined;
  readonly sex?: 'm' | 'w' | undefined;
  /** The day of birth, `'2012-03-31'`, or the year alone, `'2012'`. */
  readonly birth?: string | undefined;
  /** `'GM'`; left out or `''` without one. */
  readonly title?: string | undefined;
  readonly federation?: string | undefined;
  readonly club?: string | undefined;
  readonly group?: string | undefined;
  /** The rounds that the player didn't play over the board, 0 or more; left out where nobody knows. */
  readonly unplayed?: number | undefined;
  /** The performance, in rating points; `null` or left out without one. */
  readonly performance?: number | null | undefined;
  /** The values of the standings by code, such as `BH`, which rankings of clubs add up; `null` where one is undefined. */
  readonly values?: Readonly<Record<string, number | null>> | undefined;
}
