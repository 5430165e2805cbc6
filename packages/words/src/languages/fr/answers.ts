import type { AnswerWords } from '../../answers/answer-words.js';
import { AUDIT } from './answers/audit.js';
import { CLUBS } from './answers/clubs.js';
import { COMPARISON } from './answers/comparison.js';
import { CONVERSION } from './answers/conversion.js';
import { EXPLANATION } from './answers/explanation.js';
import { FINDINGS } from './answers/findings.js';
import { PRIZES } from './answers/prizes.js';
import { RATING_LIST } from './answers/rating-list.js';
import { RATINGS } from './answers/ratings.js';
import { STANDINGS } from './answers/standings.js';
import { TABLE } from './answers/table.js';
import { TITLE } from './answers/title.js';
import { WHAT_IF } from './answers/what-if.js';
import { FRENCH } from './sentences.js';

function answerWords(): AnswerWords {
  return {
    ...FRENCH,
    reports: {
      title: TITLE,
      table: TABLE,
      standings: STANDINGS,
      explanation: EXPLANATION,
      findings: FINDINGS,
      ratings: RATINGS,
      prizes: PRIZES,
      clubs: CLUBS,
      ratingList: RATING_LIST,
      audit: AUDIT,
      comparison: COMPARISON,
      whatIf: WHAT_IF,
      conversion: CONVERSION,
    },
  };
}

/** The words of all answers in French. */
export const FRENCH_ANSWERS: AnswerWords = /* @__PURE__ */ answerWords();
