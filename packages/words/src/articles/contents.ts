import type { Edition } from '@crosstable/core';

/** An article that is alike in both editions of C.07, or that has no editions here. */
export type AlikeArticle =
  | '2.2'
  | '4.1'
  | '4.1.1'
  | '4.2'
  | '4.3'
  | '6'
  | '6.1'
  | '6.1.1'
  | '6.1.2'
  | '6.2'
  | '6.3'
  | '7.1'
  | '7.2'
  | '7.3'
  | '7.4'
  | '7.5'
  | '7.6'
  | '8.1'
  | '8.3'
  | '9.1'
  | '9.2'
  | '10.1'
  | '10.2'
  | '10.3'
  | '10.4'
  | '10.5'
  | '11.1.1'
  | '11.1.2'
  | '12'
  | '12.1'
  | '12.2'
  | '12.3'
  | '13.1'
  | '13.2.1'
  | '13.2.2'
  | '13.2.3'
  | '13.2.4'
  | '13.4'
  | '14.1'
  | '14.1.1.a'
  | '14.1.1.b'
  | '14.1.1.c'
  | '14.1.1.d'
  | '14.1.2'
  | '14.2'
  | '14.3'
  | '14.4'
  | '14.5'
  | '16.1.1'
  | '16.2.1'
  | '16.3.1'
  | '16.3.2'
  | '16.5.1'
  | '16.6'
  // Of the Rating Regulations, by the numbers for standard ratings
  | `B.02 ${'5.1' | '8.1.1' | '8.1.2' | '8.2' | '8.3.1' | '8.3.3' | '8.3.4'}`
  // Of US Chess
  | `US Chess 34E${'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11'}`;

/** An article that differs between the editions, or is new in the later one. */
export type ChangedArticle =
  '5' | '7.7' | '7.8' | '8' | '8.2' | '10' | '10.6' | '13.3' | '15.2' | '16.4' | '16.4.1' | '16.4.2';

/** The contents of the articles that explanations name, in our own words, in one language. A language that lacks one doesn't compile. */
export interface ArticleWords {
  readonly alike: Readonly<Record<AlikeArticle, string>>;
  readonly changed: Readonly<Record<ChangedArticle, Readonly<Record<Edition, string>>>>;
  /** Before what an edition says, where the other says something else. */
  readonly edition: (edition: Edition) => string;
  /** The link to the regulations. */
  readonly handbook: string;
  /** That the sentences aren't those of the regulations. */
  readonly ownWords: string;
}

/** An article as it is shown. */
export interface ArticleInWords {
  /** One sentence, or that of each edition where they differ. */
  readonly says: string | Readonly<Record<Edition, string>>;
  /** The chapters of FIDE's handbook; none of US Chess. */
  readonly chapters: Readonly<Partial<Record<Edition, string>>>;
}

const HANDBOOK = 'https://handbook.fide.com/chapter/';

const C07_CHAPTERS: Readonly<Record<Edition, string>> = {
  '2024-08': `${HANDBOOK}TieBreakRegulations082024`,
  '2026-03': `${HANDBOOK}TieBreakRegulations032026`,
};

function has<Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(record, key);
}

/** The article that rapid and blitz ratings have under another number: their 7 is the 8 of standard ratings. */
function ofStandardRatings(article: string): string {
  return article.replace(/^B\.02 7(.*) \(rapid and blitz\)$/, 'B.02 8$1').replace(/ \(rapid and blitz\)$/, '');
}

/** The chapters that an article stands in; those of C.07 have numbers alone. */
function chaptersOf(article: string): ArticleInWords['chapters'] {
  if (/^\d/.test(article)) return C07_CHAPTERS;
  if (!article.startsWith('B.02')) return {};
  const chapter = article.endsWith('(rapid and blitz)') ? 'B02RBRegulations2024' : 'B022024';
  return { '2026-03': HANDBOOK + chapter };
}

/** The content of an article by the number that a reason has, `16.4.1` or `B.02 8.1.1`; nothing of another text. */
export function articleInWords(article: string, { alike, changed }: ArticleWords): ArticleInWords | undefined {
  const known = ofStandardRatings(article);
  const chapters = chaptersOf(article);
  if (has(changed, known)) return { says: changed[known], chapters };
  return has(alike, known) ? { says: alike[known], chapters } : undefined;
}
