import { isDay } from '@crosstable/core';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The only spelling in which day and month can be taken for each other. */
const NUMBERS_BEFORE_YEAR = /^(?<day>\d\d?)\s*[-/.]\s*(?<month>\d\d?)\s*[-/.]\s*(?<year>\d{4})\.?$/;

const SPELLINGS = [
  NUMBERS_BEFORE_YEAR,
  /^(?<year>\d{4})\s*[-/.]\s*(?<month>\d\d?)\s*[-/.]\s*(?<day>\d\d?)\.?$/,
  /^(?<month>[a-z]{3,9})\.?\s+(?<day>\d\d?)(?:\s*,)?\s+(?<year>\d{4})$/i,
  /^(?<day>\d\d?)\.?\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})$/i,
];

/** A date as files spell it, read. */
export interface ReadDate {
  /** `YYYY-MM-DD`. */
  readonly iso: string;
  /** Of `04/05/2020`: the part taken for the first, `day` as is the custom, or `month` as in the date beside it. */
  readonly assumed?: 'day' | 'month';
}

/**
 * Reads the spellings of 042 and 052: `2026/03/01` (TRF26), `2026-03-01`, `2026. 03. 01.`, `24/09/2010`,
 * `28. 07. 2005`, `09/24/2010`, `May 29, 2020`, `29 May 2020`, each also with the time of the day. Gives `undefined` for
 * everything else, days that don't exist among it. Another date of the file can tell which of two numbers is the month.
 */
export function readDate(written: string, beside = ''): ReadDate | undefined {
  const text = withoutTime(written);
  const spelling = SPELLINGS.find((one) => one.test(text));
  const parts = spelling?.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const areNumbers = spelling === NUMBERS_BEFORE_YEAR;
  const isEither = areNumbers && Number(parts.day) <= 12 && Number(parts.month) <= 12;
  const isMonthFirst = areNumbers && isMonthBeforeDay(isEither ? withoutTime(beside) : text);
  const [day, month] = isMonthFirst ? [parts.month, parts.day] : [parts.day, monthNumber(parts.month)];
  const iso = `${parts.year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(iso)) return undefined;
  return { iso, ...(isEither && Number(day) !== Number(month) && { assumed: isMonthFirst ? 'month' : 'day' }) };
}

/**
 * The day of a round (132), `26/03/01`, as `2026-03-01`; `undefined` for everything else. The first day of the tournament tells the
 * century, and without it this one is taken.
 */
export function roundDay(written: string, start = '2000'): string | undefined {
  const [century, year] = [Number(start.slice(0, 2)), Number(start.slice(2, 4))];
  const isNext = Number(written.slice(0, 2)) < year - 50;
  return readDate(`${century + Number(isNext)}${written}`)?.iso;
}

function withoutTime(text: string): string {
  return text.replace(/[T ]\d\d?:\d\d[^]*$/, '');
}

/** Whether the second number of a date is no month, as in the United States. */
function isMonthBeforeDay(text: string): boolean {
  return Number(NUMBERS_BEFORE_YEAR.exec(text)?.groups?.month) > 12;
}

/** The spelling of TRF26 for an ISO date. */
export function writeDate(iso: string): string {
  return iso.replaceAll('-', '/');
}

/** The number of an English month or its abbreviation; any other word as it is, and a number, too. */
function monthNumber(word: string): string {
  const at = MONTHS.indexOf(word.slice(0, 3).toLowerCase());
  return at < 0 ? word : String(at + 1);
}
