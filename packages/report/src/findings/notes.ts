import { quote } from '@crosstable/core/text';
import type { ChessEvent } from '@crosstable/event';
import { repairNote } from '@crosstable/trf/inside';
import type { AnswerWords } from '@crosstable/words/answers';

import { readingOf, repairInWords } from './repairs.js';

/** The notes of an event in a language: those of its reader by their facts, others as they are. */
export function notesIn({ notes, remarks, repairs }: ChessEvent, words: AnswerWords): readonly string[] {
  const { repairs: said } = words.reports.findings;
  if (said === null) return notes;
  const keys = new Map(remarks.map(({ key, message }) => [message, key]));
  return notes.map((note) => {
    const key = keys.get(note);
    if (key === undefined) return note;
    if (key === 'arbiter-points') return said.remarks[key];
    const ofKind = repairs.filter(({ kind }) => kind === key);
    return repairNote(ofKind, {
      sentence: (repair) => repairInWords(repair, words),
      text: (found) => (found === '' ? said.nothing : quote(found)),
      alike: (texts, repair, counted) => `${texts} – ${readingOf(repair, said)}${words.phrases.colon} ${counted}`,
      counted: said.counted,
      more: said.more,
    });
  });
}
