export type { AnswerWords, ReportWords, WordsWith } from './answer-words.js';
export type { AuditWords } from './audit-words.js';
export { checkAnswerWords } from './check-answer-words.js';
export type { ComparisonWords } from './comparison-words.js';
export { conventionInWords } from './convention-in-words.js';
export type {
  ConversionWords,
  HeldFact,
  PlayerFact,
  ReportNote,
  ReportNoteValues,
  TournamentFact,
} from './conversion-words.js';
export type { ExplanationWords } from './explanation-words.js';
export type { FindingsWords } from './findings-words.js';
export type { ClubsWords, ListedFact, PrizesWords, RatingListWords } from './prizes-words.js';
export type { RatingsWords } from './ratings-words.js';
export type { FileNotes, FileReadings, RepairWords } from './repair-words.js';
export type { OpponentLabel, StandingsWords } from './standings-words.js';
export type { ShortHeading, TableWords } from './table-words.js';
export type { TitleWords, ToldList, ToldProgress } from './title-words.js';
export type { WhatIfWords } from './what-if-words.js';
