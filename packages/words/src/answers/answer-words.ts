import type { Words } from '../words.js';
import type { AuditWords } from './audit-words.js';
import type { ComparisonWords } from './comparison-words.js';
import type { ConversionWords } from './conversion-words.js';
import type { ExplanationWords } from './explanation-words.js';
import type { FindingsWords } from './findings-words.js';
import type { ClubsWords, PrizesWords, RatingListWords } from './prizes-words.js';
import type { RatingsWords } from './ratings-words.js';
import type { StandingsWords } from './standings-words.js';
import type { TableWords } from './table-words.js';
import type { TitleWords } from './title-words.js';
import type { WhatIfWords } from './what-if-words.js';

/** The words of answers that explanations don't have, a section for each answer. A section that lacks a sentence doesn't compile. */
export interface ReportWords {
  /** @hidden */
  readonly title: TitleWords;
  /** @hidden */
  readonly table: TableWords;
  /** @hidden */
  readonly standings: StandingsWords;
  /** @hidden */
  readonly explanation: ExplanationWords;
  /** @hidden */
  readonly findings: FindingsWords;
  /** @hidden */
  readonly ratings: RatingsWords;
  /** @hidden */
  readonly prizes: PrizesWords;
  /** @hidden */
  readonly clubs: ClubsWords;
  /** @hidden */
  readonly ratingList: RatingListWords;
  /** @hidden */
  readonly audit: AuditWords;
  /** @hidden */
  readonly comparison: ComparisonWords;
  /** @hidden */
  readonly whatIf: WhatIfWords;
  /** @hidden */
  readonly conversion: ConversionWords;
}

/** A language of answers with some of their sections. */
export interface WordsWith<Section extends keyof ReportWords> extends Words {
  readonly reports: Pick<ReportWords, Section>;
}

/** A language of answers: the words of explanations, and those of reports. */
export interface AnswerWords extends Words {
  readonly reports: ReportWords;
}
