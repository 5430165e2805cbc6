/** The values of each reason. */
export interface NormReasonValues {
  /** 1.4.6: the lowest opponent is raised to the least rating of the title. */
  readonly raised: { readonly player: string; readonly rating: number; readonly to: number };
  /** 1.4.2c: rounds that weren't played, as a list. */
  readonly unplayed: { readonly rounds: string };
  readonly open: { readonly rounds: string };
  readonly 'marked-unrated': { readonly rounds: string };
  /** 1.4.2a */
  readonly 'outside-fide': { readonly player: string; readonly round: number };
  /** 1.4.2b */
  readonly 'unrated-without-points': { readonly player: string; readonly round: number };
  /** 1.4.1f */
  readonly defeated: { readonly player: string; readonly round: number };
  /** 1.4.1e: the title result was reached before this round. */
  readonly later: { readonly from: number };
  /** 1.4.1c */
  readonly 'eight-games': { readonly round: number };
  /** 1.4.2c: the opponent of the last round didn't come, and the player could afford to lose. */
  readonly 'last-round-forfeit': { readonly player: string; readonly round: number };
  /** The exemption from 1.4.3 and 1.4.4. */
  readonly exempt: { readonly article: string };
  /** 35 % only after rounding, which doesn't count. */
  readonly 'share-rounded': { readonly score: number; readonly games: number };
  readonly 'missing-title': { readonly player: string };
  readonly 'missing-federation': { readonly player: string };
  readonly 'missing-host': Readonly<Record<string, never>>;
  readonly 'missing-rounds': Readonly<Record<string, never>>;
  readonly 'missing-participants': Readonly<Record<string, never>>;
  /** 1.4.1f: games each of which may be ignored, too. */
  readonly 'may-leave-out': { readonly rounds: string };
  /** 1.4.1e */
  readonly 'reached-after': { readonly round: number };
}

/** The key of a reason, which is stable. */
export type NormReasonKey = keyof NormReasonValues;

/** Why a norm is as it is, as data; `/words` has the sentences. */
export type NormReason = {
  readonly [Key in NormReasonKey]: { readonly key: Key; readonly values: NormReasonValues[Key] };
}[NormReasonKey];

/** The values of each fact of the application. */
export interface NormFactValues {
  /** 1.4.1d and 1.7: the games with which the norm counts, of the 27 that an application needs (1.5.1). */
  readonly counts: { readonly games: number; readonly of: number };
  /** 1.5.3 */
  readonly rating: { readonly rating: number };
  /** 1.4.1c: at most one such norm in an application. */
  readonly 'one-of-eight-games': Readonly<Record<string, never>>;
  /** 1.4.3e: another norm of the application has to be made without an exemption. */
  readonly 'one-without-exemption': { readonly article: string };
  /** 1.5.6a: a Swiss with at least 40 participants of an average of 2000 in every round; the fewest, and the lowest average of the rated. */
  readonly field: { readonly participants: number; readonly average: number; readonly unrated: number };
  /** 1.1.3a: the days with one round, of which GM and WGM need a norm with three. */
  readonly days: { readonly single: number; readonly known: number; readonly rounds: number };
}

/** The key of a fact, which is stable. */
export type NormFactKey = keyof NormFactValues;

/** A fact that an application of several norms needs, as data; `/words` has the sentences. */
export type NormFact = {
  readonly [Key in NormFactKey]: { readonly key: Key; readonly values: NormFactValues[Key] };
}[NormFactKey];
