import { describe, expect, it } from 'vitest';

import type { AnswerWords, AuditWords, ComparisonWords, RatingsWords, WhatIfWords } from '../src/answers/index.js';
import { GERMAN_ANSWERS } from '../src/languages/de/answers.js';
import { ENGLISH_ANSWERS } from '../src/languages/en/answers.js';
import { SPANISH_ANSWERS } from '../src/languages/es/answers.js';
import { FRENCH_ANSWERS } from '../src/languages/fr/answers.js';

/** Everything that a section can say, by the key of the word: a key that lacks its samples doesn't compile. */
type Samples<Section> = { readonly [Key in keyof Section]: (words: Section) => readonly string[] };

const RATINGS: Samples<RatingsWords> = {
  kind: ({ kind }) => [kind],
  rules: ({ rules }) => [rules('P', 'standard', null), rules('P', 'rapid', 'D'), rules('P', 'blitz', 'D')],
  nobody: ({ nobody }) => [nobody],
  earliestRules: ({ earliestRules }) => [earliestRules('D', 'E')],
  unusedColumns: ({ unusedColumns }) => [unusedColumns('F', 'C')],
  score: ({ score }) => [score],
  expected: ({ expected }) => [expected],
  performance: ({ performance }) => [performance.means],
  change: ({ change }) => [change],
  rounded: ({ rounded }) => [rounded],
  newRating: ({ newRating }) => [newRating],
  period: ({ period }) => [period(2, 2), period(1, 3)],
  inPeriod: ({ inPeriod }) => [inPeriod(2, 2, 'R'), inPeriod(1, 3, 'R')],
  notRated: ({ notRated }) => [
    notRated('unplayed', 'A', 'G'),
    notRated('marked-unrated', 'A', 'G'),
    notRated('unrated-opponent', 'A', 'G'),
    notRated('difference-too-large', 'A', 'G'),
  ],
  inRound: ({ inRound }) => [inRound(2, 'G')],
  limited: ({ limited }) => [limited(1, false, 'A'), limited(2, true, 'A')],
  withoutK: ({ withoutK }) => [withoutK('F', 'N')],
  reducedK: ({ reducedK }) => [reducedK('N', 17, 40, 40, 'A')],
  fallen: ({ fallen }) => [fallen('N')],
  low: ({ low }) => [low('N')],
  unrated: ({ unrated }) => [unrated('N')],
  firstRatings: ({ firstRatings }) => [firstRatings('N')],
  firstRating: ({ firstRating }) => [firstRating('N', 2200, '5', 5, true)],
  noFirstRating: ({ noFirstRating }) => [
    noFirstRating('zero-score', 'N'),
    noFirstRating('too-few-games', 'N'),
    noFirstRating('below-minimum', 'N'),
  ],
};

const AUDIT: Samples<Omit<AuditWords, 'conventions'>> = {
  kind: ({ kind }) => [kind],
  subject: ({ subject }) => [subject],
  printed: ({ printed }) => [printed],
  byRule: ({ byRule }) => [byRule],
  byValues: ({ byValues }) => [byValues],
  why: ({ why }) => [why],
  ofEditions: ({ ofEditions }) => [ofEditions('BH', '2026-03')],
  underConvention: ({ underConvention }) => [underConvention('BH', ['C']), underConvention('BH', ['C', 'D'])],
  or: ({ or }) => [or],
  sameValues: ({ sameValues }) => [sameValues('R', 'S')],
  column: ({ column }) => [column('X')],
  verdicts: ({ verdicts }) => Object.values(verdicts),
  agreement: ({ agreement }) => [agreement(1, 9), agreement(8, 9)],
  rule: ({ rule }) => [rule('R')],
  agreeWith: ({ agreeWith }) => [agreeWith('R')],
  legend: ({ legend }) => [legend('R')],
  nearest: ({ nearest }) => [nearest('R', 'A')],
  nearestOther: ({ nearestOther }) => [nearestOther('R', 'A')],
  differing: ({ differing }) => [differing('R', 'A', 1), differing('R', 'A', 2)],
  alternative: ({ alternative }) => [alternative('R', 'A')],
  named: ({ named }) => [named('R', 'A')],
  moreRules: ({ moreRules }) => [moreRules(1), moreRules(2)],
  telling: ({ telling }) => [telling('X')],
  checkThese: ({ checkThese }) => [checkThese],
  inRound: ({ inRound }) => [inRound(2)],
  against: ({ against }) => [against('N')],
  cut: ({ cut }) => [cut],
  pointsFollow: ({ pointsFollow }) => [pointsFollow(9)],
  pointsWrong: ({ pointsWrong }) => [pointsWrong],
  openByes: ({ openByes }) => [openByes],
  byesRead: ({ byesRead }) => [byesRead],
  readAs: ({ readAs }) => [readAs],
  notListed: ({ notListed: { players, teams } }) => [players, teams],
  notAudited: ({ notAudited }) => [notAudited('N')],
  untried: ({ untried }) => [untried],
  leavesOpen: ({ leavesOpen }) => [leavesOpen(['colours']), leavesOpen(['rounds']), leavesOpen(['colours', 'rounds'])],
  tiebreaksAndRanks: ({ tiebreaksAndRanks }) => [tiebreaksAndRanks],
  nothingElse: ({ nothingElse }) => [nothingElse],
  ranks: ({ ranks }) => [ranks],
  ranksFollow: ({ ranksFollow }) => [ranksFollow(1, 9, 'values'), ranksFollow(8, 9, 'points')],
  gives: ({ gives }) => [
    gives('L', 0, 9, 'players'),
    gives('L', 1, 9, 'players'),
    gives('L', 2, 9, 'players'),
    gives('L', 1, 9, 'teams'),
    gives('L', 2, 9, 'teams'),
  ],
  noneWhole: ({ noneWhole }) => [noneWhole],
  moreLists: ({ moreLists }) => [moreLists(1), moreLists(2)],
  range: ({ range }) => [range(3, 5)],
};

const COMPARISON: Samples<ComparisonWords> = {
  kind: ({ kind }) => [kind],
  side: ({ side }) => [side('BH', '2026-03', null), side('BH', '2026-03', 'C')],
  sides: ({ sides }) => [sides('A', 'B')],
  moved: ({ moved }) => [moved(1, 9), moved(2, 9)],
  stayed: ({ stayed }) => [stayed(0, 9), stayed(2, 9)],
  ownAndOthers: ({ ownAndOthers }) => [ownAndOthers(1, 1), ownAndOthers(2, 0)],
  byArticle: ({ byArticle }) => [byArticle(1, 'Art. 16.4'), byArticle(2, null)],
  differing: ({ differing }) => [differing('C')],
  cutByBoth: ({ cutByBoth }) => [cutByBoth('C')],
  why: ({ why }) => [why],
  difference: ({ difference }) => [difference('BH', 2, '1', '2')],
  nothing: ({ nothing }) => [nothing],
  cut: ({ cut }) => [cut],
  passedBy: ({ passedBy }) => [passedBy('N')],
  passed: ({ passed }) => [passed('N')],
};

const WHAT_IF: Samples<WhatIfWords> = {
  kind: ({ kind }) => [kind],
  placeOf: ({ placeOf }) => [placeOf('N')],
  canBring: ({ canBring }) => [canBring(1, 'N'), canBring(4, 'N')],
  ifOwn: ({ ifOwn }) => [ifOwn(1, 'N'), ifOwn(0.5, 'N'), ifOwn(0, 'N')],
  noOpenGame: ({ noOpenGame }) => [noOpenGame('N')],
  placeOrBetter: ({ placeOrBetter }) => [placeOrBetter(1), placeOrBetter(3)],
  best: ({ best }) => [best],
  worst: ({ worst }) => [worst],
  exactly: ({ exactly }) => [exactly(1), exactly(2), exactly(3)],
  surePlace: ({ surePlace }) => [surePlace(1, true), surePlace(3, false)],
  forExample: ({ forExample }) => [forExample('R')],
  moreResults: ({ moreResults }) => [moreResults(1), moreResults(2)],
  shown: ({ shown }) => [shown(1), shown(3)],
  noBetter: ({ noBetter }) => [noBetter(3)],
  noWorse: ({ noWorse }) => [noWorse(3)],
  notDecided: ({ notDecided }) => [notDecided(1, 1), notDecided(1, 2), notDecided(1, 3)],
  wins: ({ wins }) => [wins('N')],
  winsNot: ({ winsNot }) => [winsNot('N')],
  isDraw: ({ isDraw }) => [isDraw('W', 'B')],
  isNoDraw: ({ isNoDraw }) => [isNoDraw('W', 'B')],
  all: ({ all }) => [all(['X', 'Y'])],
  hasToWin: ({ hasToWin }) => [hasToWin('N', 1), hasToWin('N', 3)],
  reached: ({ reached }) => [reached('N', 1, 1), reached('N', 1, 0.5), reached('N', 3, 0), reached('N', 3, null)],
  enough: ({ enough }) => [enough],
  inCase: ({ inCase }) => [inCase('H', 'X')],
  inCases: ({ inCases }) => [inCases('H', 'X'), inCases('H', null)],
  oneCase: ({ oneCase }) => [oneCase('X')],
  always: ({ always }) => [always('N', 1), always('N', 3)],
  never: ({ never }) => [never('N', 1), never('N', 3)],
  notAlone: ({ notAlone }) => [notAlone('N', 1), notAlone('N', 3)],
  incomplete: ({ incomplete }) => [incomplete],
  noneFound: ({ noneFound }) => [noneFound('N', 1), noneFound('N', 3)],
  moreGames: ({ moreGames }) => [moreGames],
  moreConditions: ({ moreConditions }) => [moreConditions(25, 20)],
  counted: ({ counted }) => [counted('S')],
  sampled: ({ sampled }) => [sampled('S', 'E')],
  lessThan: ({ lessThan }) => [lessThan('S')],
  moreThan: ({ moreThan }) => [moreThan('S')],
  equallyLikely: ({ equallyLikely }) => [equallyLikely],
  byRatings: ({ byRatings }) => [byRatings('R')],
  about: ({ about }) => [about],
  meaning: ({ meaning }) => [meaning('L', '2026-03')],
  early: ({ early }) => [early(4)],
  nothingOpen: ({ nothingOpen }) => [nothingOpen],
  forfeits: ({ forfeits }) => [forfeits],
};

/** The sentences of a section, by key. */
function saidBy<Section>(samples: Samples<Section>, section: Section): readonly (readonly [string, string])[] {
  const keys = Object.keys(samples).filter((key): key is keyof Section & string => key in samples);
  return keys.flatMap((key) => samples[key](section).map((said) => [key, said] as const));
}

function everything({ reports }: AnswerWords): readonly (readonly [string, string])[] {
  return [
    ...saidBy(RATINGS, reports.ratings),
    ...saidBy(AUDIT, reports.audit),
    ...saidBy(COMPARISON, reports.comparison),
    ...saidBy(WHAT_IF, reports.whatIf),
  ];
}

describe.each([GERMAN_ANSWERS, FRENCH_ANSWERS, SPANISH_ANSWERS])('$language', (words) => {
  const english = everything(ENGLISH_ANSWERS);

  it('says nothing in English', () => {
    const said = everything(words);
    expect(said.filter(([, sentence], at) => sentence === english[at][1])).toEqual([]);
    expect(said).toHaveLength(english.length);
  });

  it('says everything that it is given', () => {
    // Names and numbers of the samples are capitals, editions and figures
    const given = (sentence: string): readonly string[] =>
      sentence.replace(/^A /, '').match(/\b[A-Z]\b|\d{4}-\d{2}/gu) ?? [];
    const missing = everything(words).filter(
      ([, sentence], at) => !given(english[at][1]).every((part) => sentence.includes(part)),
    );
    expect(missing).toEqual([]);
  });

  it('begins and ends sentences as English does', () => {
    const ending = (sentence: string): string => /[.:]$/.exec(sentence)?.[0] ?? '';
    const others = everything(words).filter(([, sentence], at) => ending(sentence) !== ending(english[at][1]));
    expect(others).toEqual([]);
  });
});

it('French sets a narrow blank before a colon and a semicolon, and no other language does', () => {
  const spaced = (words: AnswerWords) => everything(words).filter(([, said]) => /\u202F[:;]/.test(said)).length;
  expect([ENGLISH_ANSWERS, GERMAN_ANSWERS, SPANISH_ANSWERS].map(spaced)).toEqual([0, 0, 0]);
  expect(everything(FRENCH_ANSWERS).filter(([, said]) => /[^\u202F][:;]/.test(said))).toEqual([]);
});
