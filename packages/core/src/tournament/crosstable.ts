import { checkAdjustments } from '../input/adjustments.js';
import { checkArray } from '../input/check.js';
import { checkedDefinitions } from '../input/check-self-defined.js';
import { unknownFacts } from '../input/facts.js';
import { appearingField, listedField } from '../input/field.js';
import type { Rounds } from '../input/game.js';
import { nearest } from '../input/nearest.js';
import { type OptionNames, checkNames } from '../input/option-names.js';
import type { CrosstableOptions } from '../input/options.js';
import { REPORT_FIELDS } from '../input/report-fields.js';
import { withAdjustments } from './adjust.js';
import { NO_SPECIAL_CASES, specialCasesOf } from './article-10-ratings.js';
import { compile } from './compile.js';
import { derive } from './derive.js';
import { settingsOf } from './settings.js';
import { type Crosstable, tableOf } from './table.js';
import type { Tournament } from './tournament.js';

const OPTIONS: OptionNames<CrosstableOptions> = {
  adjustments: true,
  players: true,
  ratings: true,
  system: true,
  rounds: true,
  round: true,
  scoring: true,
  selfDefined: true,
  edition: true,
  unknown: true,
  unrated: true,
};

/**
 * Compiles a tournament: checks the games once and lays them out, so that values are computed without
 * reading games again.
 *
 * @param games - `games[n]` holds round n + 1.
 * @param options - Players, system, scoring, edition and more. A report from `parseTrf` can be passed as it is: its other
 *   properties, and the records of its adjustments, are ignored.
 * @returns A frozen table for every tie-break, for `standings` and for `explain`. The input is neither kept nor changed.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value: a player who is twice in a
 *   round or isn't listed, an unknown kind, result or option, or more than 4,000,000 cells (players times rounds) with fewer
 *   than one game for 50 of them. The message gives path, expectation and value.
 *
 * Cost: linear in the games and in players times rounds.
 *
 * @example
 * ```ts
 * import { sonnebornBerger } from '@crosstable/sonneborn-berger';
 * import { type SelfDefined, crosstable, explain, tiebreakValues } from 'crosstable';
 *
 * const table = crosstable([[{ white: 'A', black: 'B', result: 1 }], [{ white: 'A', black: 'B', result: 0.5 }]]);
 * table.players; // → ['A', 'B']
 * sonnebornBerger('A', table); // → 0.75
 *
 * // A tie-break of one's own: the opponents' scores without the lowest for who has more than half of the points, without the
 * // highest for who has less, and without both for who has just half
 * const modifiedMedian: SelfDefined = {
 *   code: 'MODIFIED_MEDIAN',
 *   name: { en: 'Modified median', de: 'Modifizierter Median' },
 *   type: 'C',
 *   contributions: ({ rounds }) => rounds.map(({ opponent, round }) => ({ round, value: opponent?.points ?? 0 })),
 *   cut: ({ points, rounds }) => ({
 *     lowest: points >= rounds.length / 2 ? 1 : 0,
 *     highest: points <= rounds.length / 2 ? 1 : 0,
 *   }),
 * };
 * const games = [
 *   [{ white: 'A', black: 'B', result: 1 as const }, { white: 'C', black: 'D', result: 1 as const }],
 *   [{ white: 'A', black: 'C', result: 1 as const }, { white: 'B', black: 'D', result: 0.5 as const }],
 *   [{ white: 'A', black: 'D', result: 1 as const }, { white: 'B', black: 'C', result: 1 as const }],
 * ];
 * const withIt = crosstable(games, { selfDefined: [modifiedMedian] });
 * [...tiebreakValues('MODIFIED_MEDIAN', withIt)]; // → [['A', 2.5], ['B', 1], ['C', 2], ['D', 2.5]]
 * explain('MODIFIED_MEDIAN', 'A', withIt).contributions.map(({ cut, value }) => [value, cut?.key]); // → [
 * //   [1.5, undefined], [1, undefined], [0.5, 'least-significant'],
 * // ]
 * ```
 */
export function crosstable(games: Rounds, options: CrosstableOptions = {}): Crosstable {
  return tableOf(compileGames(games, options));
}

/** The tournament that {@link crosstable} keeps in the table. */
function compileGames(games: Rounds, options: CrosstableOptions): Tournament {
  checkArray(games, 'games', 'rounds');
  checkNames(options, 'options', OPTIONS, nearest, REPORT_FIELDS);
  const adjustments = checkAdjustments(options.adjustments ?? [], games.length);
  const settings = settingsOf(options, adjustments, games.length);
  const { rounds } = settings;
  const counting = games.slice(0, rounds);
  const fieldOf = (shown: Rounds) =>
    options.players === undefined ? appearingField(shown) : listedField(options.players);
  // Rounds that don't count are checked all the same
  if (rounds < games.length) compile(games, fieldOf(games), settings);
  const field = fieldOf(counting);
  const specialCases = specialCasesOf(field, options, settings, games.length);
  const tournament = compile(counting, field, settings);
  const unknown = unknownFacts(options.unknown);
  const selfDefined = checkedDefinitions(options.selfDefined, 'options.selfDefined', field.index);
  const isOrdinary = specialCases === NO_SPECIAL_CASES && unknown.length === 0 && selfDefined === undefined;
  const changes = { ...specialCases, unknown, selfDefined };
  return withAdjustments(isOrdinary ? tournament : derive(tournament, changes), adjustments);
}
