// FIDE C.07: the editions of the tie-break regulations, and what differs between them

interface EditionRow {
  /** The month from which the edition applies. */
  readonly edition: string;
  readonly firstDay: string;
  /** Art. 8, note: whether Buchholz and its relatives may be used in round-robins. */
  readonly allowsBuchholzInRoundRobins: boolean;
  /** Art. 16.4: whether the score of the dummy is limited. */
  readonly limitsDummy: boolean;
  /** Art. 5: the codes that the edition introduces. */
  readonly newCodes: readonly string[];
}

/*
 * Oldest first. The exceptions that Art. 15.2 makes in the edition of March 2026 are no difference: Articles 7 and 10 say the
 * same of over-the-board games in both.
 */
const ROWS = [
  {
    edition: '2024-08',
    firstDay: '2024-08-01',
    allowsBuchholzInRoundRobins: true,
    limitsDummy: false,
    newCodes: [],
  },
  {
    edition: '2026-03',
    firstDay: '2026-03-01',
    allowsBuchholzInRoundRobins: false, // Art. 8, note
    limitsDummy: true, // Art. 16.4.1, 16.4.2
    newCodes: ['STD', 'TPN', 'TPN/R', 'RTNG', 'RTNG/R', 'AOB/F'], // Art. 7.7, 7.8, 10.6, 8.2
  },
] as const satisfies readonly EditionRow[];

/** An edition of the regulations: `'2026-03'` or `'2024-08'`. */
export type Edition = (typeof ROWS)[number]['edition'];

/** The editions of C.07, by the month from which they apply, oldest first. */
export const EDITIONS: readonly Edition[] = /* @__PURE__ */ ROWS.map(({ edition }) => edition);

/** The newest edition, the last row; written out, so that small packages need no table. */
export const NEWEST: Edition = '2026-03';

/** The row of an edition. */
export function rulesOf(edition: Edition): EditionRow {
  return ROWS.reduce<EditionRow>((found, row) => (row.edition === edition ? row : found), ROWS[0]);
}

/** The edition in force on a day `YYYY-MM-DD`; the newest where the day isn't known. */
export function editionOn(day: string | undefined): Edition {
  return ROWS.reduce<Edition>(
    (found, { edition, firstDay }) => (day === undefined || firstDay <= day ? edition : found),
    ROWS[0].edition,
  );
}

/** The first edition that has a code. */
export function editionOfCode(code: string): Edition {
  return ROWS.reduce<Edition>(
    (found, { edition, newCodes }) => (newCodes.some((one) => one === code) ? edition : found),
    ROWS[0].edition,
  );
}
