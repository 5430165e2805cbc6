// The numbers of the four titles, from B.01 Art. 0.5, 1.4.5 to 1.4.8 and 1.5.3.

/** The titles that are made by norms, the highest first. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;

/** A title that is made by norms. */
export type NormTitle = (typeof NORM_TITLES)[number];

/** The titles that count as titled opponents. */
export const TITLED: readonly string[] = ['GM', 'IM', 'WGM', 'WIM', 'FM', 'WFM']; // Art. 1.4.5

/** All titles of FIDE, and none. National titles are none. */
export const TITLES: readonly string[] = [...TITLED, 'CM', 'WCM', ''];

/** The demands of a title. */
interface Demands {
  /** The least performance rating, after rounding. */
  readonly performance: number;
  /** The least average of the opponents, after rounding. */
  readonly average: number;
  /** The rating to which the lowest opponent is raised. */
  readonly floor: number;
  /** The titles of which a third of the opponents has one. */
  readonly mainTitles: readonly string[];
  /** The rating that the title needs besides its norms. */
  readonly rating: number;
}

export const DEMANDS: Readonly<Record<NormTitle, Demands>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, mainTitles: ['GM'], rating: 2500 },
  IM: { performance: 2450, average: 2230, floor: 2050, mainTitles: ['GM', 'IM'], rating: 2400 },
  WGM: { performance: 2400, average: 2180, floor: 2000, mainTitles: ['GM', 'IM', 'WGM'], rating: 2300 },
  WIM: { performance: 2250, average: 2030, floor: 1850, mainTitles: ['GM', 'IM', 'WGM', 'WIM'], rating: 2200 },
};
