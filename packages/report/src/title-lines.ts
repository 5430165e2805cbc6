import { type EventTitle, type Names, type Place, hasStartNumbers, idInWords } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';

import type { Entry } from './document.js';

type Progress = Pick<EventTitle, 'system' | 'participants' | 'round' | 'announcedRounds'>;

/** The system of pairing and the number of rounds so far. */
export function progressOf(title: Progress, { reports }: AnswerWords): string {
  return reports.title.progress(title);
}

/** The tournament in a line, with the rules of the tie-breaks. */
export function titleLine(title: EventTitle, words: AnswerWords): string {
  return words.reports.title.rules(progressOf(title, words), title.edition);
}

/** The place and the dates of the tournament, if the file has them: `Oslo, NOR, 2026-05-08 to 2026-05-16`. */
export function placeLine(
  { city = null, federation = null, start = null, end = null }: Place,
  { reports: { title } }: AnswerWords,
): string {
  const days = [...new Set([start, end])].filter((day) => day !== null).map(title.day);
  const [first = '', last] = days;
  const written = days.length > 1 ? title.days(first, last) : first;
  return [city, federation, written].filter((part) => part !== null && part !== '').join(', ');
}

/** Ids in a sentence, for `namesOf` and the like: `no. 3`. */
export function idsIn({ reports }: AnswerWords): Names {
  return (id) => idInWords(id, reports.title.startNumber);
}

/** The column of the ids of a tournament: its kind, and its heading. */
export function idColumn(
  ids: readonly string[],
  { reports }: AnswerWords,
): { readonly kind: 'number' | 'word'; readonly heading: Entry } {
  const { id, number } = reports.table;
  return hasStartNumbers(ids)
    ? { kind: 'number', heading: number }
    : { kind: 'word', heading: { text: id, means: id } };
}
