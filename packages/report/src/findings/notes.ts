import { groupsByKey } from '@crosstable/core';
import type { ChessEvent } from '@crosstable/event';
import { repairNotes } from '@crosstable/trf/inside';
import type { AnswerWords } from '@crosstable/words/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { repairInWords } from './repairs.js';

/** The notes of an event in a language. Those of its reader are in English, with the repairs in the words of the reader. */
export function notesIn({ notes, repairs }: ChessEvent, words: AnswerWords): readonly string[] {
  const { arbiterPoints, repairs: clauses, repeated } = words.reports.findings;
  if (clauses === null) return notes;
  const ofReader = new Set(repairNotes(repairs));
  const told = groupsByKey(repairs, ({ kind }) => kind).map((alike) =>
    alike.length === 1 ? repairInWords(alike[0], words) : repeated(clauses[alike[0].kind], alike.length),
  );
  const others = notes
    .filter((note) => !ofReader.has(note))
    .map((note) => (note === ENGLISH_ANSWERS.reports.findings.arbiterPoints ? arbiterPoints : note));
  return [...others, ...(notes.some((note) => ofReader.has(note)) ? told : [])];
}
