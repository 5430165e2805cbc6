import { type EventTitle, type Names, type Place, hasStartNumbers, idInWords } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';

import type { FilledColumn } from './document.js';

type Progress = Pick<EventTitle, 'system' | 'participants' | 'round' | 'announcedRounds'>;

/** The system of pairing and the number of rounds so far. */
export function progressOf(title: Progress, { reports }: AnswerWords): string {
  return reports.title.progress(title);
}

/** The tournament in a line, with the rules of its tie-breaks: of C.07 the edition, and where that comes from. */
export function titleLine(title: EventTitle, words: AnswerWords): string {
  return words.reports.title.rules(progressOf(title, words), editionIn(title, words), title.rules);
}

/** The edition of the tie-breaks, and where it comes from. */
export function editionIn({ edition, editionFrom }: EventTitle, { reports }: AnswerWords): string {
  return reports.title.edition(edition, editionFrom);
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

/** The column of ids; where nobody has a name, ids that are words stand for the names. */
export function idColumn<Row extends { readonly player: string; readonly name: string }>(
  rows: readonly Row[],
  { reports }: AnswerWords,
): FilledColumn<Row> {
  const { id, number } = reports.table;
  const entry = ({ player }: Row): string => player;
  if (hasStartNumbers(rows.map(entry))) return { kind: 'number', heading: number, entry };
  const isNamed = rows.some(({ name }) => name !== '');
  return { kind: isNamed ? 'word' : 'name', heading: { text: id, means: id }, entry };
}
