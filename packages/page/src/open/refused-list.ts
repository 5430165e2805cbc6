// The note on the list of a report in whose place the usual one stands; loaded with the first such report.
import { checkList } from 'crosstable';

import '../share/share.css';
import type { Opened } from '../state.js';
import type { Note } from '../store.js';
import { tableOf } from '../table.js';

/** A note that names the codes which can't be computed here, or the whole list where it is to blame as such. */
export function refusedList({ codes, event }: Opened): Note {
  const wrong = checkList(codes, tableOf(event)).codes.filter(({ findings }) =>
    // Without values a code is a column of dashes
    findings.some(({ isWrong, key }) => isWrong && key !== 'no-values'),
  );
  const named = wrong.length === 0 ? codes : wrong.map(({ code }) => code);
  return ({ usualList }) => usualList(named.join(', '));
}
