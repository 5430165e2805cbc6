// The list as text: a line of headings, under which the columns stand
import { type Cell, errorAt } from '@crosstable/core/text';

import { RATING_KINDS, type RatingKind } from '../rules-in-force.js';
import { type Field, type ListedPlayer, playerOf } from './listed-player.js';

/** The first heading. */
export const FIRST_HEADING = 'ID Number';

/** The fields under headings that every list has. */
const HEADINGS: ReadonlyMap<string, Field> = new Map([
  [FIRST_HEADING, 'id'],
  ['Name', 'name'],
  ['Fed', 'federation'],
  ['Sex', 'sex'],
  ['Tit', 'title'],
  ['WTit', 'womensTitle'],
  ['B-day', 'birth'],
  ['Born', 'birth'],
  ['Flag', 'flags'],
]);

/** The letters before the headings of each kind in a list of all three: `SRtng`, `SGm`, `SK`. */
const LETTERS: Readonly<Partial<Record<string, RatingKind>>> = { S: 'standard', R: 'rapid', B: 'blitz' };

/** The heading of the ratings in a list of one kind: the month. */
const MONTH = /^([A-Z]{3})(\d\d)$/;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A column, and where it begins. */
interface Column {
  readonly field: Field | undefined;
  readonly from: number;
}

/** The columns of a list, and what its headings say. */
export interface TextColumns {
  readonly columns: readonly Column[];
  readonly month: string | null;
  readonly kinds: readonly RatingKind[];
}

function monthIn(heading: string): string | undefined {
  const [, name = '', year = ''] = MONTH.exec(heading) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  return month === 0 ? undefined : `20${year}-${String(month).padStart(2, '0')}`;
}

function fieldUnder(heading: string, kind: RatingKind): Field | undefined {
  const known = HEADINGS.get(heading);
  if (known !== undefined) return known;
  if (monthIn(heading) !== undefined) return `${kind} rating`;
  if (heading === 'Gms') return `${kind} games`;
  if (heading === 'K') return `${kind} k`;
  const of = LETTERS[heading.charAt(0)];
  const part = ({ Rtng: 'rating', Gm: 'games', K: 'k', k: 'k' } as const)[heading.slice(1)];
  return of === undefined || part === undefined ? undefined : `${of} ${part}`;
}

/** The columns under a line of headings; of a list of one kind, `kind` is it. */
export function columnsUnder(line: string, kind: RatingKind): TextColumns {
  const found = [...line.matchAll(/ID Number|\S+/g)];
  const columns = found.map(({ 0: heading, index }): Column => ({ field: fieldUnder(heading, kind), from: index }));
  const kinds = RATING_KINDS.filter((one) => columns.some(({ field }) => field === `${one} rating`));
  if (kinds.length === 0)
    throw errorAt({ line: 1, column: 1, text: line }, 'a heading of ratings, such as NOV25 or SRtng');
  const month = found.map(([heading]) => monthIn(heading)).find((one) => one !== undefined) ?? null;
  return { columns, month, kinds };
}

/** The player of a line. A text may be longer than its column: it goes on to the next blank. */
export function playerIn(text: string, line: number, { columns }: TextColumns): ListedPlayer {
  const cells = new Map<Field, Cell>();
  let end = 0;
  columns.forEach(({ field, from }, at) => {
    const start = Math.max(from, end);
    const next = columns.at(at + 1)?.from ?? text.length;
    end = Math.max(next, start);
    if (text.charAt(next - 1).trim() !== '' && start < next) {
      while (text.charAt(end).trim() !== '') end++;
    }
    const written = text.slice(start, end);
    const column = start + 1 + (written.length - written.trimStart().length);
    if (field !== undefined) cells.set(field, { text: written.trim(), line, column });
  });
  return playerOf((field) => cells.get(field) ?? { text: '', line, column: 1 });
}
