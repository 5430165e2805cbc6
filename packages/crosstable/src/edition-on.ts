import type { Edition } from '@crosstable/core';

/** The day from which the edition of March 2026 applies. */
const MARCH_2026 = '2026-03-01';

/** The edition in force on a day `YYYY-MM-DD`; the newest where the day isn't known. */
export function editionOn(day: string | undefined): Edition {
  return day !== undefined && day < MARCH_2026 ? '2024-08' : '2026-03';
}
