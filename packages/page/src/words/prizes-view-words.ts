import type { PrizeModel, Rounding } from '@crosstable/prizes/inside';
import type { ClubsWords, PrizesWords } from '@crosstable/words/answers';

/** The words of the prizes and of the clubs, in one language: those of the library, and the page's own around them. */
export interface PrizesViewWords {
  readonly prizes: PrizesWords;
  readonly clubs: ClubsWords;
  readonly legend: string;
  /** The field of the fund, and how it is written. */
  readonly fund: string;
  readonly fundHint: string;
  /** The button for an example, and the names of its lists: all, women, and players under 1800. */
  readonly example: string;
  readonly lists: readonly [string, string, string];
  readonly model: string;
  readonly models: Readonly<Record<PrizeModel, string>>;
  /** In the place of a model: there is no default. */
  readonly chooseModel: string;
  readonly rounding: string;
  readonly roundings: Readonly<Record<Rounding, string>>;
  /** The smallest unit that is paid. */
  readonly unit: string;
  readonly units: readonly [whole: string, hundredths: string];
  readonly noModel: string;
  readonly clubsTitle: string;
  readonly by: string;
  readonly best: string;
}
