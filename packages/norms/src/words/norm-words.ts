import type { Norm, NormCheckName, NormRound } from '../norm.js';
import type { NormFactKey, NormFactValues, NormReasonKey, NormReasonValues } from '../reasons.js';

/** The sentence of each reason. Scores and players come as they are printed. */
export type NormSentences = {
  readonly [Key in NormReasonKey]: (values: Printed<NormReasonValues[Key]>) => string;
};

/** The sentence of each fact of an application. */
export type NormFactSentences = {
  readonly [Key in NormFactKey]: (values: Printed<NormFactValues[Key]>) => string;
};

/** Values of a sentence as they are printed: texts. Counts stay numbers, for their plurals. */
export type Printed<Values> = {
  readonly [Name in keyof Values]: Name extends 'score' ? string : Values[Name];
};

/** The numbers of a condition, printed. */
export interface PrintedCheck {
  readonly label: string;
  readonly have: string;
  readonly bound: 'least' | 'most';
  readonly needed: string;
  readonly article: string;
  /** The opponents of whom a fact is missing. */
  readonly unknown: number;
  readonly verdict: string;
}

/** A number of points from so many open games. */
export interface PrintedNeed {
  readonly points: string;
  readonly games: number;
}

/** The demands on opponents who aren't known. */
export interface PrintedDemands {
  readonly count: number;
  /** `null` where any average is enough. */
  readonly average: string | null;
  readonly titled: number;
  readonly mainTitles: number;
  /** The titles of which `mainTitles` are one: `GM, IM`. */
  readonly titles: string;
  readonly newFederations: number;
  /** Each federation that is nearly full, with the most that may come. */
  readonly limits: readonly { readonly federation: string; readonly most: number }[];
  /** The rounds that are ignored, `''` for none. */
  readonly leftOut: string;
}

/** The words of a language for norms. */
export interface NormWords {
  /** `'en'`. */
  readonly language: string;
  readonly decimalSign: string;
  /** The answer in a line. */
  readonly verdict: (
    norm: Pick<Norm, 'title' | 'holds' | 'games' | 'average' | 'performance'> & { readonly score: string },
  ) => string;
  /** The names of the conditions; that of main titles with their list. */
  readonly checks: Readonly<Record<NormCheckName, (titles: string) => string>>;
  /** A condition with its numbers. */
  readonly check: (check: PrintedCheck) => string;
  /** A condition holds, fails, isn't decided, or isn't asked for. */
  readonly marks: {
    readonly yes: string;
    readonly no: string;
    readonly open: string;
    /** Isn't asked for, by an article. */
    readonly waived: (article: string) => string;
  };
  readonly reasons: NormSentences;
  readonly facts: NormFactSentences;
  /** The chances that open games bring. */
  readonly forecast: {
    /** Above the chances: the title, and the number of open games. */
    readonly title: (title: string, games: number) => string;
    readonly nothing: string;
    /** So many points are enough, in whatever games. */
    readonly always: (need: PrintedNeed) => string;
    /** So many points are enough with some results alone. */
    readonly sometimes: (need: PrintedNeed) => string;
    /** So many points, while the opponents aren't known. */
    readonly unknown: (need: PrintedNeed) => string;
    /** So many points, and the demands on the opponents. */
    readonly opponents: (need: PrintedNeed, demands: PrintedDemands) => string;
    /** Results of rounds, each against a player. */
    readonly results: Readonly<Record<'0' | '0.5' | '1', (round: number, player: string) => string>>;
  };
  /** The headings of a printed norm, and what its columns say. */
  readonly report: {
    readonly kind: string;
    /** The regulations and their edition. */
    readonly about: (edition: string) => string;
    readonly nobody: string;
    readonly norm: string;
    readonly answer: string;
    readonly average: string;
    readonly performance: string;
    readonly missing: string;
    readonly counted: string;
    readonly condition: string;
    readonly have: string;
    readonly needed: string;
    readonly article: string;
    readonly opponents: string;
    readonly application: string;
    /** Why a round doesn't count, as a word. */
    readonly leftOut: Readonly<Record<NonNullable<NormRound['leftOut']>, string>>;
  };
}
