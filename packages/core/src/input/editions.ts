// FIDE C.07: the editions of the tie-break regulations, and what differs between them

/** The rules that differ between editions and change values. */
export interface EditionRules {
  /** Art. 8, note: whether Buchholz and its relatives may be used in round-robins. */
  readonly allowsBuchholzInRoundRobins: boolean;
  /** Art. 16.4: whether the score of the dummy is limited. */
  readonly limitsDummy: boolean;
}

/** The editions of C.07, by the month from which they apply, oldest first. */
export const EDITIONS = ['2024-08', '2026-03'] as const;

/** An edition of the regulations: `'2026-03'` or `'2024-08'`. */
export type Edition = (typeof EDITIONS)[number];

/** The newest edition; written out, so that small packages need no table. */
export const NEWEST: Edition = '2026-03';

/** The last edition and the one before it, which comparisons look at. */
export const LAST_EDITIONS: readonly [Edition, Edition] = ['2024-08', NEWEST];

/** The rules of the newest edition, in a constant of their own for the same reason. */
export const NEWEST_RULES: EditionRules = {
  allowsBuchholzInRoundRobins: false, // Art. 8, note
  limitsDummy: true, // Art. 16.4.1, 16.4.2
};

/** An edition: its first day and its rules. */
interface EditionRow {
  readonly firstDay: string;
  readonly rules: EditionRules;
  /** Art. 5: the codes that the edition introduces. */
  readonly newCodes: readonly string[];
}

/*
 * The exceptions that Art. 15.2 makes in the edition of March 2026 are no difference: Articles 7 and 10 say the same of
 * over-the-board games in both.
 */
const ROWS: Readonly<Record<Edition, EditionRow>> = {
  '2024-08': {
    firstDay: '2024-08-01',
    rules: { allowsBuchholzInRoundRobins: true, limitsDummy: false },
    newCodes: [],
  },
  '2026-03': {
    firstDay: '2026-03-01',
    rules: NEWEST_RULES,
    newCodes: ['STD', 'TPN', 'TPN/R', 'RTNG', 'RTNG/R', 'AOB/F'], // Art. 7.7, 7.8, 10.6, 8.2
  },
};

/** The row of an edition. */
export function rowOf(edition: Edition): EditionRow {
  return ROWS[edition];
}

/** The edition in force on a day `YYYY-MM-DD`; the newest where the day isn't known. */
export function editionOn(day: string | undefined): Edition {
  return EDITIONS.findLast((edition) => day === undefined || ROWS[edition].firstDay <= day) ?? EDITIONS[0];
}

/** The edition for an event that names none: that of its first day, else of its last one. */
export function editionOfDays({
  start,
  end,
}: {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}): Edition {
  return editionOn(start ?? end);
}

/** The first edition that has a code, in capitals. The score that it names for teams, as in `STD:GP`, makes no difference. */
export function editionOfCode(code: string): Edition {
  const plain = code.replace(/:[MG]P/, ''); // Art. 13
  return EDITIONS.findLast((edition) => ROWS[edition].newCodes.includes(plain)) ?? EDITIONS[0];
}
