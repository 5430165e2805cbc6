// The table that a page without games prints.
import { beginOf } from '@crosstable/core/text';
import {
  NUMBER_WORDS,
  POINTS_WORDS,
  RANK_WORDS,
  type Row,
  ordinalOf,
  plainPage,
  readingsOf,
} from '@crosstable/printed-table/inside';

/** A printed table: the texts of its cells. */
export interface PrintedValues {
  readonly headings: readonly string[];
  /** A row for each player, with as many cells as there are headings. */
  readonly rows: readonly (readonly string[])[];
}

/** A page as far as it can be read. */
interface Page {
  /** Its text; of a spreadsheet that of its cells. */
  readonly text: string;
  readonly table: PrintedValues | undefined;
  /** Whether the table has columns of rounds. */
  readonly hasRounds: boolean;
  /** Whether it has nothing but values. */
  readonly isOfValues: boolean;
}

const FIRST_ROUND = /^(?:r\p{L}{0,4}\.?\s?)?1\.?$/iu;

const textsOf = ({ cells }: Row): string[] => cells.map(({ text }) => text);
const filledIn = (texts: readonly string[]): number => texts.filter((text) => text !== '').length;

/**
 * Whether a row can have the headings of a table of players: words. Of a text that nobody knows to be a page, one of them is known, that
 * of a rank, a number or points.
 */
function isHeading(texts: readonly string[], isPage: boolean): boolean {
  const [first] = texts;
  const isKnown = RANK_WORDS.test(first) || NUMBER_WORDS.test(first) || texts.some((text) => POINTS_WORDS.test(text));
  const areWords = isPage && texts.every((text) => !/^\d/.test(text));
  return (isKnown || areWords) && filledIn(texts) > 2 && first !== '' && ordinalOf(first) === undefined;
}

const isNumberOrBlank = (text: string): boolean => /^[-+]?[\d.,]*½?%?$/.test(text);

/** The rows of players below a heading: a number or a blank, or a name before numbers, and two cells more. */
function rowsBelow(rows: readonly Row[], at: number): string[][] {
  const { cells, table } = rows[at];
  const areNamesFirst = !RANK_WORDS.test(cells[0].text) && !NUMBER_WORDS.test(cells[0].text);
  const players: string[][] = [];
  for (let below = at + 1; below < rows.length && rows[below].table === table; below++) {
    const texts = textsOf(rows[below]);
    const isNumbered = texts[0] === '' || ordinalOf(texts[0]) !== undefined;
    const isNamed = areNamesFirst && texts.slice(1).every(isNumberOrBlank);
    if ((!isNumbered && !isNamed) || filledIn(texts) < 3) break;
    players.push(cells.map((_, cell) => texts.at(cell) ?? ''));
  }
  return players;
}

/** The largest table of players among rows. */
function tableIn(rows: readonly Row[], isPage: boolean): PrintedValues | undefined {
  const tables = rows.flatMap((row, at): PrintedValues[] => {
    const headings = textsOf(row);
    return isHeading(headings, isPage) ? [{ headings, rows: rowsBelow(rows, at) }] : [];
  });
  const largest = tables.sort((one, other) => other.rows.length - one.rows.length).at(0);
  return largest?.rows.length === 0 ? undefined : largest;
}

/** A heading of a tie-break, as `TB1`. */
const TIEBREAK = /^\p{L}[\p{L}.]*\s?\d{1,2}$/u;

/** Whether a table is a list of players before the first round: it has neither ranks nor points nor tie-breaks. */
export function isStartList({ headings }: PrintedValues): boolean {
  return !headings.some((text) => RANK_WORDS.test(text) || POINTS_WORDS.test(text) || TIEBREAK.test(text));
}

/** The readings of a page; none where it isn't one. */
async function readingsIn(content: string | Uint8Array): Promise<readonly (readonly Row[])[]> {
  try {
    return [...(await readingsOf(content, () => undefined))];
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
}

/** A heading above an opponent or a round, as the first of several: numbers, letters. */
const FIRST_OF_GAMES = /^(?:#?1\b.*|A|(?:r\p{L}{0,6}\.?\s?|\p{L}\.?\s)#?1)$/iu;

/** Whether columns from a place on have a number in every row, and more than a result: no column of an opponent is without a blank. */
function areFilled(rows: PrintedValues['rows'], from: number): boolean {
  const cells = rows.flatMap((row) => row.slice(from));
  return cells.every((text) => /\d|½/.test(text)) && cells.some((text) => Number.parseInt(text, 10) > 1);
}

/** Whether a table has nothing but values: no columns of rounds or opponents, and behind the names no text that may be a game. */
function isOfValues({ headings, rows }: PrintedValues): boolean {
  const behind = headings.findIndex((text) => POINTS_WORDS.test(text));
  const names = new Set(rows.flatMap((row) => row.slice(0, behind)).filter((text) => !isNumberOrBlank(text)));
  if (behind < 0 || rows.length < 2) return false;
  const areNumbers = rows.every((row) => row.slice(behind).every(isNumberOrBlank));
  // Tie-breaks may be numbered, too
  const isOfGames = (text: string, at: number): boolean =>
    FIRST_OF_GAMES.test(text) && !(at > behind && text === '1' && areFilled(rows, at));
  return areNumbers && !headings.some((text, at) => isOfGames(text, at) || names.has(text));
}

/** A page with its table, as far as it can be read; or a text that isn't known to be one. */
export async function pageOf(content: string | Uint8Array, isPage: boolean): Promise<Page> {
  // Bytes that are no text have no rows
  const head = beginOf(content);
  const isZip = head.startsWith('PK');
  if (!isZip && Array.from(head).some((sign) => sign < ' ' && !'\t\n\f\r'.includes(sign)))
    return { text: '', table: undefined, hasRounds: false, isOfValues: false };
  const readings = await readingsIn(content);
  const [rows = []] = readings;
  const text = isZip ? rows.flatMap(textsOf).join('\n') : plainPage(content, () => undefined);
  const ofValues = readings.map((one) => tableIn(one, isPage)).find((one) => one !== undefined && isOfValues(one));
  if (ofValues !== undefined) return { text, table: ofValues, hasRounds: false, isOfValues: true };
  const table = tableIn(rows, isPage);
  const hasRounds = table?.headings.some((heading) => FIRST_ROUND.test(heading)) ?? false;
  return { text, table, hasRounds, isOfValues: false };
}
