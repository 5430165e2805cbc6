import { isDay } from '@crosstable/core';

/** Between the first and the last day of a tournament. */
const TO = String.raw`\s*(?:[-–—]|to|bis|au|al|a|hasta)\s*`;

/** No day of a tournament stands before the time of the day: the page was made or changed then. */
const NO_TIME = String.raw`(?!\d)(?!\s*,?\s*\d{1,2}:\d{2})`;

/** The first day of a text; of a span it may leave the month or the year to the last one. */
const SPELLINGS = [
  // 2025/07/21, 2025-07-21
  String.raw`(?<!\d)(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})`,
  // 21.-27.07.2025, 21.07.-27.07.2025, 21/07 to 27/07/2025
  String.raw`(?<!\d)(?<day>\d{1,2})(?:[./]\s?(?<month>\d{1,2})?\.?)?${TO}\d{1,2}[./]\s?(?<lastMonth>\d{1,2})[./]\s?(?<year>\d{4})`,
  // 21.07.2025, 21/07/2025
  String.raw`(?<!\d)(?<day>\d{1,2})([-/.])\s?(?<month>\d{1,2})\2\s?(?<year>\d{4})`,
  // 10 August 2026, 3.-9. August 2026, 3 al 9 de agosto de 2026
  String.raw`(?<!\d)(?<day>\d{1,2})\.?(?:${TO}\d{1,2}\.?)?\s+(?:de\s+)?(?<word>\p{L}{3,})\.?\s+(?:de\s+|del\s+)?(?<year>\d{4})`,
  // August 3-9, 2026
  String.raw`(?<word>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:${TO}\d{1,2})?,\s*(?<year>\d{4})`,
].map((spelling) => new RegExp(spelling + NO_TIME, 'iu'));

/** The languages in which the words of months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru'];

/** The number of a month by its name or the beginning of it; `undefined` of other words. */
function monthOf(word: string): number | undefined {
  const months = LANGUAGES.flatMap((language) => {
    // Beside a day some languages have another form of the word
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => day.formatToParts(Date.UTC(2025, at, 1))).flatMap((parts, at) =>
      parts.flatMap(({ type, value }) => (type === 'month' ? [{ month: at + 1, name: value }] : [])),
    );
  });
  const found = new Set(
    months.flatMap(({ month, name }) => (name.toLowerCase().startsWith(word.toLowerCase()) ? [month] : [])),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

function iso(year: number, month: number, day: number): string | undefined {
  const text = [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isDay(text) ? text : undefined;
}

/** The first day that a heading names, as `YYYY-MM-DD`; of numbers before the year the first one is the day where it can be. */
export function dayIn(heading: string): string | undefined {
  for (const spelling of SPELLINGS) {
    const groups: Partial<Record<string, string>> = spelling.exec(heading)?.groups ?? {};
    const { day, word, year, lastMonth, month = lastMonth } = groups;
    if (year === undefined) continue;
    const inYear = Number(year) - Number(Number(month) > Number(lastMonth ?? month));
    const ofMonth = word === undefined ? Number(month) : monthOf(word);
    const found =
      ofMonth === undefined ? undefined : (iso(inYear, ofMonth, Number(day)) ?? iso(inYear, Number(day), ofMonth));
    if (found !== undefined) return found;
  }
  return undefined;
}
