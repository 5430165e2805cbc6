const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONGEST_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A date as files spell it, read. */
export interface ReadDate {
  /** `YYYY-MM-DD`. */
  readonly iso: string;
  /** True of `04/05/2020`, where only custom says that the day comes first. */
  readonly dayFirstAssumed: boolean;
}

/**
 * Reads the spellings of 042 and 052: `2026/03/01` (TRF26), `2026-03-01`, `2026. 03. 01.`, `24/09/2010`,
 * `28. 07. 2005`, `09/24/2010`, `May 29, 2020`, `29 May 2020`, each also with the time of the day. Gives `undefined` for
 * everything else, days that don't exist among it.
 */
export function readDate(written: string): ReadDate | undefined {
  const text = written.replace(/[T ]\d\d?:\d\d[^]*$/, '');
  const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\.?$/.exec(text);
  if (yearFirst) return calendarDate(yearFirst[1], Number(yearFirst[2]), yearFirst[3], false);
  const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text);
  if (dayFirst) {
    const [, one, other, year] = dayFirst;
    // As in the United States
    const [day, month] = Number(other) > 12 ? [other, one] : [one, other];
    return calendarDate(year, Number(month), day, Number(day) <= 12 && Number(day) !== Number(month));
  }
  const monthName = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:\s*,)?\s+(\d{4})$/i.exec(text);
  if (monthName) return calendarDate(monthName[3], monthNumber(monthName[1]), monthName[2], false);
  const dayAndName = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text);
  if (dayAndName) return calendarDate(dayAndName[3], monthNumber(dayAndName[2]), dayAndName[1], false);
  return undefined;
}

/** The spelling of TRF26 for an ISO date. */
export function writeDate(iso: string): string {
  return iso.replaceAll('-', '/');
}

/** 1 to 12 for an English month or its abbreviation, 0 for another word. */
function monthNumber(word = ''): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

function calendarDate(year = '', month: number, day = '', dayFirstAssumed: boolean): ReadDate | undefined {
  const longest = LONGEST_MONTH[month - 1] ?? 0;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const last = month === 2 && !isLeap ? 28 : longest;
  if (Number(day) < 1 || Number(day) > last) return undefined;
  return { iso: `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`, dayFirstAssumed };
}
