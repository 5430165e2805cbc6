// Searches in a thread of its own, so that the page stays awake, and tells now and then what is known so far.
import { definitionsOf } from '@crosstable/event';
import type { WhatIf } from '@crosstable/whatif';
import { whatifs } from '@crosstable/whatif/inside';

import type { Answer, Contenders, ContendersQuestion, Question } from './question.js';

/** The time for a question, as in the command. */
const BUDGET_MS = 10_000;

/** The time between two reports of what is known so far. */
const REPORTS_MS = 250;

function answerTo({ event, place, player }: Question, report: (known: WhatIf) => void): WhatIf {
  const { games, tiebreaks } = event;
  let last = Date.now();
  const progress = ([known]: readonly WhatIf[]): boolean => {
    if (Date.now() - last < REPORTS_MS) return true;
    last = Date.now();
    report(known);
    return true;
  };
  const options = { ...event, selfDefined: definitionsOf(event), budgetMs: BUDGET_MS, progress };
  const [known] = whatifs(games, tiebreaks, [{ player, place }], options);
  return known;
}

/** The time for the question who can still be first, which comes after the other one. */
const CONTENDERS_MS = 4_000;

function contendersOf({ contenders, event }: ContendersQuestion): Contenders {
  const options = { ...event, selfDefined: definitionsOf(event), budgetMs: CONTENDERS_MS };
  const questions = contenders.map((player) => ({ player }));
  const answers = whatifs(event.games, event.tiebreaks, questions, options);
  const shown = answers.filter(({ results }) => results.some(({ best }) => best.reached === 1));
  const open = answers.filter((one) => !shown.includes(one) && one.results.some(({ best }) => best.bound === 1));
  return { possible: shown.map(({ player }) => player), undecided: open.map(({ player }) => player) };
}

function tell(answer: Answer): void {
  postMessage(answer);
}

addEventListener('message', ({ data: question }: MessageEvent<Question | ContendersQuestion>) => {
  try {
    if ('contenders' in question) {
      postMessage(contendersOf(question));
      return;
    }
    const known = answerTo(question, (soFar) => {
      tell({ kind: 'so far', known: soFar });
    });
    tell({ kind: 'answer', known });
  } catch (thrown) {
    tell({ kind: 'refused', message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
