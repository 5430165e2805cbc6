// The match points and game points of teams: those of the cells, and the columns that print them.

import type { Column } from '../cells/column.js';
import { numberOf } from '../cells/number-cell.js';
import type { Legend } from '../columns/legend.js';
import { POINTS_WORDS } from '../columns/points-column.js';
import { type TeamRows, openRounds, otherSide } from './team-rows.js';

/** The outcomes of a team's matches, and its points in them. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly gamePoints: number;
}

/** The sums of each team's matches, without byes. */
export function talliesOf(table: TeamRows): Tally[] {
  const open = openRounds(table);
  const isSwiss = table.system === 'swiss';
  return table.rows.map((row, team) => {
    const tally = { wins: 0, draws: 0, losses: 0, gamePoints: 0 };
    row.forEach((side, at) => {
      const other = otherSide(table.rows, side, team, at, isSwiss);
      const { points: own } = side;
      const others = other?.points ?? null;
      if (own === null || others === null || (isSwiss && open.has(at))) return;
      tally.gamePoints += own;
      if (own === others && own > 0) tally.draws++;
      else if (own > others) tally.wins++;
      else tally.losses++;
    });
    return tally;
  });
}

/** A scoring of matches with all its values. */
export type WholeScoring = Required<Record<'win' | 'draw' | 'loss', number>>;

/** Those that are tried, the usual one first. */
const SCORINGS: readonly WholeScoring[] = [
  { win: 2, draw: 1, loss: 0 },
  { win: 3, draw: 1, loss: 0 },
  { win: 1, draw: 0.5, loss: 0 },
  { win: 3, draw: 2, loss: 1 },
];

export function matchPointsOf({ wins, draws, losses }: Tally, { win, draw, loss }: WholeScoring): number {
  return wins * win + draws * draw + losses * loss;
}

/** The match points of a win, a draw and a loss as a legend has them: `Matchpoints (2 for wins, 1 for Draws, 0 for Losses)`. */
function scoringIn(legend: string): WholeScoring | undefined {
  const found = /(\d(?:[.,]\d)?) for wins?,? (\d(?:[.,]\d)?) for draws?,? (\d(?:[.,]\d)?) for loss/i.exec(legend); // prettier-ignore
  if (found === null) return undefined;
  const [, win, draw, loss] = found;
  const [ofWin, ofDraw, ofLoss] = [win, draw, loss].map((text) => Number(text.replace(',', '.')));
  return { win: ofWin, draw: ofDraw, loss: ofLoss };
}

/** A column of numbers, row by row. */
export interface Scores {
  readonly column: Column;
  readonly values: readonly (number | null)[];
}

/** The columns of match points and game points. */
export interface PrintedScores {
  readonly matchPoints: Scores | undefined;
  readonly gamePoints: Scores | undefined;
  readonly scoring: WholeScoring;
}

const MATCH_POINTS_LEGEND = /^match.?points/i;
const GAME_POINTS_LEGEND = /^points \(game-points\)|^game.?points|^board.?points/i;
const MATCH_POINTS_LABEL = /^(?:MP|MPts?|Match.?p|Mannsch\p{L}*p|Man\.?\s?p)/iu;
const GAME_POINTS_LABEL = /^(?:GP|BP|GPts?|Brett\p{L}*p|Br\.?\s?p|Game.?p|Board.?p)/iu;

/** Whether each value may be the score of its team. */
type Agreement = (value: number | null, team: number) => boolean;

/**
 * Finds the columns by their legend or their heading, else by their values, which are those of more than half of the teams. `hasBye`
 * leaves out teams whose points need not be those of their matches.
 */
export function printedScores(
  columns: readonly Column[],
  legend: Legend,
  tallies: readonly Tally[],
  hasBye: (team: number) => boolean,
): PrintedScores {
  const all = columns.flatMap((column): Scores[] => {
    const values = column.texts.map(numberOf);
    const numbers = values.filter((value) => value !== undefined);
    return numbers.length === values.length && numbers.some((value) => value !== null) ? [{ column, values: numbers }] : []; // prettier-ignore
  });
  const compared = [...tallies.keys()].filter((team) => !hasBye(team));
  const countOf = ({ values }: Scores, agrees: Agreement): number =>
    compared.filter((team) => agrees(values[team], team)).length;
  const withWords = (words: RegExp, label: RegExp): Scores | undefined =>
    all.find(({ column }) => words.test(legend(column.label) ?? '')) ?? all.find(({ column }) => label.test(column.label)); // prettier-ignore
  const best = (among: readonly Scores[], agrees: Agreement): Scores | undefined => {
    const [first] = among.toSorted((one, other) => countOf(other, agrees) - countOf(one, agrees));
    return among.length > 0 && 2 * countOf(first, agrees) > compared.length ? first : undefined;
  };
  const ofMatches =
    (scoring: WholeScoring): Agreement =>
    (value, team) =>
      value === matchPointsOf(tallies[team], scoring);
  const ofGames: Agreement = (value, team) => value === tallies[team].gamePoints;

  const namedMatches = withWords(MATCH_POINTS_LEGEND, MATCH_POINTS_LABEL);
  const isNotMatches = (one: Scores): boolean => one !== namedMatches;
  const namedGames = withWords(GAME_POINTS_LEGEND, GAME_POINTS_LABEL);
  const [usual, ...unusual] = SCORINGS;
  /** Whether values are those of game points rather than match points. */
  const areOfGames = (one: Scores): boolean => {
    const count = countOf(one, ofGames);
    return (
      countOf(one, ofMatches(usual)) < count && unusual.every((scoring) => countOf(one, ofMatches(scoring)) <= count)
    );
  };
  const games =
    namedGames ??
    best(
      all.filter((one) => isNotMatches(one) && areOfGames(one)),
      ofGames,
    );
  const others = all.filter((one) => one !== games);
  const written = namedMatches && scoringIn(legend(namedMatches.column.label) ?? '');
  const found = SCORINGS.flatMap((scoring) => {
    const scores = namedMatches ?? best(others, ofMatches(scoring));
    return scores === undefined ? [] : [{ scores, scoring, count: countOf(scores, ofMatches(scoring)) }];
  }).sort((one, other) => other.count - one.count);
  const first = found.at(0);
  // Another scoring than the usual one is shown by all, and by two teams at least
  const isShown = first?.count === compared.length && compared.length > 1;
  return {
    matchPoints: namedMatches ?? first?.scores ?? others.find(({ column }) => POINTS_WORDS.test(column.label)),
    gamePoints: games,
    scoring: written ?? (isShown ? first.scoring : usual),
  };
}
