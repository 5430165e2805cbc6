// Times self-defined tie-breaks: their views, a definition by contributions, and a table whose definition no list names.
import { crosstable, standings, tiebreakValues } from 'crosstable';
import { median, medianAndBest, ratioOf, timeTogether } from './pair.mjs';
import { LIST } from './standings-by-hand.mjs';

const SAMPLES = 41;

/** The opponents' scores: the lowest cut for more than half of the points, the highest for less, both for just half. */
const modifiedMedian = (number) => ({
  code: `MODIFIED_MEDIAN_${number}`,
  name: 'Modified median',
  type: 'C',
  contributions: ({ rounds }) => rounds.map(({ opponent, round }) => ({ round, value: opponent?.points ?? 0 })),
  cut: ({ points, rounds }) => ({
    lowest: points >= rounds.length / 2 ? 1 : 0,
    highest: points <= rounds.length / 2 ? 1 : 0,
  }),
});

/** A definition without contributions, so that its time is that of the views. */
const VIEWS = { code: 'VIEWS', name: 'Views', contributions: () => [] };

/** Several definitions share their views: the time of one is a part of what they take together, beside the views alone. */
const MEDIANS = Array.from({ length: 5 }, (_, at) => modifiedMedian(at + 1));

/** The time that one takes more than the other, divided by the number of equal parts of it. */
function beside(ofOne, ofOther, parts = 1) {
  const [one, other] = [medianAndBest(ofOne), medianAndBest(ofOther)];
  return { median: median(ofOne.map((time, at) => time - ofOther[at])) / parts, min: (one.min - other.min) / parts };
}

/**
 * Milliseconds of the views, of a further definition, and of standings that name no definition: `without` any in the table, and with one
 * that they don't name (`unnamed`). `ratio` is the one divided by the other.
 *
 * @param {{ games: object[][], players: object[] }} tournament
 */
export function timeDefinitions({ games, players }) {
  const tableWith = (selfDefined) => crosstable(games, { players, system: 'swiss', selfDefined });
  const valuesOf = (definitions) => () => {
    const table = tableWith(definitions);
    for (const { code } of definitions) tiebreakValues(code, table);
  };
  const [bare, views, medians, without, unnamed] = timeTogether(
    [
      () => tableWith(undefined),
      valuesOf([VIEWS]),
      valuesOf(MEDIANS),
      () => standings(tableWith(undefined), LIST),
      () => standings(tableWith([VIEWS]), LIST),
    ],
    SAMPLES,
  );
  return {
    views: beside(views, bare),
    further: beside(medians, views, MEDIANS.length),
    without: medianAndBest(without),
    unnamed: medianAndBest(unnamed),
    ratio: ratioOf(unnamed, without),
  };
}
